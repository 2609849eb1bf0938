import { isMissing, type Stripe } from './stripe.ts';

/** Final statuses: Stripe won't charge anything anymore. */
const ended: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

/**
 * Ends everything that could still charge a customer: open payment pages, then every subscription, immediately.
 * Throws at the first failure; call it again to end the rest. Does nothing for a customer that Stripe doesn't have.
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

/** Ends a subscription immediately. Does nothing if it has already ended. */
export async function cancel(stripe: Stripe, subscription: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription);
  } catch (error) {
    // Already ended, which Stripe also reports as missing.
    if (!isMissing(error)) throw error;
  }
}

async function expire(stripe: Stripe, session: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(session);
  } catch (error) {
    // Already paid or expired: either way it can't be paid anymore.
    if ((await stripe.checkout.sessions.retrieve(session)).status === 'open') throw error;
  }
}
