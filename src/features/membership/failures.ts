import { RequestFailure } from '@/shared/supabase/errors';

/** What is said when the subscription could not be read. */
export function subscriptionFailure(error: unknown): string {
  return error instanceof RequestFailure ? 'Failed to fetch subscription data' : 'An unexpected error occurred';
}

/** functions-js has a text of its own where the answer carries none. */
const noReason = /Edge Function/;

/** What is said when no checkout could be opened: the server's own words where it has any. */
export function checkoutFailure(error: unknown): string {
  return providerFailure(error, 'Failed to create checkout session');
}

/** What is said when the provider's portal could not be opened: the server's own words where it has any. */
export function portalFailure(error: unknown): string {
  return providerFailure(error, 'Failed to open the billing portal');
}

function providerFailure(error: unknown, failed: string): string {
  if (!(error instanceof RequestFailure)) return 'An unexpected error occurred';
  if (error.kind === 'signed-out') return 'User must be authenticated';
  if (error.kind === 'offline') return `${failed}. Check your network and try again.`;
  return noReason.test(error.message) ? failed : error.message;
}
