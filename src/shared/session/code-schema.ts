import { z } from 'zod';

/** A code as authenticator apps show it, typed with or without spaces. */
export const codeSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6-digit code'));

/** The form that asks for a recovery code. The database ignores case and separators. */
export const recoveryCodeSchema = z.object({ code: z.string().trim().min(1, 'Enter a recovery code') });
