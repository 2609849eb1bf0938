import { clsx } from 'clsx';
import { ChartNoAxesCombined } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scenarioParameter } from '@/domain/site/scenario-parameter';
import { useInView } from '@/kit/hooks/use-in-view';
import { Button } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { analysisSection } from './analysis-section';
import type { DealAnalysisProps } from './deal-analysis-props';

// Loaded later, to keep the listing page light.
const load = () => import('./deal-outline').then(({ DealOutline }) => DealOutline);

/**
 * A deal analysis. A listing's page shows the key results anyway, so its analysis loads on request; that of a deal
 * without figures loads when it scrolls near.
 */
export function DealAnalysis(props: DealAnalysisProps) {
  const { title, figures, alone = false } = props;
  const id = useId();
  const { search, hash } = useLocation();
  // Links with a scenario, and to the section, open it.
  const isLinked = alone || hash === `#${analysisSection}` || new URLSearchParams(search).has(scenarioParameter);
  const { ref, inView } = useInView<HTMLDivElement>(600);
  const [requests, setRequests] = useState(0);
  const attempts = isLinked || inView ? requests + 1 : requests;
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(load, attempts, () => setFailed(true));
  const request = () => {
    setFailed(false);
    setRequests((times) => times + 1);
  };
  return (
    <section aria-labelledby={id} id={analysisSection} className="scroll-mt-24">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {show?.(props)}
      {show || failed ? null : (
        <div
          className={clsx(
            'mt-3 flex flex-col items-start justify-center gap-3 rounded-card border border-line bg-surface p-5',
            // As tall as the loaded content, to avoid layout shift.
            (attempts > 0 || !figures) && 'min-h-96 sm:min-h-60',
          )}
        >
          <p className="text-[15px] text-muted">
            {figures
              ? 'Every formula, what to pay for your targets, and what changes the result. Use your own figures.'
              : 'Cap rate, cash flow, and what to pay, based on your figures.'}
          </p>
          {/* The section's top is often in view from the start; its figures aren't. */}
          <div ref={figures || isLinked ? undefined : ref}>
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
