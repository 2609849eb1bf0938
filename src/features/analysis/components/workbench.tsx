import { Printer, RotateCcw } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { strategies, type Analysis, type Strategy, type Subject } from '../model';
import { FigureGroups } from './figure-groups';
import { MetricGroups } from './metric-groups';
import { PriceTargets } from './price-targets';
import { PrintSheet } from './print-sheet';
import { Sensitivity } from './sensitivity';
import { ShareScenario } from './share-scenario';
import { strategyNames } from './strategy-names';
import { usePrinting } from './use-printing';
import type { ScenarioState } from './use-scenario';
import { Analyze } from './verdict';

interface WorkbenchProps {
  state: ScenarioState;
  subject: Subject;
  analysis: Analysis;
  /** Of what is analysed; empty for none. */
  name: string;
  shareAt: string;
  /** Whether to print the page is to print the analysis. */
  alone: boolean;
}

/** All that is behind the headline: the figures, to be changed, and every result with its formula. */
export function Workbench({ state, subject, analysis, name, shareAt, alone }: WorkbenchProps) {
  const { scenario, query, setFigure, setStrategy } = state;
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
          <ShareScenario at={shareAt} query={query} />
          <Button variant="secondary" size="sm" icon={<Printer aria-hidden />} onClick={printing.print}>
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
        {/* Anew with every change: what was said, or is about to be, holds for the figures it was asked about. */}
        <Analyze key={query} verdict={analysis.verdict} />
        <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          {/* Anew after a reset: what stood in a field and did not count goes with the rest. */}
          <FigureGroups key={resets.count} analysis={analysis} onFigure={setFigure} />
          <div className="flex min-w-0 flex-col gap-4">
            <MetricGroups groups={analysis.groups} />
            <PriceTargets key={resets.count} analysis={analysis} onFigure={setFigure} />
            <Sensitivity key={scenario.strategy} subject={subject} scenario={scenario} analysis={analysis} />
          </div>
        </div>
      </Tabs.Content>
      {printing.since ? (
        <PrintSheet
          analysis={analysis}
          name={name}
          date={printing.since}
          address={`${shareAt}${query && '?'}${query}`}
        />
      ) : null}
    </Tabs.Root>
  );
}

function StrategyTabs() {
  return (
    <Tabs.List aria-label="Strategy" className="inline-flex rounded-control border border-line bg-sunken p-[3px]">
      {strategies.map((strategy: Strategy) => (
        <Tabs.Trigger
          key={strategy}
          value={strategy}
          className="relative inline-flex min-h-9 items-center justify-center rounded-[7px] px-3 text-sm font-medium text-muted transition-colors after:absolute after:-inset-1 hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm"
        >
          {strategyNames[strategy]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

/** Takes back everything the reader entered, and that back. */
function useResets({ scenario, setScenario }: ScenarioState) {
  const [count, setCount] = useState(0);
  const reset = () => {
    const before = scenario;
    setScenario({ ...scenario, yours: {} });
    setCount((times) => times + 1);
    toast.success('Back to what is stated and assumed', {
      action: { label: 'Undo', onClick: () => setScenario(before) },
    });
  };
  return { count, reset, possible: Object.keys(scenario.yours).length > 0 };
}
