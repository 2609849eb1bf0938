import { useId, useState } from 'react';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { CalculatorBenchProps } from './calculator-bench';

const load = () => import('./calculator-bench').then(({ CalculatorBench }) => CalculatorBench);

/** A calculator of the library, loaded on demand. */
export function Calculator(props: CalculatorBenchProps) {
  const id = useId();
  const [asked, setAsked] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(load, asked, () => setFailed(true));
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
          title="We couldn’t load the calculator"
          text="Check your internet connection and try again."
          onRetry={again}
        />
      ) : (
        <Skeleton className="h-[32rem]" />
      )}
    </section>
  );
}
