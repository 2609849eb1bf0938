// Offers are read only: what binds the member, they do in the app.
import { z } from 'npm:zod@4.6.7';
import { termNames } from '../../../../../src/domain/offer/fields.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { resource } from '../resource.ts';

const version = resource('OfferVersion', 'offer_versions', [
  'version',
  'author',
  ...termNames,
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
    'company',
    'company_state',
    'capacity',
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

const offerParams = z.strictObject({ id: z.guid().describe('ID of an offer.') });
const newestVersion = { referencedTable: 'versions', ascending: false } as const;

export const offerOperations = [
  operation({
    id: 'listOffers',
    method: 'GET',
    path: '/v1/offers',
    scope: 'deals',
    tag: 'Offers and deals',
    summary: 'List offers',
    description:
      'Made and received, last changed first, each with all versions of its terms. Offers are read only here: ' +
      'making, changing, or accepting one binds you, so a person does that in the app, with the terms at hand.',
    query: z.strictObject({
      states: z
        .array(z.enum(['sealed', 'open', 'backup', 'accepted', 'declined', 'withdrawn', 'expired', 'canceled']))
        .optional(),
      ...syncQuery,
      ...pageQuery,
    }),
    example: { query: { states: ['open'] } },
    response: syncPageOf(offer),
    run: async (context, { query: { states, updated_since, ...page } }) => {
      const { client, memberId } = context;
      let list = client.from('offers').select(offer.select).or(`buyer_id.eq.${memberId},seller_id.eq.${memberId}`);
      if (states) list = list.in('state', states);
      const latest = list.order('version', newestVersion);
      if (updated_since !== undefined) {
        return changedPage(context, { kind: 'offers', updated_since, ...page }, async (ids) =>
          rowsOf(await latest.in('id', ids)),
        );
      }
      return { ...(await keysetPage(latest, { ...page, key: 'changed_at', id: 'id' })), ...wholeList };
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
];
