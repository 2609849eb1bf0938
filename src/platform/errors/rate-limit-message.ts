import { pluralize } from '@/kit/formatting/format';
import { retryAfterSeconds, toRequestFailure } from './errors';

/** A function that says when to try again, or `unknown` if the server doesn't; null if that isn't the error. */
export const rateLimitMessage = (start: string, unknown: string) => (error: unknown) => {
  const failure = toRequestFailure(error);
  if (failure.kind !== 'rate-limited') return null;
  const seconds = retryAfterSeconds(failure);
  return seconds === null ? unknown : `${start}Try again in ${pluralize(seconds, 'second')}.`;
};

/** When emails were requested too often. */
export const emailRateLimitMessage = rateLimitMessage('', 'Too many emails were sent. Please try again later.');

/** When a password was tried too often. */
export const passwordRateLimitMessage = rateLimitMessage(
  'Too many attempts. ',
  'Too many attempts. Please wait a moment and try again.',
);
