/** Lease option: leased from the owner with an option to buy, and rented out until then (a sandwich lease). */

import type { Figure, Figures } from '../model.ts';
import { exact, type Amount } from './amount.ts';
import { breakEvenOccupancy, cashOnCash, pricePerSqft, shareOf } from './formulas.ts';
import { incomeOf, type Income } from './income.ts';
import { ownShare } from './joint-venture.ts';
import { amountOf, combine, type DealNumbers } from './values.ts';

/** USD. */
export interface LeaseOptionNumbers extends DealNumbers {
  /** The figures without the costs that the owner keeps paying, and their income. */
  costs: Figures;
  income: Income;
  /** Rent to the owner in a year. */
  ownerRent: Amount | null;
  /** Cash flow before the seller's share, per year. */
  wholeFlow: Amount | null;
  /** The option fee and repairs. Unknown repairs count as 0. */
  cash: Amount | null;
  /** What's to pay to buy at the end of the option, at least 0. */
  cost: Amount | null;
  /** The value then: the ARV, or else the price, with appreciation. */
  value: Amount | null;
}

const byOwner: Figure = { value: 0, origin: 'assumed' };

/** The results of a lease option with these figures. The owner pays taxes, insurance, HOA dues, and what wears out. */
export function leaseOptionNumbers(figures: Figures): LeaseOptionNumbers {
  const costs = { ...figures, propertyTaxes: byOwner, insurance: byOwner, hoa: byOwner, reserves: byOwner };
  const income = incomeOf(costs);
  const years = figures.optionYears.value ?? 0;
  const ownerRent = amountOf(figures, 'leaseRent')?.times(12) ?? null;
  const wholeFlow = combine(
    (collected, expenses, rent) => collected.minus(expenses).minus(rent),
    income.effective,
    income.expenses,
    ownerRent,
  );
  const cash = combine((fee) => fee.plus(figures.repairCost.value ?? 0), figures.optionFee.value);
  const left = combine(
    (price, fee, share, credit) => price.minus(shareOf(fee, share)).minus(credit.times(12 * years)),
    ...(['optionPrice', 'optionFee', 'optionFeeCreditedPct', 'rentCredit'] as const).map((id) => figures[id].value),
  );
  const cost = left?.isNegative() ? exact(0) : left;
  const value = combine(
    (worth, growth) => growth.div(100).plus(1).pow(years).times(worth),
    figures.arv.value ?? figures.price.value,
    figures.appreciationPct.value,
  );
  const cashFlow = ownShare(figures, wholeFlow);
  return {
    costs,
    income,
    ownerRent,
    wholeFlow,
    cash,
    cost,
    value,
    values: {
      grossIncome: income.gross,
      ownerRent,
      cashFlow,
      cashInvested: cash,
      cashOnCash: cashOnCash(cashFlow, cash),
      breakEvenOccupancy: breakEvenOccupancy(income.expenses, ownerRent, income.gross),
      exerciseCost: cost,
      exerciseValue: value,
      exerciseEquity: combine((worth, price) => worth.minus(price), value, cost),
      pricePerSqft: pricePerSqft(figures.price.value, figures.sqft.value),
    },
    needed: ['price', 'monthlyRent', 'leaseRent'],
  };
}
