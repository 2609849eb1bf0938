import { clsx } from 'clsx';
import { ChartNoAxesCombined, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { formatUsd } from '@/kit/formatting/format';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { analyze } from '@/domain/analysis/analyze';
import { figureSpec } from '@/domain/analysis/figures';
import type { Analysis, FigureValues, Metric, MetricId } from '@/domain/analysis/model';
import { serializeScenario } from '@/domain/analysis/scenario';
import { FigureField } from '../figure-field';
import { MetricRow } from '../metric-row';
import { Results } from '../results';
import { Unresolved } from '../unresolved';
import { useScenario } from '../use-scenario';
import { calculatorPlan, type CalculatorPlan } from './calculators';

export interface CalculatorBenchProps {
  name: string;
  /** Path of the screen with the full analysis. */
  fullAt?: string;
}

/** The calculator of that name, with its example or the scenario in the URL. */
export function CalculatorBench({ name, fullAt }: CalculatorBenchProps) {
  const plan = calculatorPlan(name);
  return plan ? <Bench plan={plan} fullAt={fullAt} /> : <EmptyState title="This calculator is no longer available" />;
}

function Bench({ plan, fullAt }: { plan: CalculatorPlan; fullAt: string | undefined }) {
  const { strategy, example } = plan;
  const { scenario, query, rejected, unresolved, setFigure, setScenario } = useScenario(strategy);
  const { yours } = scenario;
  const analysis = useMemo(
    () => analyze({ stated: example, condition: null }, { strategy, yours }),
    // The query identifies the entered figures and is stable while the object isn't.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [strategy, example, query],
  );
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <Card className="flex flex-col gap-4 p-4 sm:p-5">
          {plan.figures.map((id) => (
            <FigureField
              key={id}
              spec={figureSpec(id)}
              figure={analysis.figures[id]}
              rejected={rejected[id]}
              statedBy="Example"
              onChange={(entry) => setFigure(id, entry)}
            />
          ))}
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden />}
            disabled={Object.keys({ ...yours, ...rejected }).length === 0}
            onClick={() => setScenario({ strategy, yours: {} })}
          >
            Reset to the example
          </Button>
        </Card>
        {unresolved.length > 0 ? (
          <Unresolved figures={unresolved} />
        ) : (
          <CalculatorResults plan={plan} analysis={analysis} yours={yours} fullAt={fullAt} />
        )}
      </div>
    </div>
  );
}

interface CalculatorResultsProps {
  plan: CalculatorPlan;
  analysis: Analysis;
  yours: FigureValues;
  fullAt: string | undefined;
}

/** The key results, every step, and the link to the full analysis. */
function CalculatorResults({
  plan: { strategy, example, results, solves },
  analysis,
  yours,
  fullAt,
}: CalculatorResultsProps) {
  const found = resultsOf(analysis, results);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Results metrics={found.slice(0, 3)} />
      <Card className="px-4 py-2">
        <h3 className="py-2 text-[15px] font-semibold">Step by step</h3>
        <ul>
          {found.map((metric) => (
            <MetricRow key={metric.id} metric={metric} />
          ))}
        </ul>
      </Card>
      <Prices analysis={analysis} of={solves} />
      {fullAt ? (
        <ButtonLink
          to={`${fullAt}?${serializeScenario({ strategy, yours: { ...example, ...yours } })}#deal-analysis`}
          variant="secondary"
          className="self-start"
          icon={<ChartNoAxesCombined aria-hidden />}
        >
          Open in the full analysis
        </ButtonLink>
      ) : null}
    </div>
  );
}

function resultsOf({ groups }: Analysis, ids: readonly MetricId[]): Metric[] {
  const metrics = groups.flatMap((group) => group.metrics);
  return ids.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
}

/** The maximum price for each target. */
function Prices({ analysis: { prices }, of }: { analysis: Analysis; of: readonly MetricId[] }) {
  const shown = prices.filter(({ metric }) => of.includes(metric));
  if (shown.length === 0) return null;
  return (
    <Card className="px-4 py-2">
      <h3 className="py-2 text-[15px] font-semibold">Maximum price</h3>
      <ul>
        {shown.map(({ metric, label, price, why }) => (
          <li
            key={metric}
            className={clsx(
              'flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5 text-[15px]',
              'last:border-b-0',
            )}
          >
            {label}
            {price === null ? (
              <span className="text-sm text-muted">{why}</span>
            ) : (
              <span className="numeric font-semibold">{formatUsd(price)}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
