/** Costs from purchase to sale or refinance, shared by flips and BRRRRs. */

import { fill, sumOf, term } from './formula-text.ts';
import { figureTerm, metric } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import { sentence } from './numbers/format.ts';
import { offerOf, type Rehab } from './numbers/rehab.ts';
import { hasSellerLoans } from './rehab-loans.ts';

/** What the all-in cost consists of, in words. */
export function allInParts({ rent, arrears }: Rehab): string {
  const overdue = arrears.gt(0) ? ' + arrears' : '';
  const costs = `price + closing costs + repairs${overdue} + loan points + interest + holding costs`;
  return rent === null ? costs : `${costs} − NOI collected`;
}

/** The all-in cost with its parts. */
export function allInMetric(figures: Figures, works: Rehab): Metric {
  const { closing, arrears, points, interest, bills, rent, allIn } = works;
  const [price, repairs] = [figureTerm(figures, 'price', 'a price'), figureTerm(figures, 'repairCost', 'the repairs')];
  const [fees, loanPoints, loanInterest, holdingCosts] = [
    term('a price', closing),
    term('a price', points),
    term('a price', interest),
    term('a price', bills),
  ];
  const overdue = arrears.gt(0) ? [term('arrears', arrears)] : [];
  const costs = sumOf(price, fees, repairs, ...overdue, loanPoints, loanInterest, holdingCosts);
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
export function cashInMetric(works: Rehab): Metric {
  const { allIn, cash, payoff } = works;
  return metric({
    id: 'cashInvested',
    label: 'Cash invested',
    value: cash,
    unit: 'usd',
    formula: `All-in cost − ${hasSellerLoans(works) ? 'payoff of the loans' : 'bridge loan'}`,
    filled: fill`${term('a price and the repairs', allIn)} − ${term('a price', payoff)}`,
    note: 'Your own money until the sale or refinance, loan payments included. Repairs are paid in cash.',
  });
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
