import { isMissing, type Stripe } from './stripe.ts';

/** Statuses in which the provider charges nothing any more, whatever comes. */
const ended: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

/**
 * Ends all that could still charge a customer: payment pages that are open, then every subscription, at once. Throws at the first
 * failure; what is left goes with the next call. A customer whom the provider does not know any more is charged nothing.
 */
export async function endBilling(stripe: Stripe, customer: string): Promise<void> {
  try {
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
      await expire(stripe, id);
    for await (const { id, status } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
      if (!ended.includes(status)) await cancel(stripe, id);
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function cancel(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    // Ended meanwhile, which the provider calls missing, too: the others still have to end.
    if (!isMissing(error)) throw error;
  }
}

async function expire(stripe: Stripe, session: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(session);
  } catch (error) {
    // Paid or expired meanwhile: either way nobody can pay it any more.
    if ((await stripe.checkout.sessions.retrieve(session)).status === 'open') throw error;
  }
}
