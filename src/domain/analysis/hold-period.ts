/** The hold period of a rental: its cash flows, IRR, and equity multiple. */

import { fill, inWords, plainTerm, term, type Filled } from './formula-text.ts';
import { internalRateOfReturn, type Irr } from './irr.ts';
import { beforeShareOf, ownFlows } from './joint-venture.ts';
import { figureTerm, metric } from './metric.ts';
import type { Figures, Metric, MetricGroup } from './model.ts';
import { exact, plain, type Amount, type Numeric } from './numbers/amount.ts';
import { bareValue, sentence } from './numbers/format.ts';
import { capRate, equityMultiple, loanBalance, quotient, shareOf, turnover } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { combine } from './numbers/values.ts';

/** The purchase and its loan, USD. */
interface Purchase {
  loan: Amount | null;
  months: number;
  debtService: Amount | null;
  allIn: Amount | null;
  cash: Amount | null;
}

interface Holding {
  years: number;
  /** Sale price before selling costs. */
  sale: Amount | null;
  /** Sale price at the going-in cap rate: next year's NOI ÷ cap rate. */
  saleAtCapRate: Amount | null;
  balance: Amount | null;
  /** Cash flow by year after the seller's share, starting now; null if unknown. */
  flows: Amount[] | null;
  /** Before the seller's share. Null if unknown, or if nothing is shared. */
  wholeFlows: Amount[] | null;
  flowsAtCapRate: Amount[] | null;
  /** Without a loan. */
  unlevered: Amount[] | null;
}

/** An amount after growing by a percentage for some years. */
function grownBy(amount: Amount, pct: Numeric, years: number): Amount {
  return exact(pct).div(100).plus(1).pow(years).times(amount);
}

/** NOI of a year (1 is the first). Rent and expenses grow separately; a stated NOI grows with the rent. */
function noiIn(year: number, figures: Figures, { effective, expenses, noi }: Income): Amount | null {
  const grown = (amount: Amount, pct: number | null) => grownBy(amount, pct ?? 0, year - 1);
  if (effective !== null && expenses !== null) {
    return grown(effective, figures.rentGrowthPct.value).minus(grown(expenses, figures.expenseGrowthPct.value));
  }
  return noi === null ? null : grown(noi, figures.rentGrowthPct.value);
}

function holdingOf(figures: Figures, income: Income, { loan, months, debtService, allIn, cash }: Purchase): Holding {
  const years = Math.max(1, Math.round(figures.holdYears.value ?? 1));
  const base = figures.arv.value ?? figures.price.value;
  const costs = figures.sellingCostPct.value ?? 0;
  const sale = combine((value, growth) => grownBy(value, growth, years), base, figures.appreciationPct.value);
  const goingIn = capRate(income.noi, figures.price.value);
  const next = noiIn(years + 1, figures, income);
  const saleAtCapRate = quotient(next?.times(100) ?? null, goingIn);
  const balance = loan === null ? null : loanBalance(loan, figures.ratePct.value ?? 0, months, 12 * years);
  const nois = Array.from({ length: years }, (_, index) => noiIn(index + 1, figures, income));
  const flows = (
    put: Amount | null,
    price: Amount | null,
    owed: Amount | null,
    service: Amount | null,
  ): { whole: Amount[]; own: Amount[] } | null => {
    if (put === null || price === null || owed === null || service === null) return null;
    const yearly = nois.map((noi, index) => (noi === null ? null : noi.minus(12 * index < months ? service : 0)));
    if (!yearly.every((flow) => flow !== null)) return null;
    const net = price.minus(shareOf(price, costs)).minus(owed);
    const whole = [put.negated(), ...yearly.map((flow, index) => (index === years - 1 ? flow.plus(net) : flow))];
    return { whole, own: ownFlows(figures, whole, net) };
  };
  const levered = flows(cash, sale, balance, debtService);
  const isSplit = levered?.own.some((flow, index) => !flow.eq(levered.whole[index] ?? 0));
  return {
    years,
    sale,
    saleAtCapRate,
    balance,
    flows: levered?.own ?? null,
    wholeFlows: levered && isSplit ? levered.whole : null,
    flowsAtCapRate: flows(cash, saleAtCapRate, balance, debtService)?.own ?? null,
    unlevered: flows(allIn, sale, exact(0), exact(0))?.own ?? null,
  };
}

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
    `The rates ${inWords(irr.rates.map((rate) => bareValue(rate, 'percent')))} all solve it, so there’s ` +
    'no single rate of return.'
  );
}

/** The metrics of the hold period. */
export function holdingMetrics(figures: Figures, income: Income, purchase: Purchase): MetricGroup {
  const holding = holdingOf(figures, income, purchase);
  const { years, balance } = holding;
  return {
    id: 'holding',
    label: `Holding period, ${bareValue(years, 'years')}`,
    metrics: [
      salePriceMetric(figures, holding),
      metric({
        id: 'loanBalance',
        label: 'Loan balance at sale',
        value: balance,
        unit: 'usd',
        formula: 'Balance after that many monthly payments',
        filled: fill`After ${term('a price', balance === null ? null : 12 * years, 'months')}`,
        note: 'Paid off at the sale.',
      }),
      irrMetric(figures, holding),
      equityMultipleMetric(figures, holding),
    ],
  };
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

function irrMetric(figures: Figures, { years, flows, wholeFlows, flowsAtCapRate, unlevered }: Holding): Metric {
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
      '(Appraisal texts, CFA.)',
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
