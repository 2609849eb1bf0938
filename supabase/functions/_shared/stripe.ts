import { Stripe } from 'npm:stripe@22.6.2';
import { variable } from './project.ts';
import { apiVersion } from './stripe-version.ts';

export { Stripe };

/** The Stripe client. `STRIPE_API_URL` points it to the local sandbox during development. */
export function stripeClient(): Stripe {
  return new Stripe(variable('STRIPE_SECRET_KEY'), {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...apiServer(Deno.env.get('STRIPE_API_URL')),
  });
}

function apiServer(address: string | undefined) {
  if (!address) return {};
  const { protocol, hostname, port } = new URL(address);
  const isHttps = protocol === 'https:';
  return { protocol: isHttps ? 'https' : 'http', host: hostname, port: port || (isHttps ? 443 : 80) } as const;
}

/** Whether the error says that the object doesn't exist at Stripe. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/**
 * Whether a missing object exists in test mode, while the key is a live one. Stripe says so in the message only. In the
 * other direction, the key is wrong, and nothing must be changed.
 */
export function isInTestMode(error: unknown): boolean {
  return isMissing(error) && error instanceof Error && error.message.includes('exists in test mode');
}

/** The id of an object that Stripe returns either as an id or expanded. */
export function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

/** Statuses of subscriptions that Stripe charges for, or tries to. */
export const livingStatuses: readonly Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
];
