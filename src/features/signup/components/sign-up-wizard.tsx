import { useState, type ReactNode } from 'react';
import { PageHeading } from '@/shared/layout/page';
import { fillInAll, hasEmptyField, type AccountValues } from '../schema';
import { headings, type Step } from '../steps';
import { AccountStep } from './account-step';
import { LazyDeferredSteps } from './lazy-deferred-steps';
import { PictureUpload } from './picture-upload';
import type { CreationEvents } from './use-account-creation';
import { useSignUpSteps } from './use-sign-up-steps';
import { useStepFocus } from './use-step-focus';
import { WizardActions } from './wizard-actions';
import { WizardProgress } from './wizard-progress';

interface SignUpWizardProps extends CreationEvents {
  /** Shown below the first heading. */
  signIn: ReactNode;
  /** Legal note on the last step. */
  agreement: ReactNode;
  /** Leaving the page; keeps the button busy. */
  leaving: boolean;
}

/** The sign-up wizard. Creates the account on the last step. */
export function SignUpWizard({ signIn, agreement, leaving, ...events }: SignUpWizardProps) {
  const { draft, step, problem, setProblem, userId, ...steps } = useSignUpSteps(events, leaving);
  const { form, account, details, picture } = draft;
  const [started, setStarted] = useState(false);
  const uploads = userId !== null && picture !== null;
  const box = useStepFocus({ shown: uploads ? 'upload' : step, problem, focusField: steps.focusRejectedField });
  const { errors } = form.formState;
  return (
    <div
      ref={box}
      onFocus={() => setStarted(true)}
      className="flex flex-1 flex-col lg:min-h-[46rem] lg:flex-none lg:pt-12"
    >
      <WizardProgress step={uploads ? 'picture' : step} />
      <PageHeading
        title={uploads ? 'Your account is ready' : headings[step]}
        lead={uploads ? 'We’re adding your picture to your profile.' : leadFor(step, signIn)}
        className="mt-6 mb-6"
      />
      {uploads ? (
        <PictureUpload userId={userId} picture={picture} onDone={events.onDone} />
      ) : (
        <form
          noValidate
          className="flex flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            void steps.next();
          }}
        >
          <div className="flex-1 pb-6 [&_:is(input,button)]:scroll-mb-32">
            {step === 'account' ? (
              <AccountStep register={form.register} errors={errors} restored={draft.restored} />
            ) : null}
            <LazyDeferredSteps
              needed={started || step !== 'account'}
              step={step}
              name={account.name}
              details={details}
              onChange={(patch) => {
                setProblem(null);
                draft.change(patch);
              }}
              picture={picture}
              onPicture={draft.changePicture}
              problem={problem}
              onProblem={setProblem}
              busy={steps.creating}
            />
          </div>
          {step === 'picture' ? agreement : null}
          <WizardActions
            problem={step === 'account' ? accountText(errors) : problem?.text}
            onBack={steps.goBack}
            last={step === 'picture'}
            busy={steps.busy}
          />
        </form>
      )}
    </div>
  );
}

function accountText(errors: Partial<Record<keyof AccountValues | 'root', { message?: string }>>) {
  return hasEmptyField(errors) ? fillInAll : null;
}

function leadFor(step: Step, signIn: ReactNode): ReactNode {
  switch (step) {
    case 'account':
      return signIn;
    case 'location':
      return 'We’ll add this to your profile. You can change it there.';
    case 'roles':
    case 'industries':
      return 'Select all that apply. They appear on your profile, where you can hide them later.';
    case 'markets':
      return 'We’ll start your buy box with these counties. Only you can see them.';
    case 'picture':
      return 'Optional. You can add or change it later on your profile.';
  }
}
