import { formatDeadline } from '@/kit/time/deadlines';
import { noteOf, numberValue, termValue, textValue, type LedgerEntry } from '@/domain/ledger/ledger';
import { entryText } from '@/domain/deal/step-text';
import { momentText } from './moments';
import { actorName, partiesOf } from './parties';
import { entriesOf, type DealRecord } from './record';
import { termsOf } from './terms';

/** A step in words. */
export interface TimelineRow {
  seq: number;
  /** Nov 24, 2026, 4:30 PM CST. */
  at: string;
  sentence: string;
  /** What its author wrote: '' for nothing, null if it was deleted with the account. */
  note: string | null;
}

/** The time zone of the latest terms; UTC without any. */
export function timeZoneOf(record: DealRecord): string {
  const latest = entriesOf(record).findLast((entry) => termsOf(entry) !== null);
  return (latest && termsOf(latest)?.time_zone) ?? 'UTC';
}

/** Every step in a plain sentence, in order. */
export function timelineOf(record: DealRecord): TimelineRow[] {
  const parties = partiesOf(record);
  const zone = timeZoneOf(record);
  const context = {
    nameOf: (actor: string) => actorName(parties, actor),
    timeText: (iso: string) => formatDeadline(iso, zone, 0),
  };
  return entriesOf(record).map((entry) => ({
    seq: entry.seq,
    at: momentText(entry.at, zone),
    sentence: entryText(entry, context).replace(/\.$/, `${evidence(entry)}.`),
    note: noteOf(entry),
  }));
}

/** Which terms or file a step is about: ' (version 2)', ' (SHA-256 ab12…)', or '' for other steps. */
function evidence(entry: LedgerEntry): string {
  const version = termValue(entry, 'version') ?? numberValue(entry, 'version');
  if (version !== null && /^(offer|deal)\./.test(entry.kind)) return ` (version ${version})`;
  const hash = textValue(entry, 'sha256');
  return hash && ` (SHA-256 ${hash})`;
}
