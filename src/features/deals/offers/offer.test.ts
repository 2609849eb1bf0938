import { describe, expect, it } from 'vitest';
import { entryText, messageOf, otherName, sideOf, toEntry, toOffer, versionTitle, type OfferEntry } from './offer';

const names = { buyer: 'Ann', seller: 'You' };
const entry = (kind: string, actor = 'buyer', price: number | null = null): OfferEntry => ({
  seq: 1,
  at: '2026-11-25T12:00:00Z',
  actor,
  kind,
  price,
  message: null,
});

describe('entryText', () => {
  it.each([
    [entry('offer.make', 'buyer', 95_000), 'Ann offered $95,000.'],
    [entry('offer.make'), 'Ann offered.'],
    [entry('offer.revise', 'buyer', 96_000), 'Ann changed the terms to $96,000.'],
    [entry('offer.revise'), 'Ann changed the terms.'],
    [entry('offer.counter', 'seller', 99_000), 'You countered with $99,000.'],
    [entry('offer.counter', 'seller'), 'You countered.'],
    [entry('offer.accept'), 'Ann accepted.'],
    [entry('offer.decline', 'seller'), 'You declined.'],
    [entry('offer.withdraw'), 'Ann withdrew.'],
    [entry('offer.withdraw', 'seller'), 'You withdrew the counteroffer.'],
    [entry('offer.back_up', 'seller'), 'You kept it as a backup offer.'],
    [entry('offer.open', 'system'), 'The call for offers ended, and the offer was opened.'],
    [entry('offer.promote', 'system'), 'The other deal fell through, so the offer was reopened.'],
    [entry('offer.expire', 'system'), 'The offer expired.'],
    [entry('offer.cancel', 'system'), 'The offer was canceled.'],
    [entry('deal.open', 'system'), 'The deal was opened.'],
    [entry('milestone.complete'), null],
  ])('%j', (step, text) => {
    expect(entryText(step, names)).toBe(text);
  });
});

describe('toEntry', () => {
  const row = { seq: 2, recorded_at: '2026-11-25T12:00:00Z', actor: 'buyer', kind: 'offer.make' };
  it('reads the price from the canonical JSON', () => {
    expect(toEntry({ ...row, content: '{"data":{"terms":{"price_usd":95000}}}' }, 'Hi')).toEqual({
      seq: 2,
      at: '2026-11-25T12:00:00Z',
      actor: 'buyer',
      kind: 'offer.make',
      price: 95_000,
      message: 'Hi',
    });
    expect(toEntry({ ...row, content: '{"data":{}}' }, null).price).toBeNull();
  });
});

it('finds the message of each version', () => {
  const entries = [
    { ...entry('offer.make'), message: 'One' },
    entry('offer.open', 'system'),
    { ...entry('offer.counter', 'seller'), message: 'Two' },
  ];
  expect([1, 2, 3].map((version) => messageOf({ entries }, version))).toEqual(['One', 'Two', null]);
});

it('names versions by their author', () => {
  expect(versionTitle({ version: 1, author: 'buyer' }, 'buyer', 'Sam')).toBe('Version 1: your offer');
  expect(versionTitle({ version: 2, author: 'seller' }, 'buyer', 'Sam')).toBe('Version 2: Sam’s counteroffer');
  expect(versionTitle({ version: 3, author: 'buyer' }, 'seller', 'Ann')).toBe('Version 3: Ann’s terms');
});

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
