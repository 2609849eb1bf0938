import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { adjacentStep, stepIndex, stepIds, steps, type StepId } from '../wizard-steps';
import type { WizardState } from './use-wizard';
import { Skeleton } from '@/kit/ui/skeleton';

interface WizardProps {
  wizard: WizardState;
  content: Readonly<Record<StepId, ReactNode>>;
  /** Status of the draft, beside the step's heading. */
  note?: ReactNode;
  /** Error of the last submission. */
  problem: ReactNode;
  /** The submit button, on the last step only or on every step. */
  finish: ReactNode;
  finishOnEveryStep?: boolean;
  onFinish: () => void;
}

/** A form in short steps: Next validates its step, Back and the step links keep everything, and Enter continues. */
export function Wizard({ wizard, content, note, problem, finish, finishOnEveryStep = false, onFinish }: WizardProps) {
  const { form, place, show, next } = wizard;
  const { step, furthest } = place;
  const isLast = step === 'review';
  const headingId = useId();
  const heading = useStepFocus(wizard);
  const errorBox = useRef<HTMLDivElement>(null);
  const failed = Boolean(problem);
  useEffect(() => {
    if (failed) errorBox.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-1 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) onFinish();
          else void next();
        }}
      >
        <WizardProgress step={step} furthest={furthest} onGo={(to) => show(to)} />
        <section aria-labelledby={headingId} className="flex-1">
          {/* Before the heading in the DOM, so that Tab goes from the heading to the fields. */}
          <div className="mb-4 flex flex-row-reverse flex-wrap items-center gap-x-4 [&>h2]:mr-auto">
            {note}
            <h2 ref={heading} id={headingId} tabIndex={-1} className="scroll-mt-20 text-xl font-semibold outline-none">
              <span className="sr-only">
                Step {stepIndex(step) + 1} of {stepIds.length}:{' '}
              </span>
              {steps[step].title}
            </h2>
          </div>
          {content[step]}
        </section>
        <div ref={errorBox}>
          <FormError>{problem}</FormError>
        </div>
        <div
          data-form-bar
          className={clsx(
            'sticky bottom-[var(--wizard-bottom,0px)] z-20 -mx-4 flex items-center gap-3',
            'rounded-b-card border-t border-line bg-surface px-4 pt-3 pb-[var(--wizard-pad,0.75rem)]',
            'sm:-mx-6 sm:px-6',
          )}
        >
          {step === 'property' ? null : (
            <Button
              variant="ghost"
              size="lg"
              icon={<ArrowLeft aria-hidden />}
              // Three buttons don't fit on a phone; the step links lead back as well.
              className={finishOnEveryStep && !isLast ? 'max-sm:hidden' : undefined}
              onClick={() => show(adjacentStep(step, -1))}
            >
              Back
            </Button>
          )}
          <div className="ml-auto flex flex-wrap justify-end gap-3">
            {isLast ? null : (
              <Button
                type="submit"
                variant={finishOnEveryStep ? 'secondary' : 'primary'}
                size="lg"
                // The second click of a double click would skip the next step.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                Next
                <ArrowRight aria-hidden />
              </Button>
            )}
            {isLast || finishOnEveryStep ? finish : null}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

/** Moves the focus to the heading of a new step, or to its first invalid field. */
function useStepFocus({ form, place, target }: WizardState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place.step);
  useEffect(() => {
    const changed = shown.current !== place.step;
    shown.current = place.step;
    if (target) form.setFocus(target);
    else if (changed) heading.current?.focus();
  }, [form, place, target]);
  return heading;
}

interface WizardProgressProps {
  step: StepId;
  /** The last step reached; all steps up to it are enabled. */
  furthest: StepId;
  onGo: (step: StepId) => void;
}

/** The steps of the wizard, with links to those reached so far. */
function WizardProgress({ step, furthest, onGo }: WizardProgressProps) {
  return (
    <nav aria-label="Listing steps">
      <ol className="grid grid-cols-4">
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
                'text-center text-xs font-medium sm:text-sm',
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

/** Placeholder while the wizard's data loads. */
export function WizardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading the form</output>
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
