/** BRRRR: bought with a short loan, repaired, let, refinanced on the repaired value, and kept. */

import {
  breakEvenMetric,
  coverageDecision,
  coverageMetric,
  debtServiceMetric,
  debtYieldMetric,
  paymentMetric,
} from './debt.ts';
import { cashFlowMetric } from './cash-flow.ts';
import { fill, term } from './formula-text.ts';
import { incomeMetrics, noiTerm, rulesOfThumb } from './income.ts';
import { beforeShare, isShared } from './joint-venture.ts';
import { decide, figureTerm, goalOf, isEnough, metric, surplus, type Deal, type Decision } from './metric.ts';
import type { Figures, Metric, MetricGroup } from './model.ts';
import { exact, type Amount } from './numbers/amount.ts';
import { brrrrNumbers, type Refinance } from './numbers/brrrr.ts';
import { capRate, cashOnCash } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { ownShare } from './numbers/joint-venture.ts';
import type { Rehab } from './numbers/rehab.ts';
import { amountOf } from './numbers/values.ts';
import { allInMetric, allInParts, cashInMetric, offerMetric } from './rehab.ts';
import { hasSellerLoans, rehabLoanMetrics } from './rehab-loans.ts';

/** A BRRRR with these figures. */
export function brrrr(figures: Figures): Deal {
  const { income, works, refinance, wholeFlow, values, needed } = brrrrNumbers(figures);
  const { loan, payment, debtService } = refinance;
  const { coverDecision, cashDecision, allBack } = decisionsOf(figures, income.noi, wholeFlow, refinance);
  return {
    values,
    needed,
    decisions: [coverDecision, cashDecision],
    extraTargets: [allBack],
    headline: ['cashLeft', 'cashOnCash', 'cashFlow', 'dscr', 'cashOut'],
    groups: () => [
      {
        id: 'costs',
        label: 'Costs',
        metrics: [allInMetric(figures, works), cashInMetric(works), offerMetric(figures)],
      },
      ...rehabLoanMetrics(figures, works),
      refinancing(figures, works, refinance),
      incomeMetrics(figures, income),
      {
        id: 'loan',
        label: 'New loan',
        metrics: [
          paymentMetric(figures, loan, payment),
          debtServiceMetric(payment, debtService),
          coverageMetric(income, debtService, coverDecision),
          debtYieldMetric(income, loan),
          breakEvenMetric(income, debtService),
        ],
      },
      {
        id: 'returns',
        label: 'Returns',
        metrics: [
          cashFlowMetric(figures, income, wholeFlow, {
            service: term('an ARV', debtService),
            needs: 'a rent',
            note: 'A year after refinancing and renting it out, before income tax.',
          }),
          returnMetric(figures, works, refinance, wholeFlow, cashDecision),
          yieldOnCostMetric(figures, income, works.allIn),
        ],
      },
      rulesOfThumb(figures, income, { amount: works.allIn, parts: allInParts(works) }),
    ],
  };
}

/** The targets of a BRRRR: DSCR, cash-on-cash on the cash left in, and all cash back out. */
function decisionsOf(figures: Figures, noi: Amount | null, wholeFlow: Amount | null, refinance: Refinance) {
  const { debtService, cashLeft } = refinance;
  const cashFlow = ownShare(figures, wholeFlow);
  const coverDecision = coverageDecision(figures, noi, debtService);
  const cash: Omit<Decision, 'met'> = {
    metric: 'cashOnCash',
    label: 'Cash-on-cash on the cash left in',
    unit: 'percent',
    asks: `Cash-on-cash of ${figureTerm(figures, 'targetCashOnCashPct', '').text} on the cash left in`,
    target: figures.targetCashOnCashPct.value ?? 0,
    scale: 100,
    upper: cashFlow,
    lower: cashLeft,
    upperName: isShared(figures, wholeFlow) ? 'your part of the cash flow' : 'the cash flow',
    per: ' a year',
  };
  const over = surplus(cash);
  const allBack = decide({
    metric: 'cashLeft',
    label: 'Cash back out beyond what was invested',
    unit: 'usd',
    asks: 'All cash back out',
    target: 0,
    scale: 1,
    upper: cashLeft && cashLeft.negated(),
    lower: cashLeft && exact(1),
    upperName: 'the cash',
    per: '',
  });
  // With all cash back out the return is infinite, which meets any target as long as cash flow isn't negative.
  const cashDecision: Decision = {
    ...cash,
    met: over === null || cashFlow === null ? null : isEnough(over) && isEnough(cashFlow),
  };
  return { coverDecision, cashDecision, allBack };
}

function yieldOnCostMetric(figures: Figures, income: Income, allIn: Amount | null): Metric {
  const price = amountOf(figures, 'price');
  return metric({
    id: 'capRate',
    label: 'Cap rate on all-in cost',
    value: capRate(income.noi, allIn),
    unit: 'percent',
    formula: 'NOI ÷ all-in cost',
    filled: fill`${noiTerm(income)} ÷ ${term('a price and the repairs', allIn)}`,
    unless: 'The all-in cost is zero.',
    note: 'What the finished property earns on the all-in cost (yield on cost).',
    variants: [
      {
        id: 'on-price',
        label: 'On the price',
        value: capRate(income.noi, price),
        formula: 'NOI ÷ price',
        filled: fill`${noiTerm(income)} ÷ ${figureTerm(figures, 'price', 'a price')}`,
      },
      {
        id: 'on-arv',
        label: 'On the ARV',
        value: capRate(income.noi, figures.arv.value),
        formula: 'NOI ÷ ARV',
        filled: fill`${noiTerm(income)} ÷ ${figureTerm(figures, 'arv', 'an ARV')}`,
      },
    ],
  });
}

function refinancing(figures: Figures, works: Rehab, { loan, costs, cashOut, cashLeft }: Refinance): MetricGroup {
  const borrowed = term('an ARV', loan);
  const arv = figureTerm(figures, 'arv', 'an ARV');
  const loanToValue = figureTerm(figures, 'refinanceLtvPct', 'a loan-to-value');
  return {
    id: 'refinance',
    label: 'Refinance',
    metrics: [
      metric({
        id: 'loanAmount',
        label: 'New loan',
        value: loan,
        unit: 'usd',
        formula: 'ARV × loan-to-value',
        filled: fill`${arv} × ${loanToValue}`,
        note: 'Based on the appraised value after the rehab, which may differ from your ARV.',
      }),
      metric({
        id: 'cashOut',
        label: 'Cash out',
        value: cashOut,
        unit: 'usd',
        formula: `New loan − refinance costs − ${hasSellerLoans(works) ? 'payoff of the loans' : 'bridge loan payoff'}`,
        filled: fill`${borrowed} − ${term('an ARV', costs)} − ${term('a price', works.payoff)}`,
        note: 'If negative, closing the refinance takes more cash.',
      }),
      metric({
        id: 'cashLeft',
        label: 'Cash left in the deal',
        value: cashLeft,
        unit: 'usd',
        formula: 'Cash invested − cash out',
        filled: fill`${term('a price and the repairs', works.cash)} − ${term('an ARV', cashOut)}`,
        note: 'If zero or less, all of your cash is back out for the next deal.',
        goal: { value: 0, direction: 'at_most', met: cashLeft && isEnough(cashLeft.negated()) },
      }),
    ],
  };
}

function returnMetric(
  figures: Figures,
  works: Rehab,
  { cashLeft }: Refinance,
  wholeFlow: Amount | null,
  decision: Decision,
): Metric {
  const cashFlow = ownShare(figures, wholeFlow);
  const flow = term('a rent, or an NOI', cashFlow);
  return metric({
    id: 'cashOnCash',
    label: 'Cash-on-cash return',
    value: cashOnCash(cashFlow, cashLeft),
    unit: 'percent',
    formula: 'Cash flow before tax ÷ cash left in the deal',
    filled: fill`${flow} ÷ ${term('an ARV', cashLeft)}`,
    unless: 'No cash is left in the deal, so there’s no percentage (an “infinite” return).',
    note: 'On the cash left in after the refinance. General investor practice.',
    goal: goalOf(decision),
    variants: [
      ...beforeShare(figures, wholeFlow, {
        value: cashOnCash(wholeFlow, cashLeft),
        formula: '(NOI − annual debt service) ÷ cash left in the deal',
        filled: fill`${term('a rent, or an NOI', wholeFlow)} ÷ ${term('an ARV', cashLeft)}`,
      }),
      {
        id: 'on-all-cash',
        label: 'On all cash invested',
        value: cashOnCash(cashFlow, works.cash),
        formula: 'Cash flow ÷ cash invested before the refinance',
        filled: fill`${flow} ÷ ${term('a price and the repairs', works.cash)}`,
      },
    ],
  });
}
