import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import type { DraftStore } from '../../lib/review-drafts';
import { answerSchema, type AnswerValues } from '../../review';
import { answerProblem } from '../../review-rules';
import { CharactersLeft } from './characters-left';

interface AnswerFormProps {
  /** Who wrote the review. */
  authorName: string;
  draft: DraftStore;
  /** Rejects when it was not sent. */
  onSend: (answer: string) => Promise<unknown>;
  onClose: () => void;
  /** It can no longer be sent, and why. */
  onOver: (text: string) => void;
}

/** Answers a review, once. */
export function AnswerForm({ authorName, draft, onSend, onClose, onOver }: AnswerFormProps) {
  const { control, register, handleSubmit, setError, setFocus, subscribe, getValues, formState } =
    useForm<AnswerValues>({
      resolver: zodResolver(answerSchema),
      defaultValues: { answer: draft.load()?.text ?? '' },
      mode: 'onTouched',
    });
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) draft.save({ rating: null, text: getValues('answer') });
      },
    }),
  );
  useEffect(() => setFocus('answer'), [setFocus]);

  const end = () => {
    done.current = true;
    draft.clear();
  };
  const underWay = useRef(false);
  const send = async ({ answer }: AnswerValues) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await onSend(answer);
      end();
      onClose();
    } catch (error) {
      const { text, final } = answerProblem(error);
      if (final) {
        end();
        onOver(text);
      } else setError('root', { message: text });
    } finally {
      underWay.current = false;
    }
  };

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-4 flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Field
          label={`Your answer to ${authorName}`}
          hint="You can answer once. Everybody who sees your profile can read it, and it cannot be changed or taken back afterwards."
          error={errors.answer?.message}
          required
        >
          <Textarea rows={4} {...register('answer')} />
        </Field>
        <CharactersLeft text={useWatch({ control, name: 'answer' })} />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel="Sending...">
          Send answer
        </Button>
        <Button
          variant="ghost"
          disabled={isSubmitting}
          onClick={() => {
            end();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
