import type { SupabaseClient } from '@supabase/supabase-js';
import { Stripe } from 'stripe';
import { expect, vi } from 'vitest';
import { apiVersion } from '../../supabase/functions/_shared/stripe-version.ts';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { stripeSecretKey, stripeWebhookSecret } from '../../supabase/local/stripe-sandbox/start.ts';
import { newMember } from './client.ts';
import { createDatabase } from './test-databases.ts';

/* The payment functions with the Stripe sandbox, for tests. Stripe’s SDK signs the events. */

export const site = 'http://cornerlot.localhost:5173';
export const app = 'http://app.cornerlot.localhost:5173';
export const annual = 'price_closer_annual';
export const quarterly = 'price_closer_quarterly';

export interface FunctionResult {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a function with `functions.invoke` and reads its response. */
export async function invoke(
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown>,
): Promise<FunctionResult> {
  const { data, error, response } = await client.functions.invoke<Record<string, unknown>>(name, { body });
  return {
    status: response?.status ?? 0,
    body: error ? ((await response?.json()) as Record<string, unknown>) : (data ?? {}),
  };
}

export function checkout(client: SupabaseClient, change: Record<string, unknown> = {}): Promise<FunctionResult> {
  return invoke(client, 'checkout', {
    price_id: annual,
    mode: 'subscription',
    success_url: `${app}/payment/success`,
    cancel_url: `${app}/payment/cancel`,
    ...change,
  });
}

/** Opens a payment page and returns its URL. */
export async function openCheckout(client: SupabaseClient, change: Record<string, unknown> = {}): Promise<string> {
  const response = await checkout(client, change);
  expect(response).toEqual({ status: 200, body: { url: expect.stringMatching(/^http.*\/pay\/cs_test_/) } });
  return String(response.body['url']);
}

export const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

/** Submits a form on a page of the sandbox. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Pays on a payment page and returns the URL it redirects to. */
export async function pay(url: string, card = '4242'): Promise<string> {
  const response = await submit(url, { card });
  expect([response.status, await response.text()]).toEqual([303, expect.anything()]);
  return response.headers.get('location') ?? '';
}

/** Helpers for a running backend and its sandbox. */
export function createHelpers(backend: Backend) {
  const { database } = backend;
  const sandboxUrl = backend.stripeUrl ?? '';
  const { hostname: host, port } = new URL(sandboxUrl);
  const stripe = new Stripe(stripeSecretKey, {
    apiVersion,
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  const rows = <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
    database.query<T & object>(sql, values);

  async function row<T = Record<string, unknown>>(
    sql: string,
    ...values: unknown[]
  ): Promise<(T & object) | undefined> {
    return (await rows<T>(sql, ...values))[0];
  }

  const tierOf = async (id: string) =>
    (await row<{ tier: string }>('select membership_tier as tier from public.users where id = $1', id))?.tier;

  const customerOf = async (id: string) =>
    (await row<{ customer_id: string }>('select customer_id from public.stripe_customers where user_id = $1', id))
      ?.customer_id ?? '';

  /** While held, the sandbox sends no events. */
  const hold = (held: boolean) => submit(`${sandboxUrl}/hold`, { held: String(held) });

  async function eventsOf(customer: string): Promise<{ id: string; type: string; delivered: boolean }[]> {
    const { events } = (await (await fetch(`${sandboxUrl}/control.json`)).json()) as {
      events: { id: string; type: string; customer: string | null; delivered: boolean }[];
    };
    return events.filter((event) => event.customer === customer);
  }

  /** Waits until the webhook has accepted every event of a customer. */
  async function eventsDelivered(customer: string): Promise<void> {
    await vi.waitFor(async () => expect((await eventsOf(customer)).every(({ delivered }) => delivered)).toBe(true), {
      timeout: 30_000,
      interval: 50,
    });
  }

  /** Posts an event to the webhook, signed like Stripe does. */
  function post(
    payload: string,
    {
      secret = stripeWebhookSecret,
      timestamp,
      header,
    }: { secret?: string; timestamp?: number; header?: string | null } = {},
  ) {
    const signature =
      header === undefined
        ? stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) })
        : header;
    return fetch(`${backend.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
      body: payload,
    });
  }

  /** Delivers one of the sandbox’s events and returns the webhook’s response. */
  async function deliver(id: string): Promise<FunctionResult> {
    const response = await post(JSON.stringify(await stripe.events.retrieve(id)));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** A member with a customer but no checkout. */
  async function customerMember() {
    const member = await newMember(backend);
    const { id: customer } = await stripe.customers.create({ email: member.email });
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', member.id, customer);
    return { ...member, customer };
  }

  /** Subscribes a customer at Stripe, bypassing our checkout. */
  async function subscribe(customer: string, price = quarterly): Promise<string> {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: `${app}/payment/success`,
      cancel_url: app,
    });
    await pay(session.url ?? '');
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    return typeof subscription === 'string' ? subscription : '';
  }

  /** Runs the reconciliation as cron does. */
  async function reconcile(key = backend.serviceRoleKey) {
    const response = await fetch(`${backend.url}/functions/v1/reconcile-payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** Runs `work` while Stripe responds to every request with 500. */
  async function duringOutage<T>(work: () => Promise<T>): Promise<T> {
    // Only Stripe’s responses depend on this query.
    await rows('alter table public.membership_plans rename product_id to product_elsewhere');
    try {
      return await work();
    } finally {
      await rows('alter table public.membership_plans rename product_elsewhere to product_id');
    }
  }

  return {
    stripe,
    cards: sandboxUrl,
    rows,
    row,
    tierOf,
    customerOf,
    hold,
    eventsOf,
    eventsDelivered,
    post,
    deliver,
    customerMember,
    subscribe,
    duringOutage,
    reconcile,
  };
}

/** Starts a backend with the sandbox. */
export async function startPayments(): Promise<Backend> {
  return startBackend({
    port: 0,
    mailPort: 0,
    databaseUrl: await createDatabase(),
    seedFile: null,
    siteUrl: site,
    appUrl: app,
    jobIntervals: { 'send-mail': 3_600_000 },
    webhookRetryDelays: [100, 200, 500],
    log: () => undefined,
  });
}
