import { refusalText, toRequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { attemptsText, waitText } from '@/shared/supabase/wait-text';

/** Where a failure is to be told, a field or the form as a whole, and how. */
export interface FormFailure<Field extends string> {
  about: Field | 'root';
  text: string;
}

/** Code of the failure that a wrong current password is; the backend has none for it. */
export const wrongPassword = 'wrong_password';
const wrongPasswordText = 'The current password is not right.';

const aboutAddress: ReadonlySet<string | null> = new Set([
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
]);
const aboutPassword: ReadonlySet<string | null> = new Set(['same_password', 'weak_password', 'validation_failed']);

/** Sorts a refused change of email. */
export function emailFailureOf(error: unknown): FormFailure<'email'> {
  const failure = toRequestFailure(error);
  if (failure.code === 'email_exists') return { about: 'email', text: 'Another account uses this email address' };
  if (aboutAddress.has(failure.code)) return { about: 'email', text: failure.message };
  return { about: 'root', text: waitText(failure) ?? `Your email could not be changed. ${explainFailure(failure)}` };
}

/** Sorts a refused change of password. */
export function passwordFailureOf(error: unknown): FormFailure<'current' | 'password'> {
  const failure = toRequestFailure(error);
  if (failure.code === wrongPassword) return { about: 'current', text: wrongPasswordText };
  if (aboutPassword.has(failure.code)) return { about: 'password', text: failure.message };
  return {
    about: 'root',
    text: attemptsText(failure) ?? `Your password could not be changed. ${explainFailure(failure)}`,
  };
}

/** Sorts a refused deletion of the account. */
export function deletionFailureOf(error: unknown): FormFailure<'password'> {
  const failure = toRequestFailure(error);
  if (failure.kind === 'forbidden') return { about: 'password', text: 'The password is not right.' };
  return {
    about: 'root',
    text:
      refusalText(failure) ?? attemptsText(failure) ?? `Your account could not be deleted. ${explainFailure(failure)}`,
  };
}

/** What is said of a confirmation mail that could not be sent again. */
export function resendFailureText(error: unknown): string {
  return waitText(error) ?? `The links could not be sent again. ${explainFailure(error)}`;
}
