// Listings, as in lists, on their pages, and as their sellers see them.
import { z } from 'npm:zod@4.6.7';
import { cardColumns } from '../../../../../src/domain/listing/card-columns.ts';
import { documentAccesses, documentKinds } from '../../../../../src/domain/listing/documents.ts';
import {
  expenseLabels,
  fieldInfo,
  type ListingField,
  propertyColumns,
  termColumns,
} from '../../../../../src/domain/listing/fields.ts';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, many, maybe } from '../answer.ts';
import { hasValue } from '../listing-input.ts';
import { listingWords, unitWords } from '../listing-words.ts';
import {
  count,
  externalId as externalIdAnswer,
  flag,
  id,
  number,
  oneOf,
  orNull,
  page,
  pictures,
  text,
  texts,
  time,
} from './kinds.ts';
import { listingArea } from './listing-area.ts';
import { listingValue } from './listing-value.ts';
import { contact, listingSeller } from './member.ts';

const unitKind = z.object({
  units: count(unitWords.units),
  bedrooms: count(unitWords.bedrooms),
  bathrooms: number(unitWords.bathrooms),
  sqft: count(unitWords.sqft).optional(),
  rent: count(unitWords.rent).optional(),
});

function valueOf(name: ListingField): z.ZodType {
  const field = fieldInfo(name);
  switch (field.kind) {
    case 'choice':
      return oneOf(field.values, '');
    case 'number':
      return field.limits.decimals === undefined ? z.int() : z.number();
    case 'flag':
      return z.boolean();
    case 'date':
      return z.iso.date();
    case 'degrees':
      return z.number();
    case 'expenses':
      return z.partialRecord(oneOf(expenseLabels, '') as z.ZodEnum, z.int());
    case 'unit_mix':
      return z.array(unitKind);
    case 'pictures':
      return pictures();
    default:
      return z.string();
  }
}

/** The columns that members fill in, with their types and what they are. */
const stated = <Name extends ListingField>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => {
      const field = fieldInfo(name);
      if (field.kind === 'pictures') return [name, valueOf(name)];
      const isSet = hasValue(field) || field.kind === 'degrees';
      return [name, (isSet ? valueOf(name) : valueOf(name).nullable()).describe(listingWords[name])];
    }),
  );

export const listingStatus = () =>
  oneOf(
    ['active', 'under_contract', 'paused', 'sold'],
    'Active listings are in the marketplace. Those under contract or sold can be opened by their link. Only you see ' +
      'your paused ones.',
  );
const moment = (about: string) => orNull(z.iso.datetime({ offset: true }), about);

export const summary = () => ({
  id: id('ID of the listing.'),
  ...stated(cardColumns),
  html_url: page('id', paths.listing),
  verified: flag('Whether our team checked it, or a partner posted it.'),
  priority: flag('Whether it comes before others in the featured order.'),
  jv_share_pct: count('The share of the profit that the seller wants in a joint venture, in percent; 0 for none.'),
  cap_rate: orNull(z.number(), 'NOI as a share of the price, in percent. Null without NOI.'),
  view_count: count('How often it was viewed.'),
  created_at: time('When it was posted.'),
  status: listingStatus(),
  dropped_from: orNull(z.int(), 'The price before it dropped, whole USD; null if it didn’t.'),
  price_changed_at: moment('When the price last changed; null if never.'),
  saved: orNull(z.boolean(), 'Whether you saved it.'),
});
export const seller = () =>
  maybe(listingSeller, 'users!properties_user_id_fkey', 'Who posted it; null if their profile is private.');

export const listingSummary = answer('ListingSummary', 'A listing in a list.', { ...summary(), seller: seller() });
const document = answer('ListingDocument', 'A document of a listing. openListingDocument opens it.', {
  id: id('ID of the document.'),
  position: count('Its place in the list, from 0.'),
  kind: oneOf(documentKinds, 'What it is.'),
  access: oneOf(documentAccesses, 'Who can open it: everyone, or those whose request the seller approved.'),
  name: text('The name of the file.'),
  size: count('Bytes.'),
  mime_type: text('Such as application/pdf.'),
});
const control = answer('ListingControl', 'What the badge of a listing rests on, and why it ended.', {
  checked: z.array(oneOf(['contract', 'owner', 'license'], '')).describe('What our team checked.'),
  checked_at: moment('When; null for a partner’s listing, which we didn’t check.'),
  valid_until: orNull(z.iso.date(), 'The last day of the contract. Null without one.'),
  confirmed_at: time('When the seller last said that it’s available.'),
  asked_at: moment('When the seller was last asked since then; null if they weren’t.'),
  ended_for: orNull(oneOf(['contract', 'unanswered'], ''), 'Why the badge ended; null if it hasn’t.'),
  ended_at: moment('When; null if it hasn’t.'),
});
const rest = propertyColumns.filter((name) => !(cardColumns as readonly string[]).includes(name));

export const listing = answer('Listing', 'A listing, with everything on its page.', {
  ...summary(),
  ...stated(rest),
  user_id: id('ID of the seller.'),
  updated_at: time('When it last changed.'),
  status_changed_at: moment('When the status last changed; null if never.'),
  removed_at: moment('Since when our team hides it; null if it doesn’t.'),
  likes: count('How many members like it.'),
  dislikes: count('How many members don’t.'),
  saves: count('How many members saved it.'),
  seller: maybe(contact, 'users!properties_user_id_fkey', 'With the contact details that you may see; else null.'),
  documents: many(document, 'listing_documents', 'Documents of the listing.'),
  control: maybe(control, 'listing_control', 'What its badge rests on; null without one.'),
  values: many(listingValue, 'listing_values', 'What sales and leases around it say. Empty where there are none.'),
  area: listingArea(),
});

const review = answer('ListingReview', 'A request to verify a listing.', {
  decision: orNull(oneOf(['approved', 'returned'], ''), 'Null until it’s decided.'),
  reason: orNull(z.string(), 'What to change first, if it was returned. Else null.'),
  requested_at: time('When it was requested.'),
  due_at: moment('When it should be decided, for plans with a fast review. Else null.'),
});
export const ownListing = answer('OwnListing', 'A listing of yours.', {
  id: id('ID of the listing.'),
  external_id: externalIdAnswer(),
  ...stated(propertyColumns),
  html_url: page('id', paths.listing),
  status: listingStatus(),
  verified: flag('Whether it has the badge of a verified listing.'),
  jv_share_pct: count('The share of the profit that your plan requires for you, in percent; 0 for none.'),
  cap_rate: orNull(z.number(), 'NOI as a share of the price, in percent. Null without NOI.'),
  previous_price: orNull(z.int(), 'The price before the last change, whole USD; null if it never changed.'),
  price_changed_at: moment('When the price last changed; null if never.'),
  view_count: count('How often it was viewed.'),
  likes: count('How many members like it.'),
  saves: count('How many members saved it.'),
  created_at: time('When it was posted.'),
  updated_at: time('When it last changed. If-Match compares it.'),
  status_changed_at: moment('When the status last changed; null if never.'),
  control: maybe(control, 'listing_control', 'What its badge rests on; null without one.'),
  unreviewed_changes: orNull(texts(''), 'The fields that changed since it was verified. Null if it wasn’t.'),
  removed_at: moment('Since when our team hides it; null if it doesn’t. It can’t be changed then.'),
  held_at: moment('Since when it’s hidden until our team decides; null if it isn’t.'),
  reviews: many(review, 'listing_reviews', 'The latest request to verify it, if any.'),
});

export const listingTerms = answer('DealTerms', 'The terms on which a listing is sold.', stated(termColumns));
export const listingPrice = answer('Price', 'An asking price of a listing.', {
  price: count('Asking price since changed_at, whole USD.'),
  changed_at: time('When it began.'),
});

export const sameProperty = answer('SameProperty', 'A listing that looks like the property of another one.', {
  id: id('ID of the listing.'),
  title: text('Its title.'),
  status: oneOf(['active', 'under_contract', 'paused'], 'As of a listing.'),
  created_at: time('When it was posted.'),
  strength: oneOf(['same', 'likely'], 'How sure that is.'),
  reasons: z.array(z.string()).describe('Such as address, parcel, pin, pictures, text, and numbers.'),
  state: oneOf(
    ['found', 'open', 'join_asked', 'joined', 'kept'],
    'open and join_asked: two sellers claim the property. joined: they’re one party. kept: staff found who keeps it.',
  ),
});

const range = z.object({
  min: orNull(z.number(), 'At least; null or 0 for no bound.'),
  max: orNull(z.number(), 'At most; null or 0 for no bound.'),
});
const place = z.object({
  city: text('City.'),
  county: orNull(z.string(), 'County.'),
  state: text('Two-letter code of the state.'),
  zip: text('ZIP code.'),
});
export const match = answer('Match', 'How a listing fits your buy box.', {
  matches: flag('Whether it fails no criterion.'),
  score: count('0 to 100.'),
  criteria: z
    .array(
      z.object({
        criterion: text('A field of the buy box.'),
        verdict: orNull(oneOf(['pass', 'near', 'fail', 'unknown'], ''), 'Null if the buy box doesn’t set it.'),
        weight: number('How much it counts.'),
        expected: orNull(z.union([z.array(z.string()), range, z.boolean()]), 'What the buy box wants.'),
        actual: orNull(
          z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), place]),
          'What the listing states; null if nothing.',
        ),
      }),
    )
    .describe('Each criterion, in the order of the buy box.'),
});

export const savedListing = answer('SavedListing', 'A listing that you saved.', {
  created_at: time('When you saved it.'),
  property_id: id('ID of the listing.'),
  listing: maybe(listingSummary, 'properties', 'Null while it’s paused.'),
});
