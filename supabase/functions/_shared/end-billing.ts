import { paymentsOf } from './fetch-state.ts';
import { isMissing, Stripe } from './stripe.ts';

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

/** Seconds in which what was paid is refunded. Older payments bought time in which the plan was used. */
const refundWindow = 30 * 24 * 3600;

/**
 * Refunds what a customer has paid in the last 30 days, unless it was refunded or charged back. Throws at the first
 * failure; call it again for the rest. Does nothing for a customer that Stripe doesn't have.
 */
export async function refundPayments(stripe: Stripe, customer: string): Promise<void> {
  try {
    const since = Date.now() / 1000 - refundWindow;
    for await (const { id, created } of stripe.invoices.list({ customer, status: 'paid', limit: 100 })) {
      if (created < since) continue;
      const invoice = await stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] });
      for (const payment of paymentsOf(invoice)) await refund(stripe, payment);
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function refund(stripe: Stripe, payment: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: payment });
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeInvalidRequestError ? error.code : undefined;
    if (code !== 'charge_already_refunded' && code !== 'charge_disputed') throw error;
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
