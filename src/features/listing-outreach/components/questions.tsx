import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import type { OutreachListing, Reader } from '../listing';
import { askingLimit, inOrder, openQuestions, type Question } from '../question';
import { AskQuestion } from './ask-question';
import { QuestionItem } from './question-item';

interface QuestionsProps {
  listing: OutreachListing;
  questions: readonly Question[];
  reader: Reader;
  /** Whether the showings above say what the reader needs. */
  gateAbove: boolean;
}

const firstShown = 5;

/** The questions of a listing, and a form to ask another. */
export function Questions({ listing, questions, reader, gateAbove }: QuestionsProps) {
  const [all, setAll] = useState(false);
  const ordered = inOrder(questions, reader.isSeller);
  // A seller has to see everything that waits for an answer.
  const least = reader.isSeller ? Math.max(firstShown, openQuestions(questions).length) : firstShown;
  const shown = all ? ordered : ordered.slice(0, least);
  const canAsk = !reader.isSeller && listing.status === 'active';
  return (
    <div className="mt-3 flex flex-col gap-5">
      {ordered.length === 0 ? (
        <EmptyState
          className="py-8"
          icon={<MessageCircleQuestionMark />}
          title="No questions yet"
          text={
            reader.isSeller
              ? 'Members’ questions appear here. Your answers are public, so you answer each only once.'
              : 'Questions and the seller’s answers appear here for everyone.'
          }
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((question) => (
            <QuestionItem key={question.id} listingId={listing.id} question={question} reader={reader} />
          ))}
        </ul>
      )}
      {shown.length < ordered.length ? (
        <Button variant="secondary" className="self-start" onClick={() => setAll(true)}>
          Show all {ordered.length} questions
        </Button>
      ) : null}
      {canAsk ? (
        <AskQuestion
          listing={listing}
          readerId={reader.id}
          gateAbove={gateAbove}
          limit={reader.id === null ? null : askingLimit(questions, reader.id)}
        />
      ) : null}
    </div>
  );
}
