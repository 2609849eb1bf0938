import { z } from 'zod';

/** Digits, typed with or without spaces. */
const digits = (pattern: RegExp, error: string) =>
  z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(pattern, error));

/** A code as authenticator apps show it. */
export const codeSchema = digits(/^\d{6}$/, 'Enter the 6-digit code');

/** The code of an email. The auth server decides how many digits it has. */
export const emailedCodeSchema = digits(/^\d{6,10}$/, 'Enter the code from the email');

/** The form that asks for a recovery code. The database ignores case and separators. */
export const recoveryCodeSchema = z.object({ code: z.string().trim().min(1, 'Enter a recovery code') });
