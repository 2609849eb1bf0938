/** Figures a seller states for underwriting. Money is whole USD. */

import { roundHalfAway } from '../../kit/numbers/rounding.ts';

/** Operating expenses in form order: the form's field, the key in the column `annual_expenses`, and the label. */
export const expenseItems = [
  { field: 'propertyTaxes', key: 'property_taxes', label: 'Property taxes' },
  { field: 'insurance', key: 'insurance', label: 'Insurance' },
  { field: 'maintenance', key: 'maintenance', label: 'Maintenance' },
  { field: 'management', key: 'management', label: 'Management' },
  { field: 'utilities', key: 'utilities', label: 'Utilities' },
  { field: 'hoa', key: 'hoa', label: 'HOA dues' },
  { field: 'reserves', key: 'reserves', label: 'Capital reserves' },
  { field: 'otherExpenses', key: 'other', label: 'Other expenses' },
] as const;

/** A form field with an expense in USD per year. */
export type ExpenseField = (typeof expenseItems)[number]['field'];
/** A key of the column `annual_expenses`. */
type ExpenseKey = (typeof expenseItems)[number]['key'];

/** The other form fields, in order. */
const incomeFields = ['arv', 'repairCost', 'monthlyRent', 'otherMonthlyIncome', 'vacancyPct'] as const;
/** All underwriting fields of the form; each is optional. */
export const underwritingFields = [...incomeFields, ...expenseItems.map(({ field }) => field)] as const;
export type UnderwritingField = (typeof incomeFields)[number] | ExpenseField;

/** Null for a figure that isn't stated. Monthly rent and other income in USD per month, vacancy in %. */
export type Underwriting = Record<UnderwritingField, number | null>;

export const emptyUnderwriting: Underwriting = {
  arv: null,
  repairCost: null,
  monthlyRent: null,
  otherMonthlyIncome: null,
  vacancyPct: null,
  propertyTaxes: null,
  insurance: null,
  maintenance: null,
  management: null,
  utilities: null,
  hoa: null,
  reserves: null,
  otherExpenses: null,
};

/** The value of the column `annual_expenses`: the stated expenses only. */
export function toExpensesColumn(stated: Pick<Underwriting, ExpenseField>): Partial<Record<ExpenseKey, number>> {
  return Object.fromEntries(
    expenseItems.flatMap(({ field, key }) => {
      const value = stated[field];
      return value === null ? [] : [[key, value]];
    }),
  );
}

/** One expense of the column `annual_expenses` in USD per year; null when it isn't stated or not a number. */
export function annualExpense(annualExpenses: unknown, key: ExpenseKey): number | null {
  if (typeof annualExpenses !== 'object' || annualExpenses === null) return null;
  const value: unknown = Object.entries(annualExpenses).find(([name]) => name === key)?.[1];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The sum of all stated expenses in USD per year; null when none is stated. */
export function totalExpenses(stated: Pick<Underwriting, ExpenseField>): number | null {
  const values = expenseItems.flatMap(({ field }) => stated[field] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * Net operating income (NOI) in whole USD per year: (rent + other income) × 12 × (1 − vacancy) − expenses. Reserves
 * are an expense, as in the deal analysis. Unstated vacancy counts as 0%. Null without rent or without any expense, and
 * when vacancy is outside 0–100%.
 */
export function netOperatingIncome(stated: Underwriting): number | null {
  const expenses = totalExpenses(stated);
  if (stated.monthlyRent === null || expenses === null) return null;
  const vacancy = stated.vacancyPct ?? 0;
  if (vacancy < 0 || vacancy > 100) return null;
  const gross = (stated.monthlyRent + (stated.otherMonthlyIncome ?? 0)) * 12;
  // Dividing last keeps half dollars exact.
  const noi = roundHalfAway((gross * (100 - vacancy) - expenses * 100) / 100);
  return Number.isFinite(noi) ? noi : null;
}
