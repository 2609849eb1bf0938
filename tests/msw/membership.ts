import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Database } from '@/domain/database.types';
import { respondWithRows, backendUrl, rows, type Row } from './rest';
import { someMember } from '../render';

type SubscriptionRow = Database['public']['Views']['stripe_user_subscriptions']['Row'];

const dayMs = 86_400_000;

export const annualPlan = plan({
  id: 'closer-annual',
  name: 'Closer (Annual)',
  amount: 5000,
  interval: 'year',
  position: 1,
  price_id: 'price_annual',
});

export const quarterlyPlan = plan({
  id: 'closer-quarterly',
  name: 'Closer (Quarterly)',
  amount: 1500,
  interval: 'quarter',
  position: 2,
  price_id: 'price_quarterly',
});

/** Responds with these plans. */
export const plans = (...found: Row<'membership_plans'>[]) => rows('membership_plans', found);

export const offeredPlans = plans(annualPlan, quarterlyPlan);

function plan(
  change: Pick<Row<'membership_plans'>, 'id' | 'name' | 'amount' | 'interval' | 'position' | 'price_id'>,
): Row<'membership_plans'> {
  return {
    ...change,
    description: 'Everything.',
    tier: 'closer',
    mode: 'subscription',
    product_id: 'prod_closer',
    offered: true,
  };
}

/** Noon UTC in 200 days, in Unix seconds; the same date in nearly every time zone. */
export const periodEnd = Math.floor(Date.now() / dayMs) * 86_400 + 200 * 86_400 + 43_200;

/** An active annual subscription as the view returns it. */
export function subscriptionRow(change: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    customer_id: 'cus_1',
    subscription_id: 'sub_1',
    subscription_status: 'active',
    price_id: 'price_annual',
    current_period_start: periodEnd - 365 * 86_400,
    current_period_end: periodEnd,
    cancel_at_period_end: false,
    next_payment_attempt: null,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
    ...change,
  };
}

/** Responds with the member's subscription, evaluated for each request; null for none. */
export function subscribed(found: SubscriptionRow | null | (() => SubscriptionRow | null)): HttpHandler {
  return http.get(`${backendUrl}/rest/v1/stripe_user_subscriptions`, ({ request }) => {
    const row = typeof found === 'function' ? found() : found;
    return respondWithRows(request, row ? [row] : []);
  });
}

/** The subscription fails to load. */
export function subscriptionFails(): HttpHandler {
  return http.get(`${backendUrl}/rest/v1/stripe_user_subscriptions`, () =>
    HttpResponse.json({ message: 'broken by the test' }, { status: 500 }),
  );
}

type OrderRow = Row<'stripe_orders'> & { reversals: Partial<Row<'stripe_reversals'>>[] };

/** A paid invoice. */
export function order(change: Partial<OrderRow> = {}): OrderRow {
  return {
    invoice_id: 'in_1',
    user_id: someMember.id,
    customer_id: 'cus_1',
    subscription_id: 'sub_1',
    number: 'CL-0001',
    status: 'paid',
    amount_due_cents: 500_000,
    amount_paid_cents: 500_000,
    currency: 'usd',
    plan: 'Closer (Annual)',
    period_start: '2026-03-01T12:00:00+00:00',
    period_end: '2027-03-01T12:00:00+00:00',
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
    hosted_invoice_url: null,
    invoice_pdf: null,
    created_at: '2026-03-01T12:00:00+00:00',
    paid_at: '2026-03-01T12:00:05+00:00',
    ticket: 1,
    reversals: [],
    ...change,
  };
}

/** Responds for a function that opens a Stripe page. `onCall` sees each request and may delay the response. */
export function stripePage(
  name: 'checkout' | 'billing-portal',
  body: JsonBodyType,
  status = 200,
  onCall?: (body: unknown) => void | Promise<void>,
): HttpHandler {
  return http.post(`${backendUrl}/functions/v1/${name}`, async ({ request }) => {
    await onCall?.(await request.json());
    return HttpResponse.json(body, { status });
  });
}
