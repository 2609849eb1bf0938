/** Costs from purchase to sale or refinance, shared by flips and BRRRRs. */

import type { FigureId, Figures } from '../model.ts';
import { exact, total, type Amount, type Numeric } from './amount.ts';
import { maximumOffer, shareOf } from './formulas.ts';
import { balanceAfter, overAll, paidIn, rehabLoansOf, type Loans } from './loans.ts';
import { amountOf, combine } from './values.ts';

/** USD. */
export interface Rehab {
  closing: Amount | null;
  months: number;
  /** The bridge loan, and what the seller lends or leaves in place. Null without a price. */
  loans: Loans | null;
  /** Points of the bridge loan. */
  points: Amount | null;
  /** The payments on all loans, without the part that lowers what's owed. */
  interest: Amount | null;
  /** What's owed on all loans at the sale or refinance. */
  payoff: Amount | null;
  /** The seller's overdue payments on the loan taken over. */
  arrears: Amount;
  /** Taxes, insurance, utilities, HOA, and other costs of holding it vacant. */
  bills: Amount | null;
  /** NOI collected during the rehab from an occupied property. Null if it collects none. */
  rent: Amount | null;
  /** Price, closing costs, repairs, arrears, points, interest, and bills, minus the rent collected. */
  allIn: Amount | null;
  /** All-in cost minus the payoff: what's paid at closing and until the sale or refinance, minus the loans. */
  cash: Amount | null;
}

/** Bills of a vacant property. */
const vacantBills: readonly FigureId[] = ['propertyTaxes', 'insurance', 'utilities', 'hoa', 'otherExpenses'];

/**
 * The costs of a rehab. Sums are null if the repairs are unknown. With an `noi` (USD per year) a share of the property
 * stays rented; a property repaired to be sold is vacant.
 */
export function rehabOf(figures: Figures, noi: Amount | null = null): Rehab {
  const rentedPct = noi === null ? 0 : (figures.rehabRentedPct.value ?? 0);
  const months = figures.rehabMonths.value ?? 0;
  const price = amountOf(figures, 'price');
  const closing = combine(shareOf, price, figures.closingCostPct.value);
  const loans = rehabLoansOf(figures);
  const points = combine(shareOf, loans && loans.bank.amount, figures.bridgePointsPct.value);
  const payoff = loans && overAll(loans, (loan) => balanceAfter(loan, months));
  const borrowed = loans && overAll(loans, ({ amount }) => amount);
  const paid = loans && paidIn(loans, months);
  const interest = combine((all, owed, lent) => all.plus(owed).minus(lent), paid, payoff, borrowed);
  const arrears = exact(figures.arrears.value ?? 0);
  const whileHeld = (yearly: Amount, pct: Numeric) => shareOf(yearly, pct).times(months).div(12);
  const bills = combine(
    (...lines) => whileHeld(total(lines), exact(100).minus(rentedPct)),
    ...vacantBills.map((id) => figures[id].value),
  );
  const rent = noi === null || rentedPct === 0 ? null : whileHeld(noi, rentedPct);
  const allIn = combine(
    (...parts) => total(parts).minus(rent ?? 0),
    price,
    closing,
    figures.repairCost.value,
    arrears,
    points,
    interest,
    bills,
  );
  return {
    closing,
    months,
    loans,
    points,
    interest,
    payoff,
    arrears,
    bills,
    rent,
    allIn,
    cash: combine((whole, owed) => whole.minus(owed), allIn, payoff),
  };
}

/** Maximum allowable offer, USD, by the 70% rule; null without an ARV or repairs. */
export function offerOf(figures: Figures): Amount | null {
  return combine(maximumOffer, figures.arv.value, figures.arvRulePct.value, figures.repairCost.value);
}
