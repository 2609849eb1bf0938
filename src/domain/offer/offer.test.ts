import { describe, expect, it } from 'vitest';
import { isExpired, otherName, sideOf, toOffer } from './offer';
import type { OfferState } from '@/domain/ledger/vocabulary';

it('knows the viewer’s side and the other’s name', () => {
  const parties = { buyer_id: 'b', seller_id: 's', buyer_name: 'Ann', seller_name: null };
  expect(sideOf(parties, 'b')).toBe('buyer');
  expect(sideOf(parties, 's')).toBe('seller');
  expect(sideOf(parties, 'x')).toBeNull();
  expect(sideOf({ buyer_id: null, seller_id: null }, '')).toBeNull();
  expect(otherName(parties, 'seller')).toBe('Ann');
  expect(otherName(parties, 'buyer')).toBe('A former member');
});

it('replaces unknown values', () => {
  const row = toOffer({ state: 'moon', proposer: 'moon' } as Parameters<typeof toOffer>[0]);
  expect(row).toMatchObject({ state: 'canceled', proposer: 'buyer' });
});

describe('isExpired', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const offer = (state: OfferState, respond_by = '2026-11-28T12:00:00Z') =>
    ({ state, proposer: 'buyer', respond_by, held_at: null }) as const;

  it('counts an offer as expired before the job has recorded it', () => {
    const past = '2026-11-25T11:59:59Z';
    expect(isExpired(offer('open', past), now)).toBe(true);
    expect(isExpired(offer('sealed', past), now)).toBe(true);
    expect(isExpired(offer('backup', past), now)).toBe(false);
    expect(isExpired(offer('accepted', past), now)).toBe(false);
    expect(isExpired(offer('expired'), now)).toBe(true);
    expect(isExpired({ ...offer('open', past), held_at: past }, now)).toBe(false);
  });
});
