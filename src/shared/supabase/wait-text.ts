import { retryAfterSeconds, toRequestFailure } from './errors';

/** '1 second', '42 seconds'. */
const inSeconds = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** Of mail asked for too soon: 'You can ask again in N seconds.' where the backend names the wait, or null. */
export function waitText(error: unknown): string | null {
  const failure = toRequestFailure(error);
  if (failure.kind !== 'rate-limited') return null;
  const seconds = retryAfterSeconds(failure);
  if (seconds === null) return 'Too many emails were sent. Please try again later.';
  return `You can ask again in ${inSeconds(seconds)}.`;
}

/** Of a password tried too often: how long to wait where the backend names it, or null when that is not the failure. */
export function attemptsText(error: unknown): string | null {
  const failure = toRequestFailure(error);
  if (failure.kind !== 'rate-limited') return null;
  const seconds = retryAfterSeconds(failure);
  if (seconds === null) return 'Too many attempts. Please wait a moment and try again.';
  return `Too many attempts. You can try again in ${inSeconds(seconds)}.`;
}
