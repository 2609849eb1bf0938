import { z } from 'zod';

/** Required text of a form, trimmed; `missing` says what to enter. */
export const requiredText = (maxLength: number, missing: string, base = z.string().trim()) =>
  base.min(1, missing).max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters.`);

/** A required choice; the empty option is invalid. */
export const requiredChoice = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.string().pipe(z.enum(values, { error: missing }));

/** An optional choice; the empty option becomes null. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .transform((value) => value || null)
    .pipe(z.enum(values).nullable());
