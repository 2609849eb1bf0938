/** Fix and flip: bought with a bridge loan, repaired, and sold. */

import { fill, plainTerm, term } from './formula-text.ts';
import { pricePerArea } from './income.ts';
import { beforeShare, isShared, shareTerm } from './joint-venture.ts';
import { decide, figureTerm, goalOf, metric, type Deal, type Decision } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import { exact, type Amount } from './numbers/amount.ts';
import { flipNumbers, type Sale } from './numbers/flip.ts';
import { annualizedReturn, returnOn, simpleAnnualReturn } from './numbers/formulas.ts';
import type { Rehab } from './numbers/rehab.ts';
import { allInMetric, cashInMetric, offerMetric } from './rehab.ts';
import { rehabLoanMetrics } from './rehab-loans.ts';

/** A flip with these figures. */
export function flip(figures: Figures): Deal {
  const { works, sale, offer, spread, values, needed } = flipNumbers(figures);
  const { wholeProfit, profit, proceeds } = sale;

  const returnDecision = decide({
    metric: 'flipRoi',
    label: 'Return on cost',
    unit: 'percent',
    asks: `Return on cost of ${figureTerm(figures, 'targetFlipRoiPct', '').text}`,
    target: figures.targetFlipRoiPct.value ?? 0,
    scale: 100,
    upper: profit,
    lower: works.allIn,
    upperName: isShared(figures, wholeProfit) ? 'your part of the profit' : 'the profit',
    per: '',
  });
  const ruleDecision = decide({
    metric: 'spread',
    label: 'Room under the MAO',
    unit: 'usd',
    asks: `The ${figureTerm(figures, 'arvRulePct', '').text} rule`,
    target: 0,
    scale: 1,
    upper: spread,
    lower: spread && exact(1),
    upperName: 'the room',
    per: '',
  });

  return {
    values,
    needed,
    decisions: [returnDecision, ruleDecision],
    headline: ['flipProfit', 'flipRoi', 'annualizedRoi', 'mao', 'cashInvested'],
    groups: () => [
      {
        id: 'costs',
        label: 'Costs',
        metrics: [allInMetric(figures, works), cashInMetric(works)],
      },
      ...rehabLoanMetrics(figures, works),
      {
        id: 'returns',
        label: 'Returns',
        metrics: [
          proceedsMetric(figures, proceeds),
          profitMetric(figures, works, sale),
          roiMetric(figures, works, sale, returnDecision),
          annualizedMetric(figures, works, sale),
        ],
      },
      {
        id: 'rules',
        label: 'Rules of thumb',
        metrics: [offerMetric(figures), roomMetric(figures, offer, spread, ruleDecision), pricePerArea(figures)],
      },
    ],
  };
}

function proceedsMetric(figures: Figures, proceeds: Amount | null): Metric {
  const [arv, costs] = [figureTerm(figures, 'arv', 'an ARV'), figureTerm(figures, 'sellingCostPct', 'selling costs')];
  return metric({
    id: 'saleProceeds',
    label: 'Sale proceeds',
    value: proceeds,
    unit: 'usd',
    formula: 'ARV × (1 − selling costs)',
    filled: fill`${arv} × (1 − ${costs})`,
    note: 'Before paying off loans, which are part of the all-in cost.',
  });
}

function profitMetric(figures: Figures, { allIn }: Rehab, { proceeds, wholeProfit, profit }: Sale): Metric {
  const [sold, cost] = [term('an ARV', proceeds), term('a price and the repairs', allIn)];
  const whole = { formula: 'Sale proceeds − all-in cost', filled: fill`${sold} − ${cost}` };
  const isSplit = isShared(figures, wholeProfit);
  return metric({
    id: 'flipProfit',
    label: 'Profit',
    value: profit,
    unit: 'usd',
    formula: isSplit ? `(${whole.formula}) × (1 − seller’s share)` : whole.formula,
    filled: isSplit ? fill`(${sold} − ${cost}) × (1 − ${shareTerm(figures)})` : whole.filled,
    note: 'Before income tax.',
    variants: beforeShare(figures, wholeProfit, { value: wholeProfit, ...whole }),
  });
}

function roiMetric(
  figures: Figures,
  { allIn, cash }: Rehab,
  { wholeProfit, profit, roi }: Sale,
  decision: Decision,
): Metric {
  const [gain, whole, own] = [
    term('an ARV and the repairs', profit),
    term('a price and the repairs', allIn),
    term('a price and the repairs', cash),
  ];
  return metric({
    id: 'flipRoi',
    label: 'Return on investment (ROI)',
    value: roi,
    unit: 'percent',
    formula: 'Profit ÷ all-in cost',
    filled: fill`${gain} ÷ ${whole}`,
    unless: 'The all-in cost is zero.',
    note: 'On cost, over the whole period. Many quote it on their own cash instead, which looks higher with a loan.',
    goal: goalOf(decision),
    variants: [
      ...beforeShare(figures, wholeProfit, {
        value: returnOn(wholeProfit, allIn),
        formula: '(Sale proceeds − all-in cost) ÷ all-in cost',
        filled: fill`${term('an ARV and the repairs', wholeProfit)} ÷ ${whole}`,
      }),
      {
        id: 'on-cash',
        label: 'On cash invested',
        value: returnOn(profit, cash),
        formula: 'Profit ÷ cash invested',
        filled: fill`${gain} ÷ ${own}`,
      },
    ],
  });
}

function annualizedMetric(figures: Figures, { allIn, cash }: Rehab, sale: Sale): Metric {
  const { wholeProfit, profit, roi, months } = sale;
  const wholeRoi = returnOn(wholeProfit, allIn);
  const onCash = returnOn(profit, cash);
  const over = plainTerm('the months', figures.rehabMonths.value);
  const back = term('a return', roi, 'percent');
  return metric({
    id: 'annualizedRoi',
    label: 'Annualized ROI',
    value: annualizedReturn(roi, months),
    unit: 'percent',
    formula: '(1 + ROI)^(12 ÷ months) − 1',
    filled: fill`(1 + ${back})^(12 ÷ ${over}) − 1`,
    unless: 'The loss is more than the cost.',
    note: 'Compounded: assumes the money goes into another such deal right away.',
    variants: [
      ...beforeShare(figures, wholeProfit, {
        value: annualizedReturn(wholeRoi, months),
        formula: '(1 + ROI before the seller’s share)^(12 ÷ months) − 1',
        filled: fill`(1 + ${term('a return', wholeRoi, 'percent')})^(12 ÷ ${over}) − 1`,
      }),
      {
        id: 'simple',
        label: 'Not compounded',
        value: simpleAnnualReturn(roi, months),
        formula: 'ROI × 12 ÷ months',
        filled: fill`${back} × 12 ÷ ${over}`,
      },
      {
        id: 'on-cash',
        label: 'On cash invested, compounded',
        value: annualizedReturn(onCash, months),
        formula: '(1 + ROI on cash)^(12 ÷ months) − 1',
        filled: fill`(1 + ${term('a return', onCash, 'percent')})^(12 ÷ ${over}) − 1`,
      },
    ],
  });
}

function roomMetric(figures: Figures, offer: Amount | null, spread: Amount | null, decision: Decision): Metric {
  return metric({
    id: 'spread',
    label: 'Room under the MAO',
    value: spread,
    unit: 'usd',
    formula: 'MAO − price',
    filled: fill`${term('an ARV and the repairs', offer)} − ${figureTerm(figures, 'price', 'a price')}`,
    note: 'Negative: the price is above what the rule allows.',
    goal: goalOf(decision),
  });
}
