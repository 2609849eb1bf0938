import type { Database } from '../server/database.ts';
import { Ledger, secretText } from './ledger.ts';
import { openCheckout } from './checkouts.ts';
import { chargeFor, chargeInvoice, makeInvoice, nextAttemptAfter, voidInvoice } from './invoices.ts';
import { newCustomer, type Customer, type Price, type Subscription } from './objects.ts';
import { emptyState, type SandboxState } from './state.ts';
import { attachCard, newSubscription } from './subscriptions.ts';
import { testCard } from './test-cards.ts';

/** Times are seconds since the epoch. Some drivers return bigint as text. */
interface CustomerRow {
  customer_id: string;
  email: string | null;
  member: string;
  created: string | number;
}

interface SubscriptionRow {
  subscription_id: string;
  customer_id: string;
  status: Subscription['status'];
  price_id: string;
  period_start: string | number;
  period_end: string | number;
  cancel_at_period_end: boolean;
  ended: string | number | null;
  last4: string | null;
  created: string | number;
}

interface OrderRow {
  invoice_id: string;
  subscription_id: string;
  status: string;
  amount: string | number;
  number: string | null;
  period_start: string | number;
  period_end: string | number;
  created: string | number;
  paid: string | number | null;
}

interface CheckoutRow {
  session_id: string;
  customer_id: string;
  member: string;
  price_id: string;
  success_url: string;
  cancel_url: string;
  created: string | number;
  expires: string | number;
}

/**
 * Returns the initial state, rebuilt from what the database says about Stripe, such as the demo's subscriptions. It
 * replays the history without emitting events.
 */
export async function firstState(
  { query }: Pick<Database, 'query'>,
  prices: ReadonlyMap<string, Price>,
): Promise<SandboxState> {
  const state = emptyState();
  const [table] = await query<{ name: string | null }>(`select to_regclass('public.stripe_orders')::text as name`);
  if (!table?.name) return state;
  const now = Math.floor(Date.now() / 1000);
  const ledger = new Ledger(state, now, prices);
  const customers = await query<CustomerRow>(
    `select c.customer_id, u.email, c.user_id as member, ${epoch('c.created_at')} as created
     from public.stripe_customers c join auth.users u on u.id = c.user_id order by c.created_at, c.customer_id`,
  );
  const subscriptions = await query<SubscriptionRow>(
    `select subscription_id, customer_id, status, price_id, ${epoch('current_period_start')} as period_start,
       ${epoch('current_period_end')} as period_end, cancel_at_period_end, ${epoch('ended_at')} as ended,
       payment_method_last4 as last4, ${epoch('created_at')} as created
     from public.stripe_subscriptions where price_id is not null and current_period_start is not null
     order by created_at`,
  );
  const orders = await query<OrderRow>(
    `select invoice_id, subscription_id, status, amount_due_cents as amount, number,
       ${epoch('coalesce(period_start, created_at)')} as period_start,
       ${epoch('coalesce(period_end, created_at)')} as period_end, ${epoch('created_at')} as created,
       ${epoch('paid_at')} as paid
     from public.stripe_orders where subscription_id is not null order by created_at, invoice_id`,
  );
  const checkouts = await query<CheckoutRow>(
    `select o.session_id, c.customer_id, o.user_id as member, o.price_id, o.success_url, o.cancel_url,
       ${epoch('o.created_at')} as created, ${epoch('o.expires_at')} as expires
     from public.stripe_checkouts o join public.stripe_customers c on c.user_id = o.user_id where o.status = 'open'`,
  );
  for (const row of customers) {
    // Continue the invoice numbers.
    const number = orders.find(({ subscription_id: id }) =>
      subscriptions.some((one) => one.subscription_id === id && one.customer_id === row.customer_id),
    )?.number;
    const prefix = number?.replace(/-\d+$/, '') ?? secretText(8).toUpperCase();
    ledger.add(
      newCustomer(row.customer_id, {
        created: Number(row.created),
        email: row.email,
        prefix,
        metadata: { user_id: row.member },
      }),
    );
  }
  for (const row of subscriptions) {
    const customer = ledger.find('customer', row.customer_id);
    const price = prices.get(row.price_id);
    if (customer && price)
      addSubscription(
        ledger,
        row,
        { customer, price, now },
        orders.filter((order) => order.subscription_id === row.subscription_id),
      );
  }
  for (const row of checkouts) addCheckout(ledger, row);
  state.events = [];
  return state;
}

function epoch(column: string): string {
  return `floor(extract(epoch from ${column}))::bigint`;
}

function addSubscription(
  ledger: Ledger,
  row: SubscriptionRow,
  { customer, price, now }: { customer: Customer; price: Price; now: number },
  orders: readonly OrderRow[],
): void {
  ledger.now = Number(row.created);
  const card = testCard(row.last4 ?? '4242') ?? testCard('4242');
  const method = card && attachCard(ledger, customer, card);
  const subscription = ledger.add(
    newSubscription(row.subscription_id, {
      customer: customer.id,
      price,
      method: method?.id ?? null,
      metadata: { ...customer.metadata },
      now: ledger.now,
    }),
  );
  for (const [at, order] of orders.entries()) {
    ledger.now = Number(order.created);
    const period = { start: Number(order.period_start), end: Number(order.period_end) };
    const past =
      at === 0
        ? { start: ledger.now, end: ledger.now }
        : { start: Number(orders[at - 1]?.period_start), end: Number(orders[at - 1]?.period_end) };
    const charge = { ...chargeFor(price, period), amount: Number(order.amount) };
    const invoice = makeInvoice(
      ledger,
      subscription,
      at === 0 ? 'subscription_create' : 'subscription_cycle',
      [charge],
      past,
      order.invoice_id,
    );
    ledger.now = Number(order.paid ?? order.created);
    chargeInvoice(ledger, invoice, method?.id ?? null, order.status === 'paid');
    if (order.status !== 'paid' && order.status !== 'open') voidInvoice(ledger, invoice);
    if (order.status === 'open') Object.assign(invoice, nextAttemptAfter(invoice.created, now));
  }
  const [item] = subscription.items.data;
  if (item)
    Object.assign(item, { current_period_start: Number(row.period_start), current_period_end: Number(row.period_end) });
  const ended = row.ended === null ? null : Number(row.ended);
  Object.assign(subscription, {
    status: row.status,
    billing_cycle_anchor: Number(row.period_start),
    cancel_at_period_end: row.cancel_at_period_end,
    cancel_at: row.cancel_at_period_end ? Number(row.period_end) : null,
    canceled_at: ended,
    ended_at: ended,
  });
  ledger.now = now;
}

function addCheckout(ledger: Ledger, row: CheckoutRow): void {
  const price = ledger.prices.get(row.price_id);
  if (!price || !ledger.find('customer', row.customer_id)) return;
  const order = {
    customer: row.customer_id,
    price,
    successUrl: row.success_url,
    cancelUrl: row.cancel_url,
    clientReference: row.member,
    metadata: { user_id: row.member },
    subscriptionMetadata: { user_id: row.member },
    expiresAt: Number(row.expires),
  };
  openCheckout(ledger, order, row.session_id).created = Number(row.created);
}
