import {
  orderRow,
  subscriptionIdOf,
  subscriptionRow,
  type OrderRow,
  type SubscriptionRow,
} from '../_shared/billing-rows.ts';
import { idOf, isMissing, type Stripe } from '../_shared/stripe.ts';
import type { Subject } from './subject.ts';

/** The state fetched from Stripe: the input of `public.apply_billing`. */
export interface BillingState {
  customer_id: string;
  subscriptions: SubscriptionRow[];
  orders: OrderRow[];
  checkouts: { session_id: string; status: string | null; invoice_id: string | null }[];
}

const subscriptionExpand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

/** The current state of the subject at Stripe. Leaves out what no longer exists. */
export async function fetchState(stripe: Stripe, subject: Subject): Promise<BillingState> {
  const state: BillingState = { customer_id: subject.customerId, subscriptions: [], orders: [], checkouts: [] };
  await add();
  return state;

  function add(): Promise<void> {
    if (subject.kind === 'subscription') return addSubscription(subject.id);
    if (subject.kind === 'invoice') return addInvoice(subject.id);
    if (subject.kind === 'checkout') return addCheckout(subject.id);
    return addAllSubscriptions();
  }

  async function addCheckout(id: string): Promise<void> {
    const session = await found(stripe.checkout.sessions.retrieve(id));
    if (!session) return;
    const [subscription, invoice] = [idOf(session.subscription), idOf(session.invoice)];
    state.checkouts.push({ session_id: session.id, status: session.status, invoice_id: invoice });
    // addInvoice also adds the subscription.
    if (invoice) await addInvoice(invoice);
    else if (subscription) await addSubscription(subscription);
  }

  async function addInvoice(id: string): Promise<void> {
    const invoice = await found(stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] }));
    if (!invoice) return;
    const order = orderRow(invoice, await methodOf(invoice));
    if (order) state.orders.push(order);
    const subscription = subscriptionIdOf(invoice);
    if (subscription) await addSubscription(subscription);
  }

  async function addSubscription(id: string): Promise<void> {
    const subscription = await found(stripe.subscriptions.retrieve(id, { expand: subscriptionExpand }));
    if (subscription) state.subscriptions.push(rowOf(subscription));
  }

  async function addAllSubscriptions(): Promise<void> {
    const expand = subscriptionExpand.map((path) => `data.${path}`);
    const list = stripe.subscriptions.list({ customer: subject.customerId, status: 'all', limit: 100, expand });
    const { data } = (await found(list)) ?? { data: [] };
    state.subscriptions.push(...data.map(rowOf));
  }

  /** The payment method of an invoice. */
  async function methodOf(invoice: Stripe.Invoice): Promise<Stripe.PaymentMethod | null> {
    const payment = invoice.payments?.data.find(({ status }) => status === 'paid') ?? invoice.payments?.data[0];
    const intent = payment?.payment.payment_intent;
    const method = typeof intent === 'object' ? idOf(intent.payment_method) : null;
    return method ? await found(stripe.paymentMethods.retrieve(method)) : null;
  }
}

function rowOf(subscription: Stripe.Subscription): SubscriptionRow {
  return subscriptionRow(
    subscription,
    expanded(subscription.default_payment_method) ?? defaultOf(subscription.customer),
  );
}

/** The customer's default payment method, for subscriptions without their own. */
function defaultOf(customer: Stripe.Subscription['customer']): Stripe.PaymentMethod | null {
  if (typeof customer === 'string' || customer.deleted) return null;
  return expanded(customer.invoice_settings.default_payment_method);
}

function expanded(method: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null {
  return typeof method === 'string' ? null : method;
}

/** Null if the object no longer exists. */
async function found<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
