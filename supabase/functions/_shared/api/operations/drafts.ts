// Drafts of listings: what only the member sees, until they or their program posts it.
import { z } from 'npm:zod@4.6.7';
import { pageOf } from '../answer.ts';
import { draft } from '../answers/draft.ts';
import { batchResults } from '../answers/draft.ts';
import { batchBody, storeBatch } from '../batch.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { draftFields, filledIn } from '../draft-input.ts';
import { reusedKey } from '../idempotency.ts';
import { confirmPlace, externalId } from '../listing-input.ts';
import { type Context, operation } from '../operation.ts';
import { checkPlace } from '../place-check.ts';
import { Problem, unwrap } from '../problem.ts';
import { changedSince, unchanged, versionBy } from '../versions.ts';

const photoUrls = z
  .array(z.url().max(2000))
  .max(10)
  .describe('Photos on the web, fetched when it’s posted in the app.');
const newDraft = draftFields.extend({
  external_id: externalId.optional(),
  photo_urls: photoUrls.optional(),
  confirm_place: confirmPlace,
});
const changes = draftFields.extend({ photo_urls: photoUrls.optional(), confirm_place: confirmPlace });
const draftParams = z.strictObject({ id: z.guid().describe('ID of a draft.') });

type Row = Record<string, unknown>;
const versionOf = versionBy('updated_at');
const gone = () => new Problem('not-found', 'You have no such draft.');

async function readDraft({ client, memberId }: Context, id: string): Promise<Row> {
  const own = client.from('listing_drafts').select(draft.select).eq('id', id).eq('user_id', memberId);
  const row = unwrap(await own.maybeSingle()) as Row | null;
  if (!row) throw gone();
  return row;
}

const toRow = ({ external_id, photo_urls, confirm_place, ...fields }: z.output<typeof newDraft>) => ({
  external_id,
  photo_urls,
  confirm_place,
  fields: filledIn(fields),
});

export const draftOperations = [
  operation({
    id: 'listDrafts',
    method: 'GET',
    path: '/v1/my/drafts',
    scope: 'own:read',
    tag: 'Drafts',
    summary: 'List drafts of listings',
    description: 'Newest first: those of programs and imports. Drafts in the posting form stay in the browser.',
    query: z.strictObject({ external_id: externalId.optional(), ...pageQuery }),
    response: pageOf(draft),
    run: async ({ client, memberId }, { query: { external_id, ...page } }) => {
      let drafts = client.from('listing_drafts').select(draft.select).eq('user_id', memberId);
      if (external_id !== undefined) {
        const id = unwrap(await client.rpc('listing_named', { external_id })) as string | null;
        if (id === null) return { items: [], next_cursor: null };
        drafts = drafts.eq('id', id);
      }
      return keysetPage(drafts, { ...page, key: 'created_at', id: 'id' });
    },
  }),
  operation({
    id: 'createDraft',
    method: 'POST',
    path: '/v1/my/drafts',
    scope: 'own:write',
    tag: 'Drafts',
    summary: 'Create a draft of a listing',
    description: 'Everything can be left out: it’s checked when it’s posted.',
    body: newDraft,
    example: { body: { address: '12 Oak St', city: 'Memphis', state: 'TN', zip: '38103', price: 185000 } },
    response: draft,
    status: 201,
    version: versionOf,
    run: async (context, { body }) => {
      await checkPlace(context, body, { confirmed: body.confirm_place });
      const { client, newId } = context;
      const row = { ...toRow(body), id: newId };
      const [result] = unwrap(await client.rpc('store_listings', { rows: [row], posts: false })) as {
        status: string;
        id?: string;
        error?: { code: string; message: string };
      }[];
      if (result?.error?.code === '23505') throw reusedKey();
      unwrap({ data: null, error: result?.error ?? null });
      if (result?.id !== newId) throw new Problem('conflict', 'You have a listing or draft with this external_id.');
      return readDraft(context, newId);
    },
  }),
  operation({
    id: 'createDrafts',
    method: 'POST',
    path: '/v1/my/drafts/batch',
    scope: 'own:write',
    tag: 'Drafts',
    summary: 'Create up to 500 drafts',
    description: 'Answers with a result for each row. Rows that are refused don’t keep the others from being stored.',
    body: batchBody('drafts'),
    maxBytes: 4 * 1024 * 1024,
    example: { body: { rows: [{ external_id: 'crm-1', address: '12 Oak St', city: 'Memphis', state: 'TN' }] } },
    response: batchResults,
    run: async (context, { body: { rows } }) => ({
      results: await storeBatch(context, { rows, schema: newDraft, posts: false, toRow }),
    }),
  }),
  operation({
    id: 'getDraft',
    method: 'GET',
    path: '/v1/my/drafts/{id}',
    scope: 'own:read',
    tag: 'Drafts',
    summary: 'Get a draft',
    params: draftParams,
    response: draft,
    version: versionOf,
    run: (context, { params: { id } }) => readDraft(context, id),
  }),
  operation({
    id: 'updateDraft',
    method: 'PATCH',
    path: '/v1/my/drafts/{id}',
    scope: 'own:write',
    tag: 'Drafts',
    summary: 'Change a draft',
    description: 'What you leave out stays, and null removes it.',
    params: draftParams,
    body: changes,
    example: { body: { price: 179000 } },
    response: draft,
    version: versionOf,
    takesIfMatch: true,
    run: async (context, { params: { id }, body: { confirm_place, photo_urls, ...sent } }) => {
      const { client, memberId, seen } = context;
      for (let attempt = 0; attempt < 5; attempt++) {
        const now = await readDraft(context, id);
        unchanged(seen, now, 'updated_at');
        const before = now['fields'] as Row;
        await checkPlace(context, sent, { confirmed: confirm_place, before });
        const change = { fields: filledIn({ ...before, ...sent }), ...(photo_urls && { photo_urls }) };
        const own = { id, user_id: memberId, updated_at: now['updated_at'] };
        const stored = unwrap(await client.from('listing_drafts').update(change).match(own).select('id'));
        if (stored && stored.length > 0) return readDraft(context, id);
        if (seen !== null) throw changedSince();
      }
      throw new Problem('conflict', 'The draft is changing too fast. Try again.');
    },
  }),
  operation({
    id: 'deleteDraft',
    method: 'DELETE',
    path: '/v1/my/drafts/{id}',
    scope: 'own:write',
    tag: 'Drafts',
    summary: 'Delete a draft',
    params: draftParams,
    response: null,
    takesIfMatch: true,
    run: async (context, { params: { id } }) => {
      const { client, memberId, seen } = context;
      const own = { ...unchanged(seen, await readDraft(context, id), 'updated_at'), id, user_id: memberId };
      const deleted = unwrap(await client.from('listing_drafts').delete().match(own).select('id'));
      if (deleted?.length === 0 && seen !== null) throw changedSince();
    },
  }),
];
