/** Buy and hold: bought with long-term loans, rented, and sold after some years. */

import { breakEvenMetric, coverageDecision, coverageMetric, debtYieldMetric } from './debt.ts';
import { cashFlowMetric } from './cash-flow.ts';
import { cashInvestedMetric, withoutRepairs } from './cash-invested.ts';
import { fill, term } from './formula-text.ts';
import { holdingMetrics } from './hold-period.ts';
import { beforeReserves, incomeMetrics, noiTerm, rulesOfThumb } from './income.ts';
import { loanMetrics } from './loans.ts';
import { beforeShare, isShared, shareTerm } from './joint-venture.ts';
import { decide, figureTerm, goalOf, metric, type Deal, type Decision } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import type { Amount } from './numbers/amount.ts';
import { capRate, cashOnCash } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { ownShare } from './numbers/joint-venture.ts';
import { rentalNumbers, type Purchase } from './numbers/rental.ts';
import { amountOf, combine } from './numbers/values.ts';

// The deal ------------------------------------------------------------------------------

/** A rental with these figures. */
export function rental(figures: Figures): Deal {
  const { income, purchase, wholeFlow, values, needed } = rentalNumbers(figures);
  const { cashDecision, coverDecision, capDecision } = decisionsOf(figures, income.noi, wholeFlow, purchase);
  return {
    values,
    needed,
    decisions: [cashDecision, coverDecision, capDecision],
    headline: ['cashOnCash', 'dscr', 'capRate', 'cashFlow', 'irr'],
    groups: () => [
      incomeMetrics(figures, income),
      loanMetrics(figures, income, purchase),
      {
        id: 'returns',
        label: 'Returns',
        metrics: [
          capRateMetric(figures, income, purchase.allIn, capDecision),
          cashInvestedMetric(figures, purchase),
          rentalCashFlow(figures, income, purchase.debtService, wholeFlow),
          cashOnCashMetric(figures, income, purchase, wholeFlow, cashDecision),
          coverageMetric(income, purchase.debtService, coverDecision),
          debtYieldMetric(income, purchase.loan),
          breakEvenMetric(income, purchase.debtService),
        ],
      },
      holdingMetrics(figures, income, purchase),
      rulesOfThumb(figures, income, { amount: purchase.allIn, parts: 'price + closing costs + repairs' }),
    ],
  };
}

/** The targets of a rental: cash-on-cash, DSCR, and cap rate. */
function decisionsOf(figures: Figures, noi: Amount | null, wholeFlow: Amount | null, purchase: Purchase) {
  const cashDecision = decide({
    metric: 'cashOnCash',
    label: 'Cash-on-cash',
    unit: 'percent',
    asks: `Cash-on-cash of ${figureTerm(figures, 'targetCashOnCashPct', '').text}`,
    target: figures.targetCashOnCashPct.value ?? 0,
    scale: 100,
    upper: ownShare(figures, wholeFlow),
    lower: purchase.cash,
    upperName: isShared(figures, wholeFlow) ? 'your part of the cash flow' : 'the cash flow',
    per: ' a year',
  });
  const coverDecision = coverageDecision(figures, noi, purchase.debtService);
  const capDecision = decide({
    metric: 'capRate',
    label: 'Cap rate',
    unit: 'percent',
    asks: `Cap rate of ${figureTerm(figures, 'targetCapRatePct', '').text}`,
    target: figures.targetCapRatePct.value ?? 0,
    scale: 100,
    upper: noi,
    lower: amountOf(figures, 'price'),
    upperName: 'the NOI',
    per: ' a year',
  });
  return { cashDecision, coverDecision, capDecision };
}

// Metrics ---------------------------------------------------------------------------------

function capRateMetric(figures: Figures, income: Income, allIn: Amount | null, decision: Decision): Metric {
  const [price, noi, whole] = [figureTerm(figures, 'price', 'a price'), noiTerm(income), term('a price', allIn)];
  const stated = figureTerm(figures, 'statedNoi', 'the seller’s NOI');
  const whose = figures.statedNoi.origin === 'yours' ? 'you entered' : 'the seller states';
  const fromRent = figures.monthlyRent.value !== null && stated.value !== null;
  return metric({
    id: 'capRate',
    label: 'Cap rate',
    value: capRate(income.noi, price.value),
    unit: 'percent',
    formula: 'NOI ÷ price',
    filled: fill`${noi} ÷ ${price}`,
    unless: 'The price is zero.',
    note: 'What the property earns without a loan, as appraisers capitalize income.',
    goal: goalOf(decision),
    variants: [
      {
        id: 'all-in',
        label: 'On all-in cost',
        value: capRate(income.noi, allIn),
        formula: 'NOI ÷ (price + closing costs + repairs)',
        filled: fill`${noi} ÷ ${whole}`,
      },
      {
        id: 'before-reserves',
        label: 'Before reserves',
        value: capRate(income.noiBeforeReserves, price.value),
        formula: '(NOI + capital reserves) ÷ price',
        filled: fill`${beforeReserves(income)} ÷ ${price}`,
      },
      ...(fromRent
        ? [
            {
              id: 'as-stated',
              label: `On the NOI ${whose}`,
              value: capRate(stated.value, price.value),
              formula: 'Stated NOI ÷ price',
              filled: fill`${stated} ÷ ${price}`,
            },
          ]
        : []),
    ],
  });
}

function rentalCashFlow(
  figures: Figures,
  income: Income,
  debtService: Amount | null,
  wholeFlow: Amount | null,
): Metric {
  const service = term('a price', debtService);
  const isSplit = isShared(figures, wholeFlow);
  return cashFlowMetric(figures, income, wholeFlow, {
    service,
    needs: 'a rent, or an NOI',
    note: 'First year, before income tax, as appraisers count it (BTCF).',
    further: [
      {
        id: 'before-reserves',
        label: 'Before reserves',
        value: flowBeforeReserves(figures, income, debtService),
        formula: isSplit
          ? '(NOI + capital reserves − annual debt service) × (1 − seller’s share)'
          : 'NOI + capital reserves − annual debt service',
        filled: isSplit
          ? fill`(${beforeReserves(income)} − ${service}) × (1 − ${shareTerm(figures)})`
          : fill`${beforeReserves(income)} − ${service}`,
      },
    ],
  });
}

function cashOnCashMetric(
  figures: Figures,
  income: Income,
  { debtService, cash, repairs }: Purchase,
  wholeFlow: Amount | null,
  decision: Decision,
): Metric {
  const cashFlow = ownShare(figures, wholeFlow);
  const [flow, put] = [term('a rent, or an NOI', cashFlow), term('a price', cash)];
  const flowBefore = flowBeforeReserves(figures, income, debtService);
  const bare = withoutRepairs(cash, repairs);
  return metric({
    id: 'cashOnCash',
    label: 'Cash-on-cash return',
    value: cashOnCash(cashFlow, cash),
    unit: 'percent',
    formula: 'Cash flow before tax ÷ cash invested',
    filled: fill`${flow} ÷ ${put}`,
    unless: 'No cash is invested.',
    note: 'First year, before tax. General investor practice. Appraisers call it the equity dividend rate.',
    goal: goalOf(decision),
    variants: [
      ...beforeShare(figures, wholeFlow, {
        value: cashOnCash(wholeFlow, cash),
        formula: '(NOI − annual debt service) ÷ cash invested',
        filled: fill`${term('a rent, or an NOI', wholeFlow)} ÷ ${put}`,
      }),
      ...(repairs.gt(0)
        ? [
            {
              id: 'without-repairs',
              label: 'Without repairs in the cash invested',
              value: cashOnCash(cashFlow, bare),
              formula: 'Cash flow ÷ (cash invested − repairs)',
              filled: fill`${flow} ÷ ${term('a price', bare)}`,
            },
          ]
        : []),
      {
        id: 'before-reserves',
        label: 'Before reserves',
        value: cashOnCash(flowBefore, cash),
        formula: 'Cash flow before reserves ÷ cash invested',
        filled: fill`${term('a rent', flowBefore)} ÷ ${put}`,
      },
    ],
  });
}

/** What the buyer keeps of the cash flow before capital reserves, USD per year; null if a part is unknown. */
function flowBeforeReserves(figures: Figures, income: Income, debtService: Amount | null): Amount | null {
  return ownShare(
    figures,
    combine((before, paid) => before.minus(paid), income.noiBeforeReserves, debtService),
  );
}
