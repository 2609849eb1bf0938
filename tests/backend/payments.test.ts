import { resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { cardsKey, cardsWebhookSecret } from '../../supabase/local/cards/start.ts';
import { newMember } from './client.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

/* checkout, stripe-webhook, billing-portal and delete-account, against the sandbox of the card provider; events are signed with the provider's own SDK. */

const site = 'http://cornerlot.localhost:5173';
const app = 'http://app.cornerlot.localhost:5173';
const annual = 'price_closer_annual';
const quarterly = 'price_closer_quarterly';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a function as `functions.invoke` does, and reads what it answers. */
async function invoke(client: SupabaseClient, name: string, body: Record<string, unknown>): Promise<Answer> {
  const { data, error, response } = await client.functions.invoke<Record<string, unknown>>(name, { body });
  return {
    status: response?.status ?? 0,
    body: error ? ((await response?.json()) as Record<string, unknown>) : (data ?? {}),
  };
}

function checkout(client: SupabaseClient, change: Record<string, unknown> = {}): Promise<Answer> {
  return invoke(client, 'checkout', {
    price_id: annual,
    mode: 'subscription',
    success_url: `${app}/payment/success`,
    cancel_url: `${app}/payment/cancel`,
    ...change,
  });
}

/** Opens a payment page; its address. */
async function opened(client: SupabaseClient, change: Record<string, unknown> = {}): Promise<string> {
  const answer = await checkout(client, change);
  expect(answer).toEqual({ status: 200, body: { url: expect.stringMatching(/^http.*\/pay\/cs_test_/) } });
  return String(answer.body['url']);
}

const sessionOf = (url: string) => url.split('/').at(-1) ?? '';

/** Sends a form of the sandbox's pages. */
function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Pays on a payment page; where that leads. */
async function pay(url: string, card = '4242'): Promise<string> {
  const answer = await submit(url, { card });
  expect([answer.status, await answer.text()]).toEqual([303, expect.anything()]);
  return answer.headers.get('location') ?? '';
}

/** Everything that tests ask of a running backend and its sandbox. */
function worldOf(backend: Backend) {
  const { database } = backend;
  const cards = backend.cardsUrl ?? '';
  const { hostname: host, port } = new URL(cards);
  const stripe = new Stripe(cardsKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

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

  /** While held, the sandbox keeps its events to itself. */
  const hold = (held: boolean) => submit(`${cards}/hold`, { held: String(held) });

  async function eventsOf(customer: string): Promise<{ id: string; type: string; taken: boolean }[]> {
    const { events } = (await (await fetch(`${cards}/control.json`)).json()) as {
      events: { id: string; type: string; customer: string | null; taken: boolean }[];
    };
    return events.filter((event) => event.customer === customer);
  }

  /** Waits until the webhook has taken every event about a customer. */
  async function settled(customer: string): Promise<void> {
    await vi.waitFor(async () => expect((await eventsOf(customer)).every(({ taken }) => taken)).toBe(true), {
      timeout: 30_000,
      interval: 50,
    });
  }

  /** Posts what stands for an event to the webhook, signed as the provider signs. */
  function post(
    payload: string,
    {
      secret = cardsWebhookSecret,
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

  /** Delivers one of the sandbox's events; what the webhook answers. */
  async function deliver(id: string): Promise<Answer> {
    const answer = await post(JSON.stringify(await stripe.events.retrieve(id)));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** A member with a customer, without the way through checkout. */
  async function customerMember() {
    const member = await newMember(backend);
    const { id: customer } = await stripe.customers.create({ email: member.email });
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', member.id, customer);
    return { ...member, customer };
  }

  /** A subscription that a customer pays for on the provider's page, besides our checkout. */
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

  /** Lets `work` happen while the provider answers everything with 500. */
  async function withoutProvider<T>(work: () => Promise<T>): Promise<T> {
    // Of what the sandbox reads for every answer, this is what nothing else does.
    await rows('alter table public.membership_plans rename product_id to product_elsewhere');
    try {
      return await work();
    } finally {
      await rows('alter table public.membership_plans rename product_elsewhere to product_id');
    }
  }

  return {
    stripe,
    cards,
    rows,
    row,
    tierOf,
    customerOf,
    hold,
    eventsOf,
    settled,
    post,
    deliver,
    customerMember,
    subscribe,
    withoutProvider,
  };
}

// On a real server where there is one: only there two requests are at work at once.
const cluster = await startPostgresCluster();
let backend: Backend;
let world: ReturnType<typeof worldOf>;

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    mailPort: 0,
    databaseUrl: await cluster?.createDatabase(),
    migrationsDir: resolve(import.meta.dirname, '../../supabase/migrations'),
    seedFile: null,
    siteUrl: site,
    appUrl: app,
    copiesInterval: 3_600_000,
    eventWaits: [100, 200, 500],
    log: () => undefined,
  });
  world = worldOf(backend);
});
beforeEach(() => world.hold(false));
afterAll(async () => {
  await backend.close();
  await cluster?.close();
});

describe('checkout', () => {
  it('sells a plan to the member who asks: what a declined card leaves open the next one pays, once', async () => {
    const { stripe, row, rows, tierOf, customerOf, settled } = world;
    const ann = await newMember(backend);
    const bob = await newMember(backend);
    // Whatever else is asked for, it is for the owner of the token.
    const url = await opened(ann.client, { user_id: bob.id, customer: 'cus_other', client_reference_id: bob.id });
    const customer = await customerOf(ann.id);
    const session = await stripe.checkout.sessions.retrieve(sessionOf(url));
    expect(session).toMatchObject({
      customer,
      client_reference_id: ann.id,
      metadata: { user_id: ann.id },
      mode: 'subscription',
      amount_total: 500_000,
      success_url: `${app}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app}/payment/cancel`,
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({
      email: ann.email,
      metadata: { user_id: ann.id },
    });
    expect(await customerOf(bob.id)).toBe('');

    expect((await submit(url, { card: '0002' })).status).toBe(402);
    expect(await tierOf(ann.id)).toBe('free');
    expect(await opened(ann.client)).toBe(url);
    expect(await pay(url)).toBe(`${app}/payment/success?session_id=${session.id}`);
    await settled(customer);

    expect([await tierOf(ann.id), await tierOf(bob.id)]).toEqual(['closer', 'free']);
    expect((await ann.client.from('stripe_user_subscriptions').select()).data).toEqual([
      {
        customer_id: customer,
        subscription_id: expect.stringMatching(/^sub_/),
        subscription_status: 'active',
        price_id: annual,
        current_period_start: expect.any(Number),
        current_period_end: expect.any(Number),
        cancel_at_period_end: false,
        payment_method_brand: 'visa',
        payment_method_last4: '4242',
      },
    ]);
    expect((await ann.client.from('stripe_checkouts').select('session_id, status')).data).toEqual([
      { session_id: session.id, status: 'complete' },
    ]);
    expect(
      await rows(
        'select plan, status, amount_paid_cents::int as paid, payment_method_last4 as last4 from public.stripe_orders where user_id = $1',
        ann.id,
      ),
    ).toEqual([{ plan: 'Closer (Annual)', status: 'paid', paid: 500_000, last4: '4242' }]);
    expect(
      await row(
        'select count(*)::int as left from private.stripe_events where customer_id = $1 and (handled_at is null or last_error is not null)',
        customer,
      ),
    ).toEqual({ left: 0 });
    expect(await checkout(ann.client, { price_id: quarterly })).toEqual({
      status: 409,
      body: { error: 'You already have a membership. Change it under Billing.' },
    });
  });

  it('understands the other spelling, and fills in addresses of its own', async () => {
    const { stripe } = world;
    const { client } = await newMember(backend);
    const spelled = await invoke(client, 'checkout', {
      priceId: quarterly,
      mode: 'subscription',
      successUrl: `${site}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${site}/membership`,
    });
    expect(await stripe.checkout.sessions.retrieve(sessionOf(String(spelled.body['url'])))).toMatchObject({
      amount_total: 150_000,
      success_url: `${site}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/membership`,
    });
    // The other name that the site has on a developer's machine.
    await opened(client, { price_id: quarterly, cancel_url: 'http://app.localhost:5173/payment/cancel' });
    const bare = await invoke(client, 'checkout', { price_id: quarterly, mode: 'subscription' });
    expect(await stripe.checkout.sessions.retrieve(sessionOf(String(bare.body['url'])))).toMatchObject({
      success_url: `${app}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app}/payment/cancel`,
    });
  });

  it('opens one session for one customer, however fast it is pressed', async () => {
    const { stripe, customerOf } = world;
    const { client, id, email } = await newMember(backend);
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout(client)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1);
    expect((await stripe.checkout.sessions.list({ customer: await customerOf(id) })).data).toHaveLength(1);
    expect((await stripe.customers.list({ email })).data).toHaveLength(1);
  });

  it('never leaves two plans to be paid: in two tabs, at the same moment, and while the first payment is not known here yet', async () => {
    const { stripe, customerOf, hold, settled, tierOf } = world;
    const { client, id } = await newMember(backend);
    const first = await opened(client);
    const second = await opened(client, { price_id: quarterly });
    expect((await submit(first, { card: '4242' })).status).toBe(410);

    const both = await Promise.all([checkout(client), checkout(client, { price_id: quarterly, cancel_url: site })]);
    for (const answer of both) expect([200, 409]).toContain(answer.status);
    const customer = await customerOf(id);
    const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open).toHaveLength(1);
    expect((await stripe.checkout.sessions.retrieve(sessionOf(second))).status).toBe('expired');

    await hold(true);
    await pay(open[0]?.url ?? '');
    const [bought] = (await stripe.subscriptions.list({ customer })).data;
    const other = bought?.items.data[0]?.price.id === annual ? quarterly : annual;
    for (const text of [
      'Your payment is being confirmed. Please wait a moment.',
      'Your payment is being confirmed. Please wait a moment.',
    ]) {
      expect(await checkout(client, { price_id: other })).toEqual({ status: 409, body: { error: text } });
    }
    expect((await stripe.checkout.sessions.list({ customer, status: 'open' })).data).toEqual([]);
    await hold(false);
    await settled(customer);
    expect(await tierOf(id)).toBe('closer');
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it('asks the provider whether there is a subscription that no event has told of', async () => {
    const { hold, customerMember, subscribe, settled, stripe, row } = world;
    const { client, id, customer } = await customerMember();
    await hold(true);
    await subscribe(customer);
    expect(await checkout(client)).toEqual({
      status: 409,
      body: { error: 'You already have a membership. Change it under Billing.' },
    });
    expect((await stripe.checkout.sessions.list({ customer, status: 'open' })).data).toEqual([]);
    expect(
      await row(`select from public.stripe_checkouts where user_id = $1 and status in ('opening', 'open')`, id),
    ).toBeUndefined();
    await hold(false);
    await settled(customer);
  });

  it('refuses unknown prices, other modes and foreign addresses, and makes nothing', async () => {
    const { customerOf, row } = world;
    const { client, id } = await newMember(backend);
    for (const [change, error] of [
      [{ price_id: 'price_of_my_own' }, 'This plan is not offered.'],
      [{ price_id: undefined }, 'The request could not be read.'],
      [{ price_id: [annual] }, 'The request could not be read.'],
      [{ mode: 'payment' }, "This plan is paid in the mode 'subscription'."],
      [{ success_url: 'https://evil.example/payment/success' }, 'Payments can only lead back to this site.'],
      [{ success_url: `${app}/${'a'.repeat(1975 - app.length)}` }, 'The address to come back to is too long.'],
      [{ cancel_url: `${app}@evil.example/` }, 'Payments can only lead back to this site.'],
    ] as const) {
      expect(await checkout(client, change)).toEqual({ status: 400, body: { error } });
    }
    expect(await customerOf(id)).toBe('');
    expect(await row('select from public.stripe_checkouts where user_id = $1', id)).toBeUndefined();
  });

  it('is for who asks, at the price of the plan, whatever else the request says', async () => {
    const { stripe, customerOf, customerMember } = world;
    const victim = await customerMember();
    const { client, id } = await newMember(backend);
    const url = await opened(client, {
      customer: victim.customer,
      customer_id: victim.customer,
      user_id: victim.id,
      member: victim.id,
      client_reference_id: victim.id,
      metadata: { user_id: victim.id },
      amount: 1,
      quantity: 0,
      line_items: [{ price: quarterly, quantity: 0 }],
      discounts: [{ coupon: 'free' }],
      subscription_data: { trial_period_days: 3650 },
    });
    const customer = await customerOf(id);
    expect(customer).not.toBe(victim.customer);
    await pay(url);
    const session = await stripe.checkout.sessions.retrieve(sessionOf(url));
    expect(session).toMatchObject({ customer, client_reference_id: id, metadata: { user_id: id } });
    const { data: subscriptions } = await stripe.subscriptions.list({ customer });
    expect(subscriptions).toMatchObject([
      { status: 'active', metadata: { user_id: id }, items: { data: [{ quantity: 1, price: { id: annual } }] } },
    ]);
    const { data: invoices } = await stripe.invoices.list({ customer });
    expect(invoices).toMatchObject([{ status: 'paid', amount_paid: 500_000 }]);
    expect((await stripe.subscriptions.list({ customer: victim.customer })).data).toEqual([]);
  });

  it('refuses visitors, partners and plans that are not offered any more', async () => {
    const { rows } = world;
    const { client, id } = await newMember(backend);
    const url = `${backend.url}/functions/v1/checkout`;
    const visitor = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.anonKey}` },
      body: '{}',
    });
    expect([visitor.status, await visitor.json()]).toEqual([401, { error: 'User must be authenticated' }]);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);

    await rows('update public.membership_plans set offered = false where price_id = $1', quarterly);
    expect(await checkout(client, { price_id: quarterly })).toEqual({
      status: 400,
      body: { error: 'This plan is not offered.' },
    });
    await rows('update public.membership_plans set offered = true where price_id = $1', quarterly);
    await rows(`update public.users set membership_tier = 'partner' where id = $1`, id);
    expect(await checkout(client)).toEqual({
      status: 409,
      body: { error: 'Your Partner membership includes everything.' },
    });
  });

  it('says that it failed when the provider does, and begins anew with the next try', async () => {
    const { client } = await newMember(backend);
    expect(await world.withoutProvider(() => checkout(client))).toEqual({
      status: 500,
      body: { error: 'Failed to create checkout session' },
    });
    await opened(client);
  });

  it('makes a customer anew that the provider has lost, one, and keeps its email that of the account', async () => {
    const { stripe, row, rows, customerOf } = world;
    const { client, id, email } = await newMember(backend);
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', id, `cus_gone_${id}`);
    const answers = await Promise.all([checkout(client), checkout(client), checkout(client)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['url'])}`)).size).toBe(1);
    const made = await customerOf(id);
    expect((await stripe.customers.list({ email })).data).toMatchObject([{ id: made }]);
    await rows('update auth.users set email = $2 where id = $1', id, `new-${email}`);
    await opened(client, { price_id: quarterly });
    expect(await stripe.customers.retrieve(made)).toMatchObject({ email: `new-${email}` });
    await stripe.customers.del(made);
    expect(await invoke(client, 'billing-portal', { return_url: app })).toEqual({
      status: 404,
      body: { error: 'The card provider has no billing account of yours any more. Please write to us.' },
    });
    await world.settled(made);
    await opened(client);
    const again = await customerOf(id);
    expect(again).not.toBe(made);
    // What the provider told of the one that it has lost goes with the account, too.
    await world.settled(again);
    const toldOf = (customer: string) =>
      row('select from private.stripe_events where payload::text like $1 limit 1', `%${customer}%`);
    expect(await toldOf(made)).toBeDefined();
    expect(await invoke(client, 'delete-account', { password: 'secret12' })).toEqual({ status: 200, body: {} });
    await world.settled(again);
    expect(await toldOf(made)).toBeUndefined();
  });
});

describe('stripe-webhook', () => {
  it('takes nothing that the provider has not signed, lately and as it is', async () => {
    const { row, post, stripe } = world;
    const payload = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    });
    const old = Math.floor(Date.now() / 1000) - 3600;
    const right = stripe.webhooks.generateTestHeaderString({ payload, secret: cardsWebhookSecret });
    const answers = [
      await post(payload, { secret: 'whsec_of_another' }),
      await post(payload, { header: null }),
      await post(payload, { header: '' }),
      await post(payload, { header: 't=1,v1=00' }),
      await post(payload, { timestamp: old }),
      await post(payload.replace('cus_1', 'cus_2'), { header: right }),
      await post('', { header: null }),
    ];
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'Invalid signature' }]);
    expect(await row('select from private.stripe_events where id = $1', 'evt_forged')).toBeUndefined();
    expect((await fetch(`${backend.url}/functions/v1/stripe-webhook`)).status).toBe(405);
    expect((await post(payload)).status).toBe(200);
    expect(await row('select from private.stripe_events where id = $1', 'evt_forged')).toBeDefined();
  });

  it('changes the state once by an event that comes a hundred times', async () => {
    const { hold, customerMember, subscribe, eventsOf, deliver, row, rows, settled, tierOf } = world;
    await hold(true);
    const { id, customer } = await customerMember();
    const subscription = await subscribe(customer);
    const event = (await eventsOf(customer)).find(({ type }) => type === 'customer.subscription.created')?.id ?? '';
    const answers: Answer[] = [];
    for (let round = 0; round < 10; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => deliver(event)))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => body['outcome'] === 'applied')).toHaveLength(1);
    expect(answers.filter(({ body }) => body['outcome'] === 'repeated')).toHaveLength(99);
    expect(await row('select deliveries, outcome from private.stripe_events where id = $1', event)).toEqual({
      deliveries: 100,
      outcome: 'applied',
    });
    const state = () =>
      row(
        'select status, ticket::int as ticket, updated_at from public.stripe_subscriptions where subscription_id = $1',
        subscription,
      );
    const before = await state();
    expect(before).toMatchObject({ status: 'active' });
    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'repeated' } });
    expect(await state()).toEqual(before);
    expect(
      await rows(
        `select data ->> 'event' as event from public.notifications where user_id = $1 and kind = 'membership'`,
        id,
      ),
    ).toEqual([{ event: 'started' }]);
    expect(await tierOf(id)).toBe('closer');
    await hold(false);
    await settled(customer);
  });

  it('ends in the same state in whatever order events come, one by one, all at once, and each long after the next change', async () => {
    const { hold, customerMember, subscribe, eventsOf, deliver, row, settled, stripe, tierOf } = world;
    await hold(true);
    const { id, customer } = await customerMember();
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ] as const;
    const stateOf = (subscription: string) =>
      row(
        'select status, price_id, cancel_at_period_end, ended_at is not null as ended, payment_method_last4 as last4 from public.stripe_subscriptions where subscription_id = $1',
        subscription,
      );
    const ended = { status: 'canceled', price_id: quarterly, cancel_at_period_end: true, ended: true, last4: '4242' };

    /** A subscription that was made, was to end, and has ended; its three events. */
    const history = async () => {
      const before = new Set((await eventsOf(customer)).map((event) => event.id));
      const subscription = await subscribe(customer);
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
      await stripe.subscriptions.cancel(subscription);
      const events = (await eventsOf(customer)).filter(
        (event) => !before.has(event.id) && event.type.startsWith('customer.subscription.'),
      );
      expect(events.map(({ type }) => type)).toEqual(
        ['created', 'updated', 'deleted'].map((what) => `customer.subscription.${what}`),
      );
      return { subscription, events: events.map((event) => event.id) };
    };
    for (const order of orders) {
      const { subscription, events } = await history();
      for (const index of order) expect((await deliver(events[index] ?? '')).status).toBe(200);
      expect([order, await stateOf(subscription), await tierOf(id)]).toEqual([order, ended, 'free']);
    }
    const { subscription, events } = await history();
    await Promise.all(events.map(deliver));
    expect([await stateOf(subscription), await tierOf(id)]).toEqual([ended, 'free']);

    // The first event comes while it still runs, and again once it has ended.
    const late = await subscribe(customer);
    const created =
      (await eventsOf(customer)).findLast(({ type }) => type === 'customer.subscription.created')?.id ?? '';
    await deliver(created);
    expect([await stateOf(late), await tierOf(id)]).toMatchObject([{ status: 'active' }, 'closer']);
    await stripe.subscriptions.cancel(late);
    const deleted =
      (await eventsOf(customer)).findLast(({ type }) => type === 'customer.subscription.deleted')?.id ?? '';
    await deliver(deleted);
    await deliver(created);
    expect([await stateOf(late), await tierOf(id)]).toMatchObject([{ status: 'canceled' }, 'free']);
    await hold(false);
    await settled(customer);
    expect([await stateOf(late), await tierOf(id)]).toMatchObject([{ status: 'canceled' }, 'free']);
  });

  it('is right for a success page that comes before it, and for one that comes after it', async () => {
    const { hold, settled, customerOf, tierOf, eventsOf, deliver } = world;
    const { client, id } = await newMember(backend);
    /** What the page asks for. */
    const seen = async (session: string) => [
      (await client.from('stripe_checkouts').select('status').eq('session_id', session).maybeSingle()).data?.status,
      (await client.from('stripe_user_subscriptions').select('subscription_status').maybeSingle()).data
        ?.subscription_status,
      (await client.from('stripe_orders').select('status').eq('user_id', id)).data?.map(({ status }) => String(status)),
    ];
    await hold(true);
    const url = await opened(client);
    const session = new URL(await pay(url)).searchParams.get('session_id') ?? '';
    expect(session).toBe(sessionOf(url));
    expect([await seen(session), await tierOf(id)]).toEqual([['open', undefined, []], 'free']);
    const customer = await customerOf(id);
    // All that the page shows comes with this one.
    await deliver((await eventsOf(customer)).find(({ type }) => type === 'checkout.session.completed')?.id ?? '');
    expect([await seen(session), await tierOf(id)]).toEqual([['complete', 'active', ['paid']], 'closer']);
    const { data: opener } = await client
      .from('stripe_checkouts')
      .select('invoice_id')
      .eq('session_id', session)
      .single();
    const { data: paidWith } = await client.from('stripe_orders').select('invoice_id').single();
    expect(opener).toEqual(paidWith);
    await hold(false);
    await settled(customer);
    expect([await seen(session), await tierOf(id)]).toEqual([['complete', 'active', ['paid']], 'closer']);
  });

  it('keeps what it does not know, and what is about nobody here', async () => {
    const { customerMember, post, row, stripe, subscribe, settled } = world;
    const { customer } = await customerMember();
    const send = async (id: string, type: string, object: object) => {
      const answer = await post(
        JSON.stringify({ id, object: 'event', type, created: 1_700_000_000, data: { object } }),
      );
      return [answer.status, await answer.json()];
    };
    expect(await send(`evt_kept_${customer}`, 'charge.refunded', { object: 'charge', id: 'ch_1', customer })).toEqual([
      200,
      { outcome: 'kept' },
    ]);
    expect(
      await row(
        `select type, outcome, payload #>> '{data,object,id}' as object from private.stripe_events where id = $1`,
        `evt_kept_${customer}`,
      ),
    ).toEqual({
      type: 'charge.refunded',
      outcome: 'kept',
      object: 'ch_1',
    });
    // What is not there any more at the provider leaves nothing to write down.
    expect(
      await send(`evt_gone_${customer}`, 'customer.subscription.updated', {
        object: 'subscription',
        id: 'sub_gone',
        customer,
      }),
    ).toEqual([200, { outcome: 'nothing new' }]);
    const { id: stranger } = await stripe.customers.create({ email: 'stranger@example.test' });
    const subscription = await subscribe(stranger);
    await settled(stranger);
    expect(
      await row('select from public.stripe_subscriptions where subscription_id = $1', subscription),
    ).toBeUndefined();
  });

  it('answers 500 while the provider or the database fails, and takes the event when it comes again', async () => {
    const {
      hold,
      customerMember,
      subscribe,
      eventsOf,
      deliver,
      row,
      rows,
      settled,
      tierOf,
      withoutProvider,
      stripe,
      post,
    } = world;
    await hold(true);
    const { id, customer } = await customerMember();
    await subscribe(customer);
    const event = (await eventsOf(customer)).find(({ type }) => type === 'customer.subscription.created')?.id ?? '';
    const payload = JSON.stringify(await stripe.events.retrieve(event));
    const failure = () =>
      row<{ handled_at: unknown; last_error: string }>(
        'select handled_at, last_error from private.stripe_events where id = $1',
        event,
      );

    const unanswered = await withoutProvider(() => post(payload));
    expect([unanswered.status, await unanswered.json()]).toEqual([500, { error: 'The event could not be handled.' }]);
    expect(await failure()).toMatchObject({ handled_at: null, last_error: expect.any(String) });

    await rows(
      `create function private.fail() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`,
    );
    await rows(
      'create trigger fail before insert on public.stripe_subscriptions for each row execute function private.fail()',
    );
    const failed = await deliver(event);
    await rows('drop function private.fail() cascade');
    expect(failed).toEqual({ status: 500, body: { error: 'The event could not be handled.' } });
    expect((await failure())?.last_error).toContain('on purpose');
    expect(await tierOf(id)).toBe('free');

    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'applied' } });
    expect(await failure()).toMatchObject({ handled_at: expect.anything(), last_error: null });
    expect(await tierOf(id)).toBe('closer');
    await hold(false);
    await settled(customer);
  });
});

describe('billing-portal', () => {
  it('opens for who has paid, on the page that is asked for, and leads back to own pages only', async () => {
    const { customerMember, subscribe, settled } = world;
    const { client, customer } = await customerMember();
    const portal = (change: Record<string, unknown> = {}) =>
      invoke(client, 'billing-portal', { return_url: `${app}/account/billing`, ...change });
    expect(await portal()).toEqual({ status: 200, body: { url: expect.stringMatching(/\/portal\//) } });
    expect(await portal({ flow: 'subscription_cancel' })).toEqual({
      status: 409,
      body: { error: 'You have no running membership.' },
    });
    await subscribe(customer);
    await settled(customer);
    for (const flow of ['subscription_update', 'payment_method_update', 'subscription_cancel']) {
      expect(await portal({ flow })).toEqual({ status: 200, body: { url: expect.stringMatching(/\/portal\//) } });
    }
    expect(await portal({ flow: 'subscription_gift' })).toEqual({
      status: 400,
      body: { error: 'The request could not be read.' },
    });
    expect(await portal({ return_url: 'https://evil.example/' })).toEqual({
      status: 400,
      body: { error: 'Payments can only lead back to this site.' },
    });
    const { client: stranger } = await newMember(backend);
    expect(await invoke(stranger, 'billing-portal', { return_url: app, customer })).toEqual({
      status: 404,
      body: { error: 'You have no billing account yet.' },
    });
  });
});

describe('delete-account', () => {
  const password = 'secret12';

  it('ends what could charge the member before the account goes, and hears of it afterwards without harm', async () => {
    const { customerMember, subscribe, settled, stripe, row } = world;
    const { client, id, customer } = await customerMember();
    const subscription = await subscribe(customer);
    const { id: open } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: annual, quantity: 1 }],
      success_url: app,
      cancel_url: app,
    });
    await settled(customer);
    expect(await invoke(client, 'delete-account', { password: 'not right' })).toMatchObject({ status: 403 });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect(await invoke(client, 'delete-account', { password })).toEqual({ status: 200, body: {} });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect((await stripe.checkout.sessions.retrieve(open)).status).toBe('expired');
    await settled(customer);
    expect(await row('select from public.stripe_subscriptions where customer_id = $1', customer)).toBeUndefined();
    expect(await row('select from auth.users where id = $1', id)).toBeUndefined();
    expect(await row('select from private.stripe_events where payload::text like $1', `%${customer}%`)).toBeUndefined();
  });

  it('keeps the account, and says so, when the membership cannot be ended', async () => {
    const { customerMember, subscribe, settled, stripe, withoutProvider } = world;
    const { client, customer } = await customerMember();
    const subscription = await subscribe(customer);
    await settled(customer);
    const answer = await withoutProvider(() => invoke(client, 'delete-account', { password }));
    expect(answer).toEqual({
      status: 409,
      body: { error: 'Your membership could not be ended, so your account was kept. Please try again.' },
    });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect(await invoke(client, 'delete-account', { password })).toEqual({ status: 200, body: {} });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  it('lets a member go whose customer the provider does not know any more', async () => {
    const { rows } = world;
    const { client, id } = await newMember(backend);
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', id, `cus_lost_${id}`);
    expect(await invoke(client, 'delete-account', { password })).toEqual({ status: 200, body: {} });
  });
});
