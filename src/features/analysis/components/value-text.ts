import type { Unit } from '../model';
import { formatValue } from '../numbers/format';

/** A formatted result, or 'Not defined'. */
export function valueText(value: number | null, unit: Unit): string {
  return value === null ? 'Not defined' : formatValue(value, unit);
}
