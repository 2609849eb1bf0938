// What happens around listings: questions, and showings with their bookings.
import { z } from 'npm:zod@4.6.7';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, many, maybe } from '../answer.ts';
import { count, id, orNull, page, text, time } from './kinds.ts';
import { member } from './member.ts';

const moment = (about: string) => orNull(z.iso.datetime({ offset: true }), about);

const reply = answer('QuestionAnswer', 'What the seller answered.', {
  content: text('What they wrote.'),
  created_at: time('When it was written.'),
  edited_at: moment('When it was last changed; null if never.'),
});
export const question = answer('Question', 'A question about a listing.', {
  id: id('ID of the question.'),
  property_id: id('ID of the listing.'),
  user_id: orNull(z.guid(), 'Who asked; null once their account is deleted.'),
  content: text('What they asked.'),
  created_at: time('When it was asked.'),
  answered_at: moment('When it was answered; null until then.'),
  hidden_at: moment('Since when it’s hidden; null if it isn’t.'),
  asker: maybe(member, 'users!listing_questions_user_id_fkey', 'Null if their account is deleted or hidden.'),
  answer: maybe(reply, 'listing_answers', 'Null until the seller answers.'),
  html_url: page('property_id', paths.listing),
});

const booking = answer('Booking', 'A member who booked a showing.', {
  user_id: id('ID of the member.'),
  created_at: time('When they booked.'),
});
export const showing = answer('Showing', 'A showing of a listing.', {
  id: id('ID of the showing.'),
  property_id: id('ID of the listing.'),
  starts_at: time('When it starts.'),
  ends_at: time('When it ends.'),
  time_zone: text('The time zone of the property, such as America/Chicago.'),
  capacity: orNull(z.int(), 'How many can book; null for no limit.'),
  booked: count('How many have booked.'),
  canceled_at: moment('When it was canceled; null if it wasn’t.'),
  bookings: many(booking, 'showing_bookings', 'Of everyone for the seller; your own for others.'),
  html_url: page('property_id', paths.listing),
});
