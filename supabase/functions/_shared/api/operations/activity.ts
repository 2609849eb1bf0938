import { z } from 'npm:zod@4.6.7';
import { question, showing } from '../answers/activity.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';

/** What happens around listings. */
export const activityOperations = [
  operation({
    id: 'getQuestion',
    method: 'GET',
    path: '/v1/questions/{id}',
    scope: 'own:read',
    tag: 'Own listings',
    summary: 'Get a question about a listing',
    params: z.strictObject({ id: z.guid().describe('ID of a question.') }),
    response: question,
    run: async ({ client }, { params: { id } }) =>
      unwrap(await client.from('listing_questions').select(question.select).eq('id', id).single()),
  }),
  operation({
    id: 'getShowing',
    method: 'GET',
    path: '/v1/showings/{id}',
    scope: 'own:read',
    tag: 'Own listings',
    summary: 'Get a showing with its bookings',
    params: z.strictObject({ id: z.guid().describe('ID of a showing.') }),
    response: showing,
    run: async ({ client }, { params: { id } }) =>
      unwrap(await client.from('listing_showings').select(showing.select).eq('id', id).single()),
  }),
];
