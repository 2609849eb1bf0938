// Offers and deals are read only: what binds the member, they do in the app.
import { z } from 'npm:zod@4.6.7';
import { keysetPage, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { pageOf, resource } from '../resource.ts';

const version = resource('OfferVersion', 'offer_versions', [
  'version',
  'author',
  'price',
  'earnest_money',
  'earnest_due_hours',
  'closing_on',
  'financing',
  'inspection_days',
  'contingencies',
  'jv_share_pct',
  'time_zone',
  'expires_at',
  'created_at',
  'claims',
]);
const offer = resource(
  'Offer',
  'offers',
  [
    'id',
    'property_id',
    'title',
    'address',
    'seller_id',
    'buyer_id',
    'seller_name',
    'buyer_name',
    'state',
    'version',
    'proposer',
    'respond_by',
    'opened_at',
    'backup_rank',
    'end_reason',
    'held_at',
    'created_at',
    'changed_at',
  ],
  {
    versions: {
      of: version,
      from: 'offer_versions',
      kind: 'many',
      description: 'Newest first. Empty for the seller of a sealed offer.',
    },
  },
);

const extension = resource('DealExtension', 'deal_extensions', ['id', 'proposed_by', 'due_at', 'state', 'created_at']);
const milestone = resource(
  'DealMilestone',
  'deal_milestones',
  ['id', 'kind', 'due_at', 'state', 'changed_at', 'confirmed_by', 'confirmed_at'],
  { extensions: { of: extension, from: 'deal_extensions', kind: 'many' } },
);
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
const deal = resource(
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
    parties: { of: party, from: 'deal_parties', kind: 'many' },
  },
);

const dealOf = resource('DeadlineDeal', 'deals', ['id', 'title', 'address', 'time_zone']);
const deadline = resource('Deadline', 'deal_milestones', ['id', 'kind', 'due_at', 'state'], {
  deal: { of: dealOf, from: 'deals!inner', kind: 'one' },
});

const offerParams = z.strictObject({ id: z.guid().describe('ID of an offer.') });
const dealParams = z.strictObject({ id: z.guid().describe('ID of a deal.') });
const newestVersion = { referencedTable: 'versions', ascending: false } as const;

export const dealOperations = [
  operation({
    id: 'listOffers',
    method: 'GET',
    path: '/v1/offers',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'List offers',
    description: 'Made and received, last changed first, each with all versions of its terms.',
    query: z.strictObject({
      states: z
        .array(z.enum(['sealed', 'open', 'backup', 'accepted', 'declined', 'withdrawn', 'expired', 'canceled']))
        .optional(),
      ...pageQuery,
    }),
    example: { query: { states: ['open'] } },
    response: pageOf(offer),
    run: ({ client, memberId }, { query: { states, ...page } }) => {
      let list = client.from('offers').select(offer.select).or(`buyer_id.eq.${memberId},seller_id.eq.${memberId}`);
      if (states) list = list.in('state', states);
      return keysetPage(list.order('version', newestVersion), { ...page, time: 'changed_at', id: 'id' });
    },
  }),
  operation({
    id: 'getOffer',
    method: 'GET',
    path: '/v1/offers/{id}',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'Get an offer',
    params: offerParams,
    response: offer,
    run: async ({ client }, { params: { id } }) =>
      unwrap(await client.from('offers').select(offer.select).eq('id', id).order('version', newestVersion).single()),
  }),
  operation({
    id: 'listDeals',
    method: 'GET',
    path: '/v1/deals',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'List deals',
    description: 'In which the member takes part, newest first.',
    query: z.strictObject({ state: z.enum(['open', 'closed', 'fell_through']).optional(), ...pageQuery }),
    example: { query: { state: 'open' } },
    response: pageOf(deal),
    run: ({ client }, { query: { state, ...page } }) => {
      let list = client.from('deals').select(deal.select);
      if (state) list = list.eq('state', state);
      return keysetPage(list, { ...page, time: 'created_at', id: 'id' });
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
    run: async ({ client }, { params: { id } }) =>
      unwrap(await client.from('deals').select(deal.select).eq('id', id).single()),
  }),
  operation({
    id: 'listDeadlines',
    method: 'GET',
    path: '/v1/deadlines',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'List deadlines of open deals',
    description: 'At most 200, latest first.',
    query: z.strictObject({ ...pageQuery, limit: z.int().min(1).max(200).default(50) }),
    response: pageOf(deadline),
    run: ({ client }, { query }) =>
      keysetPage(
        client
          .from('deal_milestones')
          .select(deadline.select)
          .eq('deal.state', 'open')
          .in('state', ['pending', 'declared']),
        { ...query, time: 'due_at', id: 'id' },
      ),
  }),
];
