import { z } from 'npm:zod@4.6.7';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { resource } from '../resource.ts';
import { person } from './messages.ts';

const answer = resource('QuestionAnswer', 'listing_answers', ['content', 'created_at', 'edited_at']);
const question = resource(
  'Question',
  'listing_questions',
  ['id', 'property_id', 'user_id', 'content', 'created_at', 'answered_at', 'hidden_at'],
  {
    asker: {
      of: person,
      from: 'users!listing_questions_user_id_fkey',
      kind: 'maybe',
      description: 'Null if the account is deleted or hidden.',
    },
    answer: { of: answer, from: 'listing_answers', kind: 'maybe', description: 'Null until the seller answers.' },
  },
);
const booking = resource('Booking', 'showing_bookings', ['user_id', 'created_at']);
const showing = resource(
  'Showing',
  'listing_showings',
  ['id', 'property_id', 'starts_at', 'ends_at', 'time_zone', 'capacity', 'booked', 'canceled_at'],
  {
    bookings: {
      of: booking,
      from: 'showing_bookings',
      kind: 'many',
      description: 'Of everyone for the seller; your own for others.',
    },
  },
);

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
