import { z } from 'zod';
import { email } from '@/domain/text/email';
import { newPassword } from '@/domain/text/password';
import { codeSchema } from '@/platform/session/code-schema';

const emailField = email('Please enter your email address');

export const signInSchema = z.object({
  email: emailField,
  password: z.string().min(1, 'Please enter your password'),
});
export type SignInValues = z.infer<typeof signInSchema>;

/** The form that asks for a code from an authenticator app. */
export const codeFormSchema = z.object({ code: codeSchema });
export type CodeValues = z.infer<typeof codeFormSchema>;

/** The form that requests an emailed link. */
export const emailSchema = z.object({ email: emailField });
export type EmailValues = z.infer<typeof emailSchema>;

export const newPasswordSchema = z
  .object({
    password: newPassword(6, 'Password must be at least 6 characters long.'),
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match.',
    // Report it even if the password is too short.
    when: () => true,
  });
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
