/*
 * A step of an offer or a deal in English, for every place that shows one: the offer's timeline, the deal's record, the
 * receipt, the app's notifications, and email. A new kind is one row of `offerSteps` or `dealSteps`.
 *
 * The send-mail function loads this module on Deno, so imports are relative and name the file's extension.
 */
import { parts, type Part } from '../../kit/formatting/parts.ts';
import { dealSteps } from './deal-steps.ts';
import { entryDetails, type EntryContext } from '../ledger/entry-details.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { offerSteps } from '../offer/offer-steps.ts';
import type { NoticeDetails, Steps } from '../ledger/step.ts';

/** By kind of ledger entry. A test compares them with the kinds that SQL writes. */
export const ledgerSteps: Steps = { ...offerSteps, ...dealSteps };

/** A ledger entry as a sentence. A kind without one reads '{who} recorded: {kind}.' */
export function entryText(entry: LedgerEntry, context: EntryContext): string {
  const details = entryDetails(entry, context);
  const step = Object.hasOwn(ledgerSteps, entry.kind) ? ledgerSteps[entry.kind] : undefined;
  return step ? step.record(details) : `${details.who} recorded: ${entry.kind.replaceAll(/[._]/g, ' ')}.`;
}

const notices = (table: Steps) => new Map(Object.values(table).flatMap((step) => Object.entries(step.notices ?? {})));

/** By the step in a notification's data. */
const [offerNotices, dealNotices] = [notices(offerSteps), notices(dealSteps)];

/** What a notification about an offer or a deal says; a step without a text reads 'There’s news about …'. */
export function noticeText(subject: 'offer' | 'deal', step: string | null, details: NoticeDetails): Part[] {
  const notice = (subject === 'offer' ? offerNotices : dealNotices).get(step ?? '');
  return notice ? notice(details) : parts`There’s news about the ${subject} on ${details.title}.`;
}
