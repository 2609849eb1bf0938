import { z } from 'npm:zod@4.6.7';
import { answer, listOf } from '../answer.ts';
import { fileLink } from '../answers/files.ts';
import { listing, listingPrice as price, listingTerms as terms, match, sameProperty } from '../answers/listing.ts';
import { openFile } from '../file-links.ts';
import { type Context, operation } from '../operation.ts';
import { unwrap } from '../problem.ts';

/** Reads columns of a listing. */
export function readListing({ client }: Context, id: string, columns: string) {
  return client.from('properties').select(columns).eq('id', id).single();
}

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
    run: async (context, { params: { id } }) => unwrap(await readListing(context, id, listing.select)),
  }),
  operation({
    id: 'getListingTerms',
    method: 'GET',
    path: '/v1/listings/{id}/terms',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'Get the deal terms of a listing',
    params: listingParams,
    response: answer('ListingTerms', 'The terms of a listing.', {
      terms: terms.schema.nullable().describe('Null if you may not see any.'),
    }),
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
    response: listOf(price),
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
    id: 'listSameProperty',
    method: 'GET',
    path: '/v1/listings/{id}/same-property',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'List other listings of the same property',
    description: 'At most 20 that you can see, the surest first. They can be of another seller, or of the same one.',
    params: listingParams,
    response: listOf(sameProperty),
    run: async ({ client }, { params: { id } }) => ({
      items: unwrap(await client.rpc('listing_matches', { property_id: id }).select(sameProperty.select)),
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
    response: answer('ExplainedMatch', 'How a listing fits your buy box.', {
      match: match.schema.nullable().describe('Null without a buy box, and for your own listing.'),
    }),
    run: async ({ client }, { params: { id } }) => ({
      match: unwrap(await client.rpc('match_listing', { property_id: id })),
    }),
  }),
];
