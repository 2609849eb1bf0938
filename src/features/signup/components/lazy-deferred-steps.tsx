import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/kit/ui/error-state';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { DeferredStepsProps } from './deferred-steps';

const load = () => import('./deferred-steps').then(({ DeferredSteps }) => DeferredSteps);

interface LazyDeferredStepsProps extends DeferredStepsProps {
  /** Needed now or soon. */
  needed: boolean;
}

/** Loads the code of the steps after the first. A failed download can be retried. */
export function LazyDeferredSteps({ needed, ...props }: LazyDeferredStepsProps) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(load, needed ? attempt : false, () => setFailed(true));
  if (props.step === 'account') return null;
  if (show) return show(props);
  if (failed) {
    return (
      <ErrorState
        title="We couldn’t load this step"
        text="Check your internet connection and try again. Everything you entered is still here."
        onRetry={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <output className="late flex justify-center py-16 text-muted">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      <span className="sr-only">Loading</span>
    </output>
  );
}
