/** What a listing's badge rests on, and why it ended. */
import { formatDate, formatDay } from '../../kit/formatting/format.ts';

/** What reviewers check, in order, with how the badge states it. */
export const checks = [
  { id: 'contract', label: 'Contract seen', stated: 'contract seen' },
  { id: 'owner', label: 'Owner of record matches the contract', stated: 'owner of record matches' },
  { id: 'license', label: 'Seller’s license found', stated: 'seller’s license found' },
] as const;

export type Check = (typeof checks)[number]['id'];

/** A row of `listing_control`. Days are YYYY-MM-DD. */
export interface Control {
  checked: string[];
  /** Null for a partner's listing, which nobody checked. */
  checked_at: string | null;
  valid_until: string | null;
  confirmed_at: string;
  asked_at: string | null;
  ended_for: string | null;
  ended_at: string | null;
}

/** What a badge states, or why a listing has lost it; null for a listing that never had one. */
export function controlText(verified: boolean, control: Control | null | undefined): string | null {
  if (!control) return null;
  if (control.ended_for !== null && control.ended_at !== null) {
    const why = control.ended_for === 'contract' ? 'its contract ended' : 'the seller didn’t say it’s still available';
    return `No longer verified since ${formatDate(control.ended_at)}: ${why}.`;
  }
  if (!verified) return null;
  const available = `The seller said ${formatDate(control.confirmed_at)} that it’s available.`;
  if (control.checked_at === null) return `Posted by a partner. We haven’t checked it. ${available}`;
  const stated = checks.filter(({ id }) => control.checked.includes(id)).map((check) => check.stated);
  const what = stated.length > 0 ? stated.join(', ') : 'the listing’s facts and pictures reviewed';
  const until = control.valid_until === null ? '' : ` Good until ${formatDay(control.valid_until)}.`;
  return `Verified by our team ${formatDate(control.checked_at)}: ${what}.${until} ${available}`;
}
