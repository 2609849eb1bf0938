import { pluralize, toIsoDay } from '@/kit/formatting/format';
import { dayMs } from '@/kit/time/durations';

export const proofKinds = ['bank_statement', 'lender_letter', 'other'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const proofKindLabels: Readonly<Record<ProofKind, string>> = {
  bank_statement: 'Bank or brokerage statement',
  lender_letter: 'Lender letter',
  other: 'Other document',
};

/** A kind's label; a newer kind's is 'Document'. */
export function kindLabel(kind: string): string {
  return proofKindLabels[kind as ProofKind] ?? 'Document';
}

export type ProofState = 'pending' | 'verified' | 'expiring' | 'expired' | 'rejected' | 'withdrawn';

/** Days before the expiration from which on a proof counts as expiring. */
const expiringDays = 14;

/** State of a proof on a day (ISO date): its status, and for verified and pending ones whether they expire. */
export function proofState({ status, expires_on }: { status: string; expires_on: string }, today: string): ProofState {
  if (status === 'rejected' || status === 'withdrawn') return status;
  const left = daysUntil(expires_on, today);
  if (left < 0) return 'expired';
  if (status !== 'verified') return 'pending';
  return left <= expiringDays ? 'expiring' : 'verified';
}

/** Days from `today` to an ISO date; negative if it's past. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
}

/** 'Expires today', 'Expires tomorrow', 'Expires in 9 days'. */
export function expiryText(date: string, today: string): string {
  const left = daysUntil(date, today);
  if (left <= 0) return 'Expires today';
  return left === 1 ? 'Expires tomorrow' : `Expires in ${pluralize(left, 'day')}`;
}

/** Today in the member's time zone, as an ISO date. */
export function isoToday(): string {
  return toIsoDay(new Date());
}

/** The last day that a new proof may expire on, as an ISO date: a year from now. */
export function maxExpiry(now = new Date()): string {
  return toIsoDay(new Date(now.getFullYear() + 1, now.getMonth(), now.getDate()));
}

/** A log entry as text. `sellerOf` returns the name of the seller of an offer. */
export function describeProofStep(
  step: string,
  details: unknown,
  sellerOf: (offerId: string) => string | null = () => null,
): string {
  const of = (name: string) => (typeof details === 'object' && details ? String(Reflect.get(details, name) ?? '') : '');
  const seller = sellerOf(of('offer_id')) ?? 'the seller';
  switch (step) {
    case 'submitted':
      return 'Submitted for review';
    case 'verified':
      return 'Verified';
    case 'rejected':
      return `Not verified: ${of('reason')}`;
    case 'withdrawn':
      return 'Removed';
    case 'shared':
      return `Shared with ${seller}`;
    case 'unshared':
      return `Stopped sharing with ${seller}`;
    case 'viewed':
      return `Opened by ${of('as') === 'staff' ? 'our team' : seller}`;
    default:
      return 'Changed';
  }
}
