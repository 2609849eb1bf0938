import { clsx } from 'clsx';
import { stepNumber, signUpSteps, type Step } from '../steps';

/** The wizard's progress as announced text and as a bar. */
export function WizardProgress({ step }: { step: Step }) {
  const number = stepNumber(step);
  return (
    <div className="flex items-center gap-4">
      <p aria-live="polite" className="numeric shrink-0 text-sm font-medium text-muted">
        Step {number} of {signUpSteps.length}
      </p>
      <div aria-hidden className="flex flex-1 gap-1.5">
        {signUpSteps.map((each, index) => (
          <span
            key={each}
            className={clsx('h-1 flex-1 rounded-full transition-colors', index < number ? 'bg-evergreen' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
