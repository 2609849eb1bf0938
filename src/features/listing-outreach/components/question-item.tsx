import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { AuthorLine } from '@/shared/members/author-line';
import { Button } from '@/kit/ui/button';
import type { Reader } from '../listing';
import { visibilityNote, type Question } from '../question';
import { AnswerForm } from './answer-form';
import { QuestionMenu } from './question-menu';
import { SellerAnswer } from './seller-answer';

interface QuestionItemProps {
  listingId: string;
  question: Question;
  reader: Reader;
}

/** A question with its answer, and for the seller, the form to answer. */
export function QuestionItem({ listingId, question, reader }: QuestionItemProps) {
  const [writing, setWriting] = useState(false);
  const answerButton = useRef<HTMLButtonElement>(null);
  const { author, content, created_at, answer, removed_at, hidden_at } = question;
  const note = visibilityNote(question, reader.isSeller);
  const isOwn = question.user_id === reader.id;
  const close = () => {
    setWriting(false);
    // The form had the focus.
    requestAnimationFrame(() => answerButton.current?.focus());
  };
  return (
    <li className="flex flex-col gap-3 py-5">
      <div className="flex items-start justify-between gap-2">
        <AuthorLine author={author} isDeleted={false} postedAt={created_at} size={36} />
        <QuestionMenu listingId={listingId} question={question} isOwn={isOwn} isSeller={reader.isSeller} />
      </div>
      <RemovedNotice id={question.id} removedAt={removed_at} noun="question" isOwn={isOwn} />
      <p className="max-w-prose text-[15px] font-medium break-words whitespace-pre-line text-ink">{content}</p>
      {note && (isOwn || reader.isSeller) ? (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Lock aria-hidden className="size-4 shrink-0" />
          {note}
        </p>
      ) : null}
      {answer && !writing ? (
        <SellerAnswer
          listingId={listingId}
          answer={answer}
          isSeller={reader.isSeller}
          onEdit={() => setWriting(true)}
        />
      ) : null}
      {writing ? (
        <AnswerForm listingId={listingId} question={question} sellerId={reader.id ?? ''} onClose={close} />
      ) : null}
      {reader.isSeller && !answer && !writing && hidden_at === null ? (
        <Button
          ref={answerButton}
          size="sm"
          className="self-start"
          aria-label={`Answer “${content.slice(0, 60)}”`}
          onClick={() => setWriting(true)}
        >
          Answer
        </Button>
      ) : null}
    </li>
  );
}
