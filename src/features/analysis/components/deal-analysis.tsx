import { clsx } from 'clsx';
import { ChartNoAxesCombined } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scenarioParameter } from '@/shared/config/scenario-parameter';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { useLazyComponent } from '@/shared/ui/use-lazy-component';
import { useInView } from '@/shared/hooks/use-in-view';
import type { DealAnalysisProps } from './deal-analysis-props';

// Loaded when the section scrolls near or is requested, to keep the listing page light.
const load = () => import('./deal-outline').then(({ DealOutline }) => DealOutline);

/** A deal analysis: key results, with details on demand. Loads when it scrolls near. */
export function DealAnalysis(props: DealAnalysisProps) {
  const { title, alone = false } = props;
  const id = useId();
  const { search } = useLocation();
  // A link with a scenario loads immediately.
  const { ref, inView } = useInView<HTMLDivElement>(600, alone || new URLSearchParams(search).has(scenarioParameter));
  const [requests, setRequests] = useState(0);
  const attempts = inView ? requests + 1 : requests;
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(load, attempts, () => setFailed(true));
  const request = () => {
    setFailed(false);
    setRequests((times) => times + 1);
  };
  return (
    <section aria-labelledby={id} id="deal-analysis" className="scroll-mt-24">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {show?.(props)}
      {show || failed ? null : (
        // As tall as the loaded content, to avoid layout shift.
        <div
          className={clsx(
            'mt-3 flex min-h-96 flex-col sm:min-h-60 items-start justify-center gap-3 rounded-card border border-line',
            'bg-surface p-5',
          )}
        >
          <p className="text-[15px] text-muted">
            Cap rate, cash flow, and what to pay, based on the seller’s figures and yours.
          </p>
          {/* The section's top is often in view from the start; its figures aren't. */}
          <div ref={ref}>
            <Button
              variant="secondary"
              icon={<ChartNoAxesCombined aria-hidden />}
              busy={attempts > 0}
              busyLabel="Loading"
              onClick={request}
            >
              Run the numbers
            </Button>
          </div>
        </div>
      )}
      {failed ? (
        <ErrorState
          title="We couldn’t load the analysis"
          text="Check your internet connection and try again."
          onRetry={request}
        />
      ) : null}
    </section>
  );
}
