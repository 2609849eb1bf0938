import { useEffect } from 'react';
import { useTextForm } from '@/platform/forms/use-text-form';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
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
  const answer = useAnswerQuestion(listingId);
  const { form, field, error, sending } = useTextForm({
    storageKey: `answer:${sellerId}:${question.id}`,
    initial: question.answer?.content ?? '',
    missing: 'Enter your answer',
    send: (content) => answer.mutateAsync({ id: question.id, content }),
    onSent: () => {
      toast.success(question.answer ? 'Answer saved' : 'Answer posted');
      onClose();
    },
  });
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form {...sending.form} className="flex max-w-prose flex-col gap-3">
      <Field label="Your answer" hint="Everyone who sees the listing sees it." error={error}>
        <Textarea {...field} rows={4} maxLength={maxAnswerLength} />
      </Field>
      <FormError>{sending.failure}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.busy} busyLabel="Saving">
          {question.answer ? 'Save answer' : 'Post answer'}
        </Button>
        <Button variant="ghost" disabled={sending.busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
