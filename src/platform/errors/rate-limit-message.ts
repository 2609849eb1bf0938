import { pluralize } from '@/kit/formatting/format';
import { retryAfterSeconds, toRequestFailure } from './errors';

/** Message when emails were requested too often, with the wait if known; null if that isn't the error. */
export function emailRateLimitMessage(error: unknown): string | null {
  const failure = toRequestFailure(error);
  if (failure.kind !== 'rate-limited') return null;
  const seconds = retryAfterSeconds(failure);
  if (seconds === null) return 'Too many emails were sent. Please try again later.';
  return `Try again in ${pluralize(seconds, 'second')}.`;
}

/** Message when a password was tried too often, with the wait if known; null if that isn't the error. */
export function passwordRateLimitMessage(error: unknown): string | null {
  const failure = toRequestFailure(error);
  if (failure.kind !== 'rate-limited') return null;
  const seconds = retryAfterSeconds(failure);
  if (seconds === null) return 'Too many attempts. Please wait a moment and try again.';
  return `Too many attempts. Try again in ${pluralize(seconds, 'second')}.`;
}
