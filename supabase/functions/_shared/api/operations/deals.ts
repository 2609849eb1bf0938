// Deals are read only: what binds the member, they do in the app.
import { z } from 'npm:zod@4.6.7';
import { pageOf } from '../answer.ts';
import { deadline, deal } from '../answers/deal.ts';
import { fileLink } from '../answers/files.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { openFile } from '../file-links.ts';
import { type Context, operation } from '../operation.ts';
import { unwrap } from '../problem.ts';

const dealParams = z.strictObject({ id: z.guid().describe('ID of a deal.') });
const newestDocument = { referencedTable: 'documents', ascending: false } as const;

type Row = Record<string, unknown>;

const dealsOf = ({ client }: Context) =>
  client.from('deals').select(deal.select).is('documents.removed_at', null).order('created_at', newestDocument);

/** Deals with their terms, as far as the member can read them. */
async function withTerms({ client }: Context, deals: readonly Row[]): Promise<Row[]> {
  const found = unwrap(await client.rpc('deal_terms', { deal_ids: deals.map((one) => one['id']) })) as Row[];
  return deals.map((one) => {
    const known = found.find(({ deal_id }) => deal_id === one['id']);
    const { deal_id: _deal, ...rest } = known ?? {};
    return { ...one, terms: known ? rest : null };
  });
}

export const dealOperations = [
  operation({
    id: 'listDeals',
    method: 'GET',
    path: '/v1/deals',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'List deals',
    description: 'In which the member takes part, newest first. In a removed one, they no longer do.',
    query: z.strictObject({
      state: z.enum(['open', 'closed', 'fell_through']).optional().describe('Only deals in this state.'),
      ...syncQuery,
      ...pageQuery,
    }),
    example: { query: { state: 'open' } },
    response: syncPageOf(deal),
    run: async (context, { query: { state, updated_since, ...page } }) => {
      let list = dealsOf(context);
      if (state) list = list.eq('state', state);
      if (updated_since !== undefined) {
        return changedPage(context, { kind: 'deals', updated_since, ...page }, async (ids) =>
          withTerms(context, rowsOf(await list.in('id', ids))),
        );
      }
      const { items, next_cursor } = await keysetPage(list, { ...page, key: 'created_at', id: 'id' });
      return { items: await withTerms(context, items), next_cursor, ...wholeList };
    },
  }),
  operation({
    id: 'getDeal',
    method: 'GET',
    path: '/v1/deals/{id}',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'Get a deal',
    params: dealParams,
    response: deal,
    run: async (context, { params: { id } }) => {
      const row = unwrap(await dealsOf(context).eq('id', id).single()) as unknown as Row;
      return (await withTerms(context, [row]))[0];
    },
  }),
  operation({
    id: 'openDealDocument',
    method: 'POST',
    path: '/v1/deals/{id}/documents/{document_id}/link',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'Get a link to download a document of a deal',
    description: 'It works for a minute. Who added the document sees that you opened it.',
    params: dealParams.extend({ document_id: z.guid().describe('ID of a document of the deal.') }),
    response: fileLink,
    run: (context, { params: { id, document_id } }) =>
      openFile(context, 'deal-documents', { deal_id: id, id: document_id }),
  }),
  operation({
    id: 'listDeadlines',
    method: 'GET',
    path: '/v1/deadlines',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'List deadlines of open deals',
    description: 'The next one first.',
    query: z.strictObject({ ...pageQuery, limit: z.int().min(1).max(200).default(50).describe('How many to return.') }),
    response: pageOf(deadline),
    run: ({ client }, { query }) =>
      keysetPage(
        client
          .from('deal_milestones')
          .select(deadline.select)
          .eq('deal.state', 'open')
          .in('state', ['pending', 'declared']),
        { ...query, key: 'due_at', id: 'id', direction: 'ascending' },
      ),
  }),
];
