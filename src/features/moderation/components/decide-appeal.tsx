import { Check, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTextForm } from '@/platform/forms/use-text-form';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import { useUser } from '@/platform/auth/auth-provider';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useDecideAppeal } from '../api/mutations';
import type { StoredAppeal } from '../api/queries';
import { maxReasonLength, moderationErrors } from '../moderation';

interface DecideAppealProps extends ReviewActions {
  appeal: StoredAppeal;
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
  const user = useUser();
  const words = texts[appeal.action.action === 'hold' ? 'hold' : 'decision'];
  const decide = useDecideAppeal();
  const settle = useSingleSubmit(decide.mutateAsync, onConflict);
  const decision = useRef<'upheld' | 'reversed'>('upheld');
  const { field, error, sending } = useTextForm({
    storageKey: `decide-appeal:${user.id}:${appeal.id}`,
    missing: 'Write an answer',
    send: (answer) => settle({ appeal, decision: decision.current, answer }),
    onSent: () => onResolved(words[decision.current].done),
    errors: moderationErrors,
  });
  const decided = sending.busy ? decide.variables?.decision : null;
  const button = (value: 'upheld' | 'reversed') => ({
    type: 'submit' as const,
    busy: decided === value,
    busyLabel: words[value].busy,
    children: words[value].label,
    onClick: () => {
      decision.current = value;
    },
  });
  return (
    <Decisions className="max-sm:static">
      <form {...sending.form} className="flex flex-col gap-3">
        <Field label="Answer" hint="The member reads this. We’ll email them about the answer." error={error} required>
          <Textarea {...field} maxLength={maxReasonLength} rows={2} />
        </Field>
        <FormError>{sending.failure}</FormError>
        <div className="flex flex-wrap gap-3 max-sm:[&>button]:flex-1">
          <DecisionButton decision="approve" icon={<Undo2 aria-hidden />} {...button('reversed')} />
          <DecisionButton decision="reject" icon={<Check aria-hidden />} {...button('upheld')} />
        </div>
      </form>
    </Decisions>
  );
}
