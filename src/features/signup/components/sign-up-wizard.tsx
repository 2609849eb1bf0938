import { useState, type ReactNode } from 'react';
import { PageHeading } from '@/platform/layout/page';
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
  /** Why the visitor is here, below the first heading; null for no particular reason. */
  reason: ReactNode;
  /** The link for members, below the first heading. */
  signIn: ReactNode;
  /** Its path. */
  signInPath: string;
  /** Legal note on the last step. */
  agreement: ReactNode;
  /** Leaving the page; keeps the button busy. */
  leaving: boolean;
}

/** The sign-up wizard. Creates the account on the last step. */
export function SignUpWizard({ reason, signIn, signInPath, agreement, leaving, ...events }: SignUpWizardProps) {
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
        lead={uploads ? 'We’re adding your picture to your profile.' : <Lead step={step} reason={reason} />}
        className="mt-6 mb-6"
      />
      {step === 'account' ? <p className="-mt-4 mb-6 text-[15px] text-muted">{signIn}</p> : null}
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
              <AccountStep register={form.register} errors={errors} restored={draft.restored} signInPath={signInPath} />
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

/** Why the visitor is here, and why the step asks. */
function Lead({ step, reason }: { step: Step; reason: ReactNode }) {
  return (
    <>
      {step === 'account' && reason ? <span className="mb-2 block font-medium text-ink">{reason}</span> : null}
      {leads[step]}
    </>
  );
}

function accountText(errors: Partial<Record<keyof AccountValues | 'root', { message?: string }>>) {
  return hasEmptyField(errors) ? fillInAll : null;
}

/** Why each step asks. */
const leads: Readonly<Record<Step, string>> = {
  account:
    'Others see your name. Paid members, connections, and people you make deals with also see your email and phone.',
  location: 'Members see it on your profile, and your buy box starts with this county. You can change both later.',
  roles: 'So others know what you do. Select all that apply. You can hide them on your profile later.',
  industries: 'So others know what you work on. Select all that apply. You can hide them on your profile later.',
  markets:
    'So deals find you: your buy box starts with these counties. Members see them on your profile until you hide them.',
  picture: 'So others recognize you. Optional: you can add or change it later on your profile.',
};
