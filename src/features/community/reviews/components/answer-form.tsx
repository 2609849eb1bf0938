import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import type { DraftStore } from '../drafts';
import { answerSchema, type AnswerValues } from '../review';
import { answerError } from '../ratings';
import { CharactersLeft } from './characters-left';

interface AnswerFormProps {
  /** The review's author. */
  authorName: string;
  draft: DraftStore;
  /** Rejects if it wasn't sent. */
  onSend: (answer: string) => Promise<unknown>;
  onClose: () => void;
  /** Called with the reason when it can no longer be sent. */
  onExpired: (text: string) => void;
}

/** The reviewed member's response to a review, sent once. */
export function AnswerForm({ authorName, draft, onSend, onClose, onExpired }: AnswerFormProps) {
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
  const sending = useRef(false);
  const send = async ({ answer }: AnswerValues) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await onSend(answer);
      end();
      onClose();
    } catch (error) {
      const { text, final } = answerError(error);
      if (final) {
        end();
        onExpired(text);
      } else setError('root', { message: text });
    } finally {
      sending.current = false;
    }
  };

  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-4 flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Field
          label={`Your response to ${authorName}`}
          hint="You can respond once. Anyone who can see your profile can read it. You can’t edit or delete it later."
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
          Send response
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
