import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { analyze } from '@/domain/analysis/analyze';
import { defaultStrategy, possibleStrategies } from '@/domain/analysis/numbers/default-strategy';
import { blankSubject, listingSubject } from '@/domain/analysis/numbers/listing-subject';
import type { DealAnalysisProps } from './deal-analysis-props';
import { FirstFigures } from './first-figures';
import { Headline } from './headline';
import { Unresolved } from './unresolved';
import { useScenario } from './use-scenario';

const load = () => import('./workbench').then(({ Workbench }) => Workbench);

/** Key results and their details. Starts open for a listing, whose page shows the key results anyway. */
export function DealOutline({ figures, name, shareAt, alone = false, listingId = null, save }: DealAnalysisProps) {
  const subject = useMemo(() => (figures ? listingSubject(figures) : blankSubject), [figures]);
  const first = useMemo(() => defaultStrategy(subject), [subject]);
  const possible = useMemo(() => possibleStrategies(subject), [subject]);
  const state = useScenario(first);
  const { scenario, query, unresolved } = state;
  const analysis = useMemo(
    () => analyze(subject, scenario),
    // The query identifies the scenario and is stable while the object isn't.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [subject, query],
  );
  const [open, setOpen] = useState(alone || figures !== null || query !== '' || unresolved.length > 0);
  const [attempts, setAttempts] = useState(open ? 1 : 0);
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(load, attempts, () => setFailed(true));
  const request = () => {
    setFailed(false);
    setAttempts((times) => times + 1);
  };
  // Of a listing, much is known.
  const [started, setStarted] = useState(figures !== null || open);
  if (!started) {
    const start = () => {
      setStarted(true);
      setOpen(true);
      request();
    };
    return (
      <div className="@container mt-3">
        <FirstFigures state={state} analysis={analysis} onDone={start} />
      </div>
    );
  }
  return (
    <div className="@container mt-3 flex flex-col gap-4">
      {unresolved.length > 0 ? (
        <Unresolved figures={unresolved} />
      ) : (
        <Headline analysis={analysis} possible={possible} onStrategy={state.setStrategy} />
      )}
      {alone ? null : (
        <Button
          variant="secondary"
          aria-expanded={open}
          className="self-start"
          icon={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          busy={open && !show && !failed}
          onClick={() => {
            setOpen(!open);
            if (!open) request();
          }}
        >
          {open ? 'Hide details' : 'Edit figures and see formulas'}
        </Button>
      )}
      {open && failed ? (
        <ErrorState
          title="We couldn’t load the analysis"
          text="Check your internet connection and try again."
          onRetry={request}
        />
      ) : null}
      {open && show ? show({ state, subject, analysis, name, shareAt, alone, listingId, save }) : null}
    </div>
  );
}
