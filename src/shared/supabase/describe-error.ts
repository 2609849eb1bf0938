import { RequestFailure } from './errors';

/** A message for the user: what went wrong and what to do next. */
export function describeError(error: unknown): string {
  if (error instanceof RequestFailure) {
    if (error.kind === 'offline') return 'Can’t connect. Check your internet connection and try again.';
    if (error.kind === 'signed-out') return 'Your session expired. Sign in again to continue.';
    if (error.kind === 'rate-limited') return 'Too many requests. Wait a moment and try again.';
  }
  return 'Something went wrong on our side. Your work is safe. Please try again.';
}
