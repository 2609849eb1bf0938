import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readChoice } from '../../demo-plans';

export type PaymentStep = 'details' | 'address';

/** The step saved in a history entry. What the user typed is never saved. */
function readStep(state: unknown): PaymentStep {
  return typeof state === 'object' && state !== null && 'step' in state && state.step === 'address'
    ? 'address'
    : 'details';
}

/**
 * The step of the demo form. Each step has its own history entry. The second step needs the first one's values, which
 * are gone after a reload.
 */
export function usePaymentStep() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [detailsDone, setDetailsDone] = useState(false);
  const requested = readStep(state);
  return {
    choice: readChoice(state),
    step: detailsDone ? requested : 'details',
    toAddress: () => {
      setDetailsDone(true);
      // After a reload on the second step, its history entry already exists.
      void navigate({ search }, { state: { ...readChoice(state), step: 'address' }, replace: requested === 'address' });
    },
    toDetails: () => void navigate(-1),
  } as const;
}
