import type { ErrorTexts } from '@/platform/errors/describe-error';

/** When the subscription couldn't be loaded. */
export const subscriptionErrors = {
  unexpected: 'An unexpected error occurred',
  any: 'Failed to fetch subscription data',
} satisfies ErrorTexts;

/** Says the server's reason if it gave one; functions-js has a placeholder when it didn't. */
const stripeErrors = (failed: string): ErrorTexts => ({
  unexpected: 'An unexpected error occurred',
  'signed-out': 'User must be authenticated',
  offline: `${failed}. Check your internet connection and try again.`,
  any: ({ message }) => (message.includes('Edge Function') ? failed : message),
});

/** When a checkout couldn't be opened. */
export const checkoutErrors = stripeErrors('Failed to create checkout session');

/** When Stripe's portal couldn't be opened. */
export const portalErrors = stripeErrors('We couldn’t open the billing portal');
