import { useState, type ComponentProps } from 'react';
import { Card } from '@/shared/ui/card';
import { Field, Select } from '@/shared/ui/field';
import { useLoaded } from '@/shared/ui/use-loaded';
import { useNear } from '@/shared/ui/use-near';
import { figureSpec } from '../figures';
import type { Analysis, FigureId, MetricId, Scenario, Subject } from '../model';
import { chartable, sensitivity } from '../sensitivity';
import { figureText } from '../texts';
import { valueText } from './metric-row';
import type { SensitivityChart } from './sensitivity-chart';

// Charts are heavy, and the table says the same.
const load = () => import('./sensitivity-chart').then(({ SensitivityChart }) => SensitivityChart);

interface SensitivityProps {
  subject: Subject;
  scenario: Scenario;
  analysis: Analysis;
}

/** How a result moves with one of the figures, all else equal. */
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
      <h3 className="text-[15px] font-semibold">What does it hang on?</h3>
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
          <table className="numeric mt-3 w-full text-sm">
            <caption className="sr-only">
              {metric.label} by {label}
            </caption>
            <thead>
              <tr className="border-b border-line text-left text-muted">
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {label}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  {metric.label}
                </th>
              </tr>
            </thead>
            <tbody>
              {series.points.map(({ at, value, current }) => (
                <tr
                  key={at}
                  className={
                    current ? 'border-b border-line bg-amber-soft font-semibold text-amber-ink' : 'border-b border-line'
                  }
                >
                  <th scope="row" className="py-1.5 pr-3 text-left font-[inherit]">
                    {figureText(at, unit)}
                    {current ? ' (now)' : ''}
                  </th>
                  <td className="py-1.5 text-right">{valueText(value, metric.unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="mt-4 text-[15px] text-muted">{metric.label} is not defined by the figures there are.</p>
      )}
    </Card>
  );
}

/** The chart once the reader is near; its place before. */
function Chart(props: ComponentProps<typeof SensitivityChart>) {
  const { place, near } = useNear<HTMLDivElement>(600);
  const show = useLoaded(load, near);
  return (
    <div ref={place} className="mt-4 min-h-60">
      {show?.(props)}
    </div>
  );
}
