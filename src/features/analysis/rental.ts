/** Buy and hold: bought with a loan that is kept, let, and sold after some years. */

import { breakEvenMetric, coverageMetric, debtServiceMetric, debtYieldMetric, paymentMetric } from './debt';
import { holdingMetrics } from './holding';
import { afterReserves, incomeMetrics, incomeOf, noiTerm, rulesOfThumb, type Income } from './income';
import { combine, decide, figureTerm, goalOf, metric, type Deal, type Decision } from './metric';
import type { Figures, Metric, MetricGroup } from './model';
import {
  annualDebtService,
  breakEvenOccupancy,
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  grossRentMultiplier,
  monthlyPayment,
  pricePerSqft,
  rentToPrice,
} from './rules';
import { fill, term } from './texts';

/** Buys with a loan, and what it costs a year. */
interface Purchase {
  loan: number | null;
  months: number;
  payment: number | null;
  debtService: number | null;
  closing: number | null;
  /** Repairs that are not known count nothing: a rental is mostly bought as it stands. */
  repairs: number;
  allIn: number | null;
  cash: number | null;
}

function purchaseOf(figures: Figures): Purchase {
  const price = figures.price.value;
  const rate = figures.ratePct.value ?? 0;
  const months = Math.round(12 * (figures.termYears.value ?? 0));
  const loan = combine((cost, down) => cost * (1 - down / 100), price, figures.downPaymentPct.value);
  const closing = combine((cost, share) => (cost * share) / 100, price, figures.closingCostPct.value);
  const repairs = figures.repairCost.value ?? 0;
  const allIn = combine((cost, fees) => cost + fees + repairs, price, closing);
  return {
    loan,
    months,
    payment: loan === null ? null : monthlyPayment(loan, rate, months),
    debtService: loan === null ? null : annualDebtService(loan, rate, months),
    closing,
    repairs,
    allIn,
    cash: combine((whole, borrowed) => whole - borrowed, allIn, loan),
  };
}

// The deal ------------------------------------------------------------------------------

/** A rental with these figures. */
export function rental(figures: Figures): Deal {
  const income = incomeOf(figures);
  const purchase = purchaseOf(figures);
  const price = figures.price.value;
  const cashFlow = combine((noi, service) => noi - service, income.noi, purchase.debtService);
  const held = { price, sqft: figures.sqft.value, rent: figures.monthlyRent.value };

  const cashDecision = decide({
    metric: 'cashOnCash',
    label: 'Cash-on-cash',
    unit: 'percent',
    asks: `Cash-on-cash of ${figureTerm(figures, 'targetCashOnCashPct', '').text}`,
    target: figures.targetCashOnCashPct.value ?? 0,
    scale: 100,
    upper: cashFlow,
    lower: purchase.cash,
    upperName: 'the cash flow',
    per: ' a year',
  });
  const coverDecision = decide({
    metric: 'dscr',
    label: 'DSCR',
    unit: 'ratio',
    asks: `DSCR of ${figureTerm(figures, 'targetDscr', '').text}`,
    target: figures.targetDscr.value ?? 0,
    scale: 1,
    upper: income.noi,
    lower: purchase.debtService,
    upperName: 'the NOI',
    per: ' a year',
  });
  const capDecision = decide({
    metric: 'capRate',
    label: 'Cap rate',
    unit: 'percent',
    asks: `Cap rate of ${figureTerm(figures, 'targetCapRatePct', '').text}`,
    target: figures.targetCapRatePct.value ?? 0,
    scale: 100,
    upper: income.noi,
    lower: price,
    upperName: 'the NOI',
    per: ' a year',
  });

  return {
    values: {
      grossIncome: income.gross,
      noi: income.noi,
      cashFlow,
      loanAmount: purchase.loan,
      debtService: purchase.debtService,
      cashInvested: purchase.cash,
      capRate: capRate(income.noi, price),
      cashOnCash: cashOnCash(cashFlow, purchase.cash),
      dscr: debtServiceCoverage(income.noi, purchase.debtService),
      debtYield: debtYield(income.noi, purchase.loan),
      breakEvenOccupancy: breakEvenOccupancy(income.expenses, purchase.debtService, income.gross),
      grm: grossRentMultiplier(price, income.gross),
      onePercentRule: rentToPrice(held.rent, price),
      pricePerSqft: pricePerSqft(price, held.sqft),
    },
    decisions: [cashDecision, coverDecision, capDecision],
    headline: ['cashOnCash', 'dscr', 'capRate', 'cashFlow', 'irr'],
    needed: figures.statedNoi.value === null ? ['price', 'monthlyRent'] : ['price'],
    groups: () => [
      incomeMetrics(figures, income),
      financing(figures, purchase),
      {
        id: 'returns',
        label: 'Returns',
        metrics: [
          capRateMetric(figures, income, purchase.allIn, capDecision),
          ...cashMetrics(figures, income, purchase, cashFlow, cashDecision),
          coverageMetric(income, purchase.debtService, coverDecision),
          debtYieldMetric(income, purchase.loan),
          breakEvenMetric(income, purchase.debtService),
        ],
      },
      holdingMetrics(figures, income, purchase),
      rulesOfThumb(figures, income, purchase.allIn),
    ],
  };
}

// Metrics ---------------------------------------------------------------------------------

function capRateMetric(figures: Figures, income: Income, allIn: number | null, decision: Decision): Metric {
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
        id: 'after-reserves',
        label: 'After reserves',
        value: capRate(income.noiAfterReserves, price.value),
        formula: '(NOI − capital reserves) ÷ price',
        filled: fill`${afterReserves(income)} ÷ ${price}`,
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

function cashMetrics(
  figures: Figures,
  income: Income,
  { debtService, cash, repairs, loan, closing }: Purchase,
  cashFlow: number | null,
  decision: Decision,
): Metric[] {
  const [noi, service] = [noiTerm(income), term('a price', debtService)];
  const [price, borrowed, fees] = [
    figureTerm(figures, 'price', 'a price'),
    term('a price', loan),
    term('a price', closing),
  ];
  const [flow, put] = [term('a rent, or an NOI', cashFlow), term('a price', cash)];
  const share = figureTerm(figures, 'jvSharePct', 'the seller’s share');
  const own = 1 - (share.value ?? 0) / 100;
  const flowAfter = combine((after, paid) => after - paid, income.noiAfterReserves, debtService);
  const bare = combine((whole) => whole - repairs, cash);
  return [
    metric({
      id: 'cashInvested',
      label: 'Cash invested',
      value: cash,
      unit: 'usd',
      formula: 'Price − loan + closing costs + repairs',
      filled: fill`${price} − ${borrowed} + ${fees} + ${term('repairs', repairs)}`,
      note:
        figures.repairCost.value === null
          ? 'Repairs are not known and counted as none.'
          : 'Your own money until the property is let.',
      variants:
        repairs > 0
          ? [
              {
                id: 'without-repairs',
                label: 'Without repairs',
                value: bare,
                formula: 'Price − loan + closing costs',
                filled: fill`${price} − ${borrowed} + ${fees}`,
              },
            ]
          : [],
    }),
    metric({
      id: 'cashFlow',
      label: 'Cash flow before tax',
      value: cashFlow,
      unit: 'usd_per_year',
      formula: 'NOI − annual debt service',
      filled: fill`${noi} − ${service}`,
      note: 'First year, before income tax, as appraisers count it (BTCF).',
      variants: [
        {
          id: 'monthly',
          label: 'A month',
          value: combine((yearly) => yearly / 12, cashFlow),
          formula: 'Cash flow ÷ 12',
          filled: fill`${flow} ÷ 12`,
        },
        {
          id: 'after-reserves',
          label: 'After reserves',
          value: flowAfter,
          formula: 'NOI − capital reserves − annual debt service',
          filled: fill`${afterReserves(income)} − ${service}`,
        },
      ],
    }),
    metric({
      id: 'cashOnCash',
      label: 'Cash-on-cash return',
      value: cashOnCash(cashFlow, cash),
      unit: 'percent',
      formula: 'Cash flow before tax ÷ cash invested',
      filled: fill`${flow} ÷ ${put}`,
      unless: 'No cash is invested.',
      note: 'First year, before tax. General investor practice; appraisers call it the equity dividend rate.',
      goal: goalOf(decision),
      variants: [
        ...(repairs > 0
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
          id: 'after-reserves',
          label: 'After reserves',
          value: cashOnCash(flowAfter, cash),
          formula: '(Cash flow − capital reserves) ÷ cash invested',
          filled: fill`${term('reserves', flowAfter)} ÷ ${put}`,
        },
        ...((share.value ?? 0) > 0
          ? [
              {
                id: 'after-share',
                label: 'After the seller’s share',
                value: cashOnCash(
                  combine((whole) => whole * (whole > 0 ? own : 1), cashFlow),
                  cash,
                ),
                formula: 'Cash flow × (1 − seller’s share) ÷ cash invested',
                filled: fill`${flow} × (1 − ${share}) ÷ ${put}`,
              },
            ]
          : []),
      ],
    }),
  ];
}

function financing(figures: Figures, { loan, payment, debtService }: Purchase): MetricGroup {
  return {
    id: 'loan',
    label: 'Loan',
    metrics: [
      metric({
        id: 'loanAmount',
        label: 'Loan',
        value: loan,
        unit: 'usd',
        formula: 'Price × (1 − down payment)',
        filled: fill`${figureTerm(figures, 'price', 'a price')} × (1 − ${figureTerm(figures, 'downPaymentPct', 'a down payment')})`,
        note: 'Lenders take the lower of price and appraised value.',
      }),
      paymentMetric(figures, loan, payment),
      debtServiceMetric(payment, debtService),
    ],
  };
}
