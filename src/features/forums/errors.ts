import { userMessage, RequestFailure } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';

/** The message shown when saving a text fails: the database's own for a refusal, such as a rate limit. */
export function saveErrorMessage(error: unknown): string {
  const refusal = userMessage(error);
  if (refusal) return refusal;
  if (error instanceof RequestFailure) {
    if (['forbidden', 'not-found'].includes(error.kind)) return 'This is no longer available. Your text is still here.';
    if (error.kind === 'invalid') return 'It is empty or too long. Change it and try again.';
  }
  return describeError(error);
}

/** The message shown when creating or renaming a forum fails. */
export function forumErrorMessage(error: unknown): string {
  if (error instanceof RequestFailure && error.kind === 'duplicate')
    return 'A forum with this title already exists. Choose another one.';
  return saveErrorMessage(error);
}
