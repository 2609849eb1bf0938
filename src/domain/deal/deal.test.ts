import { expect, it } from 'vitest';
import { correspondents, type Party } from './deal';

const party = (id: string, change: Partial<Party> = {}): Party => ({
  id,
  user_id: `user-${id}`,
  role: id,
  side: 'buyer',
  name: id,
  invitedEmail: null,
  company: null,
  company_state: null,
  capacity: null,
  rights: [],
  invited_at: '',
  joined_at: '2026-01-01',
  revoked_at: null,
  accepted_at: null,
  picture: null,
  contact: { email: null, phone: null },
  ...change,
});
const seller = party('seller');
const buyer = party('buyer');
const partner = party('jv_partner');
const title = party('title', { rights: ['messages'] });
const attorney = party('attorney', { rights: ['terms', 'documents'] });
const left = party('lender', { rights: ['messages'], revoked_at: '2026-02-01' });
const invited = party('lender', { rights: ['messages'], user_id: null, joined_at: null });
const parties = [title, attorney, partner, left, invited, buyer, seller];
const deal = {
  id: 'd',
  state: 'open' as const,
  address: '12 Oak St, Tulsa, OK 74103',
  version: 1,
  time_zone: 'America/Chicago',
  parties,
  unsigned: [],
  double_close: null,
  amending: false,
};

it.each([
  ['the buyer, everyone who writes, the seller first', buyer, ['seller', 'title', 'jv_partner']],
  ['the seller, too', seller, ['buyer', 'title', 'jv_partner']],
  ['a guest with the right, buyer and seller', title, ['buyer', 'seller']],
  ['a JV partner, buyer and seller', partner, ['buyer', 'seller']],
  ['a guest without the right, nobody', attorney, []],
])('gives %s', (_, viewer, ids) => {
  expect(correspondents({ deal, viewer }).map(({ id }) => id)).toEqual(ids);
});

it('leaves out a buyer or seller whose account was deleted', () => {
  const remaining = { ...deal, parties: [buyer, { ...seller, user_id: null }] };
  expect(correspondents({ deal: remaining, viewer: buyer })).toEqual([]);
});
