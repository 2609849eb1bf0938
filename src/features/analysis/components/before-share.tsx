import { inSentence } from '@/domain/analysis/formula-text';
import type { Unit, Variant } from '@/domain/analysis/model';
import { formatValue } from '@/domain/analysis/numbers/format';

/** The result before the seller's share: '12.59% before the seller’s 50%'. Nothing if it isn't shared. */
export function BeforeShare({ variants, unit }: { variants: readonly Variant[]; unit: Unit }) {
  const whole = variants.find(({ id }) => id === 'before-share');
  if (!whole || whole.value === null) return null;
  return (
    <span className="numeric text-xs text-muted">
      {formatValue(whole.value, unit)} {inSentence(whole.label)}
    </span>
  );
}
