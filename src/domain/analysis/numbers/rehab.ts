/** Costs from purchase to sale or refinance, shared by flips and BRRRRs. */

import type { FigureId, Figures } from '../model.ts';
import { exact, total, type Amount, type Numeric } from './amount.ts';
import { interestOnly, maximumOffer, shareOf } from './formulas.ts';
import { amountOf, combine } from './values.ts';

/** USD. */
export interface Rehab {
  closing: Amount | null;
  loan: Amount | null;
  points: Amount | null;
  interest: Amount | null;
  /** Taxes, insurance, utilities, HOA, and other costs of holding it vacant. */
  bills: Amount | null;
  /** NOI collected during the rehab from an occupied property. Null if it collects none. */
  rent: Amount | null;
  /** Price, closing costs, repairs, points, interest, and bills, minus the rent collected. */
  allIn: Amount | null;
  /** All-in cost minus the bridge loan. */
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
  const loan = combine(shareOf, price, figures.bridgeLoanPct.value);
  const points = combine(shareOf, loan, figures.bridgePointsPct.value);
  const interest = combine((borrowed, rate) => interestOnly(borrowed, rate, months), loan, figures.bridgeRatePct.value);
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
    points,
    interest,
    bills,
  );
  return {
    closing,
    loan,
    points,
    interest,
    bills,
    rent,
    allIn,
    cash: combine((whole, borrowed) => whole.minus(borrowed), allIn, loan),
  };
}

/** Maximum allowable offer, USD, by the 70% rule; null without an ARV or repairs. */
export function offerOf(figures: Figures): Amount | null {
  return combine(maximumOffer, figures.arv.value, figures.arvRulePct.value, figures.repairCost.value);
}
