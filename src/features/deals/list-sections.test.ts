import { describe, expect, it } from 'vitest';
import { countOffers, dealWith, offersBySection, nextMilestone, roleIn } from './list-sections';
import { comparable, offerRows } from './offer-rows';
import { bestCells } from '@/domain/comparison/comparison';
import type { OfferListItem } from './api/queries';

const now = Date.parse('2026-11-25T12:00:00Z');
const me = 'me';

function offer(id: string, change: Partial<OfferListItem> = {}): OfferListItem {
  return {
    id,
    property_id: `listing of ${id}`,
    title: 'Duplex',
    address: '12 Elm St',
    seller_id: 'other',
    buyer_id: me,
    seller_name: 'Sam',
    buyer_name: 'Ann',
    state: 'open',
    version: 1,
    proposer: 'buyer',
    respond_by: '2026-11-28T22:30:00Z',
    opened_at: null,
    backup_rank: null,
    end_reason: null,
    held_at: null,
    company: null,
    company_state: null,
    capacity: null,
    required_share: 0,
    created_at: '2026-11-25T12:00:00Z',
    changed_at: '2026-11-25T12:00:00Z',
    terms: {
      version: 1,
      claims: null,
      author: 'buyer',
      price: 100_000,
      seller_credit: 0,
      earnest_money: 1000,
      earnest_due_hours: 48,
      earnest_due_days: null,
      second_deposit: 0,
      second_deposit_days: null,
      earnest_refund_days: null,
      earnest_holder: null,
      extension_fee: 0,
      closing_on: '2026-12-18',
      financing: 'Cash',
      inspection_days: 7,
      contingencies: [],
      jv_share_pct: 0,
      time_zone: 'America/Chicago',
      expires_at: '2026-11-28T22:30:00Z',
      created_at: '2026-11-25T12:00:00Z',
    },
    listing: null,
    ...change,
  };
}
const selling = (id: string, change: Partial<OfferListItem> = {}) =>
  offer(id, { seller_id: me, buyer_id: `buyer ${id}`, property_id: 'house', ...change });
const ids = (offers: readonly OfferListItem[]) =>
  Object.fromEntries(
    Object.entries(offersBySection(offers, me, now)).map(([section, items]) => [
      section,
      items.map((item) => (item.kind === 'offer' ? item.id : `${item.id}: ${item.offers.map(({ id }) => id).join()}`)),
    ]),
  );

describe('offersBySection', () => {
  it('sorts the member’s own offers by whose turn it is', () => {
    expect(
      ids([
        offer('mine'),
        offer('countered', { proposer: 'seller' }),
        offer('sealed', { state: 'sealed' }),
        offer('backup', { state: 'backup', backup_rank: 1 }),
        offer('expired', { respond_by: '2026-11-25T11:00:00Z' }),
        offer('declined', { state: 'declined' }),
        offer('strangers', { buyer_id: 'x' }),
      ]),
    ).toEqual({ answer: ['countered'], waiting: ['mine', 'sealed'], backup: ['backup'] });
  });

  it('groups the offers on a listing in the most urgent section', () => {
    expect(
      ids([
        selling('countered', { proposer: 'seller' }),
        selling('new'),
        selling('backup', { state: 'backup', backup_rank: 1 }),
        selling('elsewhere', { property_id: 'condo', state: 'sealed' }),
        selling('orphan', { property_id: null, state: 'backup', backup_rank: 1 }),
      ]),
    ).toEqual({
      answer: ['house: countered,new,backup'],
      waiting: ['condo: elsewhere'],
      backup: ['orphan: orphan'],
    });
  });

  it('counts the offers of groups, without those in them that wait for the other side', () => {
    const offers = [selling('a'), selling('b', { proposer: 'seller' }), offer('c', { proposer: 'seller' })];
    const { answer } = offersBySection(offers, me, now);
    expect(answer).toHaveLength(2);
    expect(countOffers('answer', answer, me, now)).toBe(2);
  });
});

describe('offerRows', () => {
  const terms = offer('x').terms;
  const change = (id: string, changed: object) => selling(id, { terms: terms && { ...terms, ...changed } });
  const offers = comparable([
    change('low', { price: 90_000, inspection_days: 0 }),
    change('high', {
      price: 110_000,
      seller_credit: 0,
      earnest_money: 0,
      financing: 'Conventional',
      contingencies: ['financing'],
      closing_on: '2027-01-15',
      jv_share_pct: 25,
    }),
    selling('sealed', { terms: null }),
  ]);

  it('compares readable offers, highest price first, and marks the best', () => {
    expect(offers.map(({ id }) => id)).toEqual(['high', 'low']);
    const rows = offerRows(offers, now);
    const shown = rows.map((row) => [
      row.label,
      ...row.cells.map(({ text }, index) => `${text}${bestCells(row).has(index) ? ' *' : ''}`),
    ]);
    expect(shown).toEqual([
      ['Price', '$110,000 *', '$90,000'],
      ['Earnest money', 'None', '$1,000 within 48 hours *'],
      ['Financing', 'Conventional', 'Cash *'],
      ['Inspection', '7 days', 'Waived *'],
      ['Contingencies', 'Financing', 'None *'],
      ['Closing by', 'Jan 15, 2027', 'Dec 18, 2026 *'],
      ['Seller’s profit share', '25% *', 'None'],
      ['Expires', 'Nov 28, 4:30 PM CST', 'Nov 28, 4:30 PM CST'],
      ['Status', 'Your turn', 'Your turn'],
    ]);
  });

  it('marks a closing after the seller’s own contract', () => {
    const row = offerRows(offers, now, undefined, '2026-12-18').find(({ label }) => label === 'Closing by');
    expect(row?.cells.map(({ note }) => note)).toEqual(['After your contract expires', undefined]);
  });

  it('compares verified funds once they’re loaded', () => {
    const two = comparable([selling('a', { buyer_id: 'ann' }), selling('b', { buyer_id: null })]);
    const funds = { ann: { amount: 250_000, until: '2027-03-03' } };
    const row = offerRows(two, now, funds).find(({ label }) => label === 'Funds');
    expect(row?.cells.map(({ text }) => text)).toEqual(['Verified to $250K until Mar 3', 'Not verified']);
    expect(row && [...bestCells(row)]).toEqual([0]);
    expect(offerRows(two, now).map(({ label }) => label)).not.toContain('Funds');
  });

  it('leaves out the profit share where nobody offers one, and says who answers', () => {
    const rows = offerRows(
      comparable([selling('a', { proposer: 'seller' }), selling('b', { state: 'backup', backup_rank: 1 })]),
      now,
    );
    expect(rows.map(({ label }) => label)).not.toContain('Seller’s profit share');
    expect(rows.at(-1)?.cells.map(({ text }) => text)).toEqual(['Waiting for the buyer', 'Backup']);
    expect(rows.at(-2)?.cells.map(({ text }) => text)).toEqual(['Nov 28, 4:30 PM CST', 'Backup']);
  });
});

describe('deals', () => {
  const milestone = (kind: string, state: string, due_at: string) => ({ kind, state, due_at });
  it('finds the next milestone of a deal', () => {
    const milestones = [
      milestone('closing', 'pending', '2026-12-18T00:00:00Z'),
      milestone('inspection', 'declared', '2026-12-01T00:00:00Z'),
      milestone('earnest_money', 'done', '2026-11-27T00:00:00Z'),
    ];
    expect(nextMilestone({ milestones })).toEqual({ kind: 'inspection', due_at: '2026-12-01T00:00:00Z' });
    expect(nextMilestone({ milestones: [] })).toBeNull();
    expect(nextMilestone({ milestones: [milestone('moon', 'pending', '2026-12-01T00:00:00Z')] })).toBeNull();
  });

  it('finds the viewer’s role and who the others are', () => {
    const party = (user_id: string | null, role: string, name: string | null) => ({
      user_id,
      role,
      name,
      revoked_at: null as string | null,
    });
    const parties = [party(me, 'buyer', 'Me'), party('s', 'seller', 'Sam'), party('t', 'title', 'Tia')];
    expect(roleIn({ parties }, me)).toBe('buyer');
    expect(roleIn({ parties }, 'x')).toBeNull();
    expect(roleIn({ parties: [{ ...party(me, 'title', 'Me'), revoked_at: '2026-11-25T12:00:00Z' }] }, me)).toBeNull();
    expect(dealWith({ parties }, me)).toBe('Sam');
    expect(dealWith({ parties: [party(null, 'buyer', null), party('s', 'seller', 'Sam')] }, 't')).toBe(
      'a former member and Sam',
    );
  });
});
