import { z } from 'zod';
import { formatMonth } from '@/kit/formatting/format';
import type { Database } from '@/domain/database.types';
import type { Person } from '../members/member';
import { starValues } from './ratings';

type Row = Database['public']['Tables']['member_reviews']['Row'];

/** The viewer's own review. */
export type OwnReview = Omit<Row, 'member_id'>;

/** Someone else's review of a member; `author` is null if the viewer can't see them. */
export interface Review extends OwnReview {
  author: Omit<Person, 'location'> | null;
}

/** What a review is based on. */
type ReviewBasis = Pick<Row, 'basis' | 'basis_on' | 'basis_title'>;

/** What a review is based on: 'Met at Spring meetup'; null for a review that doesn't say. */
export function reviewBasisText({ basis, basis_on, basis_title }: ReviewBasis): string | null {
  if (basis === 'deal' && basis_on) return `Closed a deal together in ${formatMonth(basis_on)}`;
  if (basis === 'event' && basis_title) return `Met at ${basis_title}`;
  if (basis === 'connected' && basis_on)
    return `Reviewed after working together: connected since ${formatMonth(basis_on)}`;
  return null;
}

export type Answered = Pick<Row, 'answer' | 'answered_at'>;

/** The fields the author fills in. */
export type WrittenReview = Pick<Row, 'rating' | 'text'>;

/** The maximum length of a review and of a response. */
export const maxLength = 2000;

const tooLong = `Use at most ${maxLength.toLocaleString('en-US')} characters.`;

/** The review form. Mirrors the constraints of `member_reviews`. */
export const reviewSchema = z.object({
  rating: z
    .number()
    .nullable()
    .transform((stars, context) => {
      if (stars !== null && starValues.includes(stars)) return stars;
      context.addIssue({ code: 'custom', message: 'Choose from 1 to 5 stars.' });
      return z.NEVER;
    }),
  text: z.string().trim().min(1, 'Write a few words.').max(maxLength, tooLong),
});

/** The unvalidated form fields, stored as a draft. The rating is null until one is chosen. */
export const reviewDraftSchema = z.object({
  rating: z.number().int().min(1).max(5).nullable().catch(null),
  text: z.string().catch(''),
});

/** An unsent response. */
export const answerDraftSchema = z.object({ answer: z.string() });

/** The form for a response to a review. */
export const answerSchema = z.object({
  answer: z.string().trim().min(1, 'Write your response.').max(maxLength, tooLong),
});
