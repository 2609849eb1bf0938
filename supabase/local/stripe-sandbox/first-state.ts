import type { Database } from '../server/database.ts';
import { chargeInvoice, itemFor, makeInvoice, voidInvoice } from './invoices.ts';
import { Ledger, secretText } from './ledger.ts';
import { newCustomer, newSubscription, type Customer, type Period, type Price, type Subscription } from './objects.ts';
import { emptyState, type SandboxState } from './state.ts';
import { attachCard } from './subscriptions.ts';
import { testCard } from './test-cards.ts';

/** `member` is the user's ID, and `number` that of an invoice; null without one. */
type CustomerRow = Pick<Customer, 'id' | 'email' | 'created'> & { member: string; number: string | null };

type SubscriptionRow = Pick<
  Subscription,
  'id' | 'customer' | 'status' | 'cancel_at_period_end' | 'ended_at' | 'created'
> &
  Period & { price: string; last4: string | null };

type OrderRow = Period & { id: string; status: string; amount: number; created: number; paid: number | null };

/**
 * Returns the initial state, rebuilt from what the database says about Stripe, such as the demo's subscriptions. It
 * replays the history without emitting events.
 */
export async function firstState(
  { query }: Pick<Database, 'query'>,
  prices: ReadonlyMap<string, Price>,
): Promise<SandboxState> {
  const state = emptyState();
  // Without a schema, there are no plans.
  if (prices.size === 0) return state;
  const ledger = new Ledger(state, Math.floor(Date.now() / 1000), prices);
  const customers = await query<CustomerRow>(
    `select c.customer_id as id, u.email, c.user_id as member, ${epoch('c.created_at')} as created,
       (select max(o.number) from public.stripe_orders o where o.customer_id = c.customer_id) as number
     from public.stripe_customers c join auth.users u on u.id = c.user_id order by c.created_at, c.customer_id`,
  );
  const subscriptions = await query<SubscriptionRow>(
    `select s.subscription_id as id, s.customer_id as customer, s.status, s.price_id as price,
       ${epoch('s.current_period_start')} as start, ${epoch('s.current_period_end')} as "end",
       s.cancel_at_period_end, ${epoch('s.ended_at')} as ended_at, s.payment_method_last4 as last4,
       ${epoch('s.created_at')} as created
     from public.stripe_subscriptions s join public.stripe_customers using (customer_id)
     where s.current_period_start is not null order by s.created_at`,
  );
  for (const { id, created, email, number, member } of customers) {
    // Continues the invoice numbers.
    const prefix = number?.replace(/-\d+$/, '') ?? secretText(8).toUpperCase();
    ledger.add(newCustomer(id, created, email, prefix, { user_id: member }));
  }
  for (const row of subscriptions) {
    const orders = await query<OrderRow>(
      `select invoice_id as id, status, amount_due_cents::float8 as amount,
         ${epoch('coalesce(period_start, created_at)')} as start, ${epoch('coalesce(period_end, created_at)')} as "end",
         ${epoch('created_at')} as created, ${epoch('paid_at')} as paid
       from public.stripe_orders where subscription_id = $1 order by created_at, invoice_id`,
      [row.id],
    );
    const price = prices.get(row.price);
    if (price) addSubscription(ledger, row, price, orders);
  }
  state.events = [];
  return state;
}

function epoch(column: string): string {
  return `floor(extract(epoch from ${column}))::float8`;
}

function addSubscription(ledger: Ledger, row: SubscriptionRow, price: Price, orders: readonly OrderRow[]): void {
  const { now } = ledger;
  ledger.now = row.created;
  const customer = ledger.get('customer', row.customer);
  const card = testCard(row.last4) ?? testCard('4242');
  const method = card && attachCard(ledger, customer, card).id;
  const order = { customer: customer.id, price, metadata: customer.metadata };
  const subscription = ledger.add(newSubscription(row.id, row, order, method));
  for (const [at, { id, status, amount, start, end, created, paid }] of orders.entries()) {
    ledger.now = created;
    const items = [{ ...itemFor(price, { start, end }), amount }];
    const reason = at === 0 ? 'subscription_create' : 'subscription_cycle';
    const invoice = makeInvoice(ledger, subscription, reason, items, id);
    ledger.now = paid ?? created;
    chargeInvoice(ledger, invoice, method, status === 'paid');
    if (status !== 'paid' && status !== 'open') voidInvoice(ledger, invoice);
    // The retries until now have failed.
    for (let next = invoice.next_payment_attempt; next !== null && next <= now; next = invoice.next_payment_attempt) {
      ledger.now = next;
      chargeInvoice(ledger, invoice, method, false);
    }
  }
  const { created, status, cancel_at_period_end, ended_at } = row;
  const cancel_at = cancel_at_period_end ? row.end : null;
  Object.assign(subscription, { created, status, cancel_at_period_end, cancel_at, canceled_at: ended_at, ended_at });
  ledger.now = now;
}
