import type { Stripe } from '../_shared/stripe.ts';

/** Events that change a membership or what billing shows, one of each kind that docs/deploying.md lists. */
const needed = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'payment_method.attached',
  'refund.created',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Why Stripe's events don't all reach the function at `url`; null if they do. */
export function webhookProblem(
  endpoints: readonly Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>[],
  url: string,
): string | null {
  const endpoint = endpoints.find((one) => one.url === url);
  if (!endpoint) return `Stripe has no webhook endpoint ${url}.`;
  if (endpoint.status !== 'enabled') return `Stripe’s webhook endpoint ${url} is ${endpoint.status}.`;
  const enabled = new Set<string>(endpoint.enabled_events);
  const missing = enabled.has('*') ? [] : needed.filter((event) => !enabled.has(event));
  return missing.length === 0 ? null : `Stripe’s webhook endpoint doesn’t get ${missing.join(', ')}.`;
}
