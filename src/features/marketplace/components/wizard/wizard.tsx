import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { neighbour, placeOf, stepIds, steps, type StepId } from '../../wizard-steps';
import type { WizardState } from './use-wizard';
import { WizardProgress } from './wizard-progress';

interface WizardProps {
  wizard: WizardState;
  /** What each step shows. */
  content: Readonly<Record<StepId, ReactNode>>;
  /** What is known of the draft, beside the step's heading. */
  note?: ReactNode;
  /** What went wrong with the whole. */
  problem: ReactNode;
  /** The button that finishes, on the last step; `early` on each one. */
  finish: ReactNode;
  early?: boolean;
  onFinish: () => void;
}

/** A form in short steps: Next judges its step, Back and the steps above keep everything, Enter goes on. */
export function Wizard({ wizard, content, note, problem, finish, early = false, onFinish }: WizardProps) {
  const { form, place, show, next } = wizard;
  const { step, furthest } = place;
  const isLast = step === 'review';
  const headingId = useId();
  const heading = useStepFocus(wizard);
  const trouble = useRef<HTMLDivElement>(null);
  const failed = Boolean(problem);
  // Clear of the buttons, which stick to the window's lower edge.
  useEffect(() => {
    if (failed) trouble.current?.scrollIntoView({ block: 'nearest' });
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
          {/* First, so that Tab leads from the heading into the fields. */}
          <div className="mb-4 flex flex-row-reverse flex-wrap items-center justify-between gap-x-4">
            {note}
            <h2 ref={heading} id={headingId} tabIndex={-1} className="scroll-mt-40 text-xl font-semibold outline-none">
              <span className="sr-only">
                Step {placeOf(step) + 1} of {stepIds.length}:{' '}
              </span>
              {steps[step].title}
            </h2>
          </div>
          {content[step]}
        </section>
        <div ref={trouble} className="scroll-mb-36">
          <FormError>{problem}</FormError>
        </div>
        <div className="sticky bottom-[var(--wizard-bottom,0px)] z-20 -mx-4 flex items-center gap-3 rounded-b-card border-t border-line bg-surface px-4 pt-3 pb-[var(--wizard-pad,0.75rem)] sm:-mx-6 sm:px-6">
          {step === 'property' ? null : (
            <Button
              variant="ghost"
              size="lg"
              icon={<ArrowLeft aria-hidden />}
              // Three buttons are one too many for a phone; the steps above lead back as well.
              className={early && !isLast ? 'max-sm:hidden' : undefined}
              onClick={() => show(neighbour(step, -1))}
            >
              Back
            </Button>
          )}
          <div className="ml-auto flex flex-wrap justify-end gap-3">
            {isLast ? null : (
              <Button
                type="submit"
                variant={early ? 'secondary' : 'primary'}
                size="lg"
                // The second click of a double click would skip the step that has just come.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                Next
                <ArrowRight aria-hidden />
              </Button>
            )}
            {isLast || early ? finish : null}
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

/** On every change of step the focus goes to its heading, or to the field that has to be put right. */
function useStepFocus({ form, place, target }: WizardState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place.step);
  useEffect(() => {
    const came = shown.current !== place.step;
    shown.current = place.step;
    if (target) form.setFocus(target);
    else if (came) heading.current?.focus();
  }, [form, place, target]);
  return heading;
}
