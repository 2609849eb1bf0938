import { z } from 'zod';

/** What a form says as a whole when any of its fields is empty. */
export const fillInAll = 'Please fill in all fields';

const empty = {
  name: 'Enter your name',
  email: 'Enter your email',
  phoneNumber: 'Enter your phone number',
  password: 'Choose a password',
  confirmPassword: 'Repeat the password',
} as const;

/** Step 1 of signing up. Lengths are those the profile can hold. */
export const accountSchema = z
  .object({
    name: z.string().trim().min(1, empty.name).max(120, 'Use at most 120 characters'),
    email: z.string().trim().min(1, empty.email).pipe(z.email('Enter an email address like name@example.com')),
    phoneNumber: z.string().trim().min(1, empty.phoneNumber).max(40, 'Use at most 40 characters'),
    password: z.string().min(1, empty.password).min(8, 'Password must be at least 8 characters'),
    confirmPassword: z.string().min(1, empty.confirmPassword),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Said together with what else is wrong, not only once all the rest is right.
    when: () => true,
  });
export type AccountValues = z.infer<typeof accountSchema>;

export const emptyAccount: AccountValues = { name: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

/** True when one of these errors is that of an empty field. */
export function leavesEmpty(errors: Partial<Record<keyof AccountValues, { message?: string }>>): boolean {
  return Object.entries(empty).some(([field, text]) => errors[field as keyof AccountValues]?.message === text);
}

/** True when only the passwords are missing or wrong: they alone are not kept over a reload. */
export function knowsAccount(account: AccountValues): boolean {
  const password = '12345678';
  return accountSchema.safeParse({ ...account, password, confirmPassword: password }).success;
}

/** Whether two accounts read the same, letter by letter. */
export function sameAccount(a: AccountValues, b: AccountValues): boolean {
  return Object.keys(emptyAccount).every(
    (field) => a[field as keyof AccountValues] === b[field as keyof AccountValues],
  );
}
