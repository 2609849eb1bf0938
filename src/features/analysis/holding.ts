/** A rental held for some years and sold: its flows, their rate and multiple. */

import type { Income } from './income';
import { internalRateOfReturn, type Irr } from './irr';
import { combine, figureTerm, metric } from './metric';
import type { Figures, MetricGroup } from './model';
import { capRate, equityMultiple, loanBalance } from './rules';
import { bareValue, fill, inWords, plainTerm, sentence, term } from './texts';

/** The loan and the cash that go into it. */
interface Purchase {
  loan: number | null;
  months: number;
  debtService: number | null;
  allIn: number | null;
  cash: number | null;
}

interface Holding {
  years: number;
  /** What it is sold for, before costs. */
  sale: number | null;
  /** The same at the cap rate it was bought at: next year's NOI ÷ cap rate. */
  saleAtCapRate: number | null;
  balance: number | null;
  /** Cash in and out by year, the first one now; null where it is not known. */
  flows: number[] | null;
  flowsAtCapRate: number[] | null;
  /** Without a loan. */
  unlevered: number[] | null;
}

/** NOI of a year, the first being 1: rent and expenses grow on their own; of a stated NOI all grows as the rent. */
function noiIn(year: number, figures: Figures, { effective, expenses, noi }: Income): number | null {
  const grown = (amount: number, pct: number | null) => amount * (1 + (pct ?? 0) / 100) ** (year - 1);
  if (effective !== null && expenses !== null) {
    return grown(effective, figures.rentGrowthPct.value) - grown(expenses, figures.expenseGrowthPct.value);
  }
  return noi === null ? null : grown(noi, figures.rentGrowthPct.value);
}

function holdingOf(figures: Figures, income: Income, { loan, months, debtService, allIn, cash }: Purchase): Holding {
  const years = Math.max(1, Math.round(figures.holdYears.value ?? 1));
  const base = figures.arv.value ?? figures.price.value;
  const costs = (figures.sellingCostPct.value ?? 0) / 100;
  const sale = combine((value, growth) => value * (1 + growth / 100) ** years, base, figures.appreciationPct.value);
  const goingIn = capRate(income.noi, figures.price.value);
  const next = noiIn(years + 1, figures, income);
  const saleAtCapRate = next === null || goingIn === null || goingIn <= 0 ? null : next / (goingIn / 100);
  const balance = loan === null ? null : loanBalance(loan, figures.ratePct.value ?? 0, months, 12 * years);
  const nois = Array.from({ length: years }, (_, index) => noiIn(index + 1, figures, income));
  const flows = (
    put: number | null,
    price: number | null,
    owed: number | null,
    service: number | null,
  ): number[] | null => {
    if (put === null || price === null || owed === null || service === null) return null;
    const yearly = nois.map((noi, index) => (noi === null ? null : noi - service * (12 * index < months ? 1 : 0)));
    if (!yearly.every((flow) => flow !== null)) return null;
    const net = price * (1 - costs) - owed;
    return [-put, ...yearly.map((flow, index) => (index === years - 1 ? flow + net : flow))];
  };
  return {
    years,
    sale,
    saleAtCapRate,
    balance,
    flows: flows(cash, sale, balance, debtService),
    flowsAtCapRate: flows(cash, saleAtCapRate, balance, debtService),
    unlevered: flows(allIn, sale, 0, 0),
  };
}

/** Whether cash goes in at the start: without, what a bad year takes would pass for the investment. */
function isInvested([first = 0]: readonly number[]): boolean {
  return first < 0;
}

function rateOf(flows: readonly number[] | null): Irr | null {
  if (flows === null) return null;
  return isInvested(flows)
    ? internalRateOfReturn(flows)
    : { kind: 'none', why: 'Nothing is put in at the start, so there is nothing to earn a rate on.' };
}

/** The rate where there is one. */
function oneRate(irr: Irr | null): number | null {
  return irr?.kind === 'one' ? irr.rate : null;
}

/** Why there is no single rate; empty where there is. */
function noRate(irr: Irr | null): string {
  if (irr?.kind === 'none') return irr.why;
  if (irr?.kind !== 'several') return '';
  return `The rates ${inWords(irr.rates.map((rate) => bareValue(rate, 'percent')))} all solve it, so none of them is the return.`;
}

/** The metrics of the holding period. */
export function holdingMetrics(figures: Figures, income: Income, purchase: Purchase): MetricGroup {
  const { years, sale, saleAtCapRate, balance, flows, flowsAtCapRate, unlevered } = holdingOf(
    figures,
    income,
    purchase,
  );
  const irr = rateOf(flows);
  const base =
    figures.arv.value === null ? figureTerm(figures, 'price', 'a price') : figureTerm(figures, 'arv', 'an ARV');
  const growth = figureTerm(figures, 'appreciationPct', 'appreciation');
  const span = `over ${bareValue(years, 'years')}`;
  const [first] = flows ?? [];
  const last = flows?.at(-1) ?? null;
  const row = (of: readonly number[] | null) =>
    of === null
      ? fill`${term('a price and a rent, or an NOI', null)}`
      : { text: `IRR of ${of.map((flow) => bareValue(flow, 'usd')).join(', ')}`, needs: [] };
  return {
    id: 'holding',
    label: `Holding period, ${bareValue(years, 'years')}`,
    metrics: [
      metric({
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
                  label: 'At the cap rate it is bought at',
                  value: saleAtCapRate,
                  formula: 'NOI of the next year ÷ cap rate',
                  filled: { text: `Year ${years + 1}’s NOI ÷ going-in cap rate`, needs: [] },
                },
              ],
      }),
      metric({
        id: 'loanBalance',
        label: 'Loan balance at sale',
        value: balance,
        unit: 'usd',
        formula: 'What is left after that many monthly payments',
        filled: fill`After ${term('a price', balance === null ? null : 12 * years, 'months')}`,
        note: 'Paid off from the sale.',
      }),
      metric({
        id: 'irr',
        label: 'Internal rate of return (IRR)',
        value: oneRate(irr),
        unit: 'percent',
        formula: 'The yearly rate at which what is put in and all that comes back are worth the same',
        filled: row(flows),
        unless: noRate(irr),
        note: `Levered, before tax, ${span}; the sale less its costs and the loan counts in the last year. (Appraisal texts, CFA.)`,
        variants: [
          {
            id: 'unlevered',
            label: 'Without a loan',
            value: oneRate(rateOf(unlevered)),
            formula: 'The same, bought in cash',
            filled: row(unlevered),
          },
          ...(flowsAtCapRate === null
            ? []
            : [
                {
                  id: 'at-cap-rate',
                  label: 'Sold at the cap rate it is bought at',
                  value: oneRate(rateOf(flowsAtCapRate)),
                  formula: 'The same, sold for the next year’s NOI ÷ going-in cap rate',
                  filled: row(flowsAtCapRate),
                },
              ]),
        ],
      }),
      metric({
        id: 'equityMultiple',
        label: 'Equity multiple',
        value: flows !== null && isInvested(flows) ? equityMultiple(flows) : null,
        unit: 'ratio',
        formula: 'All that comes back ÷ all that is put in',
        filled:
          first === undefined || last === null
            ? fill`${term('a price and a rent, or an NOI', null)}`
            : {
                text: `${bareValue(
                  (flows ?? []).reduce((sum, flow) => sum + Math.max(flow, 0), 0),
                  'usd',
                )} ÷ ${bareValue(
                  (flows ?? []).reduce((sum, flow) => sum - Math.min(flow, 0), 0),
                  'usd',
                )}`,
                needs: [],
              },
        unless: 'Nothing is put in at the start.',
        note: `${sentence(span)}, without regard to when. A year that loses money counts as put in.`,
      }),
    ],
  };
}
