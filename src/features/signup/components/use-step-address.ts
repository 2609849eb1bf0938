import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readStep, stepBeside, stepNumber, type Step } from '../steps';

/** What an entry of the browser's history remembers: the step it was reached from. */
interface StepHistory {
  stepBefore: Step;
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'stepBefore' in state ? state.stepBefore : null;
}

/**
 * The step that the address names, and ways to others. Each step has its place in the browser's history. An address
 * beyond `furthest` is put right.
 */
export function useStepAddress(furthest: Step) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('step');
  const asked = readStep(named);
  const step = stepNumber(asked) > stepNumber(furthest) ? furthest : asked;

  const right = named === null ? step === 'account' : step === named;
  const rightSearch = searchFor(search, step);
  useEffect(() => {
    if (!right) void navigate({ search: rightSearch }, { replace: true });
  }, [right, rightSearch, navigate]);

  const goTo = (next: Step) => {
    const history: StepHistory = { stepBefore: step };
    void navigate({ search: searchFor(search, next) }, { state: history });
  };
  const goBack = () => {
    const before = stepBeside(step, -1);
    if (!before) return;
    // Where the step before is the entry before, it is that one: the browser's Back then leads on backwards.
    if (cameFrom(state) === before) void navigate(-1);
    else void navigate({ search: searchFor(search, before) }, { replace: true });
  };
  return { step, goTo, goBack };
}

/** The query for a step; what else it holds stays. */
function searchFor(search: string, step: Step): string {
  const params = new URLSearchParams(search);
  if (step === 'account') params.delete('step');
  else params.set('step', step);
  return params.toString();
}
