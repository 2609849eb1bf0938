/** The seller's note: its payments, its balloon, and the highest rate that the rent carries. */

import { fill, term, type Filled } from './formula-text.ts';
import { noiTerm } from './income.ts';
import { figureTerm, metric, type Alternative } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import { exact, type Amount, type Numeric } from './numbers/amount.ts';
import { bareValue } from './numbers/format.ts';
import type { Income } from './numbers/income.ts';
import {
  firstPayment,
  levelPayment,
  refinanceOf,
  wrappedLoan,
  yearlyService,
  type Loan,
  type Loans,
} from './numbers/loans.ts';
import type { Purchase } from './numbers/rental.ts';

/** The metrics of a seller's note. */
export function noteMetrics(figures: Figures, income: Income, purchase: Purchase, note: Loan): Metric[] {
  return [
    notePayment(figures, note),
    ...balloonMetrics(figures, note),
    ...(income.noi === null ? [] : [highestRate(figures, income, income.noi, purchase)]),
  ];
}

/** The note's terms: '$360,000 at 6% over 30 years'. */
function noteTerms(figures: Figures, note: Loan): Filled {
  const [rate, years] = [figureTerm(figures, 'noteRatePct', 'a rate'), figureTerm(figures, 'noteTermYears', 'a term')];
  return fill`${term('a note', note.amount)} at ${rate} over ${years}`;
}

const levelFormula = 'Note × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months';

/** The note's first payment, that after an interest-only period, and the seller's spread of a wrap. */
export function notePayment(figures: Figures, note: Loan): Metric {
  const [first, level] = [firstPayment(note), levelPayment(note)];
  const wrapped = wrappedLoan(figures);
  const isInterest = note.interestOnly > 0;
  // A balloon may come before the note amortizes at all.
  const amortizes = note.balloon === null || note.balloon.month > note.interestOnly;
  const amortizing: Alternative = {
    id: 'amortizing',
    label: 'After the interest-only period',
    value: level,
    formula: levelFormula,
    filled: noteTerms(figures, note),
  };
  const kept = levelPayment(wrapped);
  const [paid, passed] = [term('a note', first, 'usd_per_month'), term('a loan', kept, 'usd_per_month')];
  const spread: Alternative = {
    id: 'spread',
    label: 'Seller’s spread',
    value: first.minus(kept),
    formula: 'Note payment − payment of the loan wrapped',
    filled: fill`${paid} − ${passed}`,
  };
  const wrap =
    `The note wraps the seller’s loan of ${bareValue(wrapped.amount, 'usd')}: the seller keeps paying that loan out ` +
    'of your payments, so it isn’t added here. Its lender may call it due when the property is sold (due-on-sale ' +
    'clause).';
  return metric({
    id: 'notePayment',
    label: 'Seller note, monthly payment',
    value: first,
    unit: 'usd_per_month',
    formula: isInterest ? 'Note × rate ÷ 12' : levelFormula,
    filled: isInterest
      ? fill`${term('a note', note.amount)} × ${figureTerm(figures, 'noteRatePct', 'a rate')} ÷ 12`
      : noteTerms(figures, note),
    note: [
      isInterest
        ? `Interest only for ${bareValue(note.interestOnly / 12, 'years')}.`
        : 'Principal and interest, level payments, compounded monthly.',
      ...(wrapped.amount.gt(0) ? [wrap] : []),
    ].join(' '),
    variants: [...(isInterest && amortizes ? [amortizing] : []), ...(wrapped.amount.gt(0) ? [spread] : [])],
  });
}

/** What's due at the balloon, and the payment after a bank, or a bridge lender during a rehab, refinances it. */
export function balloonMetrics(figures: Figures, note: Loan): Metric[] {
  const due = refinanceOf(note);
  if (!due) return [];
  const isBridged = note.balloon?.by.months === 0;
  const rate = figureTerm(figures, isBridged ? 'bridgeRatePct' : 'ratePct', 'a rate');
  const [balance, years] = [term('a note', due.balance), figureTerm(figures, 'termYears', 'a term')];
  return [
    metric({
      id: 'balloonBalance',
      label: `Balloon after ${bareValue(due.month / 12, 'years')}`,
      value: due.balance,
      unit: 'usd',
      formula: 'Seller note’s balance after that many monthly payments',
      filled: fill`After ${term('a note', due.month, 'months')}`,
      note: 'Due with the last payment. Have a refinance or a sale lined up by then.',
    }),
    metric({
      id: 'refinancePayment',
      label: 'Monthly payment after refinancing the balloon',
      value: due.payment,
      unit: 'usd_per_month',
      formula: isBridged
        ? 'Balloon × rate ÷ 12'
        : 'Balloon × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months',
      filled: isBridged ? fill`${balance} × ${rate} ÷ 12` : fill`${balance} at ${rate} over ${years}`,
      note: isBridged
        ? 'Interest only at the bridge loan’s rate, without more points.'
        : 'At the bank loan’s rate and amortization of today, without refinance costs.',
    }),
  ];
}

/** The highest rate tried, percent. */
const maxRate = 30;

/**
 * The highest note rate, percent per year in steps of 0.01, at which the NOI covers all loans at the target DSCR. Null
 * if none does, or any up to 30%.
 */
function highestNoteRate(loans: Loans, noi: Amount, target: Numeric): Amount | null {
  const isCovered = (hundredths: number) => {
    const [service = exact(0)] = yearlyService({ ...loans, note: { ...loans.note, ratePct: hundredths / 100 } }, 1);
    return service.times(target).lte(noi.plus(0.005));
  };
  if (!isCovered(0) || isCovered(100 * maxRate)) return null;
  let [low, high] = [0, 100 * maxRate];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isCovered(middle)) low = middle;
    else high = middle;
  }
  return exact(low).div(100);
}

function highestRate(figures: Figures, income: Income, noi: Amount, { loans, debtService }: Purchase): Metric {
  const target = figureTerm(figures, 'targetDscr', 'a target');
  const isMet = debtService?.times(target.value ?? 0).lte(noi);
  return metric({
    id: 'highestNoteRate',
    label: 'Highest seller note rate for the target DSCR',
    value: loans && highestNoteRate(loans, noi, target.value ?? 0),
    unit: 'percent',
    formula: 'The note rate at which annual debt service is NOI ÷ target DSCR',
    filled: fill`Rate for a debt service of ${noiTerm(income)} ÷ ${target} a year`,
    unless: isMet ? `Any rate up to ${maxRate}% meets the target.` : 'No rate meets the target.',
    note: 'Of all loans in the first year, rounded down.',
  });
}
