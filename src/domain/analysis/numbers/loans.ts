/** The loans of a purchase, month by month. Amounts are in USD, rates in percent per year. */

import type { FigureId, Figures } from '../model.ts';
import { exact, total, type Amount } from './amount.ts';
import { interestOnly, loanBalance, monthlyPayment } from './formulas.ts';
import { bankLoan } from './loan-assumptions.ts';

/** A loan paid monthly: interest only at first, then in level payments, and at the balloon by a new loan. */
export interface Loan {
  amount: Amount;
  ratePct: number;
  /** Months of interest only. */
  interestOnly: number;
  /** Months of level payments after those. */
  months: number;
  /** The month at whose end the rest is due, and the loan that pays it off; null if it's paid off without. */
  balloon: { month: number; ratePct: number; months: number } | null;
}

/** A bank's loan, one taken over (subject-to), the seller's note (owner financing), and a second loan. */
export type LoanName = 'bank' | 'existing' | 'note' | 'second';

/** The loans of a purchase, of which any may be 0. */
export type Loans = Readonly<Record<LoanName, Loan>>;

const inMonths = (years: number) => Math.round(12 * years);

/** The loans of a purchase; null without a price. */
export function loansOf(figures: Figures): Loans | null {
  const amount = bankLoan((id) => figures[id].value);
  if (amount === null) return null;
  const of = (id: FigureId) => figures[id].value ?? 0;
  const level = (owed: Amount, ratePct: number, months: number): Loan => ({
    amount: owed,
    ratePct,
    months,
    interestOnly: 0,
    balloon: null,
  });
  const bank = level(amount, of('ratePct'), inMonths(of('termYears')));
  const note = level(exact(of('sellerNote')), of('noteRatePct'), inMonths(of('noteTermYears')));
  const [interest, due] = [inMonths(of('noteInterestOnlyYears')), inMonths(of('noteBalloonYears'))];
  const isDue = due > 0 && due < interest + note.months;
  return {
    bank,
    existing: level(exact(of('existingLoan')), of('existingRatePct'), of('existingMonths')),
    note: {
      ...note,
      interestOnly: interest,
      balloon: isDue ? { month: due, ratePct: bank.ratePct, months: bank.months } : null,
    },
    second: level(exact(of('secondLoan')), of('secondRatePct'), inMonths(of('secondTermYears'))),
  };
}

/** The loan that the seller's note wraps: the seller pays it out of the note's payments. */
export function wrappedLoan(figures: Figures): Loan {
  const [owed, ratePct, months] = (['wrappedLoan', 'existingRatePct', 'existingMonths'] as const).map(
    (id) => figures[id].value ?? 0,
  );
  return { amount: exact(owed ?? 0), ratePct: ratePct ?? 0, months: months ?? 0, interestOnly: 0, balloon: null };
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
    const rest = balanceAfter(loan, balloon.month);
    return loanBalance(rest, balloon.ratePct, balloon.months, paid - balloon.month) ?? exact(0);
  }
  return paid <= interest ? amount : (loanBalance(amount, ratePct, months, paid - interest) ?? exact(0));
}

/** What's due at the balloon, and the monthly payment of the loan that pays it off, USD; null without a balloon. */
export function refinanceOf(loan: Loan): { month: number; balance: Amount; payment: Amount } | null {
  const { balloon } = loan;
  if (!balloon || loan.amount.isZero()) return null;
  const balance = balanceAfter(loan, balloon.month);
  const payment = monthlyPayment(balance, balloon.ratePct, balloon.months) ?? exact(0);
  return { month: balloon.month, balance, payment };
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
    ...(refinance ? [{ from: end, to: end + (loan.balloon?.months ?? 0), payment: refinance.payment }] : []),
  ];
}

/** The debt service of all loans, USD, in each year from the first on. A balloon is refinanced, so it costs no cash. */
export function yearlyService(loans: Loans, years: number): Amount[] {
  const spans = Object.values(loans).flatMap(spansOf);
  return Array.from({ length: years }, (_, year) =>
    total(
      spans.map(({ from, to, payment }) => {
        const months = Math.min(to, 12 * year + 12) - Math.max(from, 12 * year);
        return months > 0 ? payment.times(months) : 0;
      }),
    ),
  );
}

/** A sum over all loans, USD. */
export function overAll(loans: Loans, of: (loan: Loan) => Amount): Amount {
  return total(Object.values(loans).map(of));
}
