import type { Author } from '@/domain/member/author';

/** What the database accepts. */
export const maxQuestionLength = 500;
export const maxAnswerLength = 2000;
/** How many questions without an answer a member can have on a listing, as in `ask_question`. */
export const maxOpenQuestions = 3;

/** The seller's answer. */
export interface Answer {
  id: string;
  content: string;
  created_at: string;
  edited_at: string | null;
  /** When moderators removed it, or since when it waits for review. Others don't get it then. */
  removed_at: string | null;
}

/** A question about a listing that the reader can see. */
export interface Question {
  id: string;
  user_id: string;
  content: string;
  created_at: string;
  hidden_at: string | null;
  removed_at: string | null;
  /** Null if the reader can't see the asker's profile. */
  author: Author | null;
  /** Null without an answer, or without one that the reader can see. */
  answer: Answer | null;
}

/** The reader's notice on a question that others can't see; null for none. */
export function visibilityNote(question: Question, isSeller: boolean): string | null {
  if (question.removed_at !== null) return null;
  if (question.hidden_at !== null)
    return isSeller ? 'Hidden. Only you and the asker can see this.' : 'The seller hid this. Only you can see it.';
  if (question.answer) return null;
  return isSeller
    ? 'Only you and the asker see this until you answer.'
    : 'Waiting for the seller. Others see it once it’s answered.';
}

/** Questions the seller hasn't answered or hidden. */
export function openQuestions(questions: readonly Question[]): Question[] {
  return questions.filter(({ answer, hidden_at }) => answer === null && hidden_at === null);
}

/** In display order: for the seller, those to answer come first; then the newest. */
export function inOrder(questions: readonly Question[], isSeller: boolean): Question[] {
  const open = new Set(isSeller ? openQuestions(questions) : []);
  return questions.toSorted(
    (one, other) =>
      Number(open.has(other)) - Number(open.has(one)) || Date.parse(other.created_at) - Date.parse(one.created_at),
  );
}

/** Why the member can't ask another question now; null if they can. */
export function askingLimit(questions: readonly Question[], readerId: string): string | null {
  const waiting = questions.filter(({ user_id, answer }) => user_id === readerId && answer === null).length;
  return waiting >= maxOpenQuestions
    ? `You have ${waiting} questions here without an answer. You can ask more once the seller answers.`
    : null;
}
