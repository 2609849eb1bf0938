/* The terms of an offer or an amendment as the fields of a form. */
import { z } from 'zod';
import { numberEntry, optionalNumber, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { termFields, termNames, type OfferTerms, type Term, type TermField } from '@/domain/offer/fields';

/** A term's field as a draft keeps it, by how it's entered. */
type Entry<Field> = Field extends { kind: 'number' }
  ? NumberEntry
  : Field extends { kind: 'choices' }
    ? string[]
    : Field extends { optional: true }
      ? string | null
      : string;

/** The terms of an offer as a form has them. */
export type TermsDraft = { [K in Term]: Entry<(typeof termFields)[K]> };

/** A schema of every term. */
function termShape<Value>(schemaOf: (field: TermField) => z.ZodType) {
  return Object.fromEntries(termNames.map((name) => [name, schemaOf(termFields[name])])) as {
    [K in Term]: z.ZodType<Value extends 'draft' ? TermsDraft[K] : OfferTerms[K], TermsDraft[K]>;
  };
}

/** The unvalidated fields of the terms. */
export const termsDraft = termShape<'draft'>((field) => {
  if (field.kind === 'number') return numberEntry;
  if (field.kind === 'choice' && field.optional) return z.string().nullable();
  return field.kind === 'choices' ? z.array(z.enum(Object.keys(field.choices))) : z.string();
});

/** Validates each term alone, like the checks of the table. */
export const termsSent = termShape<'sent'>((field) => {
  const { kind, missing } = field;
  if (kind === 'number') return field.optional ? optionalNumber(field.limits) : requiredNumber(field.limits, missing);
  if (kind === 'choices') return z.array(z.enum(Object.keys(field.choices)));
  if (kind === 'choice' && field.optional)
    return z.preprocess((value) => (value === '' ? null : value), z.enum(field.choices).nullable());
  return z.string().refine((value) => (kind === 'day' ? value !== '' : field.choices.includes(value)), missing);
});

/** The terms of a new offer. */
export function emptyTerms(): TermsDraft {
  return Object.fromEntries(
    termNames.map((name) => {
      const field: TermField = termFields[name];
      if (field.kind === 'number') return [name, field.initial];
      if (field.kind === 'choices') return [name, []];
      return [name, field.kind === 'choice' && field.optional ? null : ''];
    }),
  );
}

/** The terms among other fields. */
export function pickTerms<Fields extends { [K in Term]: unknown }>(fields: Fields): Pick<Fields, Term> {
  return Object.fromEntries(termNames.map((name) => [name, fields[name]])) as Pick<Fields, Term>;
}

/** What's wrong with terms together, by field, like `private.check_money_terms`. */
export function termProblems(terms: Pick<OfferTerms, Term>): [Term, string][] {
  const { price, earnest_money: first, second_deposit: second } = terms;
  const problems: [boolean, Term, string][] = [
    ...dueProblems(terms),
    [first > price, 'earnest_money', 'Earnest money can’t be more than the price'],
    [first <= price && first + second > price, 'second_deposit', 'Both deposits can’t be more than the price'],
    [second > 0 && first === 0, 'second_deposit', 'Enter earnest money, too: this is in addition'],
    [second > 0 && terms.second_deposit_days === null, 'second_deposit_days', 'Enter a number of days'],
    [terms.seller_credit > price, 'seller_credit', 'The credit can’t be more than the price'],
  ];
  return problems.flatMap(([wrong, name, message]) => (wrong ? [[name, message]] : []));
}

/** What's wrong with when the earnest money is due: it's hours or business days. */
function dueProblems({ earnest_due_hours: hours, earnest_due_days: days }: Pick<OfferTerms, Term>) {
  const isBlank = hours === null && days === null;
  return [
    [isBlank, 'earnest_due_hours', termFields.earnest_due_hours.missing],
    [isBlank, 'earnest_due_days', termFields.earnest_due_days.missing],
    [hours !== null && days !== null, 'earnest_due_days', 'Choose hours or business days'],
  ] satisfies [boolean, Term, string][];
}
