import { describeError } from '@/shared/supabase/describe-error';
import { errorHint, RequestFailure, userMessage } from '@/shared/supabase/errors';

/** Whether the offer isn't what the member has seen, or isn't theirs to act on anymore. */
export function isOutdated(error: unknown): boolean {
  return errorHint(error) === 'offer_changed';
}

/** The message of a failed request: Postgres's own for a refusal. */
export function offerError(error: unknown): string {
  if (error instanceof RequestFailure && error.kind === 'forbidden' && error.code === '42501')
    return 'This offer isn’t available to you.';
  return userMessage(error) ?? describeError(error);
}
