import { Card } from '@/kit/ui/card';
import type { Analysis } from '@/domain/analysis/model';
import { MetricRow } from './metric-row';

/** Every result of the strategy by group. While figures are missing, only those that are known. */
export function MetricGroups({ analysis: { groups, missing } }: { analysis: Analysis }) {
  const shown = groups
    .map((group) => ({
      ...group,
      metrics: missing.length > 0 ? group.metrics.filter(({ value }) => value !== null) : group.metrics,
    }))
    .filter(({ metrics }) => metrics.length > 0);
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {shown.map(({ id, label, metrics }) => (
        <Card key={id} className="px-4 py-2">
          <h3 className="py-2 text-[15px] font-semibold">{label}</h3>
          <ul>
            {metrics.map((metric) => (
              <MetricRow key={metric.id} metric={metric} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
