import { RequestFailure } from './errors';

/** What a failed request means for the reader and what they can do, in one or two sentences. */
export function explainFailure(error: unknown): string {
  if (error instanceof RequestFailure) {
    if (error.kind === 'offline') return 'The connection did not work. Check your network and try again.';
    if (error.kind === 'signed-out') return 'Your session has ended. Sign in again to go on.';
    if (error.kind === 'rate-limited') return 'Too many requests in a short time. Wait a moment and try again.';
  }
  return 'Something went wrong on our side. Nothing of yours is lost; please try again.';
}
