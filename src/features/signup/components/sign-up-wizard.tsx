import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PageHeading } from '@/shared/ui/page';
import { furthestStep, leaveMarkets, stepProblem, type StepProblem } from '../rules';
import { fillInAll, leavesEmpty, type AccountValues } from '../schema';
import { headings, stepBeside, type Step } from '../steps';
import { AccountStep } from './account-step';
import { LazyLaterSteps } from './lazy-later-steps';
import { PictureUpload } from './picture-upload';
import { useAccountCreation, type CreationEvents } from './use-account-creation';
import { useSignUpDraft } from './use-sign-up-draft';
import { useStepAddress } from './use-step-address';
import { WizardActions } from './wizard-actions';
import { WizardProgress } from './wizard-progress';

interface SignUpWizardProps extends CreationEvents {
  /** Stands under the first heading. */
  signIn: ReactNode;
  /** What one agrees to, on the last step. */
  agreement: ReactNode;
  /** The page is being left: the button stays busy. */
  leaving: boolean;
}

/** Asks a new member one thing after another and makes the account at the end. */
export function SignUpWizard({ signIn, agreement, leaving, ...events }: SignUpWizardProps) {
  const creation = useAccountCreation(events);
  const draft = useSignUpDraft(creation.created);
  const { form, account, details, picture } = draft;
  const address = useStepAddress(furthestStep(draft.accountKnown, details));
  // Without the passwords nothing later can be done, wherever the address points.
  const step: Step = draft.accountDone ? address.step : 'account';
  const uploads = creation.userId !== null && picture !== null;

  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [problemStep, setProblemStep] = useState(step);
  if (problemStep !== step) {
    setProblemStep(step);
    setProblem(null);
  }
  /** Where a member goes on who was sent back to the first step. */
  const [resumeAt, setResumeAt] = useState<Step | null>(null);
  const [begun, setBegun] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const fieldToMend = useRef<'email' | 'password' | null>(null);
  useStepFocus(uploads ? 'upload' : step, () => {
    const field = fieldToMend.current;
    fieldToMend.current = null;
    const heading = box.current?.querySelector('h1');
    if (field && step === 'account') form.setFocus(field);
    else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    if (problem) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  const leaveAccount = form.handleSubmit(() => {
    draft.confirmAccount();
    setResumeAt(null);
    // At a later address only the passwords were missing: that step shows by itself.
    if (address.step === 'account') address.goTo(resumeAt ?? 'location');
  });
  const next = async () => {
    if (creation.pending || creation.created || leaving) return;
    if (step === 'account') return leaveAccount();
    if (step === 'picture') return create();
    const left = step === 'markets' ? leaveMarkets(details) : { details, problem: stepProblem(step, details) };
    setProblem(left.problem);
    const after = stepBeside(step, 1);
    if (left.problem || !left.details || !after) return;
    draft.change(left.details);
    address.goTo(after);
  };
  const create = async () => {
    setProblem(null);
    const failure = await creation.create({ account, details, picture });
    if (!failure) return;
    const { about, type, text } = failure;
    if (about === 'root') return setProblem({ text });
    form.setError(about, { type, message: text });
    fieldToMend.current = about;
    setResumeAt('picture');
    address.goTo('account');
  };

  const { errors } = form.formState;
  return (
    <div
      ref={box}
      onFocus={() => setBegun(true)}
      className="flex flex-1 flex-col lg:min-h-[46rem] lg:flex-none lg:pt-12"
    >
      <WizardProgress step={uploads ? 'picture' : step} />
      <PageHeading
        title={uploads ? 'Your account is ready' : headings[step]}
        lead={uploads ? 'Your picture is being added to your profile.' : leadFor(step, signIn)}
        className="mt-6 mb-6"
      />
      {creation.userId !== null && picture !== null ? (
        <PictureUpload userId={creation.userId} picture={picture} onDone={events.onDone} />
      ) : (
        <form
          noValidate
          className="flex flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            void next();
          }}
        >
          <div className="flex-1 pb-6 [&_:is(input,button)]:scroll-mb-32">
            {step === 'account' ? (
              <AccountStep register={form.register} errors={errors} restored={draft.restored} />
            ) : null}
            <LazyLaterSteps
              wanted={begun || step !== 'account'}
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
              busy={creation.pending}
            />
          </div>
          {step === 'picture' ? agreement : null}
          <WizardActions
            problem={step === 'account' ? accountText(errors) : problem?.text}
            onBack={step === 'account' ? null : address.goBack}
            last={step === 'picture'}
            busy={creation.pending || creation.created || leaving}
          />
        </form>
      )}
    </div>
  );
}

function accountText(errors: Partial<Record<keyof AccountValues | 'root', { message?: string }>>) {
  return leavesEmpty(errors) ? fillInAll : null;
}

function leadFor(step: Step, signIn: ReactNode): ReactNode {
  switch (step) {
    case 'account':
      return signIn;
    case 'location':
      return 'Your profile starts with this county and state. You can change it there.';
    case 'roles':
    case 'industries':
      return 'Select all that apply. They are shown on your profile, where you can hide them later.';
    case 'markets':
      return 'Your buy box starts with these counties. Other members do not see them.';
    case 'picture':
      return 'Optional. You can add or change it later on your profile.';
  }
}

/** On another step: up to its top, with the focus where it is needed. Arriving at the page is not our business. */
function useStepFocus(shown: string, focus: () => void) {
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    window.scrollTo(0, 0);
    focus();
  });
}
