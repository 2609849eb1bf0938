import { RequestFailure } from '@/platform/errors/errors';

/** The message when the subscription couldn't be loaded. */
export function describeSubscriptionError(error: unknown): string {
  return error instanceof RequestFailure ? 'Failed to fetch subscription data' : 'An unexpected error occurred';
}

/** functions-js's placeholder when the response has no message. */
const placeholderMessage = /Edge Function/;

/** The message when a checkout couldn't be opened: the server's reason if it gave one. */
export function describeCheckoutError(error: unknown): string {
  return describeStripeError(error, 'Failed to create checkout session');
}

/** The message when Stripe's portal couldn't be opened: the server's reason if it gave one. */
export function describePortalError(error: unknown): string {
  return describeStripeError(error, 'We couldn’t open the billing portal');
}

function describeStripeError(error: unknown, failed: string): string {
  if (!(error instanceof RequestFailure)) return 'An unexpected error occurred';
  if (error.kind === 'signed-out') return 'User must be authenticated';
  if (error.kind === 'offline') return `${failed}. Check your internet connection and try again.`;
  return placeholderMessage.test(error.message) ? failed : error.message;
}
