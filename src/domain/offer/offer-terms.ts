import { formatDeadline } from '../../kit/time/deadlines.ts';
import type { Side } from '../ledger/vocabulary.ts';
import { companyText, type NamedCompany } from './company.ts';
import { termFields, termNames, type OfferTerms, type PartialTerms, type Term, type TermField } from './fields.ts';

/** A term as the offer page lists it. */
export interface TermRow {
  key: Term;
  label: string;
  text: string;
}

/** Every term with its label, except when the offer expires. */
export function termRows(terms: OfferTerms): TermRow[] {
  return termNames.flatMap((key) => {
    const { label, text: textOf }: TermField = termFields[key];
    const text = textOf?.(terms) ?? null;
    return text === null ? [] : [{ key, label, text }];
  });
}

/** What a term read in the version before, by its key; only terms that changed. Empty without a version before. */
export function changedTerms(terms: OfferTerms, before: OfferTerms | null): ReadonlyMap<Term, string> {
  if (!before) return new Map();
  const texts = new Map(termRows(before).map(({ key, text }) => [key, text]));
  return new Map(
    termRows(terms).flatMap(({ key, text }) => {
      const old = texts.get(key) ?? 'None';
      return old === text ? [] : [[key, old] as const];
    }),
  );
}

interface SummaryOptions {
  /** Who reads it. */
  reader: Side;
  /** What the terms are called in the last sentence: 'Your offer', 'This counteroffer'. */
  noun: string;
  now?: number;
  /** The columns of the company that the buyer acts for; nulls or null for themselves. */
  company?: NamedCompany | null;
}

/**
 * What terms mean, in plain sentences for the buyer or the seller. Leaves out sentences about terms that aren't known
 * yet; empty if none is.
 */
export function summarizeTerms(terms: PartialTerms, { reader, noun, now, company = null }: SummaryOptions): string[] {
  const named = company && companyText(company);
  return [
    named ? `${reader === 'buyer' ? 'You act' : 'The buyer acts'} for ${named}.` : null,
    ...termNames.map((key) => (termFields[key] as TermField).sentence?.(terms, reader) ?? null),
    terms.expires_at && terms.time_zone
      ? `${noun} expires ${formatDeadline(terms.expires_at, terms.time_zone, now).replace(/^end/, 'at the end')}.`
      : null,
  ].filter((sentence) => sentence !== null);
}
