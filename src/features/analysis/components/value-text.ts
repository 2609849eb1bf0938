import type { Unit } from '@/domain/analysis/model';
import { formatValue } from '@/domain/analysis/numbers/format';

/** A formatted result, or 'Not defined'. */
export function valueText(value: number | null, unit: Unit): string {
  return value === null ? 'Not defined' : formatValue(value, unit);
}
