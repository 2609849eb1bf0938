// Drafts: the member sees them in the app, and sends or publishes them there.
import { z } from 'npm:zod@4.6.7';
import { draftFragment } from '../../../../../src/domain/site/draft-links.ts';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { fieldInfo, type ListingField } from '../../../../../src/domain/listing/fields.ts';
import type { NumberLimits } from '../../../../../src/kit/numbers/parse-number.ts';
import { offerTerms, termFields, type TermField } from '../../../../../src/domain/offer/fields.ts';
import { draftFields, filledIn } from '../../api/draft-input.ts';
import { readListing } from '../../api/operations/listings.ts';
import { unwrap } from '../../api/problem.ts';
import { appLink } from '../../api/links.ts';
import { tool } from '../tool.ts';

/** What a drafted offer can have of its terms: the price, and what else is known. */
const draftedTerms = Object.fromEntries(
  offerTerms
    .filter((name) => !(termFields[name] as TermField).isFormOnly)
    .map((name) => {
      const field: TermField = termFields[name];
      const known = name === 'price' ? termSchema(field) : termSchema(field).optional();
      return [name, field.about ? known.describe(field.about) : known];
    }),
);

function termSchema(field: TermField) {
  if (field.kind === 'number')
    return z
      .int()
      .min(field.limits.min ?? 0)
      .max(field.limits.max);
  if (field.kind === 'day') return z.iso.date();
  if (field.kind === 'choice') return z.enum(field.choices);
  const names = Object.keys(field.choices);
  return z.array(z.enum(names)).max(names.length);
}

/** What few listings have, and assistants leave to the form: each field costs every conversation. */
const leftToForm: readonly string[] = ['contract_inspection_on', 'contract_assignable'] satisfies ListingField[];

/** As the posting form labels them: the API's descriptions are for programs, and cost an assistant more. */
const draftedListing = z.strictObject(
  Object.fromEntries(
    Object.entries(draftFields.required({ address: true }).shape)
      .filter(([name]) => !leftToForm.includes(name))
      .map(([name, schema]) => [name, (schema as z.ZodType).describe(aboutField(name as ListingField))]),
  ),
);

function aboutField(name: ListingField): string {
  const { label, kind, ...field } = fieldInfo(name);
  const { prefix, suffix }: NumberLimits = 'limits' in field ? field.limits : { max: 0 };
  const unit = prefix === '$' || kind === 'expenses' ? 'USD' : suffix;
  return `${label}${unit ? ` (${unit})` : ''}.`;
}

export const draftTools = [
  tool({
    name: 'draftListing',
    title: 'Draft a listing',
    description:
      'Stores a draft, which only the member sees. They check it, add pictures and what’s missing, and post it in ' +
      'the app, at the link.',
    scope: 'own:write',
    isReading: false,
    input: draftedListing,
    run: async ({ client, memberId, newId }, input) => {
      const row = { id: newId, user_id: memberId, fields: filledIn(input) };
      unwrap(await client.from('listing_drafts').insert(row).select('id'));
      return { draft: { id: newId, ...input }, link: appLink(paths.listingDraft(newId)), sent: false };
    },
  }),
  tool({
    name: 'draftMessage',
    title: 'Draft a message',
    description: 'Sends nothing. Returns a link that opens the conversation with the text, for the member to send.',
    scope: 'messages',
    isReading: true,
    input: z.strictObject({
      recipient_id: z.guid().describe('A member, such as the seller of a listing.'),
      content: z.string().trim().min(1).max(4000),
      property_id: z.guid().optional().describe('The listing it’s about.'),
    }),
    run: async (context, { recipient_id, content, property_id }) => {
      const recipient = unwrap(await context.client.from('users').select('id, name').eq('id', recipient_id).single());
      const subject = property_id ? unwrap(await readListing(context, property_id, 'id, title')) : null;
      const about = property_id ? `?re=${property_id}` : '';
      return {
        recipient,
        listing: subject,
        content,
        link: appLink(paths.conversation(recipient_id) + about + draftFragment({ text: content })),
        sent: false,
      };
    },
  }),
  tool({
    name: 'draftOffer',
    title: 'Draft an offer',
    description:
      'Sends nothing. Returns a link that opens the offer form with these terms. The member checks them, fills in ' +
      'the rest, and sends it there.',
    scope: 'deals',
    isReading: true,
    input: z.strictObject({
      property_id: z.guid().describe('ID of a listing.'),
      ...draftedTerms,
      message: z.string().trim().max(2000).optional(),
    }),
    run: async (context, { property_id, ...terms }) => {
      const subject = unwrap(await readListing(context, property_id, 'id, title, price, status'));
      return {
        listing: subject,
        terms,
        link: appLink(paths.newOffer(property_id) + draftFragment(terms)),
        sent: false,
      };
    },
  }),
];
