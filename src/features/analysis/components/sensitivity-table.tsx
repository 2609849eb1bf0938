import type { Metric, SensitivityPoint, Unit } from '@/domain/analysis/model';
import { figureText } from '@/domain/analysis/numbers/format';
import { valueText } from './value-text';

interface SensitivityTableProps {
  points: readonly SensitivityPoint[];
  /** Label and unit of the figure. */
  label: string;
  unit: Unit;
  metric: Metric;
}

/** A result at values of a figure. The current value is highlighted. */
export function SensitivityTable({ points, label, unit, metric }: SensitivityTableProps) {
  return (
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
        {points.map(({ at, value, current }) => (
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
  );
}
