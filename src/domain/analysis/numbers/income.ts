/** Income before debt service, shared by rentals and BRRRRs. */

import { expenseIds, type Figures } from '../model.ts';
import type { Amount } from './amount.ts';
import {
  effectiveGrossIncome,
  netOperatingIncome,
  operatingExpenses,
  potentialGrossIncome,
  vacancyLoss,
} from './formulas.ts';
import { amountOf, combine } from './values.ts';

/** USD a year. */
export interface Income {
  /** Null if the rent is unknown. */
  gross: Amount | null;
  vacancy: Amount | null;
  effective: Amount | null;
  /** Includes capital reserves. */
  expenses: Amount | null;
  reserves: Amount | null;
  /** After reserves: from the rent or, if unknown, as stated. */
  noi: Amount | null;
  /** Null without a rent: a stated NOI doesn't say what it deducts. */
  noiBeforeReserves: Amount | null;
}

/** A property's yearly income. */
export function incomeOf(figures: Figures): Income {
  const rent = figures.monthlyRent.value;
  const vacancyPct = figures.vacancyPct.value ?? 0;
  const gross = rent === null ? null : potentialGrossIncome(rent, figures.otherMonthlyIncome.value ?? 0);
  const effective = gross === null ? null : effectiveGrossIncome(gross, vacancyPct);
  const expenses = operatingExpenses(expenseIds.map((id) => figures[id].value));
  const reserves = amountOf(figures, 'reserves');
  const noi = rent === null ? amountOf(figures, 'statedNoi') : netOperatingIncome(effective, expenses);
  return {
    gross,
    vacancy: gross === null ? null : vacancyLoss(gross, vacancyPct),
    effective,
    expenses: rent === null ? null : expenses,
    reserves,
    noi,
    noiBeforeReserves: rent === null ? null : combine((after, set) => after.plus(set), noi, reserves),
  };
}
