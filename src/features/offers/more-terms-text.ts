import { pluralize } from '@/kit/formatting/format';
import { termFields, type OfferTerms, type Term, type TermField } from '@/domain/offer/fields';
import type { expiryChoices, OfferDraft } from './schema';

/** How long an offer can be open, without a date of its own. */
const expiryNames = { '24': '24 hours', '48': '48 hours', '72': '3 days', '168': '7 days' } as const satisfies Record<
  Exclude<(typeof expiryChoices)[number], 'custom'>,
  string
>;
export const timedExpiries = Object.keys(expiryNames) as (keyof typeof expiryNames)[];

/** When an offer expires: 'In 48 hours', or with a call for offers, `sealed`, '48 hours after the deadline'. */
export function expiryLabel(expiry: keyof typeof expiryNames, sealed: boolean): string {
  return sealed ? `${expiryNames[expiry]} after the deadline` : `In ${expiryNames[expiry]}`;
}

/**
 * What folded terms say: 'Earnest money due within 48 hours · Inspection: 7 days · Expires in 48 hours'. Leaves out
 * those that are blank or invalid. `sealed`: there's a call for offers.
 */
export function moreTermsText(draft: OfferDraft, names: readonly Term[], sealed: boolean): string {
  return [
    ...names.map((name) => termText(draft, name)),
    draft.expiry === 'custom'
      ? 'Expires on a date you chose'
      : `Expires ${expiryLabel(draft.expiry, sealed).replace('In', 'in')}`,
    draft.message.trim() === '' ? 'No message' : 'With a message',
  ]
    .filter((text) => text !== null)
    .join(' · ');
}

/** A term as entered; null if it's blank or not a number. */
function termText(draft: OfferDraft, name: Term): string | null {
  const field: TermField = termFields[name];
  const value = draft[name];
  if (field.kind === 'number' ? typeof value !== 'number' : !value) return null;
  // None, or said with the amount.
  if (value === 0 && name === 'second_deposit') return null;
  if (name === 'second_deposit_days') return null;
  const label = field.formLabel ?? field.label;
  // A text reads its own term, which is a valid one here, and no other of the folded.
  if (field.text) return `${label}: ${field.text(draft as unknown as OfferTerms)}`;
  if (name === 'earnest_due_days') return `${label} ${pluralize(Number(value), 'business day')}`;
  return field.kind === 'number' ? `${label} ${String(value)} ${field.limits.suffix ?? ''}` : null;
}
