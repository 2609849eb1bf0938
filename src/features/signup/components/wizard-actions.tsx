import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';

/** Id of what is said about the step as a whole. */
export const problemId = 'sign-up-problem';

interface WizardActionsProps {
  /** What keeps the step from being left. */
  problem: ReactNode;
  /** Absent on the first step. */
  onBack: (() => void) | null;
  last: boolean;
  busy: boolean;
}

/** Back and Next, at the lower edge of phones, with what went wrong right above them. */
export function WizardActions({ problem, onBack, last, busy }: WizardActionsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:-mb-12 sm:-mx-6 sm:px-6 lg:border-0 lg:py-4">
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
