/** The loans that a listing's financing implies until somebody gives their amounts. */

import type { Financing } from '../../listing/property-vocabulary.ts';
import type { FigureId, Figures, Subject } from '../model.ts';
import { exact, plain, type Amount } from './amount.ts';
import { shareOf } from './formulas.ts';

/** A figure's value; null if it's unknown. */
export type Known = (id: FigureId) => number | null;

/** Loans besides the bank's. */
const otherLoans = ['existingLoan', 'sellerNote', 'secondLoan'] as const;
type OtherLoan = (typeof otherLoans)[number];

/** Whether a property is bought with more than a bank's loan. */
export function hasOtherLoans(figures: Figures): boolean {
  return otherLoans.some((id) => (figures[id].value ?? 0) > 0);
}

/**
 * The loan that takes the bank's place, by the financing that a seller accepts. 'Creative' says only that there are
 * terms; a note is the simplest of them.
 */
const bankReplacement: Readonly<Record<string, OtherLoan>> = {
  'Owner Financing': 'sellerNote',
  Creative: 'sellerNote',
  'Subject To': 'existingLoan',
} satisfies Partial<Record<Financing, OtherLoan>>;

function replacementOf({ financing }: Pick<Subject, 'financing'>): OtherLoan | undefined {
  return bankReplacement[financing ?? ''];
}

/** Whether the seller lends, or leaves a loan in place. */
export function isSellerFinanced(offer: Pick<Subject, 'financing'>): boolean {
  return replacementOf(offer) !== undefined;
}

/**
 * What's left to borrow, USD: price × (1 − down payment) − the loans, at least 0. Less than half a cent is what remains
 * of a down payment that was rounded. Null without a price.
 */
export function leftToBorrow(known: Known, loans: readonly FigureId[]): Amount | null {
  const [price, down] = [known('price'), known('downPaymentPct')];
  if (price === null || down === null) return null;
  const left = loans.reduce((rest, id) => rest.minus(known(id) ?? 0), exact(price).minus(shareOf(price, down)));
  return left.lt(0.005) ? exact(0) : left;
}

/** The bank's loan, USD: what the other loans leave to borrow. Null without a price. */
export function bankLoan(known: Known): Amount | null {
  return leftToBorrow(known, otherLoans);
}

/** The bridge loan of a rehab, USD: its share of the price minus the other loans, at least 0. Null without a price. */
export function bridgeLoan(known: Known): Amount | null {
  const [price, share] = [known('price'), known('bridgeLoanPct')];
  if (price === null || share === null) return null;
  const left = otherLoans.reduce((rest, id) => rest.minus(known(id) ?? 0), shareOf(price, share));
  return left.gt(0) ? left : exact(0);
}

/** Assumes what's left to borrow, USD, for the loan that takes the bank's place, and 0 for others. */
export function loanFilling(loan: OtherLoan) {
  return (known: Known, subject: Subject): number | null =>
    replacementOf(subject) === loan
      ? plain(
          leftToBorrow(
            known,
            otherLoans.filter((other) => other !== loan),
          ),
        )
      : 0;
}

/**
 * The down payment, percent of the price, if the amount of the loan that takes the bank's place was given: then there's
 * no bank, and cash pays the rest. Null if the down payment decides about the loan instead.
 */
export function downPaymentLeft(known: Known, subject: Subject, given: Known): number | null {
  const [replacement, price] = [replacementOf(subject), known('price')];
  if (replacement === undefined || given(replacement) === null || !price) return null;
  const cash = otherLoans.reduce((rest, id) => rest.minus(known(id) ?? 0), exact(price));
  return cash.gt(0) ? plain(cash.times(100).div(price)) : 0;
}
