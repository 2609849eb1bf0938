import { z } from 'npm:zod@4.6.7';
import { propertyColumns } from '../../../../../src/domain/listing/fields.ts';
import { ownListing } from '../answers/listing.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { reusedKey } from '../idempotency.ts';
import { confirmPlace, externalId, inputsFor, newInputsFor } from '../listing-input.ts';
import { checkPlace } from '../place-check.ts';
import { type Context, operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { changedSince, unchanged, versionBy } from '../versions.ts';
import { listingParams } from './listings.ts';

const status = z.enum(['active', 'paused', 'sold']).describe('Only active listings are in the marketplace.');
/** What a new listing consists of. Pictures are added to it. */
export const newListing = z.strictObject({
  ...newInputsFor(propertyColumns.filter((name) => name !== 'images')),
  status: z.enum(['active', 'paused']).default('paused').describe('Paused listings are visible only to you.'),
});
/** A new listing as programs send it. */
export const newOwnListing = newListing.extend({ external_id: externalId.optional(), confirm_place: confirmPlace });
const changes = z
  .strictObject({ ...inputsFor(propertyColumns), status })
  .partial()
  .extend({ external_id: externalId.nullable().optional(), confirm_place: confirmPlace });

const disclosures = z
  .array(z.guid())
  .max(10)
  .optional()
  .describe('Rules of listStateRules whose disclosures you give. They stay in the record.');
const changesAndDisclosures = changes.extend({
  disclosures,
  license_number: z.string().trim().max(40).optional().describe('For disclosures of rules that require a license.'),
});

type Row = Record<string, unknown>;
/** What makes a version: a sale changes the status and nothing else. */
export const versionColumns = ['updated_at', 'status'] as const;
export const versionOf = versionBy(...versionColumns);
const gone = () => new Problem('not-found', 'You have no such listing.');

async function findOwn({ client, memberId }: Context, id: string): Promise<Row | null> {
  return unwrap(
    await client
      .from('properties')
      .select(ownListing.select)
      .eq('id', id)
      .eq('user_id', memberId)
      .order('requested_at', { referencedTable: 'reviews', ascending: false })
      .limit(1, { referencedTable: 'reviews' })
      .maybeSingle(),
  ) as Row | null;
}

/** One of the member's own listings. */
export async function readOwn(context: Context, id: string): Promise<Row> {
  const row = await findOwn(context, id);
  if (!row) throw gone();
  return row;
}

/** Changes a listing that is still like this. Returns whether it is. */
export async function update({ client, memberId }: Context, id: string, columns: Row, still: Row): Promise<boolean> {
  const own = { ...still, id, user_id: memberId };
  return (unwrap(await client.from('properties').update(columns).match(own).select('id')) as unknown[]).length > 0;
}

export const ownListingOperations = [
  operation({
    id: 'listOwnListings',
    method: 'GET',
    path: '/v1/my/listings',
    scope: 'own:read',
    tag: 'Own listings',
    summary: 'List own listings',
    description: 'In any status, newest first. A removed one has been deleted.',
    query: z.strictObject({
      status: z
        .enum(['active', 'under_contract', 'paused', 'sold'])
        .optional()
        .describe('Only listings in this status.'),
      external_id: externalId.optional(),
      ...syncQuery,
      ...pageQuery,
    }),
    example: { query: { status: 'active', limit: 10 } },
    response: syncPageOf(ownListing),
    run: async (context, { query: { status: only, external_id, updated_since, ...page } }) => {
      const { client, memberId } = context;
      let list = client.from('properties').select(ownListing.select).eq('user_id', memberId);
      if (only) list = list.eq('status', only);
      if (external_id !== undefined) {
        const named = unwrap(await client.rpc('listing_named', { external_id })) as string | null;
        if (named === null) return { items: [], next_cursor: null, ...wholeList };
        list = list.eq('id', named);
      }
      const latest = list
        .order('requested_at', { referencedTable: 'reviews', ascending: false })
        .limit(1, { referencedTable: 'reviews' });
      if (updated_since !== undefined) {
        return changedPage(context, { kind: 'own', updated_since, ...page }, async (ids) =>
          rowsOf(await latest.in('id', ids)),
        );
      }
      return { ...(await keysetPage(latest, { ...page, key: 'created_at', id: 'id' })), ...wholeList };
    },
  }),
  operation({
    id: 'createListing',
    method: 'POST',
    path: '/v1/my/listings',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Create a listing',
    description: 'Paused unless you say otherwise, so that you can look at it and add pictures first.',
    body: newOwnListing.extend({ disclosures }),
    example: {
      body: {
        title: 'Brick duplex near the park',
        description: 'Two units, both rented. New roof in 2024.',
        property_type: 'Multi Family',
        address: '12 Oak St',
        city: 'Memphis',
        state: 'TN',
        zip: '38103',
        price: 185000,
        monthly_rent: 2100,
      },
    },
    response: ownListing,
    status: 201,
    version: versionOf,
    run: async (context, { body: { confirm_place: confirmed, external_id, disclosures: given, ...body } }) => {
      await checkPlace(context, body, { confirmed });
      const { client, newId } = context;
      const { error, status: code } = await client.rpc('post_listing', {
        id: newId,
        listing: body,
        ...(external_id !== undefined && { external_id }),
        ...(given !== undefined && { disclosures: given }),
      });
      if (error?.code === 'P0001' && (await findOwn(context, newId))) throw reusedKey();
      unwrap({ data: null, error, status: code });
      return readOwn(context, newId);
    },
  }),
  operation({
    id: 'getOwnListing',
    method: 'GET',
    path: '/v1/my/listings/{id}',
    scope: 'own:read',
    tag: 'Own listings',
    summary: 'Get an own listing',
    params: listingParams,
    response: ownListing,
    version: versionOf,
    run: (context, { params: { id } }) => readOwn(context, id),
  }),
  operation({
    id: 'updateListing',
    method: 'PATCH',
    path: '/v1/my/listings/{id}',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Change a listing',
    description: 'What you leave out stays. Some changes of a verified listing end its verification, as in the app.',
    params: listingParams,
    body: changesAndDisclosures,
    example: { body: { price: 179000, status: 'active' } },
    response: ownListing,
    version: versionOf,
    takesIfMatch: true,
    run: async (context, { params: { id }, body: { confirm_place: confirmed, external_id, ...rest } }) => {
      const { disclosures: given = [], license_number, ...body } = rest;
      const now = await readOwn(context, id);
      const still = unchanged(context.seen, now, ...versionColumns);
      await checkPlace(context, body, { confirmed, before: now });
      for (const rule_id of given) {
        const said = { action: 'publish', subject_id: id, rule_id, ...(license_number && { license_number }) };
        unwrap(await context.client.rpc('give_disclosure', said));
      }
      if (external_id !== undefined) unwrap(await context.client.rpc('name_listing', { listing_id: id, external_id }));
      if (Object.keys(body).length > 0 && !(await update(context, id, body, still))) {
        throw context.seen === null ? gone() : changedSince();
      }
      return readOwn(context, id);
    },
  }),
  operation({
    id: 'deleteListing',
    method: 'DELETE',
    path: '/v1/my/listings/{id}',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Delete a listing',
    params: listingParams,
    response: null,
    takesIfMatch: true,
    run: async (context, { params: { id } }) => {
      const now = await readOwn(context, id);
      const { client, memberId, seen } = context;
      const own = { ...unchanged(seen, now, ...versionColumns), id, user_id: memberId };
      const deleted = unwrap(await client.from('properties').delete().match(own).select('id'));
      if (deleted?.length === 0 && seen !== null) throw changedSince();
      // The listing is gone either way; what's left in its folder is removed with the account.
      await client.storage.from('images').remove(now['images'] as string[]);
    },
  }),
];
