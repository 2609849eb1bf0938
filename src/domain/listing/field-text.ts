import { formatDay, formatNumber, formatSqft, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import { expenseKeys, expenseLabels, fieldInfo, type ListingField } from './fields.ts';
import { annualExpense } from './underwriting.ts';
import { toUnitMix, unitKindText } from './unit-mix.ts';

/** A field's label where its unit isn't beside it: 'NOI (annual)'. */
export function statedLabel(name: ListingField): string {
  const field = fieldInfo(name);
  return field.kind === 'number' && field.limits.unit === '/yr' ? `${field.label} (annual)` : field.label;
}

function numberText(value: number, { prefix, suffix, grouped }: NumberLimits): string {
  if (prefix === '$') return formatUsd(value);
  if (suffix === 'sqft') return formatSqft(value);
  if (grouped === false) return String(value);
  if (suffix === 'mo') return pluralize(value, 'month');
  if (suffix === 'years') return pluralize(value, 'year');
  return suffix === '%' ? `${formatNumber(value)}%` : formatNumber(value);
}

/** The stated expenses of the column `annual_expenses` with their labels. */
export function expenseFacts(expenses: unknown): [label: string, value: string][] {
  return expenseKeys.flatMap((key) => {
    const amount = annualExpense(expenses, key);
    return amount === null ? [] : [[expenseLabels[key], formatUsd(amount)]];
  });
}

/** The value of a field's column as text; null if it isn't stated. */
export function fieldText(name: ListingField, value: unknown): string | null {
  const field = fieldInfo(name);
  if (field.kind === 'flag') return value === true ? field.yes : (field.no ?? null);
  if (field.kind === 'number') return typeof value === 'number' ? numberText(value, field.limits) : null;
  if (field.kind === 'expenses')
    return (
      expenseFacts(value)
        .map((fact) => fact.join(' '))
        .join(', ') || null
    );
  if (field.kind === 'unit_mix') return toUnitMix(value).map(unitKindText).join('; ') || null;
  if (typeof value !== 'string' || value === '') return null;
  if (field.kind === 'date') return formatDay(value);
  return field.kind === 'choice' ? value[0]?.toUpperCase() + value.slice(1) : value;
}

/** The stated ones of these fields with their labels. A number that is 0 where there is none isn't stated. */
export function statedFacts(
  names: readonly ListingField[],
  columns: Readonly<Partial<Record<ListingField, unknown>>>,
): [label: string, value: string][] {
  return names.flatMap((name) => {
    const field = fieldInfo(name);
    const isNone = field.kind === 'number' && field.zero && columns[name] === 0;
    const text = isNone ? null : fieldText(name, columns[name]);
    return text === null ? [] : [[statedLabel(name), text]];
  });
}
