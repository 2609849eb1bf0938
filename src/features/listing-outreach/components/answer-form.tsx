import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { z } from 'zod';
import { useDraft } from '@/shared/hooks/use-draft';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { useAnswerQuestion } from '../api/mutations';
import { maxAnswerLength, type Question } from '../question';

interface AnswerFormProps {
  listingId: string;
  question: Question;
  sellerId: string;
  onClose: () => void;
}

/** Answers a question, or edits the answer. */
export function AnswerForm({ listingId, question, sellerId, onClose }: AnswerFormProps) {
  const stored = question.answer?.content ?? '';
  const [text, keep, clear] = useDraft(`answer:${sellerId}:${question.id}`, z.string(), stored);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAnswerQuestion(listingId);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    mutate(
      { id: question.id, content: text },
      {
        onSuccess: () => {
          clear();
          toast.success(question.answer ? 'Answer saved' : 'Answer posted');
          onClose();
        },
      },
    );
  };
  return (
    <form className="flex max-w-prose flex-col gap-3" onSubmit={send}>
      <Field
        label="Your answer"
        hint="Everyone who sees the listing sees it."
        error={missing ? 'Enter your answer' : undefined}
      >
        <Textarea
          ref={field}
          rows={4}
          maxLength={maxAnswerLength}
          value={text}
          onChange={({ target }) => {
            keep(target.value);
            setMissing(false);
          }}
        />
      </Field>
      <FormError>{error ? describeError(error) : null}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending} busyLabel="Saving">
          {question.answer ? 'Save answer' : 'Post answer'}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
