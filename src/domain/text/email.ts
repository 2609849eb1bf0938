import { z } from 'zod';
import { plainLine } from '../../kit/formatting/plain-line.ts';

/** What the auth server accepts, with a dot in the domain: 'o&leary@example.com', too. */
const pattern = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, '+$'));

/** An email address, without the marks and spaces around a pasted one. `missing` is the error of a blank one. */
export const email = (missing: string) =>
  z
    .string()
    .overwrite(plainLine)
    .min(1, missing)
    .max(255, 'Use at most 255 characters')
    .pipe(z.email({ pattern, error: 'Enter an email address like name@example.com' }));
