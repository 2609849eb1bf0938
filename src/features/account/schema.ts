import { z } from 'zod';

/** The change-email form. Rejects the current and the pending address. */
export function newEmailSchema({ email, pendingEmail }: { email: string; pendingEmail: string | null }) {
  const isSame = (typed: string, other: string | null) => typed.toLowerCase() === other?.toLowerCase();
  return z.object({
    email: z
      .string()
      .trim()
      .min(1, 'Enter the new email address')
      .pipe(z.email('Enter an email address like name@example.com'))
      .refine((typed) => !isSame(typed, email), 'This is already your email address')
      .refine((typed) => !isSame(typed, pendingEmail), 'This address is already waiting to be confirmed'),
  });
}
export type NewEmailValues = z.infer<ReturnType<typeof newEmailSchema>>;

/** The change-password form; same minimum length as at sign-up. */
export const passwordSchema = z
  .object({
    current: z.string().min(1, 'Enter your current password'),
    password: z.string().min(1, 'Choose a new password').min(8, 'Password must be at least 8 characters'),
    confirmation: z.string().min(1, 'Repeat the new password'),
  })
  .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
    path: ['confirmation'],
    error: 'Passwords do not match',
    // Report it along with other errors, not only once everything else is valid.
    when: () => true,
  });
export type PasswordValues = z.infer<typeof passwordSchema>;

/** The form that confirms account deletion. */
export const deletionSchema = z.object({ password: z.string().min(1, 'Enter your password') });
export type DeletionValues = z.infer<typeof deletionSchema>;
