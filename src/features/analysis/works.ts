/** The months between purchase and sale or refinance: what goes in until then. The same for a flip and for a BRRRR. */

import { combine, figureTerm, metric } from './metric';
import type { FigureId, Figures, Metric } from './model';
import { interestOnly, maximumOffer } from './rules';
import { fill, term } from './texts';

/** USD. */
export interface Works {
  closing: number | null;
  loan: number | null;
  points: number | null;
  interest: number | null;
  /** Taxes, insurance, utilities, HOA and other bills while nobody lives there. */
  bills: number | null;
  /** All of it: price, closing costs, repairs, points, interest, bills. */
  allIn: number | null;
  /** One's own part of it: all but the short loan. */
  cash: number | null;
}

/** Bills that come whether or not somebody lives there. */
const standing: readonly FigureId[] = ['propertyTaxes', 'insurance', 'utilities', 'hoa', 'otherExpenses'];

/** What the works cost; repairs that are not known leave the sums undefined. */
export function worksOf(figures: Figures): Works {
  const months = figures.rehabMonths.value ?? 0;
  const price = figures.price.value;
  const share = (pct: number | null, of: number | null) => combine((part, whole) => (whole * part) / 100, pct, of);
  const closing = share(figures.closingCostPct.value, price);
  const loan = share(figures.bridgeLoanPct.value, price);
  const points = share(figures.bridgePointsPct.value, loan);
  const interest = combine((borrowed, rate) => interestOnly(borrowed, rate, months), loan, figures.bridgeRatePct.value);
  const bills = combine(
    (...lines) => (lines.reduce((sum, line) => sum + line, 0) * months) / 12,
    ...standing.map((id) => figures[id].value),
  );
  const allIn = combine(
    (...parts) => parts.reduce((sum, part) => sum + part, 0),
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
    allIn,
    cash: combine((whole, borrowed) => whole - borrowed, allIn, loan),
  };
}

/** All-in cost, opened up. */
export function allInMetric(figures: Figures, { closing, points, interest, bills, allIn }: Works): Metric {
  const [price, repairs] = [figureTerm(figures, 'price', 'a price'), figureTerm(figures, 'repairCost', 'the repairs')];
  return metric({
    id: 'allInCost',
    label: 'All-in cost',
    value: allIn,
    unit: 'usd',
    formula: 'Price + closing costs + repairs + loan points + interest + bills while it is worked on',
    filled: fill`${price} + ${term('a price', closing)} + ${repairs} + ${term('a price', points)} + ${term('a price', interest)} + ${term('a price', bills)}`,
    note: `Interest and bills for ${figureTerm(figures, 'rehabMonths', 'the months').text}.`,
  });
}

/** Cash put in until the sale or the refinance. */
export function cashInMetric({ loan, allIn, cash }: Works): Metric {
  return metric({
    id: 'cashInvested',
    label: 'Cash invested',
    value: cash,
    unit: 'usd',
    formula: 'All-in cost − short loan',
    filled: fill`${term('a price and the repairs', allIn)} − ${term('a price', loan)}`,
    note: 'Your own money until the sale or the refinance; repairs are paid in cash.',
  });
}

/** The flippers' rule; null without an ARV or without repairs. */
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
    note: 'The flippers’ 70% rule: what is left of the ARV covers costs and profit. General investor practice.',
  });
}
