import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { useLoaded } from '@/shared/ui/use-loaded';
import { analyse } from '../analyse';
import { blankSubject, listingSubject } from '../figures';
import { openingStrategy } from '../opening';
import type { DealAnalysisProps } from './deal-analysis-props';
import { Headline } from './headline';
import { useScenario } from './use-scenario';

const load = () => import('./workbench').then(({ Workbench }) => Workbench);

/** What the deal comes to in a line; opened, all that is behind it. Open from the start for a link that brings figures of its own. */
export function DealOutline({ figures, name, shareAt, alone = false }: DealAnalysisProps) {
  const subject = useMemo(() => (figures ? listingSubject(figures) : blankSubject), [figures]);
  const first = useMemo(() => openingStrategy(subject), [subject]);
  const state = useScenario(first);
  const { scenario, query } = state;
  const analysis = useMemo(
    () => analyse(subject, scenario),
    // The query stands for the scenario, and stays the same while that does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [subject, query],
  );
  const [open, setOpen] = useState(alone || query !== '');
  const [wanted, setWanted] = useState(open ? 1 : 0);
  const [failed, setFailed] = useState(false);
  const show = useLoaded(load, wanted, () => setFailed(true));
  const ask = () => {
    setFailed(false);
    setWanted((times) => times + 1);
  };
  return (
    <div className="@container mt-3 flex flex-col gap-4">
      <Headline analysis={analysis} />
      {alone ? null : (
        <Button
          variant="secondary"
          aria-expanded={open}
          className="self-start"
          icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          busy={open && !show && !failed}
          onClick={() => {
            setOpen(!open);
            if (!open) ask();
          }}
        >
          {open ? 'Close the analysis' : 'Change the figures, see the formulas'}
        </Button>
      )}
      {open && failed ? (
        <ErrorState
          title="The analysis could not be loaded"
          text="Check your connection and try again."
          onRetry={ask}
        />
      ) : null}
      {open && show ? show({ state, subject, analysis, name, shareAt, alone }) : null}
    </div>
  );
}
