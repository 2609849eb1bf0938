import { Card } from '@/shared/ui/card';
import type { Analysis } from '../model';
import { MetricRow } from './metric-row';

/** Every result of the strategy by group. */
export function MetricGroups({ groups }: Pick<Analysis, 'groups'>) {
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ id, label, metrics }) => (
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
