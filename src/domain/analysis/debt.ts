/** Loan metrics shared by rentals and BRRRRs. */

import { fill, term } from './formula-text.ts';
import { beforeReserves, noiTerm } from './income.ts';
import { decide, figureTerm, goalOf, metric, type Decision } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import type { Amount } from './numbers/amount.ts';
import { breakEvenOccupancy, debtServiceCoverage, debtYield } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';

/** DSCR after and before reserves. */
export function coverageMetric(income: Income, debtService: Amount | null, decision: Decision): Metric {
  const service = term('a price', debtService);
  return metric({
    id: 'dscr',
    label: 'Debt service coverage (DSCR)',
    value: debtServiceCoverage(income.noi, debtService),
    unit: 'ratio',
    formula: 'NOI ÷ annual debt service',
    filled: fill`${noiTerm(income)} ÷ ${service}`,
    unless: 'There’s no debt.',
    note:
      'Below 1, the property doesn’t cover its loan. Lenders commonly require 1.20 to 1.25 (CREFC, agency ' +
      'underwriting).',
    goal: goalOf(decision),
    variants: [
      {
        id: 'before-reserves',
        label: 'Before reserves',
        value: debtServiceCoverage(income.noiBeforeReserves, debtService),
        formula: '(NOI + capital reserves) ÷ annual debt service',
        filled: fill`${beforeReserves(income)} ÷ ${service}`,
      },
    ],
  });
}

/** Whether the NOI, in USD a year, covers the debt service at the target DSCR. */
export function coverageDecision(figures: Figures, noi: Amount | null, debtService: Amount | null): Decision {
  return decide({
    metric: 'dscr',
    label: 'DSCR',
    unit: 'ratio',
    asks: `DSCR of ${figureTerm(figures, 'targetDscr', '').text}`,
    target: figures.targetDscr.value ?? 0,
    scale: 1,
    upper: noi,
    lower: debtService,
    upperName: 'the NOI',
    per: ' a year',
  });
}

/** Debt yield. */
export function debtYieldMetric(income: Income, loan: Amount | null): Metric {
  return metric({
    id: 'debtYield',
    label: 'Debt yield',
    value: debtYield(income.noi, loan),
    unit: 'percent',
    formula: 'NOI ÷ loan',
    filled: fill`${noiTerm(income)} ÷ ${term('a loan', loan)}`,
    unless: 'There’s no loan.',
    note: 'What the lender would earn after foreclosing. CMBS lenders often require 8 to 10%.',
  });
}

/** Break-even occupancy. */
export function breakEvenMetric(income: Income, debtService: Amount | null): Metric {
  const [expenses, gross] = [term('a rent', income.expenses), term('a rent', income.gross)];
  return metric({
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: breakEvenOccupancy(income.expenses, debtService, income.gross),
    unit: 'percent',
    formula: '(Operating expenses + annual debt service) ÷ potential gross income',
    filled: fill`(${expenses} + ${term('a price', debtService)}) ÷ ${gross}`,
    unless: 'There’s no income.',
    note: 'The occupancy needed to break even. Above 100%, it can’t. (Appraisal texts, agency underwriting.)',
  });
}

/** The level monthly payment of a loan. */
export function paymentMetric(figures: Figures, loan: Amount | null, payment: Amount | null): Metric {
  const [rate, years] = [figureTerm(figures, 'ratePct', 'a rate'), figureTerm(figures, 'termYears', 'a term')];
  return metric({
    id: 'monthlyPayment',
    label: 'Monthly payment',
    value: payment,
    unit: 'usd_per_month',
    formula: 'Loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months',
    filled: fill`${term('a loan', loan)} at ${rate} over ${years}`,
    note: 'Principal and interest, level payments, compounded monthly.',
  });
}

/** Annual debt service: 12 monthly payments. */
export function debtServiceMetric(payment: Amount | null, debtService: Amount | null): Metric {
  return metric({
    id: 'debtService',
    label: 'Annual debt service',
    value: debtService,
    unit: 'usd_per_year',
    formula: '12 × monthly payment',
    filled: fill`12 × ${term('a loan', payment, 'usd_per_month')}`,
    note: 'A year of principal and interest.',
  });
}
