import { expect, it } from 'vitest';
import { closesDeal, type Party } from '@/domain/deal/deal';
import { changesOf, readsInstructions, toPaymentInstructions, type Instructions } from './payment';

const party = (change: Partial<Party>) =>
  ({ role: 'title', rights: ['earnest_money'], accepted_at: '2026-11-20', revoked_at: null, ...change }) as Party;
const instructions: Instructions = {
  id: 'first',
  state: 'in_force',
  entered_by: 'tia',
  bank_name: 'First Bank',
  account_name: 'Tia Title LLC',
  routing_number: '021000021',
  account_number: '123456789',
  account_ending: '6789',
  wire_reference: null,
  callback_phone: '614-555-0100',
  entered_at: '2026-11-20T12:00:00Z',
  takes_effect_at: '2026-11-20T12:00:00Z',
};

it.each<[boolean, boolean, Partial<Party>]>([
  [true, true, {}],
  [true, true, { role: 'attorney' }],
  [false, false, { accepted_at: null }],
  [false, false, { revoked_at: '2026-11-21' }],
  [false, false, { rights: ['terms'] }],
  [false, false, { role: 'lender' }],
  [false, false, { role: 'jv_partner', rights: ['terms'] }],
  [false, true, { role: 'buyer', rights: ['terms'] }],
  [false, true, { role: 'seller', rights: ['terms'] }],
  [false, true, { role: 'signer', rights: ['terms'] }],
])('enters them: %s, reads them: %s, for %o', (gives, reads, change) => {
  expect([closesDeal(party(change)), readsInstructions(party(change))]).toEqual([gives, reads]);
});

it('changesOf has what differs beside what it was', () => {
  const change = { ...instructions, account_number: '1111', wire_reference: 'File 7' };
  expect(changesOf(instructions, change)).toEqual([
    { label: 'Account number', before: '123456789', after: '1111' },
    { label: 'Reference', before: null, after: 'File 7' },
  ]);
  expect(changesOf(null, instructions)).toHaveLength(4);
});

it('toPaymentInstructions tells those in force from the change that waits', () => {
  const waiting = { ...instructions, id: 'next', state: 'waiting' as const };
  expect(toPaymentInstructions([instructions, waiting])).toEqual({ current: instructions, waiting });
  expect(toPaymentInstructions([])).toEqual({ current: null, waiting: null });
});
