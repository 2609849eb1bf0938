import { expect, it } from 'vitest';
import type { Party } from '@/domain/deal/deal';
import { stateText, titleActions, type TitleItem } from './title';

const party = (role: string, accepted_at: string | null = '2026-11-20') =>
  ({ role, rights: ['earnest_money'], accepted_at, revoked_at: null }) as Partial<Party> as Party;
const item = (change: Partial<TitleItem> = {}): TitleItem => ({
  id: 'i',
  kind: 'payoff',
  label: 'Payoff',
  owner: 'seller',
  due_on: null,
  state: 'open',
  buyer_approved_at: null,
  seller_approved_at: null,
  ...change,
});
const statement = { kind: 'settlement', owner: 'title' } as const;

it.each([
  ['title', {}, ['done', 'not_needed']],
  ['title', { state: 'done' }, ['open']],
  ['title', { ...statement }, ['sent', 'not_needed']],
  ['attorney', { state: 'sent' }, ['done', 'not_needed']],
  ['seller', {}, ['sent']],
  ['seller', { state: 'sent' }, ['open']],
  ['seller', { state: 'done' }, []],
  ['buyer', {}, []],
  ['buyer', { ...statement, state: 'sent' }, ['approve']],
  ['buyer', { ...statement, state: 'sent', buyer_approved_at: '2026-11-26' }, []],
  ['buyer', { ...statement }, []],
  ['lender', {}, []],
  ['jv_partner', {}, []],
] as const)('lets a %s with %o do %o', (role, change, actions) => {
  expect(titleActions(item(change), party(role))).toEqual(actions);
});

it('gives a title company whom only one side wants nothing to do', () => {
  expect(titleActions(item({ owner: 'title' }), party('title', null))).toEqual([]);
});

it('says who has approved a settlement statement', () => {
  expect(stateText(item({ ...statement, state: 'sent' }))).toBe('Waiting for both sides to approve it');
  expect(stateText(item({ ...statement, state: 'sent', seller_approved_at: 'x' }))).toBe('Approved by the seller');
  expect(stateText(item({ ...statement, state: 'done' }))).toBe('Approved by both sides');
  expect(stateText(item({ state: 'sent' }))).toBe('Sent, to be checked');
});
