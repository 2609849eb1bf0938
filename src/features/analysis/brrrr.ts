/** BRRRR: bought with a short loan, repaired, let, refinanced on the repaired value, and kept. */

import { breakEvenMetric, coverageMetric, debtServiceMetric, debtYieldMetric, paymentMetric } from './debt';
import { incomeMetrics, incomeOf, noiTerm, rulesOfThumb } from './income';
import { combine, decide, figureTerm, goalOf, metric, surplus, type Deal, type Decision } from './metric';
import type { Figures, Metric, MetricGroup } from './model';
import {
  annualDebtService,
  breakEvenOccupancy,
  capRate,
  cashLeftIn,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  grossRentMultiplier,
  monthlyPayment,
  pricePerSqft,
  refinanceCashOut,
  rentToPrice,
} from './rules';
import { fill, term } from './texts';
import { allInMetric, cashInMetric, offerMetric, offerOf, worksOf, type Works } from './works';

/** The loan that pays off the short one. */
interface Refinance {
  loan: number | null;
  costs: number | null;
  payment: number | null;
  debtService: number | null;
  cashOut: number | null;
  cashLeft: number | null;
}

function refinanceOf(figures: Figures, works: Works): Refinance {
  const loan = combine((arv, share) => (arv * share) / 100, figures.arv.value, figures.refinanceLtvPct.value);
  const costs = combine((borrowed, share) => (borrowed * share) / 100, loan, figures.refinanceCostPct.value);
  const rate = figures.ratePct.value ?? 0;
  const months = Math.round(12 * (figures.termYears.value ?? 0));
  const cashOut = combine(refinanceCashOut, loan, costs, works.loan);
  return {
    loan,
    costs,
    payment: loan === null ? null : monthlyPayment(loan, rate, months),
    debtService: loan === null ? null : annualDebtService(loan, rate, months),
    cashOut,
    cashLeft: combine(cashLeftIn, works.cash, cashOut),
  };
}

/** A BRRRR with these figures. */
export function brrrr(figures: Figures): Deal {
  const income = incomeOf(figures);
  const works = worksOf(figures);
  const refinance = refinanceOf(figures, works);
  const { loan, payment, debtService, cashOut, cashLeft } = refinance;
  const price = figures.price.value;
  const cashFlow = combine((noi, service) => noi - service, income.noi, debtService);

  const coverDecision = decide({
    metric: 'dscr',
    label: 'DSCR',
    unit: 'ratio',
    asks: `DSCR of ${figureTerm(figures, 'targetDscr', '').text}`,
    target: figures.targetDscr.value ?? 0,
    scale: 1,
    upper: income.noi,
    lower: debtService,
    upperName: 'the NOI',
    per: ' a year',
  });
  const cash: Omit<Decision, 'met'> = {
    metric: 'cashOnCash',
    label: 'Cash-on-cash on what is left in',
    unit: 'percent',
    asks: `Cash-on-cash of ${figureTerm(figures, 'targetCashOnCashPct', '').text} on what is left in`,
    target: figures.targetCashOnCashPct.value ?? 0,
    scale: 100,
    upper: cashFlow,
    lower: cashLeft,
    upperName: 'the cash flow',
    per: ' a year',
  };
  const over = surplus(cash);
  const allBack = decide({
    metric: 'cashLeft',
    label: 'Cash back out beyond what was put in',
    unit: 'usd',
    asks: 'All cash back out',
    target: 0,
    scale: 1,
    upper: cashLeft === null ? null : -cashLeft,
    lower: cashLeft === null ? null : 1,
    upperName: 'the cash',
    per: '',
  });
  // With all cash back out the return has no end, which is as good as any target, as long as the property pays its way.
  const cashDecision: Decision = {
    ...cash,
    met: over === null || cashFlow === null ? null : over >= -0.005 && cashFlow >= -0.005,
  };

  return {
    values: {
      grossIncome: income.gross,
      noi: income.noi,
      allInCost: works.allIn,
      cashInvested: works.cash,
      loanAmount: loan,
      debtService,
      cashOut,
      cashLeft,
      cashFlow,
      cashOnCash: cashOnCash(cashFlow, cashLeft),
      capRate: capRate(income.noi, works.allIn),
      dscr: debtServiceCoverage(income.noi, debtService),
      debtYield: debtYield(income.noi, loan),
      breakEvenOccupancy: breakEvenOccupancy(income.expenses, debtService, income.gross),
      grm: grossRentMultiplier(price, income.gross),
      mao: offerOf(figures),
      onePercentRule: rentToPrice(figures.monthlyRent.value, price),
      pricePerSqft: pricePerSqft(price, figures.sqft.value),
    },
    decisions: [coverDecision, cashDecision],
    wishes: [allBack],
    headline: ['cashLeft', 'cashOnCash', 'cashFlow', 'dscr', 'cashOut'],
    needed:
      figures.statedNoi.value === null ? ['price', 'arv', 'repairCost', 'monthlyRent'] : ['price', 'arv', 'repairCost'],
    groups: () => [
      {
        id: 'costs',
        label: 'What goes in',
        metrics: [allInMetric(figures, works), cashInMetric(works), offerMetric(figures)],
      },
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
          metric({
            id: 'cashFlow',
            label: 'Cash flow before tax',
            value: cashFlow,
            unit: 'usd_per_year',
            formula: 'NOI − annual debt service',
            filled: fill`${noiTerm(income)} − ${term('an ARV', debtService)}`,
            note: 'A year of the property let and refinanced, before income tax.',
            variants: [
              {
                id: 'monthly',
                label: 'A month',
                value: combine((yearly) => yearly / 12, cashFlow),
                formula: 'Cash flow ÷ 12',
                filled: fill`${term('a rent', cashFlow)} ÷ 12`,
              },
            ],
          }),
          returnMetric(figures, works, refinance, cashFlow, cashDecision),
          metric({
            id: 'capRate',
            label: 'Cap rate on all-in cost',
            value: capRate(income.noi, works.allIn),
            unit: 'percent',
            formula: 'NOI ÷ all-in cost',
            filled: fill`${noiTerm(income)} ÷ ${term('a price and the repairs', works.allIn)}`,
            unless: 'Nothing goes in.',
            note: 'What the finished property earns on all that went into it (yield on cost).',
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
          }),
        ],
      },
      rulesOfThumb(figures, income, works.allIn),
    ],
  };
}

function refinancing(figures: Figures, works: Works, { loan, costs, cashOut, cashLeft }: Refinance): MetricGroup {
  const borrowed = term('an ARV', loan);
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
        filled: fill`${figureTerm(figures, 'arv', 'an ARV')} × ${figureTerm(figures, 'refinanceLtvPct', 'a loan-to-value')}`,
        note: 'On the appraised value after the works, which may differ from the ARV you expect.',
      }),
      metric({
        id: 'cashOut',
        label: 'Cash out',
        value: cashOut,
        unit: 'usd',
        formula: 'New loan − refinance costs − payoff of the short loan',
        filled: fill`${borrowed} − ${term('an ARV', costs)} − ${term('a price', works.loan)}`,
        note: 'Negative: closing the refinance takes more cash.',
      }),
      metric({
        id: 'cashLeft',
        label: 'Cash left in the deal',
        value: cashLeft,
        unit: 'usd',
        formula: 'Cash invested − cash out',
        filled: fill`${term('a price and the repairs', works.cash)} − ${term('an ARV', cashOut)}`,
        note: 'Zero or less: all of your cash is back for the next deal.',
        goal: { value: 0, direction: 'at_most', met: cashLeft === null ? null : cashLeft <= 0.005 },
      }),
    ],
  };
}

function returnMetric(
  figures: Figures,
  works: Works,
  { cashLeft }: Refinance,
  cashFlow: number | null,
  decision: Decision,
): Metric {
  const flow = term('a rent, or an NOI', cashFlow);
  const share = figureTerm(figures, 'jvSharePct', 'the seller’s share');
  const own = combine((whole, part) => whole * (whole > 0 ? 1 - part / 100 : 1), cashFlow, share.value);
  return metric({
    id: 'cashOnCash',
    label: 'Cash-on-cash return',
    value: cashOnCash(cashFlow, cashLeft),
    unit: 'percent',
    formula: 'Cash flow before tax ÷ cash left in the deal',
    filled: fill`${flow} ÷ ${term('an ARV', cashLeft)}`,
    unless: 'No cash is left in, so there is nothing to earn a percentage on (‘infinite’, as the field says).',
    note: 'On what is left in after the refinance. General investor practice.',
    goal: goalOf(decision),
    variants: [
      {
        id: 'on-all-cash',
        label: 'On all cash put in',
        value: cashOnCash(cashFlow, works.cash),
        formula: 'Cash flow ÷ cash invested before the refinance',
        filled: fill`${flow} ÷ ${term('a price and the repairs', works.cash)}`,
      },
      ...((share.value ?? 0) > 0
        ? [
            {
              id: 'after-share',
              label: 'After the seller’s share',
              value: cashOnCash(own, cashLeft),
              formula: 'Cash flow × (1 − seller’s share) ÷ cash left',
              filled: fill`${flow} × (1 − ${share}) ÷ ${term('an ARV', cashLeft)}`,
            },
          ]
        : []),
    ],
  });
}
