import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readChoice } from './manual-plans';

export type PaymentStep = 'details' | 'address';

/** What an entry of the browser's history remembers of the form: never what was typed. */
function readStep(state: unknown): PaymentStep {
  return typeof state === 'object' && state !== null && 'step' in state && state.step === 'address'
    ? 'address'
    : 'details';
}

/**
 * The step of the manual form. Each has its place in the browser's history; the second shows only while what the first asked for is
 * there, which it is not after a reload.
 */
export function usePaymentStep() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [detailsDone, setDetailsDone] = useState(false);
  const asked = readStep(state);
  return {
    choice: readChoice(state),
    step: detailsDone ? asked : 'details',
    toAddress: () => {
      setDetailsDone(true);
      // After a reload at the second step its entry is there already.
      void navigate({ search }, { state: { ...readChoice(state), step: 'address' }, replace: asked === 'address' });
    },
    toDetails: () => void navigate(-1),
  } as const;
}
