import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../supabase/local/backend.ts';
import { stripeWebhookSecret } from '../../supabase/local/stripe-sandbox/start.ts';
import { newMember } from './client.ts';
import {
  annual,
  app,
  checkout,
  createHelpers,
  invoke,
  openCheckout,
  pay,
  quarterly,
  sessionOf,
  site,
  startPayments,
  submit,
} from './payments.ts';

/*
 * checkout, stripe-webhook, billing-portal, and delete-account with the Stripe sandbox.
 */

let backend: Backend;
let world: ReturnType<typeof createHelpers>;

beforeAll(async () => {
  backend = await startPayments();
  world = createHelpers(backend);
});
beforeEach(() => world.hold(false));
afterAll(() => backend.close());

describe('checkout', () => {
  it('sells a plan to the member who requested it, also on a retry after a declined card', async () => {
    const { stripe, row, rows, tierOf, customerOf, eventsDelivered } = world;
    const ann = await newMember(backend);
    const bob = await newMember(backend);
    // Whatever else the request contains, the checkout belongs to the token’s owner.
    const url = await openCheckout(ann.client, {
      user_id: bob.id,
      customer: 'cus_other',
      client_reference_id: bob.id,
      metadata: { user_id: bob.id },
      amount: 1,
      line_items: [{ price: quarterly, quantity: 0 }],
      discounts: [{ coupon: 'free' }],
      subscription_data: { trial_period_days: 3650 },
    });
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
    expect(await openCheckout(ann.client)).toBe(url);
    expect(await pay(url)).toBe(`${app}/payment/success?session_id=${session.id}`);
    await eventsDelivered(customer);

    expect([await tierOf(ann.id), await tierOf(bob.id)]).toEqual(['closer', 'free']);
    expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([
      { status: 'active', metadata: { user_id: ann.id }, items: { data: [{ quantity: 1, price: { id: annual } }] } },
    ]);
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
        next_payment_attempt: null,
      },
    ]);
    expect((await ann.client.from('stripe_checkouts').select('session_id, status')).data).toEqual([
      { session_id: session.id, status: 'complete' },
    ]);
    expect(
      await rows(
        `select plan, status, amount_paid_cents::int as paid, payment_method_last4 as last4 from public.stripe_orders
          where user_id = $1`,
        ann.id,
      ),
    ).toEqual([{ plan: 'Closer (Annual)', status: 'paid', paid: 500_000, last4: '4242' }]);
    expect(
      await row(
        `select count(*)::int as left from private.stripe_events
          where customer_id = $1 and (handled_at is null or last_error is not null)`,
        customer,
      ),
    ).toEqual({ left: 0 });
    expect(await checkout(ann.client, { price_id: quarterly })).toEqual({
      status: 409,
      body: { error: 'You already have a membership. Change it under Billing.' },
    });
  });

  it('refuses a second plan, in two tabs, concurrently, or before the first payment is known', async () => {
    const { stripe, customerOf, hold, eventsDelivered, tierOf } = world;
    const { client, id } = await newMember(backend);
    const first = await openCheckout(client);
    const second = await openCheckout(client, { price_id: quarterly });
    expect((await submit(first, { card: '4242' })).status).toBe(410);

    const both = await Promise.all([checkout(client), checkout(client, { price_id: quarterly, cancel_url: site })]);
    for (const response of both) expect([200, 409]).toContain(response.status);
    const customer = await customerOf(id);
    const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open).toHaveLength(1);
    expect((await stripe.checkout.sessions.retrieve(sessionOf(second))).status).toBe('expired');

    await hold(true);
    await pay(open[0]?.url ?? '');
    const [bought] = (await stripe.subscriptions.list({ customer })).data;
    const other = bought?.items.data[0]?.price.id === annual ? quarterly : annual;
    expect(await checkout(client, { price_id: other })).toEqual({
      status: 409,
      body: { error: 'Your payment is being confirmed. Please wait a moment.' },
    });
    expect((await stripe.checkout.sessions.list({ customer, status: 'open' })).data).toEqual([]);
    await hold(false);
    await eventsDelivered(customer);
    expect(await tierOf(id)).toBe('closer');
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it('asks Stripe about a subscription that no event has reported', async () => {
    const { hold, customerMember, subscribe, eventsDelivered, stripe, row } = world;
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
    await eventsDelivered(customer);
  });

  it('rejects unknown prices, other modes, and foreign URLs without creating anything', async () => {
    const { customerOf, row } = world;
    const { client, id } = await newMember(backend);
    for (const [change, error] of [
      [{ price_id: 'price_of_my_own' }, 'This plan is no longer available.'],
      [{ price_id: undefined }, 'The request is invalid.'],
      [{ price_id: [annual] }, 'The request is invalid.'],
      [{ mode: 'payment' }, "This plan is paid in the mode 'subscription'."],
      [{ success_url: 'https://evil.example/payment/success' }, 'Payments can only lead back to this site.'],
      [{ success_url: `${app}/${'a'.repeat(1975 - app.length)}` }, 'The return address is too long.'],
      [{ cancel_url: `${app}@evil.example/` }, 'Payments can only lead back to this site.'],
    ] as const) {
      expect(await checkout(client, change)).toEqual({ status: 400, body: { error } });
    }
    expect(await customerOf(id)).toBe('');
    expect(await row('select from public.stripe_checkouts where user_id = $1', id)).toBeUndefined();
  });

  it('sells a new price to new buyers and keeps the tier of subscribers with the retired price', async () => {
    const { rows, tierOf, customerOf, eventsDelivered, row } = world;
    const subscriber = await newMember(backend);
    await pay(await openCheckout(subscriber.client));
    await eventsDelivered(await customerOf(subscriber.id));

    // The procedure in docs/deploying.md: one statement.
    await rows(
      `with retired as (
         update public.membership_plans set offered = false where id = 'closer-annual' returning *
       )
       insert into public.membership_plans (id, tier, name, description, amount, interval, position, price_id,
         product_id)
       select 'closer-annual-2027', tier, 'Closer (Annual 2027)', description, 5400, interval, position, 'price_new',
         product_id
       from retired`,
    );
    try {
      const buyer = await newMember(backend);
      expect(await checkout(buyer.client)).toEqual({
        status: 400,
        body: { error: 'This plan is no longer available.' },
      });
      await pay(await openCheckout(buyer.client, { price_id: 'price_new' }));
      const customer = await customerOf(buyer.id);
      await eventsDelivered(customer);
      expect(await tierOf(buyer.id)).toBe('closer');
      expect(
        await row('select plan, amount_paid_cents from public.stripe_orders where customer_id = $1', customer),
      ).toMatchObject({
        plan: 'Closer (Annual 2027)',
        amount_paid_cents: expect.toSatisfy((cents) => Number(cents) === 540_000),
      });
      expect(await tierOf(subscriber.id)).toBe('closer');
    } finally {
      await rows(`update public.membership_plans set offered = id <> 'closer-annual-2027'`);
    }
  });

  it('rejects visitors and partners', async () => {
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

    await rows(`update public.users set membership_tier = 'partner' where id = $1`, id);
    expect(await checkout(client)).toEqual({
      status: 409,
      body: { error: 'Your Partner membership includes everything.' },
    });
  });

  it('reports a Stripe failure and can be retried', async () => {
    const { client } = await newMember(backend);
    expect(await world.duringOutage(() => checkout(client))).toEqual({
      status: 500,
      body: { error: 'Failed to create checkout session' },
    });
    await openCheckout(client);
  });

  it('recreates a customer deleted at Stripe, once, with the account’s current email', async () => {
    const { stripe, row, rows, customerOf } = world;
    const { client, id, email } = await newMember(backend);
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', id, `cus_gone_${id}`);
    const responses = await Promise.all([checkout(client), checkout(client), checkout(client)]);
    expect(new Set(responses.map(({ status, body }) => `${status} ${String(body['url'])}`)).size).toBe(1);
    const created = await customerOf(id);
    expect((await stripe.customers.list({ email })).data).toMatchObject([{ id: created }]);
    await rows('update auth.users set email = $2 where id = $1', id, `new-${email}`);
    await openCheckout(client, { price_id: quarterly });
    expect(await stripe.customers.retrieve(created)).toMatchObject({ email: `new-${email}` });
    await stripe.customers.del(created);
    expect(await invoke(client, 'billing-portal', { return_url: app })).toEqual({
      status: 404,
      body: { error: 'We couldn’t find your billing account. Please contact us.' },
    });
    await world.eventsDelivered(created);
    await openCheckout(client);
    const again = await customerOf(id);
    expect(again).not.toBe(created);
    // Events about the deleted customer are deleted with the account, too.
    await world.eventsDelivered(again);
    const eventAbout = (customer: string) =>
      row('select from private.stripe_events where payload::text like $1 limit 1', `%${customer}%`);
    expect(await eventAbout(created)).toBeDefined();
    expect(await invoke(client, 'delete-account', {})).toEqual({ status: 200, body: {} });
    await world.eventsDelivered(again);
    expect(await eventAbout(created)).toBeUndefined();
  });
});

describe('stripe-webhook', () => {
  it('rejects events that aren’t signed, recently and correctly', async () => {
    const { row, post, stripe } = world;
    const payload = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    });
    const old = Math.floor(Date.now() / 1000) - 3600;
    const right = stripe.webhooks.generateTestHeaderString({ payload, secret: stripeWebhookSecret });
    const responses = [
      await post(payload, { secret: 'whsec_of_another' }),
      await post(payload, { header: null }),
      await post(payload, { header: '' }),
      await post(payload, { header: 't=1,v1=00' }),
      await post(payload, { timestamp: old }),
      await post(payload.replace('cus_1', 'cus_2'), { header: right }),
      await post('', { header: null }),
    ];
    for (const response of responses)
      expect([response.status, await response.json()]).toEqual([400, { error: 'Invalid signature' }]);
    expect(await row('select from private.stripe_events where id = $1', 'evt_forged')).toBeUndefined();
    expect((await fetch(`${backend.url}/functions/v1/stripe-webhook`)).status).toBe(405);
    expect((await post(payload)).status).toBe(200);
    expect(await row('select from private.stripe_events where id = $1', 'evt_forged')).toBeDefined();
  });

  it('stores unknown events and ignores those about other customers', async () => {
    const { customerMember, post, row, stripe, subscribe, eventsDelivered } = world;
    const { customer } = await customerMember();
    const send = async (id: string, type: string, object: object) => {
      const response = await post(
        JSON.stringify({ id, object: 'event', type, created: 1_700_000_000, data: { object } }),
      );
      return [response.status, await response.json()];
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
    // An object deleted at Stripe changes nothing.
    expect(
      await send(`evt_gone_${customer}`, 'customer.subscription.updated', {
        object: 'subscription',
        id: 'sub_gone',
        customer,
      }),
    ).toEqual([200, { outcome: 'nothing new' }]);
    const { id: stranger } = await stripe.customers.create({ email: 'stranger@example.test' });
    const subscription = await subscribe(stranger);
    await eventsDelivered(stranger);
    expect(
      await row('select from public.stripe_subscriptions where subscription_id = $1', subscription),
    ).toBeUndefined();
  });

  it('returns 500 while Stripe or the database fails, and applies the event on redelivery', async () => {
    const {
      hold,
      customerMember,
      subscribe,
      eventsOf,
      deliver,
      row,
      rows,
      eventsDelivered,
      tierOf,
      duringOutage,
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

    const failedDelivery = await duringOutage(() => post(payload));
    expect([failedDelivery.status, await failedDelivery.json()]).toEqual([
      500,
      { error: 'Couldn’t handle the event.' },
    ]);
    expect(await failure()).toMatchObject({ handled_at: null, last_error: expect.any(String) });

    await rows(
      `create function private.fail() returns trigger language plpgsql as $$ begin raise exception 'on purpose';
        end $$`,
    );
    await rows(
      'create trigger fail before insert on public.stripe_subscriptions for each row execute function private.fail()',
    );
    const failed = await deliver(event);
    await rows('drop function private.fail() cascade');
    expect(failed).toEqual({ status: 500, body: { error: 'Couldn’t handle the event.' } });
    expect((await failure())?.last_error).toContain('on purpose');
    expect(await tierOf(id)).toBe('free');

    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'applied' } });
    expect(await failure()).toMatchObject({ handled_at: expect.anything(), last_error: null });
    expect(await tierOf(id)).toBe('closer');
    await hold(false);
    await eventsDelivered(customer);
  });
});

describe('billing-portal', () => {
  it('opens for paying members on the requested page and only returns to our own URLs', async () => {
    const { customerMember, subscribe, eventsDelivered } = world;
    const { client, customer } = await customerMember();
    const portal = (change: Record<string, unknown> = {}) =>
      invoke(client, 'billing-portal', { return_url: `${app}/account/billing`, ...change });
    expect(await portal()).toEqual({ status: 200, body: { url: expect.stringMatching(/\/portal\//) } });
    expect(await portal({ flow: 'subscription_cancel' })).toEqual({
      status: 409,
      body: { error: 'You don’t have an active membership.' },
    });
    await subscribe(customer);
    await eventsDelivered(customer);
    for (const flow of ['subscription_update', 'payment_method_update', 'subscription_cancel']) {
      expect(await portal({ flow })).toEqual({ status: 200, body: { url: expect.stringMatching(/\/portal\//) } });
    }
    expect(await portal({ flow: 'subscription_gift' })).toEqual({
      status: 400,
      body: { error: 'The request is invalid.' },
    });
    expect(await portal({ return_url: 'https://evil.example/' })).toEqual({
      status: 400,
      body: { error: 'Payments can only lead back to this site.' },
    });
    const { client: stranger } = await newMember(backend);
    expect(await invoke(stranger, 'billing-portal', { return_url: app, customer })).toEqual({
      status: 404,
      body: { error: 'You don’t have a billing account yet.' },
    });
  });
});

describe('delete-account', () => {
  it('cancels the subscription before deleting the account, and later events do no harm', async () => {
    const { customerMember, subscribe, eventsDelivered, stripe, row } = world;
    const { client, id, customer } = await customerMember();
    const subscription = await subscribe(customer);
    const { id: open } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: annual, quantity: 1 }],
      success_url: app,
      cancel_url: app,
    });
    await eventsDelivered(customer);
    const signedIn = (interval: string) =>
      row('update auth.sessions set created_at = now() - $2::interval where user_id = $1 returning 1', id, interval);
    await signedIn('1 hour');
    expect(await invoke(client, 'delete-account', {})).toMatchObject({ status: 403 });
    await signedIn('0');
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect(await invoke(client, 'delete-account', {})).toEqual({ status: 200, body: {} });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect((await stripe.checkout.sessions.retrieve(open)).status).toBe('expired');
    await eventsDelivered(customer);
    expect(await row('select from public.stripe_subscriptions where customer_id = $1', customer)).toBeUndefined();
    expect(await row('select from auth.users where id = $1', id)).toBeUndefined();
    expect(await row('select from private.stripe_events where payload::text like $1', `%${customer}%`)).toBeUndefined();
  });

  it('preserves the account and reports an error when the membership can’t be canceled', async () => {
    const { customerMember, subscribe, eventsDelivered, stripe, duringOutage } = world;
    const { client, customer } = await customerMember();
    const subscription = await subscribe(customer);
    await eventsDelivered(customer);
    const response = await duringOutage(() => invoke(client, 'delete-account', {}));
    expect(response).toEqual({
      status: 409,
      body: { error: 'We couldn’t end your membership, so we didn’t delete your account. Please try again.' },
    });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect(await invoke(client, 'delete-account', {})).toEqual({ status: 200, body: {} });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  it('deletes a member whose customer no longer exists at Stripe', async () => {
    const { rows } = world;
    const { client, id } = await newMember(backend);
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', id, `cus_lost_${id}`);
    expect(await invoke(client, 'delete-account', {})).toEqual({ status: 200, body: {} });
  });
});
