import { z } from 'zod';

/** The form that asks for a new address, for the member who has these. */
export function newEmailSchema({ email, pendingEmail }: { email: string; pendingEmail: string | null }) {
  const isSame = (typed: string, other: string | null) => typed.toLowerCase() === other?.toLowerCase();
  return z.object({
    email: z
      .string()
      .trim()
      .min(1, 'Enter the new email address')
      .pipe(z.email('Enter an email address like name@example.com'))
      .refine((typed) => !isSame(typed, email), 'This is your email address already')
      .refine((typed) => !isSame(typed, pendingEmail), 'This address is waiting for confirmation already'),
  });
}
export type NewEmailValues = z.infer<ReturnType<typeof newEmailSchema>>;

/** The form that changes the password; as long as at sign-up. */
export const passwordSchema = z
  .object({
    current: z.string().min(1, 'Enter your current password'),
    password: z.string().min(1, 'Choose a new password').min(8, 'Password must be at least 8 characters'),
    confirmation: z.string().min(1, 'Repeat the new password'),
  })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    path: ['confirmation'],
    error: 'Passwords do not match',
    // Said together with what else is wrong, not only once all the rest is right.
    when: () => true,
  });
export type PasswordValues = z.infer<typeof passwordSchema>;

/** The form that confirms deleting the account. */
export const deletionSchema = z.object({ password: z.string().min(1, 'Enter your password') });
export type DeletionValues = z.infer<typeof deletionSchema>;
