import { z } from 'zod';
import { email } from '@/domain/text/email';
import { personName } from '@/domain/text/line';
import { newPassword } from '@/domain/text/password';
import { isPhone, looksLikePhone, phoneError } from '@/kit/formatting/phone';
import { phoneText } from '@/kit/formatting/phone-text';

/** The form's message when a field is empty. */
export const fillInAll = 'Please fill in all fields';

const empty = {
  name: 'Enter your name',
  email: 'Enter your email',
  phoneNumber: 'Enter your phone number',
  password: 'Choose a password',
  confirmPassword: 'Repeat the password',
} as const;

/** Step 1 of sign-up. Lengths match the profile's. */
export const accountSchema = z
  .object({
    name: personName().min(1, empty.name).max(120, 'Use at most 120 characters'),
    email: email(empty.email),
    phoneNumber: phoneText()
      .min(1, empty.phoneNumber)
      .max(40, 'Use at most 40 characters')
      .refine(looksLikePhone, phoneError),
    password: newPassword(8, 'Password must be at least 8 characters', empty.password),
    confirmPassword: z.string().min(1, empty.confirmPassword),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Report it along with other errors, not only once everything else is valid.
    when: () => true,
  });
export type AccountValues = z.infer<typeof accountSchema>;

/** Also checks the phone number against the numbering plan of its country, which loads on demand. */
export const accountFormSchema = accountSchema.refine(
  async ({ phoneNumber }) => !looksLikePhone(phoneNumber) || (await isPhone(phoneNumber)),
  { path: ['phoneNumber'], error: phoneError, when: () => true },
);

export const emptyAccount: AccountValues = { name: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

/** True if any of these errors is about an empty field. */
export function hasEmptyField(errors: Partial<Record<keyof AccountValues, { message?: string }>>): boolean {
  return Object.entries(empty).some(([field, text]) => errors[field as keyof AccountValues]?.message === text);
}

/** True if everything but the passwords is valid. Passwords aren't saved across reloads. */
export function isValidExceptPassword(account: AccountValues): boolean {
  const password = '12345678';
  return accountSchema.safeParse({ ...account, password, confirmPassword: password }).success;
}

/** Whether two accounts have identical values. */
export function sameAccount(a: AccountValues, b: AccountValues): boolean {
  return Object.keys(emptyAccount).every(
    (field) => a[field as keyof AccountValues] === b[field as keyof AccountValues],
  );
}
