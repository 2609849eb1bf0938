import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { LaterStepsProps } from './later-steps';

const load = () => import('./later-steps').then(({ LaterSteps }) => LaterSteps);

interface LazyLaterStepsProps extends LaterStepsProps {
  /** Soon needed, or needed. */
  wanted: boolean;
}

/** The steps after the first, once their code is there. A failed download can be tried again; nothing is lost. */
export function LazyLaterSteps({ wanted, ...props }: LazyLaterStepsProps) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLoaded(load, wanted ? attempt : false, () => setFailed(true));
  if (props.step === 'account') return null;
  if (show) return show(props);
  if (failed) {
    return (
      <ErrorState
        title="This step could not be loaded"
        text="Check your connection and try again. Nothing you entered is lost."
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
