/* What the terms of an offer are, and what is known of each. */
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import type { Database } from '../database.types.ts';
import type { Side } from '../ledger/vocabulary.ts';

type VersionRow = Database['public']['Tables']['offer_versions']['Row'];

/** Terms of an offer as stored: amounts in whole USD, times as ISO, and dates that end at midnight of `time_zone`. */
export type OfferTerms = Omit<VersionRow, 'offer_id' | 'version' | 'author' | 'created_at' | 'claims'>;

/** One version of an offer. */
export type OfferVersion = Omit<VersionRow, 'offer_id'>;

/** Terms that may be incomplete: null for what isn't entered yet, or is invalid. */
export type PartialTerms = { [K in keyof OfferTerms]: OfferTerms[K] | null };

/** How a term is entered, and what it accepts, like the checks of the table. */
type TermEntry =
  /** `optional`: may stay blank, which is null. */
  | { kind: 'number'; limits: NumberLimits; initial: number | null; optional?: true }
  | { kind: 'day' }
  /** `words`: what each choice is called, where that isn't the choice. */
  | { kind: 'choice'; choices: readonly string[]; words?: Readonly<Record<string, string>>; optional?: true }
  | { kind: 'choices'; choices: Readonly<Record<string, string>> };

export type TermField = TermEntry & {
  label: string;
  /** The form's label, where it differs. */
  formLabel?: string;
  hint?: string;
  /** What the form says of a blank one. */
  missing: string;
  /** Whether only amendments have it. In offers it's its initial value. */
  isAmended?: true;
  /** Whether few offers have it: a comparison leaves it out if all have the initial value, or null. */
  isRare?: true;
  /** Whether assistants leave it to the form, because each term costs every conversation. */
  isFormOnly?: true;
  /** What null is called mid-sentence; 'none' without it. */
  unset?: string;
  /** What it is, for assistants, where its name doesn't say it. */
  about?: string;
  /** As a row; without it, another term's row has it. Null for what isn't listed. */
  text?: (terms: OfferTerms) => string | null;
  /** In plain English, for the side that reads it; null while it isn't known, or for what doesn't apply. */
  sentence?: (terms: PartialTerms, reader: Side) => string | null;
  /** Which of competing offers are better for the seller, by a number. */
  better?: 'higher' | 'lower';
  rank?: (terms: OfferTerms) => number;
};

/** The limits of amounts. */
export const usd = { max: 100_000_000_000, prefix: '$' } as const;
