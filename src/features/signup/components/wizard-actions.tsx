import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';

/** Id of the step's error message. */
export const problemId = 'sign-up-problem';

interface WizardActionsProps {
  /** Why the step can't be completed. */
  problem: ReactNode;
  /** Absent on the first step. */
  onBack: (() => void) | null;
  last: boolean;
  busy: boolean;
}

/** The Back and Next buttons, sticky on phones, with the step's error above them. */
export function WizardActions({ problem, onBack, last, busy }: WizardActionsProps) {
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-3',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:-mb-12 sm:-mx-6 sm:px-6 lg:border-0 lg:py-4',
      )}
    >
      <div id={problemId}>
        <FormError className="mb-3">{problem}</FormError>
      </div>
      <div className="flex gap-3">
        {onBack ? (
          <Button variant="secondary" size="lg" onClick={onBack} className="min-w-24">
            Back
          </Button>
        ) : null}
        <Button type="submit" size="lg" full busy={busy} busyLabel={last ? 'Creating Account...' : undefined}>
          {last ? 'Create Account' : 'Next'}
        </Button>
      </div>
    </div>
  );
}
