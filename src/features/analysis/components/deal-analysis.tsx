import { ChartNoAxesCombined } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { useLoaded } from '@/shared/ui/use-loaded';
import { useNear } from '@/shared/ui/use-near';
import { scenarioParameter } from '../model';
import type { DealAnalysisProps } from './deal-analysis-props';

// Not with the listing's first view: the library, the form and their texts come when the reader comes near, or asks for them.
const load = () => import('./deal-outline').then(({ DealOutline }) => DealOutline);

/** The analysis of a deal: a line that sums it up, and on demand everything behind it. Loaded once it is near. */
export function DealAnalysis(props: DealAnalysisProps) {
  const { title, alone = false } = props;
  const id = useId();
  const { search } = useLocation();
  // At once for a link that brings figures of its own.
  const { place, near } = useNear<HTMLElement>(600, alone || new URLSearchParams(search).has(scenarioParameter));
  const [asked, setAsked] = useState(0);
  const wanted = near ? asked + 1 : asked;
  const [failed, setFailed] = useState(false);
  const show = useLoaded(load, wanted, () => setFailed(true));
  const ask = () => {
    setFailed(false);
    setAsked((times) => times + 1);
  };
  return (
    <section ref={place} aria-labelledby={id} id="deal-analysis" className="scroll-mt-24">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {show?.(props)}
      {show || failed ? null : (
        // As high as what comes: nothing below it moves.
        <div className="mt-3 flex min-h-44 flex-col items-start justify-center gap-3 rounded-card border border-line bg-surface p-5">
          <p className="text-[15px] text-muted">
            Cap rate, cash flow and what to pay, from the stated figures and your own.
          </p>
          <Button
            variant="secondary"
            icon={<ChartNoAxesCombined aria-hidden />}
            busy={wanted > 0}
            busyLabel="Loading"
            onClick={ask}
          >
            Run the numbers
          </Button>
        </div>
      )}
      {failed ? (
        <ErrorState
          title="The analysis could not be loaded"
          text="Check your connection and try again."
          onRetry={ask}
        />
      ) : null}
    </section>
  );
}
