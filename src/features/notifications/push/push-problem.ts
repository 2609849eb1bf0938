import { describeError } from '@/platform/errors/describe-error';
import type { useTurnPush } from '../api/push-mutations';
import type { PushSupport } from './push-support';

/** Why notifications weren't turned on or off, and what to do; null if they were, or nothing was tried. */
export function pushProblem({ error, data }: ReturnType<typeof useTurnPush>, support: PushSupport): string | null {
  if (error instanceof DOMException) {
    return 'Your browser couldn’t turn on notifications. Check your internet connection and try again.';
  }
  if (error) return describeError(error, { failed: 'Your change wasn’t saved.' });
  if (data === 'not set up') return 'This site doesn’t send push notifications yet.';
  // Closed without an answer. A blocked site is explained anyway.
  return data === 'refused' && support === 'supported'
    ? 'To get notifications, allow them when your browser asks.'
    : null;
}
