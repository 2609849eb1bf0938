import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { stepIndex, stepIds, steps, type StepId } from '../wizard-steps';

interface WizardProgressProps {
  step: StepId;
  /** The last step reached; all steps up to it are enabled. */
  furthest: StepId;
  onGo: (step: StepId) => void;
}

/** The steps of the wizard, with links to those reached so far. */
export function WizardProgress({ step, furthest, onGo }: WizardProgressProps) {
  return (
    <nav aria-label="Listing steps">
      <ol className="grid grid-cols-5">
        {stepIds.map((id, index) => (
          <li key={id} className="relative min-w-0">
            {index > 0 ? (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-4.5 right-[calc(50%+1.125rem)] h-0.5 w-[calc(100%-2.25rem)]',
                  index <= stepIndex(furthest) ? 'bg-evergreen' : 'bg-line',
                )}
              />
            ) : null}
            <button
              type="button"
              aria-current={id === step ? 'step' : undefined}
              disabled={index > stepIndex(furthest)}
              onClick={() => onGo(id)}
              className={clsx(
                'group relative flex min-h-14 w-full flex-col items-center gap-1 rounded-control py-1',
                'text-xs font-medium sm:text-sm',
              )}
            >
              <StepMarker index={index} current={id === step} done={index < stepIndex(furthest)} />
              <span
                className={id === step ? 'font-semibold text-ink' : 'text-muted group-enabled:group-hover:text-ink'}
              >
                {steps[id].title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMarker({ index, current, done }: { index: number; current: boolean; done: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'numeric flex size-7 items-center justify-center rounded-full border-2 text-xs font-bold',
        current && 'border-evergreen bg-evergreen text-evergreen-on',
        !current && done && 'border-evergreen bg-evergreen-soft text-evergreen-ink',
        !current && !done && 'border-line bg-surface text-muted',
      )}
    >
      {done && !current ? <Check className="size-4" /> : index + 1}
    </span>
  );
}
