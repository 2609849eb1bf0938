import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { placeOf, stepIds, steps, type StepId } from '../../wizard-steps';

interface WizardProgressProps {
  step: StepId;
  /** The last step reached; those up to it can be gone to. */
  furthest: StepId;
  onGo: (step: StepId) => void;
}

/** Where in the wizard one is, and the way back to each step that was reached. */
export function WizardProgress({ step, furthest, onGo }: WizardProgressProps) {
  return (
    <nav aria-label="Steps of the listing">
      <ol className="grid grid-cols-5">
        {stepIds.map((id, place) => (
          <li key={id} className="relative min-w-0">
            {place > 0 ? (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-4.5 right-[calc(50%+1.125rem)] h-0.5 w-[calc(100%-2.25rem)]',
                  place <= placeOf(furthest) ? 'bg-evergreen' : 'bg-line',
                )}
              />
            ) : null}
            <button
              type="button"
              aria-current={id === step ? 'step' : undefined}
              disabled={place > placeOf(furthest)}
              onClick={() => onGo(id)}
              className="group relative flex min-h-14 w-full flex-col items-center gap-1 rounded-control py-1 text-xs font-medium sm:text-sm"
            >
              <Mark place={place} current={id === step} done={place < placeOf(furthest)} />
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

function Mark({ place, current, done }: { place: number; current: boolean; done: boolean }) {
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
      {done && !current ? <Check className="size-4" /> : place + 1}
    </span>
  );
}
