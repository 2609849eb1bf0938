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
  appeal: { id: string; action: { action: string } };
}

const texts = {
  decision: {
    reversed: { label: 'Reverse', busy: 'Reversing...', done: 'Action reversed' },
    upheld: { label: 'Uphold', busy: 'Upholding...', done: 'Action upheld' },
  },
  // Nobody has decided about the content before.
  hold: {
    reversed: { label: 'Restore', busy: 'Restoring...', done: 'Content restored' },
    upheld: { label: 'Remove', busy: 'Removing...', done: 'Content removed' },
  },
} as const;

/** Upholds or reverses the action, with an answer the member reads. Of a hold, it restores or removes the content. */
export function DecideAppeal({ appeal, onResolved, onConflict }: DecideAppealProps) {
  const words = texts[appeal.action.action === 'hold' ? 'hold' : 'decision'];
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
    if (await settle({ id: appeal.id, decision, answer: answer.trim() })) onResolved(words[decision].done);
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
          busyLabel={words.reversed.busy}
          onClick={() => void send('reversed').catch(() => undefined)}
        >
          {words.reversed.label}
        </Button>
        <Button
          variant="secondary"
          icon={<Check aria-hidden />}
          busy={decided === 'upheld'}
          busyLabel={words.upheld.busy}
          onClick={() => void send('upheld').catch(() => undefined)}
        >
          {words.upheld.label}
        </Button>
      </div>
    </div>
  );
}
