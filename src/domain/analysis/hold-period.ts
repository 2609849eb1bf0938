/** The hold period of a rental: what it's sold for, its equity, IRR, and equity multiple. */

import { joinWords } from '../../kit/formatting/join-words.ts';
import { fill, plainTerm, term, type Filled } from './formula-text.ts';
import { holdingOf, type Holding } from './holding.ts';
import { internalRateOfReturn, type Irr } from './irr.ts';
import { beforeShareOf } from './joint-venture.ts';
import { figureTerm, metric } from './metric.ts';
import type { Figures, Metric, MetricGroup } from './model.ts';
import { plain, type Amount } from './numbers/amount.ts';
import { bareValue, sentence } from './numbers/format.ts';
import { equityMultiple, shareOf, turnover } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { balanceAfter, refinanceOf } from './numbers/loans.ts';
import type { Purchase } from './numbers/rental.ts';
import { combine } from './numbers/values.ts';

/** Whether cash is invested at the start; otherwise a negative year would count as the investment. */
function isInvested([first]: readonly Amount[]): boolean {
  return first !== undefined && first.lt(0);
}

function rateOf(flows: readonly Amount[] | null): Irr | null {
  if (flows === null) return null;
  return isInvested(flows)
    ? internalRateOfReturn(flows.map((flow) => plain(flow) ?? NaN))
    : { kind: 'none', why: 'Nothing is invested at the start, so there’s no rate of return.' };
}

/** The IRR if there is exactly one. */
function oneRate(irr: Irr | null): number | null {
  return irr?.kind === 'one' ? irr.rate : null;
}

/** Why there is no single IRR; empty if there is. */
function noRate(irr: Irr | null): string {
  if (irr?.kind === 'none') return irr.why;
  if (irr?.kind !== 'several') return '';
  return (
    `The rates ${joinWords(irr.rates.map((rate) => bareValue(rate, 'percent')))} all solve it, so there’s ` +
    'no single rate of return.'
  );
}

/** The metrics of the hold period. */
export function holdingMetrics(figures: Figures, income: Income, purchase: Purchase): MetricGroup {
  const holding = holdingOf(figures, income, purchase);
  const { years } = holding;
  return {
    id: 'holding',
    label: `Holding period, ${bareValue(years, 'years')}`,
    metrics: [
      salePriceMetric(figures, holding),
      loanBalanceMetric(holding, purchase),
      equityMetric(figures, holding),
      irrMetric(figures, holding, refinanced(holding, purchase)),
      equityMultipleMetric(figures, holding),
    ],
  };
}

/** What happens to a seller note that's due before the sale; empty if none is. */
function refinanced({ years }: Holding, { loans }: Purchase): string {
  const due = loans && refinanceOf(loans.note);
  if (!due || due.month >= 12 * years) return '';
  const year = bareValue(due.month / 12, 'years');
  return ` The seller note is refinanced after ${year}, at the bank loan’s rate and amortization, without costs.`;
}

function loanBalanceMetric(holding: Holding, purchase: Purchase): Metric {
  const { years, balance } = holding;
  const balances = Object.values(purchase.loans ?? {})
    .filter(({ amount }) => amount.gt(0))
    .map((loan) => bareValue(balanceAfter(loan, 12 * years), 'usd'));
  const after = fill`After ${term('a price', balance === null ? null : 12 * years, 'months')}`;
  const isOne = balances.length < 2;
  return metric({
    id: 'loanBalance',
    label: isOne ? 'Loan balance at sale' : 'Loan balances at sale',
    value: balance,
    unit: 'usd',
    formula: isOne ? 'Balance after that many monthly payments' : 'Balances after that many monthly payments',
    filled: isOne ? after : { ...after, text: `${after.text}: ${balances.join(' + ')}` },
    note: `Paid off at the sale.${refinanced(holding, purchase)}`,
  });
}

function equityMetric(figures: Figures, { sale, balance }: Holding): Metric {
  const [price, owed] = [term('a price', sale), term('a price', balance)];
  const costs = combine(shareOf, sale, figures.sellingCostPct.value);
  const equity = combine((sold, paidOff) => sold.minus(paidOff), sale, balance);
  return metric({
    id: 'equityAtSale',
    label: 'Equity at sale',
    value: equity,
    unit: 'usd',
    formula: 'Sale price − what’s owed on all loans',
    filled: fill`${price} − ${owed}`,
    note: 'Before selling costs.',
    variants: [
      {
        id: 'after-costs',
        label: 'After selling costs',
        value: combine((whole, fees) => whole.minus(fees), equity, costs),
        formula: 'Sale price − selling costs − what’s owed on all loans',
        filled: fill`${price} − ${term('a price', costs)} − ${owed}`,
      },
    ],
  });
}

function salePriceMetric(figures: Figures, { years, sale, saleAtCapRate }: Holding): Metric {
  const base =
    figures.arv.value === null ? figureTerm(figures, 'price', 'a price') : figureTerm(figures, 'arv', 'an ARV');
  const growth = figureTerm(figures, 'appreciationPct', 'appreciation');
  return metric({
    id: 'salePrice',
    label: 'Sale price',
    value: sale,
    unit: 'usd',
    formula: figures.arv.value === null ? 'Price × (1 + appreciation)^years' : 'ARV × (1 + appreciation)^years',
    filled: fill`${base} × (1 + ${growth})^${plainTerm('years', years)}`,
    note: 'Before selling costs.',
    variants:
      saleAtCapRate === null
        ? []
        : [
            {
              id: 'at-cap-rate',
              label: 'At the going-in cap rate',
              value: saleAtCapRate,
              formula: 'Next year’s NOI ÷ cap rate',
              filled: { text: `Year ${years + 1}’s NOI ÷ going-in cap rate`, needs: [] },
            },
          ],
  });
}

const missingFlows = () => fill`${term('a price and a rent, or an NOI', null)}`;

/** The flows as the numbers of an IRR. */
function filledFlows(flows: readonly Amount[] | null): Filled {
  if (flows === null) return missingFlows();
  return { text: `IRR of ${flows.map((flow) => bareValue(flow, 'usd')).join(', ')}`, needs: [] };
}

function irrMetric(
  figures: Figures,
  { years, flows, wholeFlows, flowsAtCapRate, unlevered }: Holding,
  refinance: string,
): Metric {
  const irr = rateOf(flows);
  const span = `over ${bareValue(years, 'years')}`;
  return metric({
    id: 'irr',
    label: 'Internal rate of return (IRR)',
    value: oneRate(irr),
    unit: 'percent',
    formula: 'The yearly rate at which the net present value of all cash flows is zero',
    filled: filledFlows(flows),
    unless: noRate(irr),
    note:
      `Levered, before tax, ${span}. The last year includes the sale, minus selling costs and the loan balance. ` +
      `(Appraisal texts, CFA.)${refinance}`,
    variants: [
      ...(wholeFlows === null
        ? []
        : [
            beforeShareOf(figures, {
              value: oneRate(rateOf(wholeFlows)),
              formula: 'The same, with the seller’s share of each year’s cash flow and of the gain at the sale',
              filled: filledFlows(wholeFlows),
            }),
          ]),
      {
        id: 'unlevered',
        label: 'Without a loan',
        value: oneRate(rateOf(unlevered)),
        formula: 'The same, bought in cash',
        filled: filledFlows(unlevered),
      },
      ...(flowsAtCapRate === null
        ? []
        : [
            {
              id: 'at-cap-rate',
              label: 'Sold at the going-in cap rate',
              value: oneRate(rateOf(flowsAtCapRate)),
              formula: 'The same, sold for next year’s NOI ÷ going-in cap rate',
              filled: filledFlows(flowsAtCapRate),
            },
          ]),
    ],
  });
}

/** The flows as the numbers of an equity multiple. */
function filledMultiple(flows: readonly Amount[] | null): Filled {
  if (flows === null) return missingFlows();
  const { back, invested } = turnover(flows);
  return { text: `${bareValue(back, 'usd')} ÷ ${bareValue(invested, 'usd')}`, needs: [] };
}

function equityMultipleMetric(figures: Figures, { years, flows, wholeFlows }: Holding): Metric {
  const span = sentence(`over ${bareValue(years, 'years')}`);
  return metric({
    id: 'equityMultiple',
    label: 'Equity multiple',
    value: flows !== null && isInvested(flows) ? equityMultiple(flows) : null,
    unit: 'ratio',
    formula: 'Total cash returned ÷ total cash invested',
    filled: filledMultiple(flows),
    unless: 'Nothing is invested at the start.',
    note: `${span}, regardless of timing. A year with negative cash flow counts as invested.`,
    variants:
      wholeFlows === null
        ? []
        : [
            beforeShareOf(figures, {
              value: isInvested(wholeFlows) ? equityMultiple(wholeFlows) : null,
              formula: 'Total cash returned, with the seller’s share, ÷ total cash invested',
              filled: filledMultiple(wholeFlows),
            }),
          ],
  });
}
