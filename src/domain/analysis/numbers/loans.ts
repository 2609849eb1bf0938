/** The loans of a purchase, month by month. Amounts are in USD, rates in percent per year. */

import type { FigureId, Figures } from '../model.ts';
import { exact, total, type Amount } from './amount.ts';
import { interestOnly, loanBalance, monthlyPayment } from './formulas.ts';
import { bankLoan, bridgeLoan } from './loan-assumptions.ts';

/** How a loan is paid monthly: interest only at first, then in level payments, and at the balloon by a new loan. */
interface Terms {
  ratePct: number;
  /** Months of interest only. */
  interestOnly: number;
  /** Months of level payments after those. */
  months: number;
  /** The month at whose end the rest is due, and the loan that pays it off; null if it's paid off without. */
  balloon: { month: number; by: Terms } | null;
}

/** A loan. */
export interface Loan extends Terms {
  amount: Amount;
}

/** A lender's loan, one taken over (subject-to), the seller's note (owner financing), and a second loan. */
type LoanName = 'bank' | 'existing' | 'note' | 'second';

/** The loans of a purchase, of which any may be 0. `bank` is the bank's, or the bridge loan of a rehab. */
export type Loans = Readonly<Record<LoanName, Loan>>;

const inMonths = (years: number) => Math.round(12 * years);

function level(amount: Amount, ratePct: number, months: number): Loan {
  return { amount, ratePct, months, interestOnly: 0, balloon: null };
}

/** A lender's loan and the others. The lender also pays off the note at its balloon, on the same terms. */
function withOthers(figures: Figures, bank: Loan): Loans {
  const of = (id: FigureId) => figures[id].value ?? 0;
  const note = level(exact(of('sellerNote')), of('noteRatePct'), inMonths(of('noteTermYears')));
  const [interest, due] = [inMonths(of('noteInterestOnlyYears')), inMonths(of('noteBalloonYears'))];
  const isDue = due > 0 && due < interest + note.months;
  return {
    bank,
    existing: level(exact(of('existingLoan')), of('existingRatePct'), of('existingMonths')),
    note: { ...note, interestOnly: interest, balloon: isDue ? { month: due, by: bank } : null },
    second: level(exact(of('secondLoan')), of('secondRatePct'), inMonths(of('secondTermYears'))),
  };
}

/** The loans of a rental; null without a price. */
export function loansOf(figures: Figures): Loans | null {
  const amount = bankLoan((id) => figures[id].value);
  const [ratePct, years] = [figures.ratePct.value ?? 0, figures.termYears.value ?? 0];
  return amount && withOthers(figures, level(amount, ratePct, inMonths(years)));
}

/** The loans of a rehab; null without a price. The bridge loan is interest only, and lent for what the others leave. */
export function rehabLoansOf(figures: Figures): Loans | null {
  const amount = bridgeLoan((id) => figures[id].value);
  const ratePct = figures.bridgeRatePct.value ?? 0;
  return amount && withOthers(figures, { amount, ratePct, interestOnly: Infinity, months: 0, balloon: null });
}

/** The loan that the seller's note wraps: the seller pays it out of the note's payments. */
export function wrappedLoan(figures: Figures): Loan {
  const [owed, ratePct, months] = (['wrappedLoan', 'existingRatePct', 'existingMonths'] as const).map(
    (id) => figures[id].value ?? 0,
  );
  return level(exact(owed ?? 0), ratePct ?? 0, months ?? 0);
}

/** The level payment, USD per month, after any interest-only period. */
export function levelPayment({ amount, ratePct, months }: Loan): Amount {
  return monthlyPayment(amount, ratePct, months) ?? exact(0);
}

/** The first payment, USD per month. */
export function firstPayment(loan: Loan): Amount {
  return loan.interestOnly > 0 ? interestOnly(loan.amount, loan.ratePct, 1) : levelPayment(loan);
}

/** What's owed after some monthly payments, USD. A balloon has been refinanced by then. */
export function balanceAfter(loan: Loan, paid: number): Amount {
  const { amount, ratePct, interestOnly: interest, months, balloon } = loan;
  if (balloon && paid > balloon.month) {
    return balanceAfter({ ...balloon.by, amount: balanceAfter(loan, balloon.month) }, paid - balloon.month);
  }
  return paid <= interest ? amount : (loanBalance(amount, ratePct, months, paid - interest) ?? exact(0));
}

/** What's due at the balloon, and the monthly payment of the loan that pays it off, USD; null without a balloon. */
export function refinanceOf(loan: Loan): { month: number; balance: Amount; payment: Amount } | null {
  const { balloon } = loan;
  if (!balloon || loan.amount.isZero()) return null;
  const balance = balanceAfter(loan, balloon.month);
  return { month: balloon.month, balance, payment: firstPayment({ ...balloon.by, amount: balance }) };
}

/** Equal payments, USD per month, in the months after `from` up to `to`. */
interface Span {
  from: number;
  to: number;
  payment: Amount;
}

function spansOf(loan: Loan): Span[] {
  if (loan.amount.isZero()) return [];
  const refinance = refinanceOf(loan);
  const end = refinance?.month ?? Infinity;
  const [interest, paidOff] = [Math.min(loan.interestOnly, end), Math.min(loan.interestOnly + loan.months, end)];
  return [
    { from: 0, to: interest, payment: firstPayment(loan) },
    { from: interest, to: paidOff, payment: levelPayment(loan) },
    ...(refinance && loan.balloon
      ? [{ from: end, to: end + loan.balloon.by.interestOnly + loan.balloon.by.months, payment: refinance.payment }]
      : []),
  ];
}

/** Equal payments: how many, and how much each is in USD. */
interface Payments {
  months: number;
  payment: Amount;
}

function within(spans: readonly Span[], from: number, to: number): Payments[] {
  return spans
    .map((span) => ({ months: Math.min(span.to, to) - Math.max(span.from, from), payment: span.payment }))
    .filter(({ months }) => months > 0);
}

function sumOf(payments: readonly Payments[]): Amount {
  return total(payments.map(({ months, payment }) => payment.times(months)));
}

/** The payments on all loans in the first months. A balloon is refinanced, so it costs no cash. */
export function paymentsIn(loans: Loans, months: number): Payments[] {
  return within(Object.values(loans).flatMap(spansOf), 0, months);
}

/** What's paid on all loans in the first months, USD. */
export function paidIn(loans: Loans, months: number): Amount {
  return sumOf(paymentsIn(loans, months));
}

/** The debt service of all loans, USD, in each year from the first on. A balloon is refinanced, so it costs no cash. */
export function yearlyService(loans: Loans, years: number): Amount[] {
  const spans = Object.values(loans).flatMap(spansOf);
  return Array.from({ length: years }, (_, year) => sumOf(within(spans, 12 * year, 12 * year + 12)));
}

/** A sum over all loans, USD. */
export function overAll(loans: Loans, of: (loan: Loan) => Amount): Amount {
  return total(Object.values(loans).map(of));
}
