import { Stripe } from 'npm:stripe@23.1.0';
import { variable } from './project.ts';

export { Stripe };

/**
 * The card provider, in the version of its API that the SDK and our reading of its objects were written for. `STRIPE_API_URL`
 * leads elsewhere: to the sandbox, on a developer's machine.
 */
export function stripeClient(): Stripe {
  return new Stripe(variable('STRIPE_SECRET_KEY'), {
    apiVersion: '2026-10-28.endive',
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

/** Whether the provider answered that what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The id of something that the provider names by its id, or sends whole where it was asked to. */
export function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

/** Statuses of subscriptions that go on by themselves: the provider charges for them, or tries to. */
export const livingStatuses: readonly Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
];
