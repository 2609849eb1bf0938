/* The terms of an offer or an amendment as the fields of a form. */
import { z } from 'zod';
import { numberEntry, optionalNumber, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { termFields, termNames, type OfferTerms, type Term, type TermField } from '@/domain/offer/fields';

/** A term's field as a draft keeps it, by how it's entered. */
type Entry<Kind> = Kind extends 'number' ? NumberEntry : Kind extends 'choices' ? string[] : string;

/** The terms of an offer as a form has them. */
export type TermsDraft = { [K in Term]: Entry<(typeof termFields)[K]['kind']> };

/** A schema of every term. */
function termShape<Value>(schemaOf: (field: TermField) => z.ZodType) {
  return Object.fromEntries(termNames.map((name) => [name, schemaOf(termFields[name])])) as {
    [K in Term]: z.ZodType<Value extends 'draft' ? TermsDraft[K] : OfferTerms[K], TermsDraft[K]>;
  };
}

/** The unvalidated fields of the terms. */
export const termsDraft = termShape<'draft'>((field) => {
  if (field.kind === 'number') return numberEntry;
  return field.kind === 'choices' ? z.array(z.enum(Object.keys(field.choices))) : z.string();
});

/** Validates each term alone, like the checks of the table. */
export const termsSent = termShape<'sent'>((field) => {
  const { kind, missing } = field;
  if (kind === 'number') return field.optional ? optionalNumber(field.limits) : requiredNumber(field.limits, missing);
  if (kind === 'choices') return z.array(z.enum(Object.keys(field.choices)));
  return z.string().refine((value) => (kind === 'day' ? value !== '' : field.choices.includes(value)), missing);
});

/** The terms of a new offer. */
export function emptyTerms(): TermsDraft {
  return Object.fromEntries(
    termNames.map((name) => {
      const field: TermField = termFields[name];
      return [name, field.kind === 'number' ? field.initial : field.kind === 'choices' ? [] : ''];
    }),
  ) as unknown as TermsDraft;
}

/** The terms among other fields. */
export function pickTerms<Fields extends { [K in Term]: unknown }>(fields: Fields): Pick<Fields, Term> {
  return Object.fromEntries(termNames.map((name) => [name, fields[name]])) as Pick<Fields, Term>;
}

/** What's wrong with terms together, by field, like `private.add_version` and `private.amended_terms`. */
export function termProblems(terms: Pick<OfferTerms, 'price' | 'earnest_money' | 'seller_credit'>): [Term, string][] {
  const most = [
    ['earnest_money', 'Earnest money can’t be more than the price'],
    ['seller_credit', 'The credit can’t be more than the price'],
  ] as const;
  return most.flatMap(([name, message]) => (terms[name] > terms.price ? [[name, message]] : []));
}
