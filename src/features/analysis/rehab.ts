/** Costs from purchase to sale or refinance, shared by flips and BRRRRs. */

import { exact, total, type Amount, type Numeric } from './amount.ts';
import { amountOf, combine, figureTerm, metric } from './metric.ts';
import type { FigureId, Figures, Metric } from './model.ts';
import { interestOnly, maximumOffer, shareOf } from './formulas.ts';
import { fill, sentence, sumOf, term } from './formula-text.ts';

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

/** What the all-in cost consists of, in words. */
export function allInParts({ rent }: Rehab): string {
  const costs = 'price + closing costs + repairs + loan points + interest + holding costs';
  return rent === null ? costs : `${costs} − NOI collected`;
}

/** The all-in cost with its parts. */
export function allInMetric(figures: Figures, works: Rehab): Metric {
  const { closing, points, interest, bills, rent, allIn } = works;
  const [price, repairs] = [figureTerm(figures, 'price', 'a price'), figureTerm(figures, 'repairCost', 'the repairs')];
  const [fees, loanPoints, loanInterest, holdingCosts] = [
    term('a price', closing),
    term('a price', points),
    term('a price', interest),
    term('a price', bills),
  ];
  const costs = sumOf(price, fees, repairs, loanPoints, loanInterest, holdingCosts);
  const months = figureTerm(figures, 'rehabMonths', 'the months').text;
  const rented = figureTerm(figures, 'rehabRentedPct', 'the share rented');
  return metric({
    id: 'allInCost',
    label: 'All-in cost',
    value: allIn,
    unit: 'usd',
    formula: sentence(allInParts(works)),
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
export function offerOf(figures: Figures): Amount | null {
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
