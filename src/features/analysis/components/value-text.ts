import { formatValue } from '../formula-text';
import type { Unit } from '../model';

/** A formatted result, or 'Not defined'. */
export function valueText(value: number | null, unit: Unit): string {
  return value === null ? 'Not defined' : formatValue(value, unit);
}
