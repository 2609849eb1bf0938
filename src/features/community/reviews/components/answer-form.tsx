import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Gate } from '@/shared/entitlements/gate';
import { describeError } from '@/platform/errors/describe-error';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { answerDraftSchema, answerSchema } from '../review';
import { answerErrors, isFinal } from '../ratings';
import { CharactersLeft } from './characters-left';

interface AnswerFormProps {
  /** The review's author. */
  authorName: string;
  draftKey: string;
  /** Rejects if it wasn't sent. */
  onSend: (answer: string) => Promise<unknown>;
  onClose: () => void;
  /** Called with the reason when it can no longer be sent. */
  onExpired: (text: string) => void;
}

/** The reviewed member's response to a review, sent once. */
export function AnswerForm({ authorName, draftKey, onSend, onClose, onExpired }: AnswerFormProps) {
  const { form, startOver, errorOf, sending } = useDraftForm({
    storageKey: draftKey,
    draft: answerDraftSchema,
    initial: { answer: '' },
    schema: answerSchema,
    mode: 'onTouched',
    send: async ({ answer }) => {
      try {
        await onSend(answer);
      } catch (error) {
        if (!isFinal(error)) throw error;
        onExpired(describeError(error, answerErrors));
      }
    },
    onSent: onClose,
    errors: answerErrors,
  });
  const { control, register, setFocus } = form;
  useEffect(() => setFocus('answer'), [setFocus]);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Gate act="answer">
        <form {...sending.form} className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <Field
              label={`Your response to ${authorName}`}
              hint="You can respond once, and not change or delete it. Anyone who can see your profile can read it."
              error={errorOf('answer')}
              required
            >
              <Textarea rows={4} {...register('answer')} />
            </Field>
            <CharactersLeft text={useWatch({ control, name: 'answer' })} />
          </div>
          <FormError>{sending.failure}</FormError>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={sending.busy} busyLabel="Sending...">
              Send response
            </Button>
            <Button
              variant="ghost"
              disabled={sending.busy}
              onClick={() => {
                startOver();
                onClose();
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      </Gate>
    </div>
  );
}
