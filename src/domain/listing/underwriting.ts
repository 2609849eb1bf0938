/** Figures a seller states for underwriting. Money is whole USD. */

import { roundHalfAway } from '../../kit/numbers/rounding.ts';
import { expenseKeys, type ExpenseKey } from './fields.ts';
import type { Listing } from './listing.ts';

/** What a net operating income is made of, as columns. Monthly rent and other income in USD per month, vacancy in %. */
export type StatedIncome = Pick<Listing, 'monthly_rent' | 'other_monthly_income' | 'vacancy_pct' | 'annual_expenses'>;

/** One expense of the column `annual_expenses` in USD per year; null when it isn't stated or not a number. */
export function annualExpense(annualExpenses: unknown, key: ExpenseKey): number | null {
  if (typeof annualExpenses !== 'object' || annualExpenses === null) return null;
  const value: unknown = Object.entries(annualExpenses).find(([name]) => name === key)?.[1];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The sum of the stated expenses of the column `annual_expenses` in USD per year; null when none is stated. */
export function totalExpenses(annualExpenses: unknown): number | null {
  const values = expenseKeys.flatMap((key) => annualExpense(annualExpenses, key) ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * Net operating income (NOI) in whole USD per year: (rent + other income) × 12 × (1 − vacancy) − expenses. Reserves
 * are an expense, as in the deal analysis. Unstated vacancy counts as 0%. Null without rent or without any expense, and
 * when vacancy is outside 0–100%.
 */
export function netOperatingIncome(stated: StatedIncome): number | null {
  const expenses = totalExpenses(stated.annual_expenses);
  if (stated.monthly_rent === null || expenses === null) return null;
  const vacancy = stated.vacancy_pct ?? 0;
  if (vacancy < 0 || vacancy > 100) return null;
  const gross = (stated.monthly_rent + (stated.other_monthly_income ?? 0)) * 12;
  // Dividing last keeps half dollars exact.
  const noi = roundHalfAway((gross * (100 - vacancy) - expenses * 100) / 100);
  return Number.isFinite(noi) ? noi : null;
}
