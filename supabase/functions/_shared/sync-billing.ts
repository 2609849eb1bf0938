import { cancel } from './end-billing.ts';
import { fetchState, type BillingState, type Subject } from './fetch-state.ts';
import { callDatabase, type SupabaseClient } from './project.ts';
import type { Stripe } from './stripe.ts';

/**
 * Fetches the subject's state from Stripe, stores it, and cancels subscriptions that a refund or a lost dispute has
 * ended. `ticket` must be taken before. Null fetches nothing and only completes the event. Returns the outcome of
 * `public.apply_billing`. Throws if Stripe or the database fails; the event is then not handled.
 */
export async function syncBilling(
  stripe: Stripe,
  service: SupabaseClient,
  subject: Subject | null,
  ticket: number,
  eventId: string | null = null,
): Promise<string> {
  const state: Partial<BillingState> = subject ? await fetchState(stripe, subject) : {};
  const apply = () => callDatabase<string>(service, 'apply_billing', { state, ticket, event_id: eventId });
  const outcome = await apply();
  if (outcome !== 'cancel' || !state.customer_id) return outcome;
  await cancelReversed(stripe, service, state.customer_id);
  if ((await apply()) === 'cancel') throw new Error(`A subscription of ${state.customer_id} isn't canceled`);
  return 'applied';
}

async function cancelReversed(stripe: Stripe, service: SupabaseClient, customerId: string): Promise<void> {
  const ids = await callDatabase<string[]>(service, 'reversed_subscriptions', { customer: customerId });
  for (const id of ids) {
    await cancel(stripe, id);
    const ticket = await takeTicket(service);
    const state = await fetchState(stripe, { kind: 'subscription', id, customerId });
    await callDatabase(service, 'apply_billing', { state, ticket });
  }
}

/** A ticket for a state to fetch. */
export function takeTicket(service: SupabaseClient): Promise<number> {
  return callDatabase(service, 'take_billing_ticket', {});
}
