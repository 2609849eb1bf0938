import type { FieldOf } from '../../listing/fields.ts';
import type { FigureId } from '../model.ts';

/**
 * The columns of a listing's loans, in the order of the form, by the figure that each states: the seller's note, then a
 * loan that stays in place.
 */
export const loanColumns = {
  downPaymentPct: 'down_payment_pct',
  sellerNote: 'seller_note_amount',
  noteRatePct: 'seller_note_rate',
  noteInterestOnlyYears: 'seller_note_interest_only_years',
  noteBalloonYears: 'balloon_years',
  existingLoan: 'existing_loan_balance',
  existingRatePct: 'existing_loan_rate',
  existingMonths: 'existing_loan_months',
  arrears: 'existing_loan_arrears',
} as const satisfies Partial<Record<FigureId, FieldOf<{ kind: 'number' }>>>;

/** What a listing states of its loans, by column: USD, percent, months, and years. */
export type LoanTerms = Record<(typeof loanColumns)[keyof typeof loanColumns], number | null>;
