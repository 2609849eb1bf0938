import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { userMessage } from '@/shared/supabase/errors';
import { Button } from '@/shared/ui/button';
import { Field, FormError } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/input';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/review-queue';
import { useDecideAppeal } from '../api/mutations';
import { maxReasonLength, moderationError } from '../moderation';

interface DecideAppealProps extends ReviewActions {
  appeal: { id: string };
}

/** Upholds or reverses the action, with an answer the member reads. */
export function DecideAppeal({ appeal, onResolved, onConflict }: DecideAppealProps) {
  const decide = useDecideAppeal();
  const settle = useSingleSubmit(decide.mutateAsync, onConflict);
  const [answer, setAnswer] = useState('');
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = async (decision: 'upheld' | 'reversed') => {
    setBlank(answer.trim() === '');
    if (answer.trim() === '') {
      field.current?.focus();
      return;
    }
    if (await settle({ id: appeal.id, decision, answer: answer.trim() }))
      onResolved(decision === 'reversed' ? 'Action reversed' : 'Action upheld');
  };
  const decided = decide.isPending ? decide.variables.decision : null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <Field
        label="Answer"
        hint="The member reads this. We email them that there’s an answer."
        error={blank ? 'Write an answer' : undefined}
        required
      >
        <Textarea
          ref={field}
          value={answer}
          maxLength={maxReasonLength}
          rows={3}
          onChange={({ target }) => {
            setAnswer(target.value);
            setBlank(false);
          }}
        />
      </Field>
      <FormError>{decide.error && userMessage(decide.error) === null ? moderationError(decide.error) : null}</FormError>
      <div className="flex flex-wrap gap-3 max-sm:[&>button]:flex-1">
        <Button
          icon={<Undo2 aria-hidden />}
          busy={decided === 'reversed'}
          busyLabel="Reversing..."
          onClick={() => void send('reversed').catch(() => undefined)}
        >
          Reverse
        </Button>
        <Button
          variant="secondary"
          icon={<Check aria-hidden />}
          busy={decided === 'upheld'}
          busyLabel="Upholding..."
          onClick={() => void send('upheld').catch(() => undefined)}
        >
          Uphold
        </Button>
      </div>
    </div>
  );
}
