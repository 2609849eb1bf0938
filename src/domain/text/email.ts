import { z } from 'zod';
import { cleanEmail, emailError, emailPattern } from './email-address.ts';

/** An email address in a form, as `cleanEmail` leaves it. `missing` is the error of a blank one. */
export const email = (missing: string) =>
  z
    .string()
    .overwrite(cleanEmail)
    .min(1, missing)
    .max(255, 'Use at most 255 characters')
    .pipe(z.email({ pattern: emailPattern, error: emailError }));
