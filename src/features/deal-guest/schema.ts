import { z } from 'zod';
import { personName } from '@/domain/text/line';
import { newPassword } from '@/domain/text/password';
import { emailedCodeSchema } from '@/platform/session/code-schema';

const company = personName().max(160, 'Use at most 160 characters');
const name = personName().min(1, 'Enter your name').max(120, 'Use at most 120 characters');

/** The fields of someone who joins with a password: a new one, or one that may be from before it had to be longer. */
export const passwordJoinSchema = z.object({
  name,
  company,
  password: newPassword(1, 'Enter a password'),
  code: z.string(),
});
export type JoinValues = z.infer<typeof passwordJoinSchema>;

/** The fields of someone who requests a code. */
export const codeRequestSchema = passwordJoinSchema.extend({ password: z.string() });

/** The fields of someone who got one. */
export const codeJoinSchema = codeRequestSchema.extend({ code: emailedCodeSchema });

/** The fields of someone who's signed in. */
export const memberJoinSchema = codeRequestSchema.extend({ name: z.string() });
