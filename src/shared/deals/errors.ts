import { describeError } from '@/platform/errors/describe-error';
import { errorHint, RequestFailure, userMessage } from '@/platform/errors/errors';

/** Whether the offer isn't what the member has seen, or isn't theirs to act on anymore. */
export function isOutdated(error: unknown): boolean {
  return errorHint(error) === 'offer_changed';
}

/** The message of a failed request: Postgres's own for a refusal. */
export function offerError(error: unknown): string {
  if (error instanceof RequestFailure && error.kind === 'forbidden' && error.code === '42501')
    return 'This offer isn’t available to you.';
  return describeError(error, needsConnection);
}

/** The message of a failed change: Postgres's own for a refusal, and that the page shows the latest if it was stale. */
export function dealError(error: unknown): string {
  if (errorHint(error) === 'deal_changed')
    return `${(userMessage(error) ?? 'This deal has changed.').replace(reload, '')} ${latest}`;
  if (error instanceof RequestFailure && error.kind === 'forbidden') return `You can’t do that in this deal. ${latest}`;
  return describeError(error, needsConnection);
}

/** They don't wait like messages or notes: the other side may act in the meantime, and each step is on the record. */
const needsConnection = {
  offline: 'Offers, signatures, and money need a connection. Connect and try again.',
};
const reload = ' Reload to see the latest.';
const latest = 'The page now shows the latest.';
