// Deals are read only: what binds the member, they do in the app.
import { z } from 'npm:zod@4.6.7';
import { termNames } from '../../../../../src/domain/offer/fields.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { fileLink, openFile } from '../file-links.ts';
import { type Context, operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { nullable, object, pageOf, refTo, resource, type Schema, shape } from '../resource.ts';

const extension = resource('DealExtension', 'deal_extensions', ['id', 'proposed_by', 'due_at', 'state', 'created_at']);
const milestone = resource(
  'DealMilestone',
  'deal_milestones',
  ['id', 'kind', 'due_at', 'state', 'changed_at', 'confirmed_by', 'confirmed_at'],
  { extensions: { of: extension, from: 'deal_extensions', kind: 'many' } },
);
const earnestMoney = resource('DealEarnestMoney', 'deal_earnest_money', ['due', 'amount', 'accepted']);
const earnestReceipt = resource('DealEarnestReceipt', 'deal_earnest_receipts', [
  'id',
  'party_id',
  'amount',
  'received_on',
  'reference',
  'recorded_at',
  'disputed_at',
]);
const party = resource('DealParty', 'deal_parties', [
  'id',
  'user_id',
  'role',
  'side',
  'name',
  'rights',
  'invited_at',
  'joined_at',
  'revoked_at',
  'accepted_at',
  'company',
  'company_state',
  'capacity',
]);
const reader = resource('DealDocumentReader', 'deal_document_readers', ['party_id', 'shared_at', 'revoked_at']);
const document = resource(
  'DealDocument',
  'deal_documents',
  ['id', 'added_by', 'kind', 'name', 'size', 'mime_type', 'sha256', 'created_at'],
  { readers: { of: reader, from: 'deal_document_readers', kind: 'many' } },
);
const dealRow = resource(
  'Deal',
  'deals',
  [
    'id',
    'offer_id',
    'version',
    'property_id',
    'title',
    'address',
    'time_zone',
    'state',
    'end_reason',
    'ended_by',
    'created_at',
    'ended_at',
  ],
  {
    milestones: { of: milestone, from: 'deal_milestones', kind: 'many' },
    earnest_money: {
      of: earnestMoney,
      from: 'deal_earnest_money',
      kind: 'maybe',
      description: 'Null without any, and for guests without the right to it.',
    },
    earnest_receipts: {
      of: earnestReceipt,
      from: 'deal_earnest_receipts',
      kind: 'many',
      description: 'The parts in which it arrived.',
    },
    parties: { of: party, from: 'deal_parties', kind: 'many' },
    documents: {
      of: document,
      from: 'deal_documents',
      kind: 'many',
      description: 'Newest first: those that the member added or that are shared with them.',
    },
  },
);
const accepted = resource('AcceptedTerms', 'offer_versions', [...termNames, 'time_zone']);
const moment = (description: string): Schema => ({ type: ['string', 'null'], format: 'date-time', description });
const deadlines = ['earnest', 'inspection', 'financing', 'assignment'].flatMap((step) => [
  [`${step}_due_at`, moment(`The deadline of the ${step} step in force; null if the deal has no such step.`)] as const,
  [`agreed_${step}_due_at`, moment(`${step}_due_at as agreed first.`)] as const,
]);
const { properties: termFields } = accepted.schema as { properties: Record<string, Schema> };
const terms = shape(
  'TermsOfDeal',
  object({
    ...termFields,
    closing_on: {
      ...termFields['closing_on'],
      description: 'Last day to close, in force: extensions move it. agreed_closing_on is the day agreed first.',
    },
    agreed_closing_on: { type: 'string', format: 'date', description: 'Last day to close, as agreed first.' },
    agreed_earnest_money: {
      ...termFields['earnest_money'],
      description: 'Whole USD, as agreed first. earnest_money is less if the seller accepted less.',
    },
    ...Object.fromEntries(deadlines),
  }),
);
const { properties: dealFields } = dealRow.schema as { properties: Record<string, Schema> };
const deal = shape(
  'Deal',
  object({
    ...dealFields,
    terms: {
      ...nullable(refTo(terms)),
      description: 'Those in force, and under agreed_ as agreed first. Null for guests without the right to them.',
    },
  }),
  [...dealRow.parts, terms],
);

const dealOf = resource('DeadlineDeal', 'deals', ['id', 'title', 'address', 'time_zone']);
const deadline = resource('Deadline', 'deal_milestones', ['id', 'kind', 'due_at', 'state'], {
  deal: { of: dealOf, from: 'deals!inner', kind: 'one' },
});

const dealParams = z.strictObject({ id: z.guid().describe('ID of a deal.') });
const newestDocument = { referencedTable: 'documents', ascending: false } as const;

type Row = Record<string, unknown>;

const dealsOf = ({ client }: Context) =>
  client.from('deals').select(dealRow.select).is('documents.removed_at', null).order('created_at', newestDocument);

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
    query: z.strictObject({ state: z.enum(['open', 'closed', 'fell_through']).optional(), ...syncQuery, ...pageQuery }),
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
    query: z.strictObject({ ...pageQuery, limit: z.int().min(1).max(200).default(50) }),
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
