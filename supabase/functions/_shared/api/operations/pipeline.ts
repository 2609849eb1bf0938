import { z } from 'npm:zod@4.6.7';
import { pageOf } from '../answer.ts';
import { card, stages } from '../answers/pipeline.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { refuseOther } from '../idempotency.ts';
import { type Context, operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { changedSince, unchanged, versionBy } from '../versions.ts';

const facts = {
  title: z.string().trim().min(1).max(160).describe('What to call the deal.'),
  address: z.string().trim().min(1).max(340).nullable().describe('Address of the property, on one line.'),
  price: z.int().min(1).max(100_000_000_000).nullable().describe('Asking price, whole USD.'),
  notes: z.string().max(10_000).describe('Your notes. Nobody else reads them.'),
};
const cardParams = z.strictObject({ id: z.guid().describe('ID of a card.') });

type Row = Record<string, unknown>;
const versionOf = versionBy('updated_at');
const gone = () => new Problem('not-found', 'This deal isn’t in your pipeline.');

async function read({ client, memberId }: Context, id: string): Promise<Row | null> {
  const row = unwrap(
    await client.from('pipeline_cards').select(card.select).eq('id', id).eq('user_id', memberId).maybeSingle(),
  );
  return row as Row | null;
}

async function readCard(context: Context, id: string): Promise<Row> {
  const row = await read(context, id);
  if (!row) throw gone();
  return row;
}

export const pipelineOperations = [
  operation({
    id: 'listPipeline',
    method: 'GET',
    path: '/v1/my/pipeline',
    scope: 'own:read',
    tag: 'Pipeline',
    summary: 'List the pipeline',
    description: 'In order within each stage.',
    query: z.strictObject({ stage: z.enum(stages).optional().describe('Only deals in this stage.'), ...pageQuery }),
    response: pageOf(card),
    run: async ({ client, memberId }, { query: { stage, ...page } }) => {
      let cards = client.from('pipeline_cards').select(`${card.select}, position`).eq('user_id', memberId);
      if (stage) cards = cards.eq('stage', stage);
      const { items, next_cursor } = await keysetPage(cards, {
        ...page,
        key: 'position',
        id: 'id',
        direction: 'ascending',
      });
      return { items, next_cursor };
    },
  }),
  operation({
    id: 'addCard',
    method: 'POST',
    path: '/v1/my/pipeline',
    scope: 'own:write',
    tag: 'Pipeline',
    summary: 'Add a deal to the pipeline',
    description: 'Name a listing, or give a deal from elsewhere a title.',
    body: z.strictObject({
      property_id: z.guid().optional().describe('A listing.'),
      title: facts.title.optional().describe('Of a deal from elsewhere.'),
      address: facts.address.optional(),
      price: facts.price.optional(),
      stage: z.enum(stages).default('watching').describe('The stage it starts in.'),
      notes: facts.notes.default(''),
    }),
    example: { body: { title: 'Fourplex from a mailer', price: 410000, stage: 'analyzing' } },
    response: card,
    status: 201,
    version: versionOf,
    run: async (context, { body }) => {
      const { client, memberId, newId } = context;
      if ((body.property_id === undefined) === (body.title === undefined)) {
        throw new Problem('invalid-request', 'Send a property_id or a title.', {
          errors: [{ in: 'body', field: 'title', message: 'Send a property_id or a title.' }],
        });
      }
      const title =
        body.property_id === undefined
          ? body.title
          : (unwrap(await client.from('properties').select('title').eq('id', body.property_id).single()) as Row)[
              'title'
            ];
      const row = { ...body, title, id: newId, user_id: memberId };
      const { error, status } = await client.from('pipeline_cards').insert(row);
      // Stored by an attempt that crashed.
      const stored = error?.code === '23505' ? await read(context, newId) : null;
      if (error?.code === '23505' && !stored) {
        throw new Problem('conflict', 'This listing is already in your pipeline.');
      }
      if (!stored) unwrap({ data: null, error, status });
      // A card has the title, address, and price of its listing.
      const { property_id, stage, notes } = body;
      if (stored) refuseOther(stored, property_id === undefined ? body : { property_id, stage, notes });
      return stored ?? readCard(context, newId);
    },
  }),
  operation({
    id: 'getCard',
    method: 'GET',
    path: '/v1/my/pipeline/{id}',
    scope: 'own:read',
    tag: 'Pipeline',
    summary: 'Get a deal of the pipeline',
    params: cardParams,
    response: card,
    version: versionOf,
    run: (context, { params: { id } }) => readCard(context, id),
  }),
  operation({
    id: 'updateCard',
    method: 'PATCH',
    path: '/v1/my/pipeline/{id}',
    scope: 'own:write',
    tag: 'Pipeline',
    summary: 'Change the notes and facts of a deal',
    description: 'What you leave out stays.',
    params: cardParams,
    body: z.strictObject(facts).partial(),
    example: { body: { notes: 'Seller wants to close in March.' } },
    response: card,
    version: versionOf,
    takesIfMatch: true,
    run: async (context, { params: { id }, body }) => {
      const { client, memberId, seen } = context;
      const own = { ...unchanged(seen, await readCard(context, id), 'updated_at'), id, user_id: memberId };
      if (Object.keys(body).length > 0) {
        const stored = unwrap(await client.from('pipeline_cards').update(body).match(own).select('id'));
        if (stored?.length === 0) throw seen === null ? gone() : changedSince();
      }
      return readCard(context, id);
    },
  }),
  operation({
    id: 'moveCard',
    method: 'POST',
    path: '/v1/my/pipeline/{id}/move',
    scope: 'own:write',
    tag: 'Pipeline',
    summary: 'Move a deal to a stage',
    params: cardParams,
    body: z.strictObject({
      stage: z.enum(stages).describe('Where to move it.'),
      before_id: z.guid().optional().describe('The card to place it above. Without it, it goes to the end.'),
    }),
    example: { body: { stage: 'offered' } },
    response: card,
    version: versionOf,
    takesIfMatch: true,
    run: async (context, { params: { id }, body }) => {
      const { updated_at: seen } = unchanged(context.seen, await readCard(context, id), 'updated_at');
      unwrap(
        await context.client.rpc('move_pipeline_card', { card_id: id, ...body, ...(seen !== undefined && { seen }) }),
      );
      return readCard(context, id);
    },
  }),
  operation({
    id: 'removeCard',
    method: 'DELETE',
    path: '/v1/my/pipeline/{id}',
    scope: 'own:write',
    tag: 'Pipeline',
    summary: 'Remove a deal from the pipeline',
    description: 'With its notes, tasks, analyses, and files.',
    params: cardParams,
    response: null,
    takesIfMatch: true,
    run: async (context, { params: { id } }) => {
      const { client, memberId, seen } = context;
      const own = { ...unchanged(seen, await readCard(context, id), 'updated_at'), id, user_id: memberId };
      const files = unwrap(await client.from('pipeline_files').select('path').eq('card_id', id)) as { path: string }[];
      const deleted = unwrap(await client.from('pipeline_cards').delete().match(own).select('id'));
      if (deleted?.length === 0 && seen !== null) throw changedSince();
      if (files.length > 0) await client.storage.from('pipeline').remove(files.map(({ path }) => path));
    },
  }),
];
