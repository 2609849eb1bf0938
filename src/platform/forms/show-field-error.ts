import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { describeFieldError, type FieldErrorTexts } from '@/platform/errors/describe-error';

/** Shows why sending a form failed, and focuses the field that it's about. Returns that field, or 'root' for none. */
export function showFieldError<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  texts: FieldErrorTexts<FieldPath<Values>>,
): FieldPath<Values> | 'root' {
  const { about, text } = describeFieldError(error, texts);
  setError(about, { message: text }, { shouldFocus: about !== 'root' });
  return about;
}
