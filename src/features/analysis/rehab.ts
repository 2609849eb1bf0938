/** Costs from purchase to sale or refinance, shared by flips and BRRRRs. */

import { combine, figureTerm, metric } from './metric';
import type { FigureId, Figures, Metric } from './model';
import { interestOnly, maximumOffer } from './formulas';
import { fill, sumOf, term } from './formula-text';

/** USD. */
export interface Rehab {
  closing: number | null;
  loan: number | null;
  points: number | null;
  interest: number | null;
  /** Taxes, insurance, utilities, HOA, and other costs of holding it vacant. */
  bills: number | null;
  /** NOI collected during the rehab from an occupied property. Null if it collects none. */
  rent: number | null;
  /** Price, closing costs, repairs, points, interest, and bills, minus the rent collected. */
  allIn: number | null;
  /** All-in cost minus the bridge loan. */
  cash: number | null;
}

/** Bills of a vacant property. */
const vacantBills: readonly FigureId[] = ['propertyTaxes', 'insurance', 'utilities', 'hoa', 'otherExpenses'];

/**
 * The costs of a rehab. Sums are null if the repairs are unknown. With an `noi` (USD per year) a share of the property
 * stays rented; a property repaired to be sold is vacant.
 */
export function rehabOf(figures: Figures, noi: number | null = null): Rehab {
  const rented = noi === null ? 0 : (figures.rehabRentedPct.value ?? 0) / 100;
  const months = figures.rehabMonths.value ?? 0;
  const price = figures.price.value;
  const share = (pct: number | null, of: number | null) => combine((part, whole) => (whole * part) / 100, pct, of);
  const closing = share(figures.closingCostPct.value, price);
  const loan = share(figures.bridgeLoanPct.value, price);
  const points = share(figures.bridgePointsPct.value, loan);
  const interest = combine((borrowed, rate) => interestOnly(borrowed, rate, months), loan, figures.bridgeRatePct.value);
  const bills = combine(
    (...lines) => ((1 - rented) * lines.reduce((sum, line) => sum + line, 0) * months) / 12,
    ...vacantBills.map((id) => figures[id].value),
  );
  const rent = noi === null || rented === 0 ? null : (rented * noi * months) / 12;
  const allIn = combine(
    (...parts) => parts.reduce((sum, part) => sum + part, 0),
    price,
    closing,
    figures.repairCost.value,
    points,
    interest,
    bills,
    -(rent ?? 0),
  );
  return {
    closing,
    loan,
    points,
    interest,
    bills,
    rent,
    allIn,
    cash: combine((whole, borrowed) => whole - borrowed, allIn, loan),
  };
}

/** The all-in cost with its parts. */
export function allInMetric(figures: Figures, { closing, points, interest, bills, rent, allIn }: Rehab): Metric {
  const [price, repairs] = [figureTerm(figures, 'price', 'a price'), figureTerm(figures, 'repairCost', 'the repairs')];
  const [fees, loanPoints, loanInterest, holdingCosts] = [
    term('a price', closing),
    term('a price', points),
    term('a price', interest),
    term('a price', bills),
  ];
  const costs = sumOf(price, fees, repairs, loanPoints, loanInterest, holdingCosts);
  const formula = 'Price + closing costs + repairs + loan points + interest + holding costs';
  const months = figureTerm(figures, 'rehabMonths', 'the months').text;
  const rented = figureTerm(figures, 'rehabRentedPct', 'the share rented');
  return metric({
    id: 'allInCost',
    label: 'All-in cost',
    value: allIn,
    unit: 'usd',
    formula: rent === null ? formula : `${formula} − NOI collected`,
    filled: {
      ...costs,
      text: rent === null ? costs.text : `${costs.text} − ${term('a rent', rent).text}`,
    },
    note:
      rent === null
        ? `Interest and holding costs for ${months}.`
        : `Interest for ${months}, minus the NOI of the ${rented.text} that stays rented.`,
  });
}

/** Cash invested until the sale or refinance. */
export function cashInMetric({ loan, allIn, cash }: Rehab): Metric {
  return metric({
    id: 'cashInvested',
    label: 'Cash invested',
    value: cash,
    unit: 'usd',
    formula: 'All-in cost − bridge loan',
    filled: fill`${term('a price and the repairs', allIn)} − ${term('a price', loan)}`,
    note: 'Your own money until the sale or refinance. Repairs are paid in cash.',
  });
}

/** Maximum allowable offer, USD, by the 70% rule; null without an ARV or repairs. */
export function offerOf(figures: Figures): number | null {
  return combine(maximumOffer, figures.arv.value, figures.arvRulePct.value, figures.repairCost.value);
}

/** The maximum allowable offer. */
export function offerMetric(figures: Figures): Metric {
  const [arv, share, repairs] = [
    figureTerm(figures, 'arv', 'an ARV'),
    figureTerm(figures, 'arvRulePct', 'a share'),
    figureTerm(figures, 'repairCost', 'the repairs'),
  ];
  return metric({
    id: 'mao',
    label: 'Maximum allowable offer (MAO)',
    value: offerOf(figures),
    unit: 'usd',
    formula: 'ARV × share − repairs',
    filled: fill`${arv} × ${share} − ${repairs}`,
    note: 'The flipper’s 70% rule: the rest of the ARV covers costs and profit. General investor practice.',
  });
}
