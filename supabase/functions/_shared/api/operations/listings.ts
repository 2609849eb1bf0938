import { z } from 'npm:zod@4.6.7';
import { cardColumns } from '../../../../../src/domain/listing/card-columns.ts';
import { propertyColumns, termColumns } from '../../../../../src/domain/listing/fields.ts';
import { fileLink, openFile } from '../file-links.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { nullable, object, refTo, resource, shape } from '../resource.ts';

const seller = resource('Seller', 'users', ['id', 'name', 'profile_image_url', 'membership_tier']);
export const sellerEmbed = {
  of: seller,
  from: 'users!properties_user_id_fkey',
  kind: 'maybe',
  description: 'Who posted it; null if the profile is private.',
} as const;

export const summaryColumns = [
  'id',
  ...cardColumns,
  'verified',
  'priority',
  'jv_share_pct',
  'cap_rate',
  'view_count',
  'created_at',
  'status',
  'dropped_from',
  'price_changed_at',
  'saved',
];

/** A listing in a list, as on a card of the app. */
export const listingSummary = resource('ListingSummary', 'properties', summaryColumns, { seller: sellerEmbed });

const contact = resource('SellerContact', 'users', [
  'id',
  'name',
  'profile_image_url',
  'membership_tier',
  'profile_status',
  'open_to_messages',
  'email',
  'phone',
  'website',
]);
const document = resource('ListingDocument', 'listing_documents', [
  'id',
  'position',
  'kind',
  'access',
  'name',
  'size',
  'mime_type',
]);

const listingColumns = [
  ...summaryColumns,
  ...propertyColumns.filter((name) => !summaryColumns.includes(name)),
  'user_id',
  'updated_at',
  'status_changed_at',
  'removed_at',
  'likes',
  'dislikes',
  'saves',
];
/** A listing on its page. */
export const listing = resource('Listing', 'properties', listingColumns, {
  seller: { ...sellerEmbed, of: contact, description: 'With contact details that the member may see; else null.' },
  documents: { of: document, from: 'listing_documents', kind: 'many' },
});

const terms = resource('DealTerms', 'listing_terms', termColumns);
const price = resource('Price', 'listing_prices', ['price', 'changed_at']);

const match = shape(
  'Match',
  object({
    matches: { type: 'boolean', description: 'Whether it fails no criterion.' },
    score: { type: 'integer', description: '0 to 100.' },
    criteria: {
      type: 'array',
      items: object({
        criterion: { type: 'string' },
        verdict: { type: ['string', 'null'], enum: ['pass', 'near', 'fail', 'unknown', null] },
        weight: { type: 'number' },
        expected: { description: 'What the buy box asks for.' },
        actual: { description: 'What the listing states; null if nothing.' },
      }),
    },
  }),
);

export const listingParams = z.strictObject({ id: z.guid().describe('ID of a listing.') });

export const listingOperations = [
  operation({
    id: 'getListing',
    method: 'GET',
    path: '/v1/listings/{id}',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'Get a listing',
    params: listingParams,
    response: listing,
    run: async ({ client }, { params: { id } }) =>
      unwrap(await client.from('properties').select(listing.select).eq('id', id).single()),
  }),
  operation({
    id: 'getListingTerms',
    method: 'GET',
    path: '/v1/listings/{id}/terms',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'Get the deal terms of a listing',
    params: listingParams,
    response: shape('ListingTerms', object({ terms: nullable(refTo(terms)) }), [terms]),
    run: async ({ client }, { params: { id } }) => ({
      terms: unwrap(await client.rpc('listing_deal_terms', { property_id: id }).maybeSingle()),
    }),
  }),
  operation({
    id: 'openListingDocument',
    method: 'POST',
    path: '/v1/listings/{id}/documents/{document_id}/link',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'Get a link to download a document of a listing',
    description: 'It works for a minute. For documents on request, the seller has to approve your request first.',
    params: listingParams.extend({ document_id: z.guid().describe('ID of a document of the listing.') }),
    response: fileLink,
    run: (context, { params: { id, document_id } }) =>
      openFile(context, 'documents', { property_id: id, id: document_id }),
  }),
  operation({
    id: 'listListingPrices',
    method: 'GET',
    path: '/v1/listings/{id}/prices',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'List the asking prices of a listing',
    description: 'The newest 100, newest first.',
    params: listingParams,
    response: shape('Prices', object({ items: { type: 'array', items: refTo(price) } }), [price]),
    run: async ({ client }, { params: { id } }) => ({
      items: unwrap(
        await client
          .from('listing_prices')
          .select(price.select)
          .eq('property_id', id)
          .order('changed_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(100),
      ),
    }),
  }),
  operation({
    id: 'explainMatch',
    method: 'GET',
    path: '/v1/listings/{id}/match',
    scope: 'own:read',
    tag: 'Buy box',
    summary: 'Explain how a listing fits the buy box',
    description: 'match is null without a buy box, and for the member’s own listing.',
    params: listingParams,
    response: shape('ExplainedMatch', object({ match: nullable(refTo(match)) }), [match]),
    run: async ({ client }, { params: { id } }) => ({
      match: unwrap(await client.rpc('match_listing', { property_id: id })),
    }),
  }),
];
