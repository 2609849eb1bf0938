import { z } from 'npm:zod@4.6.7';
import { savedListing as saved } from '../answers/listing.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { listingParams } from './listings.ts';

export const savedOperations = [
  operation({
    id: 'listSaved',
    method: 'GET',
    path: '/v1/my/saved',
    scope: 'own:read',
    tag: 'Saved listings',
    summary: 'List saved listings',
    description: 'Last saved first. A removed one is no longer saved.',
    query: z.strictObject({ ...syncQuery, ...pageQuery }),
    example: { query: { limit: 10 } },
    response: syncPageOf(saved),
    run: async (context, { query: { updated_since, ...page } }) => {
      const { client, memberId } = context;
      const list = client.from('saved_listings').select(saved.select).eq('user_id', memberId);
      if (updated_since !== undefined) {
        return changedPage(context, { kind: 'saved', updated_since, id: 'property_id', ...page }, async (ids) =>
          rowsOf(await list.in('property_id', ids)),
        );
      }
      return { ...(await keysetPage(list, { ...page, key: 'created_at', id: 'property_id' })), ...wholeList };
    },
  }),
  operation({
    id: 'saveListing',
    method: 'PUT',
    path: '/v1/my/saved/{id}',
    scope: 'own:write',
    tag: 'Saved listings',
    summary: 'Save a listing',
    description: 'Does nothing if it’s saved already.',
    params: listingParams,
    response: null,
    run: async ({ client, memberId }, { params: { id } }) => {
      unwrap(await client.from('properties').select('id').eq('id', id).single());
      const { error, status } = await client.from('saved_listings').insert({ user_id: memberId, property_id: id });
      if (error?.code !== '23505') unwrap({ data: null, error, status });
    },
  }),
  operation({
    id: 'unsaveListing',
    method: 'DELETE',
    path: '/v1/my/saved/{id}',
    scope: 'own:write',
    tag: 'Saved listings',
    summary: 'Remove a saved listing',
    description: 'Does nothing if it isn’t saved.',
    params: listingParams,
    response: null,
    run: async ({ client, memberId }, { params: { id } }) => {
      unwrap(await client.from('saved_listings').delete().eq('user_id', memberId).eq('property_id', id));
    },
  }),
];
