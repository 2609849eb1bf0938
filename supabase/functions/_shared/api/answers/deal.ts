// Deals: what was agreed, its deadlines, money, people, and documents.
import { z } from 'npm:zod@4.6.7';
import { milestoneKinds, milestoneStates } from '../../../../../src/domain/ledger/milestones.ts';
import { partyRoles } from '../../../../../src/domain/ledger/parties.ts';
import * as vocabulary from '../../../../../src/domain/ledger/vocabulary.ts';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, made, many, maybe, one } from '../answer.ts';
import { appLink } from '../links.ts';
import { count, day, id, oneOf, orNull, page, text, texts, time } from './kinds.ts';
import { side, terms as offerTerms, termsOf } from './offer.ts';

const timeOrNull = (about: string) => orNull(z.iso.datetime({ offset: true }), about);

const extension = answer('DealExtension', 'A later deadline that one side proposed.', {
  id: id('ID of the extension.'),
  proposed_by: side('Who proposed it.'),
  due_at: time('The later deadline.'),
  state: oneOf(['proposed', 'agreed', 'declined', 'withdrawn'], 'What became of it.'),
  created_at: time('When it was proposed.'),
});

const step = () => ({
  id: id('ID of the milestone.'),
  kind: oneOf(milestoneKinds, 'What has to happen.'),
  due_at: time(
    'Its deadline: from this moment on it’s late. Of seller_contract, the end of the seller’s own contract; of ' +
      'contract_inspection, the end of its inspection period.',
  ),
  state: oneOf(milestoneStates, 'Declared: one side says it’s done, and the other hasn’t confirmed it.'),
});
const milestone = answer('DealMilestone', 'A step of a deal, with its deadline.', {
  ...step(),
  changed_at: time('When its state last changed.'),
  confirmed_by: orNull(z.guid(), 'The party who confirmed it; null unless it was confirmed.'),
  confirmed_at: timeOrNull('When it was confirmed, after which it can be disputed for 72 hours. Else null.'),
  extensions: many(extension, 'deal_extensions', 'Later deadlines that were proposed.'),
});
const earnestMoney = answer('DealEarnestMoney', 'The deposit: what is due, and what arrived.', {
  due: count('What was agreed, both deposits, whole USD.'),
  first_due: count('What was agreed as the first deposit, whole USD.'),
  needed: count('How much has to arrive in all: less than due if the seller accepted that.'),
  first_needed: count('How much has to arrive for the step of the first deposit.'),
  amount: orNull(z.int(), 'What arrived and nobody disputed, whole USD. Null if nothing did.'),
  accepted: orNull(z.int(), 'What the seller accepted as all of it although it’s less, whole USD. Else null.'),
});
const receipt = answer('DealEarnestReceipt', 'A part of the deposit that arrived.', {
  id: id('ID of the receipt.'),
  party_id: orNull(z.guid(), 'The party who recorded it.'),
  amount: count('Whole USD.'),
  received_on: day('The day it arrived.'),
  reference: text('The number of the wire, check, or receipt.'),
  recorded_at: time('When it was recorded, after which it can be disputed for 72 hours.'),
  disputed_at: timeOrNull('When it was disputed, so that it no longer counts. Else null.'),
});
const party = answer('DealParty', 'Someone who takes part in a deal.', {
  id: id('ID of the party.'),
  user_id: orNull(z.guid(), 'The member; null until they join, and once their account is deleted.'),
  role: oneOf(partyRoles, 'As what they take part.'),
  side: side('Who invited them: a JV partner’s share comes out of this side’s.'),
  name: orNull(z.string(), 'As the inviter wrote it until they join, then the member’s own.'),
  rights: texts('What a guest may do: terms, documents, earnest_money, messages. Buyer and seller may do all of it.'),
  invited_at: time('When they were invited.'),
  joined_at: timeOrNull('When they joined; null until then.'),
  revoked_at: timeOrNull('When they lost access; null if they have it.'),
  accepted_at: timeOrNull('When the other side accepted that this guest confirms the deposit; null if it didn’t.'),
  company: orNull(z.string(), 'The company that they act for; null for themselves.'),
  company_state: orNull(z.string(), 'Two-letter code of the state in which the company is organized.'),
  capacity: orNull(z.string(), 'As what they sign for the company, such as Managing member.'),
});
const reader = answer('DealDocumentReader', 'A party with whom a document is shared.', {
  party_id: id('ID of the party.'),
  shared_at: time('When it was shared.'),
  revoked_at: timeOrNull('When that ended; null while it’s shared.'),
});
const documentKinds = [
  'purchase_contract',
  'assignment',
  'jv_agreement',
  'amendment',
  'release',
  'inspection',
  'title',
  'closing_statement',
  'authority',
  'other',
];
const document = answer('DealDocument', 'A document of a deal. openDealDocument opens it.', {
  id: id('ID of the document.'),
  added_by: orNull(
    z.guid(),
    'The party who added it; null for a sealed agreement, which belongs to all who signed it.',
  ),
  kind: oneOf(documentKinds, 'What it is.'),
  name: text('The name of the file.'),
  size: count('Bytes.'),
  mime_type: text('Such as application/pdf.'),
  sha256: text('SHA-256 of its bytes, hexadecimal.'),
  created_at: time('When it was added.'),
  readers: many(reader, 'deal_document_readers', 'With whom it’s shared.'),
});

const deadlines = ['earnest', 'second', 'refund', 'inspection', 'financing', 'assignment'].flatMap((kind) => [
  [`${kind}_due_at`, timeOrNull(`The deadline in force of the ${kind} step; null if there’s no such step.`)] as const,
  [`agreed_${kind}_due_at`, timeOrNull(`${kind}_due_at as agreed first.`)] as const,
]);
const terms = answer('TermsOfDeal', 'The terms in force, and under agreed_ as agreed first.', {
  ...offerTerms(),
  closing_on: day('The last day to close, in force: extensions move it.'),
  agreed: z
    .object(termsOf())
    .describe(
      'As accepted first. Amendments, extensions, and less earnest money that the seller accepted come after it.',
    ),
  ...Object.fromEntries(deadlines),
});

export const deal = answer('Deal', 'An accepted offer, until it’s closed or falls through.', {
  id: id('ID of the deal.'),
  offer_id: id('ID of the offer.'),
  version: count('The version of the offer’s terms in force: the accepted one, or that of the last amendment.'),
  property_id: orNull(z.guid(), 'ID of the listing; null once it’s deleted.'),
  title: text('The listing’s title when the offer was accepted.'),
  address: text('The listing’s address when the offer was accepted.'),
  time_zone: text('The time zone in which its days end, such as America/Chicago.'),
  state: oneOf(vocabulary.dealStates, 'Open until it’s closed or falls through.'),
  end_reason: orNull(z.string(), 'Why it fell through; null if it didn’t.'),
  ended_by: orNull(side(''), 'The side that ended it and gave the reason; null if neither did.'),
  created_at: time('When the offer was accepted.'),
  ended_at: timeOrNull('When it was closed or fell through; null while it’s open.'),
  html_url: page('id', paths.deal),
  milestones: many(milestone, 'deal_milestones', 'Its steps, with their deadlines.'),
  earnest_money: maybe(earnestMoney, 'deal_earnest_money', 'Null without any, and for guests without the right to it.'),
  earnest_receipts: many(receipt, 'deal_earnest_receipts', 'The parts in which the deposit arrived.'),
  parties: many(party, 'deal_parties', 'Who takes part.'),
  documents: many(document, 'deal_documents', 'Newest first: those that you added or that are shared with you.'),
  terms: made(
    terms.schema.nullable().describe('Null for guests without the right to them.'),
    [],
    ({ terms: known }) => known,
  ),
});

const dealOf = answer('DeadlineDeal', 'The deal of a deadline.', {
  id: id('ID of the deal.'),
  title: text('The listing’s title when the offer was accepted.'),
  address: text('The listing’s address when the offer was accepted.'),
  time_zone: text('The time zone in which its days end, such as America/Chicago.'),
});
export const deadline = answer('Deadline', 'A deadline of an open deal.', {
  ...step(),
  html_url: made<{ deal: { id: string } }>(z.url().describe('The deal’s page in the app.'), [], (row) =>
    appLink(paths.deal(row.deal.id)),
  ),
  deal: one(dealOf, 'deals!inner'),
});
