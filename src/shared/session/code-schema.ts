import { z } from 'zod';

/** A code as authenticator apps show it, typed with or without spaces. */
export const codeSchema = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6-digit code'));
