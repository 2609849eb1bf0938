import type { UseMutationResult } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { describeError, type ErrorTexts } from '@/platform/errors/describe-error';
import { userMessage } from '@/platform/errors/errors';
import { FormError } from '@/kit/ui/field';
import { DecisionButton, Decisions } from './decisions';
import { ReasonDialog } from './reason-dialog';
import type { ReasonDialogProps } from './reason-dialog-content';

interface ApproveOrReturnProps extends Pick<ReasonDialogProps, 'title' | 'subject' | 'hint' | 'requiredMessage'> {
  decision: Pick<UseMutationResult, 'isError' | 'isPending' | 'error'>;
  /** Approves with null, returns with a reason. Rejects if that fails. */
  decide: (reason: string | null) => Promise<void>;
  approve: { label: string; busyLabel: string };
  /** Further buttons. */
  children: ReactNode;
}

/** When a decision on an item for review couldn't be saved. */
export const decisionErrors = { failed: 'Your decision wasn’t saved.' } satisfies ErrorTexts;

/** The bottom of a review card whose item is approved, or returned with a reason. */
export function ApproveOrReturn({ decision, decide, approve, children, ...reason }: ApproveOrReturnProps) {
  const [returning, setReturning] = useState(false);
  return (
    <>
      <FormError>
        {decision.isError && !returning && userMessage(decision.error) === null
          ? describeError(decision.error, decisionErrors)
          : null}
      </FormError>
      <Decisions>
        <DecisionButton
          decision="approve"
          icon={<Check aria-hidden />}
          busy={decision.isPending && !returning}
          busyLabel={approve.busyLabel}
          // The error appears above the buttons.
          onClick={() => void decide(null).catch(() => undefined)}
        >
          {approve.label}
        </DecisionButton>
        <DecisionButton
          decision="reject"
          icon={<Undo2 aria-hidden />}
          disabled={decision.isPending}
          onClick={() => setReturning(true)}
        >
          Return
        </DecisionButton>
        {children}
      </Decisions>
      {returning ? (
        <ReasonDialog
          {...reason}
          submitLabel="Return"
          busyLabel="Returning..."
          onClose={() => setReturning(false)}
          onSubmit={decide}
          errors={decisionErrors}
        />
      ) : null}
    </>
  );
}
