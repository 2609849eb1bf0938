import type { Part } from '../formatting/parts.ts';
import type { EntryDetails } from './entry-details.ts';

/** What a notification about a step says it with. It names nobody but, for offers, the one who did it. */
export interface NoticeDetails {
  who: Part;
  /** The listing's title, emphasized, or 'a listing'. */
  title: Part;
  milestone: string;
  /** ' Nov 24, 4:30 PM CST'; empty without a time. */
  due: string;
  agreement: string;
  /** Why a deal fell through (`deals.end_reason`); null for guests who don't read it. */
  reason: string | null;
  /** ' You can read it until Feb 24, 2027.'; empty for those whose access doesn't end. */
  access: string;
}

type Notice = (details: NoticeDetails) => Part[];

/** A kind of ledger entry in English. */
export interface Step {
  /** In the record of a deal, the timeline of an offer, and the receipt: what happened, as a sentence. */
  record: (details: EntryDetails) => string;
  /** In the app and in email, by the step that SQL names. None: nobody is notified. */
  notices?: Readonly<Record<string, Notice>>;
}

/** By kind. */
export type Steps = Readonly<Record<string, Step>>;
