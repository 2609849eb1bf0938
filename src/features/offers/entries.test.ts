import { describe, expect, it } from 'vitest';
import { buyerAction } from './buyer-action';
import { callSchema } from './call-schema';
import { newOfferAccess } from './new-offer-access';
import { toOffer } from '@/domain/offer/offer';

const own = toOffer({ id: 'o1', buyer_id: 'me', state: 'open' } as Parameters<typeof toOffer>[0]);
const call = { id: 'c', deadline: '2026-12-01T23:00:00Z', time_zone: 'America/Chicago', state: 'running' };
const nothing = { call: null, offers: [], dealId: null };

describe('buyerAction', () => {
  it.each([
    ['active', nothing, 'Make an offer', '/property/l1/offer'],
    ['active', { ...nothing, call }, 'Make an offer', '/property/l1/offer'],
    ['active', { ...nothing, offers: [own] }, 'View your offer', '/offers/o1'],
    ['under_contract', nothing, 'Make a backup offer', '/property/l1/offer'],
    ['under_contract', { ...nothing, dealId: 'd1' }, 'Open deal room', '/deals/d1'],
  ])('offers a buyer the right step on a listing that is %s with %j', (status, found, label, to) => {
    expect(buyerAction({ id: 'l1', status }, found, 'me')).toMatchObject({ label, to });
  });

  it.each(['sold', 'paused'])('offers a buyer nothing on a listing that is %s', (status) => {
    expect(buyerAction({ id: 'l1', status }, nothing, 'me')).toBeNull();
  });
});

describe('newOfferAccess', () => {
  const listing = { id: 'l1', user_id: 'seller', status: 'active', call: null };
  const nothingElse = { offers: [], dealId: null, terms: null, funds: null };
  const asksForFunds = { listing, ...nothingElse, terms: { funds_required: true } };
  it.each([
    [{ listing, ...nothingElse }, 'open'],
    [{ listing: { ...listing, status: 'under_contract' }, ...nothingElse }, 'open'],
    [null, 'not-found'],
    [{ listing: { ...listing, user_id: 'me' }, ...nothingElse }, 'own'],
    [{ listing, ...nothingElse, offers: [{ id: 'o1', buyer_id: 'me' }] }, 'made'],
    [{ listing: { ...listing, status: 'under_contract' }, ...nothingElse, dealId: 'd1' }, 'contract'],
    [{ listing: { ...listing, status: 'sold' }, ...nothingElse }, 'closed'],
    [asksForFunds, 'funds'],
    [{ ...asksForFunds, funds: { amount: 1000, until: '2026-12-31' } }, 'open'],
  ])('decides whether %j may make an offer: %s', (found, kind) => {
    expect(newOfferAccess(found, 'me').kind).toBe(kind);
  });
});

describe('callSchema', () => {
  const now = () => Date.parse('2026-11-25T12:00:00Z');
  const zone = 'America/Chicago';
  const problems = (date: string, time: string, at = now) => {
    const result = callSchema(at).safeParse({ date, time, fold: '1', zone });
    return result.success ? result.data : result.error.issues.map(({ message }) => message);
  };
  it.each([
    ['2026-12-01', '17:00', { deadline: '2026-12-01T23:00:00.000Z', zone }],
    ['2026-12-01', '', { deadline: '2026-12-02T06:00:00.000Z', zone }],
    ['', '', ['Choose a date']],
    ['2026-11-25', '06:30', ['Choose a time at least an hour from now']],
    ['2026-12-26', '17:00', ['Choose a date within the next 30 days']],
  ])('%s at %s', (date, time, result) => {
    expect(problems(date, time)).toEqual(result);
  });
});
