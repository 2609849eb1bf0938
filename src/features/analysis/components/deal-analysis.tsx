import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scenarioParameter } from '@/domain/site/scenario-parameter';
import { useInView } from '@/kit/hooks/use-in-view';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { analysisSection } from './analysis-section';
import type { DealAnalysisProps } from './deal-analysis-props';

// Loaded later, to keep the listing page light.
const load = () => import('./deal-outline').then(({ DealOutline }) => DealOutline);

/**
 * A deal analysis. A listing's page shows the key results anyway, with a link that opens it; that of a deal without
 * figures loads when it scrolls near.
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
  const retry = () => {
    setFailed(false);
    setRequests((times) => times + 1);
  };
  // The key results above have the link that opens it.
  if (figures && attempts === 0) return <div id={analysisSection} className="-mb-5 sm:-mb-6" />;
  return (
    <section aria-labelledby={id} id={analysisSection}>
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {show?.(props)}
      {show || failed ? null : (
        // As tall as the loaded content, to avoid layout shift.
        <div ref={isLinked ? undefined : ref} aria-busy className="mt-3">
          <Skeleton className="h-96 rounded-card sm:h-60" />
        </div>
      )}
      {failed ? (
        <ErrorState
          title="We couldn’t load the analysis"
          text="Check your internet connection and try again."
          onRetry={retry}
        />
      ) : null}
    </section>
  );
}
