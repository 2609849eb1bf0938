import { describeError } from '@/shared/supabase/describe-error';
import { errorHint, RequestFailure, userMessage } from '@/shared/supabase/errors';

/** The message of a failed change: Postgres's own for a refusal, and that the page shows the latest if it was stale. */
export function dealError(error: unknown): string {
  if (errorHint(error) === 'deal_changed')
    return `${(userMessage(error) ?? 'This deal has changed.').replace(reload, '')} ${latest}`;
  if (error instanceof RequestFailure && error.kind === 'forbidden') return `You can’t do that in this deal. ${latest}`;
  return userMessage(error) ?? describeError(error);
}

const reload = ' Reload to see the latest.';
const latest = 'The page now shows the latest.';
