/** What a seller states for buyers to underwrite a listing with. Money is whole USD. */

/** The operating expenses, in the order of the form: the form's field, the key in `annual_expenses`, and the name. */
export const expenseItems = [
  { field: 'propertyTaxes', key: 'property_taxes', label: 'Property taxes' },
  { field: 'insurance', key: 'insurance', label: 'Insurance' },
  { field: 'maintenance', key: 'maintenance', label: 'Maintenance' },
  { field: 'management', key: 'management', label: 'Management' },
  { field: 'utilities', key: 'utilities', label: 'Utilities' },
  { field: 'hoa', key: 'hoa', label: 'HOA dues' },
  { field: 'reserves', key: 'reserves', label: 'Reserves' },
  { field: 'otherExpenses', key: 'other', label: 'Other expenses' },
] as const;

/** A field of the form that holds an expense, USD a year. */
export type ExpenseField = (typeof expenseItems)[number]['field'];
/** An item of the column `annual_expenses`. */
type ExpenseKey = (typeof expenseItems)[number]['key'];

/** The fields of the form beside the expenses, in their order. */
const incomeFields = ['arv', 'repairCost', 'monthlyRent', 'otherMonthlyIncome', 'vacancyPct'] as const;
/** Every field of the form that is for underwriting; all of them may stay empty. */
export const underwritingFields = [...incomeFields, ...expenseItems.map(({ field }) => field)] as const;
export type UnderwritingField = (typeof incomeFields)[number] | ExpenseField;

/** What the form's fields hold: null while one is empty. */
export type Underwriting = Record<UnderwritingField, number | null>;

/** Nothing stated. */
export const noUnderwriting: Underwriting = {
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

/** The column `annual_expenses` of what the form holds: the items that are stated. */
export function expensesColumn(stated: Pick<Underwriting, ExpenseField>): Partial<Record<ExpenseKey, number>> {
  return Object.fromEntries(
    expenseItems.flatMap(({ field, key }) => {
      const value = stated[field];
      return value === null ? [] : [[key, value]];
    }),
  );
}

/** One item of the column `annual_expenses`, USD a year; null where it is not stated, or the column is not as Postgres checks it. */
export function statedExpense(annualExpenses: unknown, key: ExpenseKey): number | null {
  if (typeof annualExpenses !== 'object' || annualExpenses === null) return null;
  const value: unknown = Object.entries(annualExpenses).find(([name]) => name === key)?.[1];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** All stated expenses together, USD a year; null when none is stated. */
export function totalExpenses(stated: Pick<Underwriting, ExpenseField>): number | null {
  const values = expenseItems.flatMap(({ field }) => stated[field] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * NOI in whole USD a year as the stated figures give it: (rent + other income) × 12 × (1 − vacancy) − expenses. Reserves are left
 * out, as the deal analysis and most appraisers and brokers have it. Vacancy counts as none where it is not stated. Null without a
 * rent or without any expense, which would be no NOI, and for an impossible vacancy.
 */
export function noiOf(stated: Underwriting): number | null {
  const expenses = totalExpenses(stated);
  if (stated.monthlyRent === null || expenses === null) return null;
  const vacancy = stated.vacancyPct ?? 0;
  if (vacancy < 0 || vacancy > 100) return null;
  const gross = (stated.monthlyRent + (stated.otherMonthlyIncome ?? 0)) * 12;
  const noi = Math.round(gross * (1 - vacancy / 100) - (expenses - (stated.reserves ?? 0)));
  return Number.isFinite(noi) ? noi : null;
}
