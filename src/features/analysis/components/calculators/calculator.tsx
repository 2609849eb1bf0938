import { useId, useState } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { CalculatorBenchProps } from './calculator-bench';

const load = () => import('./calculator-bench').then(({ CalculatorBench }) => CalculatorBench);

/** A calculator of the library. What calculates comes with it, not with the page around it. */
export function Calculator(props: CalculatorBenchProps) {
  const id = useId();
  const [asked, setAsked] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLoaded(load, asked, () => setFailed(true));
  const again = () => {
    setFailed(false);
    setAsked(asked + 1);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        Calculator
      </h2>
      {show ? (
        show(props)
      ) : failed ? (
        <ErrorState
          title="The calculator could not be loaded"
          text="Check your connection and try again."
          onRetry={again}
        />
      ) : (
        <Skeleton className="h-[32rem]" />
      )}
    </section>
  );
}
