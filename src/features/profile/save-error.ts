import { RequestFailure } from '@/platform/errors/errors';
import { describeError } from '@/platform/errors/describe-error';
import type { ProfileField } from '@/domain/member/fields';
import { rejectedField } from './changes';

interface SaveError {
  /** The field to show the error at; null to show it above the form. */
  field: ProfileField | null;
  text: string;
}

const notAuthenticated = 'User not authenticated';

/** What to tell a member whose profile couldn't be saved, and where to show it. */
export function describeSaveError(error: unknown): SaveError {
  const above = (text: string): SaveError => ({ field: null, text });
  if (!(error instanceof RequestFailure)) {
    return above(
      error instanceof Error && error.message === notAuthenticated
        ? notAuthenticated
        : `We couldn’t save your profile. ${describeError(error)}`,
    );
  }
  // Only members may call the database function.
  if (error.kind === 'forbidden' || error.kind === 'signed-out')
    return above(`${notAuthenticated}. Sign in again to save. We’ll keep your changes.`);
  if (error.kind !== 'invalid') return above(`We couldn’t save your profile. ${describeError(error)}`);
  const field = rejectedField(error.message);
  if (field) return { field, text: 'This value isn’t valid. Change it and save again.' };
  return above(
    /social_links/.test(error.message)
      ? 'One of your links isn’t valid. Check them and save again.'
      : 'Something in your profile isn’t valid. Check your changes and save again.',
  );
}
