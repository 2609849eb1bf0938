// Offers, with every version of their terms.
import { z } from 'npm:zod@4.6.7';
import { claimKinds, offerEndReasons, offerStates } from '../../../../../src/domain/ledger/vocabulary.ts';
import { type Term, termFields, termNames, type TermField } from '../../../../../src/domain/offer/fields.ts';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, many } from '../answer.ts';
import { count, day, id, oneOf, orNull, page, text, time } from './kinds.ts';

export const side = (about: string) => oneOf(['buyer', 'seller'], about);

const about: Readonly<Record<Term, string>> = {
  price: 'What the buyer pays, whole USD.',
  seller_credit: 'What the seller pays toward the buyer’s costs at closing, whole USD; 0 for none.',
  earnest_money: 'The first deposit, whole USD; 0 for none.',
  earnest_due_hours: 'Hours after acceptance within which the deposit is due; null if it’s business days.',
  earnest_due_days:
    'Business days after acceptance, on whose last the deposit is due by 5 PM; null if earnest_due_hours says when.',
  second_deposit: 'Due later, in addition to the first deposit, whole USD; 0 for none.',
  second_deposit_days: 'Days after acceptance within which the second deposit is due; null without one.',
  earnest_refund_days:
    'Days after acceptance in which the deposit is refundable; 0 for not at all, null if the contingencies say when.',
  earnest_holder: 'Who’s to hold the deposits: a title company, an attorney, or the seller. Null if not agreed.',
  financing: 'How the buyer pays.',
  inspection_days: 'Days after acceptance in which the buyer may inspect and back out; 0 waives it.',
  contingencies: 'What the deal depends on.',
  closing_on: 'The last day to close.',
  extension_fee:
    'What the buyer pays the seller for more time, whole USD, on top of the price. Only amendments set it; else 0.',
  jv_share_pct: 'The seller’s share of the profit, in percent; 0 for a plain sale.',
};

function typeOf(name: Term): z.ZodType {
  const field: TermField = termFields[name];
  if (field.kind === 'number') return field.optional ? orNull(z.int(), about[name]) : count(about[name]);
  if (field.kind === 'day') return day(about[name]);
  if (field.kind === 'choice')
    return field.optional ? orNull(oneOf(field.choices, ''), about[name]) : oneOf(field.choices, about[name]);
  return z.array(oneOf(field.choices, 'One of these.')).describe(about[name]);
}

/** The terms of an offer, without the time zone of its days. */
export const termsOf = () =>
  Object.fromEntries(termNames.map((name) => [name, typeOf(name)])) as Record<Term, z.ZodType>;

/** The terms of an offer. */
export const terms = () => ({
  ...termsOf(),
  time_zone: text('The time zone in which its days end, such as America/Chicago.'),
});

const version = answer('OfferVersion', 'A version of the terms of an offer.', {
  version: count('Counts the versions, from 1.'),
  author: side('Who made it.'),
  ...terms(),
  expires_at: time('When this version can no longer be accepted.'),
  created_at: time('When it was made.'),
  claims: orNull(
    z.partialRecord(oneOf(claimKinds, 'A figure.') as z.ZodEnum, z.int()),
    'What the listing stated at that time, whole USD, without what it didn’t state. Null for old versions.',
  ),
});

export const offer = answer('Offer', 'An offer on a listing.', {
  id: id('ID of the offer.'),
  property_id: orNull(z.guid(), 'ID of the listing; null once it’s deleted.'),
  title: text('The listing’s title when the offer was made.'),
  address: text('The listing’s address when the offer was made.'),
  seller_id: orNull(z.guid(), 'The member who sells; null once their account is deleted.'),
  buyer_id: orNull(z.guid(), 'The member who buys; null once their account is deleted.'),
  seller_name: orNull(z.string(), 'The seller’s name when the offer was made; null once their account is deleted.'),
  buyer_name: orNull(z.string(), 'The buyer’s name when the offer was made; null once their account is deleted.'),
  state: oneOf(offerStates, 'Sealed until the call for offers ends, open while it can be answered, then how it ended.'),
  version: count('The latest version of its terms that can be accepted, or was.'),
  proposer: side('Who made the latest version. The other one answers.'),
  respond_by: time('When it expires while it’s sealed or open.'),
  opened_at: orNull(z.iso.datetime({ offset: true }), 'Since when the seller can read the terms; null if they can’t.'),
  backup_rank: orNull(z.int(), 'Its place among the backup offers of the listing, from 1. Null for others.'),
  end_reason: orNull(oneOf(offerEndReasons, ''), 'Why it was canceled; null in other states.'),
  held_at: orNull(
    z.iso.datetime({ offset: true }),
    'Since when it’s on hold because the listing is reviewed; null if it isn’t. Its deadline moves by that time.',
  ),
  created_at: time('When it was made.'),
  changed_at: time('When it last changed. The list is sorted by it.'),
  company: orNull(z.string(), 'The company that the buyer acts for; null for themselves.'),
  company_state: orNull(z.string(), 'Two-letter code of the state in which the company is organized.'),
  capacity: orNull(z.string(), 'As what the buyer acts for the company, such as Managing member.'),
  html_url: page('id', paths.offer),
  versions: many(
    version,
    'offer_versions',
    'Newest first, also those of the deal’s amendments. Empty for the seller of a sealed offer.',
  ),
});
