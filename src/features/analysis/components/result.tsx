import { TrendingDown } from 'lucide-react';
import { isLoss, type Metric } from '@/domain/analysis/model';
import { valueText } from './value-text';

/** A formatted result. A loss is marked by color, a sign, and for screen readers, in words. */
export function Result(metric: Pick<Metric, 'id' | 'value' | 'unit'>) {
  const text = valueText(metric.value, metric.unit);
  if (!isLoss(metric)) return text;
  return (
    <span className="inline-flex items-center gap-1 text-brick-ink">
      <TrendingDown aria-hidden className="size-[1em] shrink-0" />
      <span className="sr-only">Negative: </span>
      {text}
    </span>
  );
}
