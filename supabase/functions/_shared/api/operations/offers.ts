// Offers are read only: what binds the member, they do in the app.
import { z } from 'npm:zod@4.6.7';
import { offer } from '../answers/offer.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';

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
        .optional()
        .describe('Only offers in one of these states.'),
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
