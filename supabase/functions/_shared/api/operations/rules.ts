// What states ask of listings, offers, and assignments.
import { z } from 'npm:zod@4.6.7';
import { listOf } from '../answer.ts';
import { givenDisclosure, stateRule } from '../answers/rule.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { listingParams } from './listings.ts';

export const ruleOperations = [
  operation({
    id: 'listStateRules',
    method: 'GET',
    path: '/v1/state-rules',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'List what a state asks of wholesalers',
    description: 'Not legal advice.',
    query: z.strictObject({
      state: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Send a two-letter code, such as TN.')
        .describe('Two-letter code.'),
      day: z.iso.date().optional().describe('The versions in force on this day. All versions if left out.'),
    }),
    example: { query: { state: 'OK', day: '2026-01-01' } },
    response: listOf(stateRule),
    run: async ({ client }, { query: { state, day } }) => ({
      items: unwrap(await client.rpc('rule_versions', { state, ...(day !== undefined && { day }) })),
    }),
  }),
  operation({
    id: 'listListingDisclosures',
    method: 'GET',
    path: '/v1/listings/{id}/disclosures',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'List the disclosures given with a listing',
    params: listingParams,
    response: listOf(givenDisclosure),
    run: async ({ client }, { params: { id } }) => ({
      items: unwrap(await client.rpc('given_disclosures', { subject_id: id })),
    }),
  }),
];
