/** What a loan costs and how the property carries it: the same for a rental and for a BRRRR. */

import { afterReserves, noiTerm, type Income } from './income';
import { figureTerm, goalOf, metric, type Decision } from './metric';
import type { Figures, Metric } from './model';
import { breakEvenOccupancy, debtServiceCoverage, debtYield } from './rules';
import { fill, term } from './texts';

/** DSCR before and after reserves. */
export function coverageMetric(income: Income, debtService: number | null, decision: Decision): Metric {
  const service = term('a price', debtService);
  return metric({
    id: 'dscr',
    label: 'Debt service coverage (DSCR)',
    value: debtServiceCoverage(income.noi, debtService),
    unit: 'ratio',
    formula: 'NOI ÷ annual debt service',
    filled: fill`${noiTerm(income)} ÷ ${service}`,
    unless: 'There is no debt to serve.',
    note: 'Below 1 the property does not pay its loan. Lenders commonly ask for 1.20 to 1.25 (CREFC, agency underwriting).',
    goal: goalOf(decision),
    variants: [
      {
        id: 'after-reserves',
        label: 'After reserves',
        value: debtServiceCoverage(income.noiAfterReserves, debtService),
        formula: '(NOI − capital reserves) ÷ annual debt service',
        filled: fill`${afterReserves(income)} ÷ ${service}`,
      },
    ],
  });
}

/** Debt yield. */
export function debtYieldMetric(income: Income, loan: number | null): Metric {
  return metric({
    id: 'debtYield',
    label: 'Debt yield',
    value: debtYield(income.noi, loan),
    unit: 'percent',
    formula: 'NOI ÷ loan',
    filled: fill`${noiTerm(income)} ÷ ${term('a loan', loan)}`,
    unless: 'There is no loan.',
    note: 'What the lender would earn by taking the property; CMBS lenders often ask for 8 to 10%.',
  });
}

/** Break-even occupancy. */
export function breakEvenMetric(income: Income, debtService: number | null): Metric {
  return metric({
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: breakEvenOccupancy(income.expenses, debtService, income.gross),
    unit: 'percent',
    formula: '(Operating expenses + annual debt service) ÷ potential gross income',
    filled: fill`(${term('a rent', income.expenses)} + ${term('a price', debtService)}) ÷ ${term('a rent', income.gross)}`,
    unless: 'There is no income.',
    note: 'How full it must be to pay its way; above 100% it never does. (Appraisal texts, agency underwriting.)',
  });
}

/** The level payment of a loan, by the month. */
export function paymentMetric(figures: Figures, loan: number | null, payment: number | null): Metric {
  return metric({
    id: 'monthlyPayment',
    label: 'Monthly payment',
    value: payment,
    unit: 'usd_per_month',
    formula: 'Loan × r ÷ (1 − (1 + r)^−n), r the monthly rate, n the months',
    filled: fill`${term('a loan', loan)} at ${figureTerm(figures, 'ratePct', 'a rate')} over ${figureTerm(figures, 'termYears', 'a term')}`,
    note: 'Principal and interest, level, compounded monthly.',
  });
}

/** Twelve payments. */
export function debtServiceMetric(payment: number | null, debtService: number | null): Metric {
  return metric({
    id: 'debtService',
    label: 'Annual debt service',
    value: debtService,
    unit: 'usd_per_year',
    formula: '12 × monthly payment',
    filled: fill`12 × ${term('a loan', payment, 'usd_per_month')}`,
    note: 'Principal and interest of a year.',
  });
}
