import type { Part } from '../../kit/formatting/parts.ts';
import type { EntryDetails } from './entry-details.ts';

/** What a notification about a step says it with. */
export interface NoticeDetails {
  /** Who did it. In deals: 'the buyer', 'the seller', or 'someone' if there's no name. */
  who: Part;
  /** ' by Sam Seller' or ' by the buyer'; empty if nobody is known to have done it. */
  by: string;
  /** Whether the party that the step is about is the reader. */
  aboutReader: boolean;
  /** The request, if the reader can do what the step asks for; else empty. */
  asks: (request: string) => string;
  /** What follows from the step, as sentences after a space: ' The assignment is done.' Else empty. */
  follows: string;
  /** Whether a party left, rather than being removed. */
  hasLeft: boolean;
  /** The listing's title, emphasized, or 'a listing'. */
  title: Part;
  milestone: string;
  /** ' Nov 24, 4:30 PM CST'; empty without a time. */
  due: string;
  /** ': $500 on Dec 1, 2026'; empty without a receipt. */
  receipt: string;
  /** ' $1 of $5,000 has arrived so far.'; empty unless a part of the earnest money has. */
  missing: string;
  /** Whether the step is done after what happened. */
  isDone: boolean;
  /** ' of $95,000'; empty without a price. */
  ofPrice: string;
  /** ' at $95,000 on Dec 24, 2026', as far as the data has it. */
  closing: string;
  /** Why it happened, as the data has it; empty without a reason, or for guests who don't read it. */
  reason: string;
  /** 'a title company'; 'someone' for an unknown role. */
  guest: string;
  agreement: string;
  /** What became of an item of the title file: 'the survey was sent'. */
  titleItem: string;
  /** Whether the deal is the purchase of a double close. */
  isPurchase: boolean;
  /** What a change of payment instructions changes: 'bank and account number'. */
  changed: string;
  /** The number to call before sending money: that of the first payment instructions. */
  callback: string;
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
