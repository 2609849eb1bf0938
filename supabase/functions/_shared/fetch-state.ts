import {
  disputeRow,
  orderRow,
  refundRow,
  subscriptionIdOf,
  subscriptionRow,
  type OrderRow,
  type ReversalRow,
  type SubscriptionRow,
} from './billing-rows.ts';
import { idOf, isInTestMode, isMissing, livingStatuses, type Stripe } from './stripe.ts';

/** What to fetch, and its customer. */
export type Subject =
  | { kind: 'subscription' | 'invoice' | 'checkout'; id: string; customerId: string }
  /** All subscriptions, because the customer or a payment method changed. */
  | { kind: 'customer'; customerId: string }
  /** A payment intent that was refunded or disputed. It names the customer. */
  | { kind: 'payment'; id: string };

/** The state fetched from Stripe: the input of `public.apply_billing`. */
export interface BillingState {
  /** Null for a payment without a customer, or one that no longer exists. */
  customer_id: string | null;
  subscriptions: SubscriptionRow[];
  /** Subscriptions that were made in test mode, while the key is a live one. */
  lost_subscriptions: string[];
  orders: OrderRow[];
  reversals: ReversalRow[];
  checkouts: { session_id: string; status: string | null; invoice_id: string | null }[];
}

/** What to expand in a subscription, so that `rowOf` finds its payment method, and whether it's tried again. */
export const subscriptionExpand = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'latest_invoice',
];

/** The current state of the subject at Stripe. Leaves out what no longer exists. */
export async function fetchState(stripe: Stripe, subject: Subject): Promise<BillingState> {
  const state: BillingState = {
    customer_id: subject.kind === 'payment' ? null : subject.customerId,
    subscriptions: [],
    lost_subscriptions: [],
    orders: [],
    reversals: [],
    checkouts: [],
  };
  await add();
  return state;

  function add(): Promise<void> {
    if (subject.kind === 'subscription') return addSubscription(subject.id);
    if (subject.kind === 'invoice') return addInvoice(subject.id);
    if (subject.kind === 'checkout') return addCheckout(subject.id);
    if (subject.kind === 'payment') return addPayment(subject.id);
    return addAllSubscriptions(subject.customerId);
  }

  async function addPayment(id: string): Promise<void> {
    const intent = await found(stripe.paymentIntents.retrieve(id));
    if (!intent) return;
    state.customer_id = idOf(intent.customer);
    const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id } });
    for (const { invoice } of data) await addInvoice(idOf(invoice) ?? '');
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
    for (const payment of paymentsOf(invoice)) await addReversals(invoice.id, payment);
    const subscription = subscriptionIdOf(invoice);
    if (subscription) await addSubscription(subscription);
  }

  async function addSubscription(id: string): Promise<void> {
    try {
      const subscription = await stripe.subscriptions.retrieve(id, { expand: subscriptionExpand });
      state.subscriptions.push(rowOf(subscription));
      await addLatestOrder(subscription);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (isInTestMode(error)) state.lost_subscriptions.push(id);
    }
  }

  /** What was last charged for a subscription, which notifications about it say. */
  async function addLatestOrder({ latest_invoice: latest }: Stripe.Subscription): Promise<void> {
    const id = idOf(latest);
    if (!id || state.orders.some(({ invoice_id }) => invoice_id === id)) return;
    const invoice = await found(stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] }));
    const order = invoice && orderRow(invoice, await methodOf(invoice));
    if (order) state.orders.push(order);
  }

  async function addReversals(invoice: string, payment: string): Promise<void> {
    const refunds = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
    const disputes = await stripe.disputes.list({ payment_intent: payment, limit: 100 });
    state.reversals.push(
      ...refunds.data.map((refund) => refundRow(refund, invoice)),
      ...disputes.data.map((dispute) => disputeRow(dispute, invoice)),
    );
  }

  async function addAllSubscriptions(customer: string): Promise<void> {
    const expand = subscriptionExpand.map((path) => `data.${path}`);
    const list = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand });
    const { data } = (await found(list)) ?? { data: [] };
    state.subscriptions.push(...data.map(rowOf));
    for (const subscription of data) {
      if (livingStatuses.includes(subscription.status)) await addLatestOrder(subscription);
    }
  }

  /** The payment method of an invoice. */
  async function methodOf(invoice: Stripe.Invoice): Promise<Stripe.PaymentMethod | null> {
    const payment = invoice.payments?.data.find(({ status }) => status === 'paid') ?? invoice.payments?.data[0];
    const intent = payment?.payment.payment_intent;
    const method = typeof intent === 'object' ? idOf(intent.payment_method) : null;
    return method ? await found(stripe.paymentMethods.retrieve(method)) : null;
  }
}

/** The payment intents that paid an invoice. */
export function paymentsOf(invoice: Stripe.Invoice): string[] {
  const paid = invoice.payments?.data.filter(({ status }) => status === 'paid') ?? [];
  return paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}

/** A subscription's row, with its payment method if `subscriptionExpand` was expanded. */
export function rowOf(subscription: Stripe.Subscription): SubscriptionRow {
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
