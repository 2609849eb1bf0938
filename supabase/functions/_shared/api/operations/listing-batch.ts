// Many listings in one request.
import { batchResults } from '../answers/draft.ts';
import { batchBody, storeBatch } from '../batch.ts';
import { operation } from '../operation.ts';
import { newOwnListing } from './own-listings.ts';

export const listingBatchOperations = [
  operation({
    id: 'createListings',
    method: 'POST',
    path: '/v1/my/listings/batch',
    scope: 'own:write',
    tag: 'Own listings',
    summary: 'Create up to 500 listings',
    description:
      'Answers with a result for each row. Rows that are refused, as beyond the daily limit, don’t keep the others ' +
      'from being posted.',
    body: batchBody('listings'),
    maxBytes: 4 * 1024 * 1024,
    example: {
      body: {
        rows: [
          {
            external_id: 'crm-2',
            title: 'Ranch with a garage',
            description: 'Vacant. Needs a kitchen.',
            property_type: 'Single Family',
            address: '14 Elm St',
            city: 'Memphis',
            state: 'TN',
            zip: '38103',
            price: 92000,
          },
        ],
      },
    },
    response: batchResults,
    run: async (context, { body: { rows } }) => ({
      results: await storeBatch(context, {
        rows,
        schema: newOwnListing,
        posts: true,
        toRow: ({ external_id, confirm_place, ...fields }) => ({ external_id, confirm_place, fields }),
      }),
    }),
  }),
];
