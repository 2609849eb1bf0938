import { ChartNoAxesCombined, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatUsd } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { analyse } from '../../analyse';
import { figureSpec } from '../../figures';
import type { Analysis, Metric, MetricId } from '../../model';
import { writeScenario } from '../../scenario';
import { FigureField } from '../figure-field';
import { Headline } from '../headline';
import { MetricRow } from '../metric-row';
import { useScenario } from '../use-scenario';
import { calculatorPlan, type CalculatorPlan } from './calculators';

export interface CalculatorBenchProps {
  name: string;
  /** Path of the screen with the whole analysis, for those who have it. */
  fullAt?: string;
}

/** The calculator of that name, with its example or what the address brings. */
export function CalculatorBench({ name, fullAt }: CalculatorBenchProps) {
  const plan = calculatorPlan(name);
  return plan ? <Bench plan={plan} fullAt={fullAt} /> : <EmptyState title="This calculator is not here any more" />;
}

function Bench({ plan, fullAt }: { plan: CalculatorPlan; fullAt: string | undefined }) {
  const { strategy, example, results } = plan;
  const { scenario, query, setFigure, setScenario } = useScenario(strategy);
  const { yours } = scenario;
  const [resets, setResets] = useState(0);
  const analysis = useMemo(
    () => analyse({ stated: example, condition: null }, { strategy, yours }),
    // The query stands for what was entered, and stays the same while that does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [strategy, example, query],
  );
  const found = resultsOf(analysis, results);
  const reset = () => {
    setScenario({ strategy, yours: {} });
    setResets(resets + 1);
  };
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        {/* Anew after a reset: what stood in a field and did not count goes with the rest. */}
        <Card key={resets} className="flex flex-col gap-4 p-4 sm:p-5">
          {plan.figures.map((id) => (
            <FigureField
              key={id}
              spec={figureSpec(id)}
              figure={analysis.figures[id]}
              statedBy="Example"
              onChange={(value) => setFigure(id, value)}
            />
          ))}
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden />}
            disabled={Object.keys(yours).length === 0}
            onClick={reset}
          >
            Back to the example
          </Button>
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <Headline analysis={{ ...analysis, headline: found.slice(0, 3) }} />
          <Card className="px-4 py-2">
            <h3 className="py-2 text-[15px] font-semibold">Every step</h3>
            <ul>
              {found.map((metric) => (
                <MetricRow key={metric.id} metric={metric} />
              ))}
            </ul>
          </Card>
          <Prices analysis={analysis} of={plan.solves} />
          {fullAt ? (
            <ButtonLink
              to={`${fullAt}?${writeScenario({ strategy, yours: { ...example, ...yours } })}#deal-analysis`}
              variant="secondary"
              className="self-start"
              icon={<ChartNoAxesCombined aria-hidden />}
            >
              Open in the full analysis
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function resultsOf({ groups }: Analysis, ids: readonly MetricId[]): Metric[] {
  const metrics = groups.flatMap((group) => group.metrics);
  return ids.flatMap((id) => metrics.find((metric) => metric.id === id) ?? []);
}

/** Solved backwards: what may be paid for what is asked. */
function Prices({ analysis: { prices }, of }: { analysis: Analysis; of: readonly MetricId[] }) {
  const shown = prices.filter(({ metric }) => of.includes(metric));
  if (shown.length === 0) return null;
  return (
    <Card className="px-4 py-2">
      <h3 className="py-2 text-[15px] font-semibold">What to pay at most</h3>
      <ul>
        {shown.map(({ metric, label, price, why }) => (
          <li
            key={metric}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5 text-[15px] last:border-b-0"
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
