import { z } from 'zod';
import { line } from '@/shared/forms/line';

const company = line().max(160, 'Use at most 160 characters');
const name = line().min(1, 'Enter your name').max(120, 'Use at most 120 characters');

/** The fields of someone who joins with a password. */
export const passwordJoinSchema = z.object({
  name,
  company,
  password: z.string().min(8, 'Use at least 8 characters'),
  code: z.string(),
});
export type JoinValues = z.infer<typeof passwordJoinSchema>;

/** The fields of someone who asks for a code. */
export const codeRequestSchema = passwordJoinSchema.extend({ password: z.string() });

/** The fields of someone who got one. The auth server decides how long codes are. */
export const codeJoinSchema = codeRequestSchema.extend({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6,10}$/, 'Enter the code from the email')),
});

/** The fields of someone who's signed in. */
export const memberJoinSchema = codeRequestSchema.extend({ name: z.string() });
