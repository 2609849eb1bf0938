import { z } from 'zod';
import { email } from '@/domain/text/email';
import { newPassword } from '@/domain/text/password';
import { codeSchema } from '@/platform/session/code-schema';

interface KnownEmails {
  email: string;
  pendingEmail: string | null;
  /** The authenticator apps. */
  apps: readonly unknown[];
}

/** The change-email form. Rejects the current and the pending address. */
export function newEmailSchema({ email: current, pendingEmail, apps }: KnownEmails) {
  const isSame = (typed: string, other: string | null) => typed.toLowerCase() === other?.toLowerCase();
  return z.object({
    email: email('Enter the new email address')
      .refine((typed) => !isSame(typed, current), 'This is already your email address')
      .refine((typed) => !isSame(typed, pendingEmail), 'This address is already waiting to be verified'),
    password: z.string().min(1, 'Enter your password'),
    code: codeIf(apps.length > 0),
  });
}
export type NewEmailValues = z.infer<ReturnType<typeof newEmailSchema>>;

/** A code of the authenticator app; nothing for members without one. */
const codeIf = (hasApp: boolean) => (hasApp ? codeSchema : z.string());

/** The change-password form; same minimum length as at sign-up. */
export const passwordSchema = (hasApp: boolean) =>
  z
    .object({
      code: codeIf(hasApp),
      current: z.string().min(1, 'Enter your current password'),
      password: newPassword(8, 'Password must be at least 8 characters', 'Choose a new password'),
      confirmation: z.string().min(1, 'Repeat the new password'),
    })
    .refine(({ password, confirmation }) => confirmation === '' || password === confirmation, {
      path: ['confirmation'],
      error: 'Passwords do not match',
      // Report it along with other errors, not only once everything else is valid.
      when: () => true,
    });
export type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;

/** The form that confirms account deletion. */
export const deletionSchema = (hasApp: boolean) =>
  z.object({ password: z.string().min(1, 'Enter your password'), code: codeIf(hasApp) });
export type DeletionValues = z.infer<ReturnType<typeof deletionSchema>>;

/** The form that confirms a change with a code. */
export const codeFormSchema = z.object({ code: codeSchema });
export type CodeValues = z.infer<typeof codeFormSchema>;

/** The form that starts to add an authenticator app: takes the password for the first one, and a code for another. */
export function newAppSchema(names: readonly string[]) {
  const hasApp = names.length > 0;
  return z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name')
      .max(60, 'Use 60 characters or fewer')
      .refine((name) => !names.includes(name), 'Another app has this name'),
    password: hasApp ? z.string() : z.string().min(1, 'Enter your password'),
    code: codeIf(hasApp),
  });
}
export type NewAppValues = z.infer<ReturnType<typeof newAppSchema>>;
