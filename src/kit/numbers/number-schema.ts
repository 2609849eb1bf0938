import { z } from 'zod';
import { numberProblem, validNumber, type NumberLimits } from './parse-number.ts';

/** The value of a number field as a draft keeps it: invalid text included. */
export const numberEntry = z.union([z.number(), z.string()]).nullable();

/** A number field that may stay blank: its number, or null. */
export function optionalNumber(limits: NumberLimits) {
  return numberEntry.transform((entry, context) => {
    const message = numberProblem(entry, limits);
    if (message) context.addIssue({ code: 'custom', message });
    return validNumber(entry, limits);
  });
}

/** A number field that must be filled in; `missing` is the error of a blank one. */
export function requiredNumber(limits: NumberLimits, missing: string) {
  return optionalNumber(limits)
    .refine((value) => value !== null, missing)
    .transform((value) => value ?? 0);
}
