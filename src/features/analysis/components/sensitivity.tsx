import { useState, type ComponentProps } from 'react';
import { useInView } from '@/kit/hooks/use-in-view';
import { Card } from '@/kit/ui/card';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { figureSpec } from '@/domain/analysis/figures';
import type { Analysis, FigureId, MetricId, Scenario, Subject } from '@/domain/analysis/model';
import { figureText } from '@/domain/analysis/numbers/format';
import { chartable, sensitivity } from '@/domain/analysis/sensitivity';
import type { SensitivityChart } from './sensitivity-chart';
import { SensitivityTable } from './sensitivity-table';
import { valueText } from './value-text';

// The chart library is large, and the table shows the same values.
const load = () => import('./sensitivity-chart').then(({ SensitivityChart }) => SensitivityChart);

interface SensitivityProps {
  subject: Subject;
  scenario: Scenario;
  analysis: Analysis;
}

/** How a result changes with a figure, all else equal. */
export function Sensitivity({ subject, scenario, analysis }: SensitivityProps) {
  const { strategy, figures, groups } = analysis;
  const metrics = chartable[strategy].metrics.flatMap((id) =>
    groups.flatMap((group) => group.metrics.find((one) => one.id === id) ?? []),
  );
  const known = chartable[strategy].figures.filter((id) => figures[id].value !== null);
  const [chosen, choose] = useState<{ figure?: FigureId | undefined; metric?: MetricId | undefined }>({});
  const metric = metrics.find(({ id }) => id === chosen.metric) ?? metrics[0];
  const figure = known.find((id) => id === chosen.figure) ?? known[0];
  const series = metric && figure ? sensitivity(subject, scenario, figure, metric.id) : null;
  if (!metric || !figure || !series) return null;
  const { label, unit } = figureSpec(figure);
  return (
    <Card className="px-4 py-4">
      <h3 className="text-[15px] font-semibold">What affects the result?</h3>
      <div className="mt-3 grid gap-4 @md:grid-cols-2">
        <Field label="Result">
          <Select
            value={metric.id}
            onChange={({ target }) => choose({ ...chosen, metric: metrics.find(({ id }) => id === target.value)?.id })}
          >
            {metrics.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Against">
          <Select
            value={figure}
            onChange={({ target }) => choose({ ...chosen, figure: known.find((id) => id === target.value) })}
          >
            {known.map((id) => (
              <option key={id} value={id}>
                {figureSpec(id).label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {series.points.some(({ value }) => value !== null) ? (
        <>
          <Chart
            points={series.points}
            figureLabel={label}
            metricLabel={metric.label}
            formatAt={(at) => figureText(at, unit)}
            formatValue={(value) => valueText(value, metric.unit)}
          />
          <SensitivityTable points={series.points} label={label} unit={unit} metric={metric} />
        </>
      ) : (
        <p className="mt-4 text-[15px] text-muted">{metric.label} isn’t defined for these figures.</p>
      )}
    </Card>
  );
}

/** The chart, loaded when it scrolls near. */
function Chart(props: ComponentProps<typeof SensitivityChart>) {
  const { ref, inView } = useInView<HTMLDivElement>(600);
  const show = useLazyComponent(load, inView);
  return (
    <div ref={ref} className="mt-4 min-h-60">
      {show?.(props)}
    </div>
  );
}
