import { clsx } from 'clsx';
import { Printer, RotateCcw } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { usePrinting } from '@/platform/export/use-printing';
import { Button } from '@/kit/ui/button';
import { CopyLinkButton } from '@/platform/navigation/copy-link-button';
import { toast } from '@/kit/ui/toast';
import { strategies, type Analysis, type Strategy, type Subject } from '@/domain/analysis/model';
import { savedInputs } from '../saved-analysis';
import type { SaveButton } from './deal-analysis-props';
import { FigureGroups } from './figure-groups';
import { MetricGroups } from './metric-groups';
import { PriceTargets } from './price-targets';
import { PrintSheet } from './print-sheet';
import { Sensitivity } from './sensitivity';
import { strategyNames } from './strategy-names';
import type { ScenarioState } from './use-scenario';
import { Analyze } from './verdict';

interface WorkbenchProps {
  state: ScenarioState;
  subject: Subject;
  analysis: Analysis;
  /** Title and address of the listing; may be empty. */
  name: string;
  shareAt: string;
  /** The page contains only the analysis. */
  alone: boolean;
  listingId: string | null;
  save?: SaveButton | undefined;
}

/** The details of an analysis: editable figures and every result with its formula. */
export function Workbench({ state, subject, analysis, name, shareAt, alone, listingId, save: Save }: WorkbenchProps) {
  const { scenario, query, rejected, unresolved, setFigure, setStrategy } = state;
  const solvable = unresolved.length === 0;
  const printing = usePrinting(alone);
  const resets = useResets(state);
  return (
    <Tabs.Root
      value={scenario.strategy}
      onValueChange={(value) => setStrategy(strategies.find((strategy) => strategy === value) ?? scenario.strategy)}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StrategyTabs />
        <div className="flex flex-wrap gap-2">
          {Save ? (
            <Save
              listingId={listingId}
              name={strategyNames[scenario.strategy]}
              inputs={savedInputs(scenario, analysis.figures)}
              disabled={!solvable}
            />
          ) : null}
          <CopyLinkButton url={`${shareAt}${query && '?'}${query}#deal-analysis`} size="sm" disabled={!solvable} />
          <Button
            variant="secondary"
            size="sm"
            icon={<Printer aria-hidden />}
            disabled={!solvable}
            onClick={printing.print}
          >
            Print
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden />}
            disabled={!resets.possible}
            onClick={resets.reset}
          >
            Reset
          </Button>
        </div>
      </div>
      <Tabs.Content value={scenario.strategy} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {/* Keyed by the query: any change discards the verdict. */}
        {solvable ? <Analyze key={query} verdict={analysis.verdict} /> : null}
        <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <FigureGroups analysis={analysis} rejected={rejected} onFigure={setFigure} />
          <div className="flex min-w-0 flex-col gap-4">
            {/* Hidden in place while a figure is invalid, so that nothing moves and opened rows stay open. */}
            <div className={solvable ? undefined : 'invisible'}>
              <MetricGroups analysis={analysis} />
            </div>
            <PriceTargets analysis={analysis} rejected={rejected} solvable={solvable} onFigure={setFigure} />
            <div className={solvable ? undefined : 'invisible'}>
              <Sensitivity key={scenario.strategy} subject={subject} scenario={scenario} analysis={analysis} />
            </div>
          </div>
        </div>
      </Tabs.Content>
      {printing.since && solvable ? (
        <PrintSheet analysis={analysis} name={name} date={printing.since} url={`${shareAt}${query && '?'}${query}`} />
      ) : null}
    </Tabs.Root>
  );
}

function StrategyTabs() {
  return (
    <Tabs.List
      aria-label="Strategy"
      className="inline-flex max-w-full flex-wrap rounded-control border border-line bg-sunken p-[3px]"
    >
      {strategies.map((strategy: Strategy) => (
        <Tabs.Trigger
          key={strategy}
          value={strategy}
          className={clsx(
            'relative inline-flex min-h-9 items-center justify-center rounded-[7px] px-3 text-sm font-medium',
            'whitespace-nowrap text-muted transition-colors after:absolute after:-inset-1 hover:text-ink',
            'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm',
          )}
        >
          {strategyNames[strategy]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

/** Resets the reader's figures, with undo. */
function useResets({ scenario, rejected, setScenario }: ScenarioState) {
  const reset = () => {
    const before = scenario;
    setScenario({ ...scenario, yours: {} });
    toast.success('Figures reset', {
      action: { label: 'Undo', onClick: () => setScenario(before) },
    });
  };
  return { reset, possible: Object.keys({ ...scenario.yours, ...rejected }).length > 0 };
}
