import { z } from 'zod';
import type { Database } from '@/shared/supabase/database.types';
import type { Person } from './member';
import { starValues } from './review-rules';

type Row = Database['public']['Tables']['member_reviews']['Row'];

/** The reader's own review. */
export type OwnReview = Omit<Row, 'member_id'>;

/** A review of a member by somebody else; `author` is null for one whom the reader cannot see. */
export interface Review extends OwnReview {
  author: Omit<Person, 'location'> | null;
}

export type Answered = Pick<Row, 'answer' | 'answered_at'>;

/** What its author writes. */
export type WrittenReview = Pick<Row, 'rating' | 'text'>;

/** Characters of a review, and of an answer. */
export const mostCharacters = 2000;

const tooLong = `Use at most ${mostCharacters.toLocaleString('en-US')} characters.`;

/** The review form. Mirrors the checks of `member_reviews`. */
export const reviewSchema = z.object({
  rating: z
    .number()
    .nullable()
    .transform((stars, context) => {
      if (stars !== null && starValues.includes(stars)) return stars;
      context.addIssue({ code: 'custom', message: 'Choose from 1 to 5 stars.' });
      return z.NEVER;
    }),
  text: z.string().trim().min(1, 'Write a few words.').max(mostCharacters, tooLong),
});

/** The fields as the controls hold them. */
export interface ReviewDraft {
  /** Null while no star is chosen. */
  rating: number | null;
  text: string;
}

/** The answer form. */
export const answerSchema = z.object({
  answer: z.string().trim().min(1, 'Write your answer.').max(mostCharacters, tooLong),
});

export type AnswerValues = z.output<typeof answerSchema>;
