import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readStep, adjacentStep, stepNumber, type Step } from '../steps';

/** History state: the step the entry was reached from. */
interface StepHistory {
  stepBefore: Step;
}

function previousStepIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'stepBefore' in state ? state.stepBefore : null;
}

/** The step in `?step=`, with navigation. Each step has a history entry. Steps beyond `furthest` redirect. */
export function useStepParam(furthest: Step) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('step');
  const requested = readStep(named);
  const step = stepNumber(requested) > stepNumber(furthest) ? furthest : requested;

  const isCanonical = named === null ? step === 'account' : step === named;
  const canonicalSearch = searchFor(search, step);
  useEffect(() => {
    if (!isCanonical) void navigate({ search: canonicalSearch }, { replace: true });
  }, [isCanonical, canonicalSearch, navigate]);

  const goTo = (next: Step) => {
    const history: StepHistory = { stepBefore: step };
    void navigate({ search: searchFor(search, next) }, { state: history });
  };
  const goBack = () => {
    const before = adjacentStep(step, -1);
    if (!before) return;
    // Go back in the history if the previous entry is the previous step, so the browser's back button stays consistent.
    if (previousStepIn(state) === before) void navigate(-1);
    else void navigate({ search: searchFor(search, before) }, { replace: true });
  };
  return { step, goTo, goBack };
}

/** The query string for a step. Keeps other parameters. */
function searchFor(search: string, step: Step): string {
  const params = new URLSearchParams(search);
  if (step === 'account') params.delete('step');
  else params.set('step', step);
  return params.toString();
}
