import { useRef, useState } from 'react';
import { describeFieldError } from '@/platform/errors/describe-error';
import { toRequestFailure } from '@/platform/errors/errors';
import { signUpErrors } from '../errors';
import { furthestStep, leaveMarkets, stepProblem } from '../details';
import { adjacentStep, type Step } from '../steps';
import { useAccountCreation, type CreationEvents } from './use-account-creation';
import { useSignUpDraft } from './use-sign-up-draft';
import { useStepParam } from './use-step-param';
import { useStepProblem } from './use-step-problem';

/** The current sign-up step and the moves between steps. Leaving the last one creates the account. */
export function useSignUpSteps(events: CreationEvents, leaving: boolean) {
  const creation = useAccountCreation(events);
  const draft = useSignUpDraft(creation.created);
  const { form, account, details, picture } = draft;
  const route = useStepParam(furthestStep(draft.accountKnown, details));
  // Later steps need the passwords, whatever the URL says.
  const step: Step = draft.accountDone ? route.step : 'account';
  const [problem, setProblem] = useStepProblem(step);
  /** Where to continue after being sent back to the first step. */
  const [resumeAt, setResumeAt] = useState<Step | null>(null);
  const rejectedField = useRef<'email' | 'password' | null>(null);
  const busy = creation.pending || creation.created || leaving;

  const leaveAccount = form.handleSubmit(() => {
    draft.confirmAccount();
    setResumeAt(null);
    // On a later URL only the passwords were missing, so that step now shows.
    if (route.step === 'account') route.goTo(resumeAt ?? 'location');
  });
  const create = async () => {
    setProblem(null);
    const failure = await creation.create({ account, details, picture });
    if (!failure) return;
    const { about, text } = describeFieldError(failure.error, signUpErrors);
    if (about === 'root') return setProblem({ text });
    // Adds a link to sign in.
    const type = toRequestFailure(failure.error).kind === 'duplicate' ? 'duplicate' : 'server';
    form.setError(about, { type, message: text });
    rejectedField.current = about;
    setResumeAt('picture');
    route.goTo('account');
  };
  const next = async () => {
    if (busy) return;
    if (step === 'account') return leaveAccount();
    if (step === 'picture') return create();
    const left = step === 'markets' ? leaveMarkets(details) : { details, problem: stepProblem(step, details) };
    setProblem(left.problem);
    const after = adjacentStep(step, 1);
    if (left.problem || !left.details || !after) return;
    draft.change(left.details);
    route.goTo(after);
  };

  return {
    draft,
    step,
    problem,
    setProblem,
    next,
    /** Absent on the first step. */
    goBack: step === 'account' ? null : route.goBack,
    creating: creation.pending,
    busy,
    /** The new account's id; null before, or if signing in failed. */
    userId: creation.userId,
    /** Focuses the field that the server rejected. Returns false if there is none on this step. */
    focusRejectedField: () => {
      const field = rejectedField.current;
      rejectedField.current = null;
      if (!field || step !== 'account') return false;
      form.setFocus(field);
      return true;
    },
  };
}
