import { expect, it } from 'vitest';
import { noteOf, toEntry, type LedgerEntry } from '@/domain/ledger/ledger';
import { entryText } from './step-text';

const names: Record<string, string> = {
  buyer: 'You',
  seller: 'Cal',
  'party:j': 'Jo',
  'party:b': 'You',
  'party:gone': 'A former member',
};
const context = {
  nameOf: (actor: string) => names[actor] ?? 'A former member',
  timeText: () => 'Nov 27, 4:30 PM CST',
};
const due_at = '2026-11-27T22:30:00.000Z';
const entry = (
  actor: string,
  kind: string,
  data: Record<string, unknown> = {},
  texts: Record<string, string> = {},
): LedgerEntry => ({
  seq: 1,
  at: '2026-11-20T00:00:00Z',
  actor,
  kind,
  data,
  texts,
});
const oak = { company: 'Oak LLC', capacity: 'Manager' };

it.each<[string, LedgerEntry]>([
  ['You made an offer of $95,000.', entry('buyer', 'offer.make', { state: 'open', terms: { price: 95_000 } })],
  [
    'You made an offer of $95,000 for Oak LLC (TN) as Manager.',
    entry('buyer', 'offer.make', { terms: { price: 95_000 }, company_state: 'TN' }, oak),
  ],
  ['You chose to act for Oak LLC (TN) as Manager.', entry('buyer', 'party.company', { company_state: 'TN' }, oak)],
  ['Cal asked you to show who may sign for your company.', entry('seller', 'authority.ask', { party: 'b' })],
  ['Cal has seen who may sign for the company of Jo.', entry('seller', 'authority.see', { party: 'j' })],
  ['The call for offers ended, and the sealed offer was opened.', entry('system', 'offer.open')],
  ['The offer was canceled: the property was sold.', entry('system', 'offer.cancel', { reason: 'listing_sold' })],
  ['The deal opened with 2 deadlines.', entry('system', 'deal.open', { milestones: [{}, {}] })],
  [
    'The deal closed at $95,000 on Dec 24, 2026.',
    entry('system', 'deal.close', { price_usd: 95_000, closed_on: '2026-12-24' }),
  ],
  [
    'The deal fell through because a member deleted their account.',
    entry('system', 'deal.fall_through', { reason: 'account_deleted' }),
  ],
  [
    'Jo (Title company, invited by the buyer, accepted by the seller) confirmed that the earnest money arrived.',
    entry('party:j', 'milestone.confirm', {
      milestone: 'earnest_money',
      role: 'title',
      invited_by: 'buyer',
      accepted_by: 'seller',
    }),
  ],
  [
    'Cal accepted that Jo (Title company) confirms the earnest money.',
    entry('seller', 'party.accept', { party: 'j', role: 'title', milestone: 'earnest_money' }),
  ],
  [
    'Jo changed the payment instructions (bank and account number): First Bank, account ending in 6789. The change ' +
      'takes effect Nov 27, 4:30 PM CST, unless it’s stopped.',
    entry(
      'party:j',
      'instructions.change',
      { changed: ['bank_name', 'account_number', 'new'], account_ending: '6789', takes_effect_at: due_at },
      { bank: 'First Bank' },
    ),
  ],
  [
    'A former member entered the payment instructions: account ending in 6789.',
    entry('party:gone', 'instructions.enter', { account_ending: '6789' }),
  ],
  ['You updated the next step.', entry('buyer', 'milestone.waive', { milestone: 'new' })],
  [
    'You proposed a new deadline for the inspection: Nov 27, 4:30 PM CST.',
    entry('buyer', 'extension.propose', { milestone: 'inspection', due_at }),
  ],
  [
    'The deadline for the assignment passed (Nov 27, 4:30 PM CST).',
    entry('system', 'deadline.miss', { milestone: 'assignment', due_at }),
  ],
  [
    'You invited Tia (Title company): see shared documents, confirm earnest money.',
    entry(
      'buyer',
      'party.invite',
      { party: 't', role: 'title', rights: ['documents', 'earnest_money'] },
      { name: 'Tia' },
    ),
  ],
  ['Cal invited Jo: no rights.', entry('seller', 'party.invite', { party: 'j', role: 'new', rights: [] })],
  ['Jo joined the deal (JV partner).', entry('party:j', 'party.join', { party: 'j', role: 'jv_partner' })],
  ['You ended the access of a former member.', entry('buyer', 'party.revoke', { party: 'gone' })],
  ['Cal changed the rights of someone: no rights.', entry('seller', 'party.rights')],
  ['Everyone agreed on split 2. It’s now in force.', entry('system', 'split.agree', { version: 2 })],
  ['Cal shared a document with Jo.', entry('seller', 'document.share', { document: 'd', party: 'j' })],
  ['Cal stopped sharing a document with someone.', entry('seller', 'document.unshare')],
  [
    'Cal signed the JV agreement as “C. Lee” (not the account’s name).',
    entry('seller', 'agreement.sign', { kind: 'jv', other_name: true }, { signed_name: 'C. Lee' }),
  ],
  ['A former member signed the JV agreement.', entry('party:gone', 'agreement.sign', { kind: 'jv' })],
  [
    'The JV agreement was withdrawn: someone who had to sign it left the deal.',
    entry('system', 'agreement.withdraw', { kind: 'jv', reason: 'party_left' }),
  ],
  ['Jo recorded: document glue.', entry('party:j', 'document.glue')],
  [
    'You reported the rehab cost as $46,000, where the listing claimed $40,000.',
    entry('buyer', 'outcome.record', { outcome: 'repair_cost', claimed_usd: 40_000, actual_usd: 46_000 }),
  ],
])('%s', (sentence, each) => expect(entryText(each, context)).toBe(sentence));

it('reads an entry and what was written with it', () => {
  const content = { seq: 1, at: '2026-11-20T00:00:00.000Z', actor: 'buyer', kind: 'offer.make', data: {} };
  const read = toEntry(JSON.stringify(content), [{ field: 'message', text: 'Hi' }]);
  expect(read).toEqual({ ...content, texts: { message: 'Hi' } });
  expect(noteOf(read)).toBe('Hi');
  expect(noteOf(entry('buyer', 'x'))).toBe('');
  expect(noteOf(entry('buyer', 'x', {}, { reason: 'Sick' }))).toBe('Sick');
  expect(noteOf(entry('buyer', 'x', { note_sha256: 'ab' }))).toBeNull();
});
