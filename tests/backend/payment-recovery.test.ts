import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../supabase/local/backend.ts';
import { annual, checkout, createHelpers, openCheckout, pay, quarterly, startPayments, submit } from './payments.ts';
import { newMember } from './client.ts';

/*
 * What changes at Stripe without the member: refunds, disputes, lost events, deleted customers, and other keys. The
 * last describe block replaces the keys, so it stays the last one.
 */

let backend: Backend;
let world: ReturnType<typeof createRecoveryHelpers>;

beforeAll(async () => {
  backend = await startPayments();
  world = createRecoveryHelpers(backend);
});
beforeEach(() => world.hold(false));
afterAll(() => backend.close());

const idOf = (named: string | { id: string }) => (typeof named === 'string' ? named : named.id);

function createRecoveryHelpers(started: Backend) {
  const helpers = createHelpers(started);
  const { cards, customerMember, eventsDelivered, subscribe, stripe, row, rows } = helpers;

  /** A member who has paid for a plan, with the payment intent of the payment. */
  async function subscriber() {
    const member = await customerMember();
    const subscription = await subscribe(member.customer);
    await eventsDelivered(member.customer);
    return { ...member, subscription, payment: await paymentOf(subscription) };
  }

  /** The payment intent of a subscription’s newest invoice. */
  async function paymentOf(subscription: string): Promise<string> {
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription);
    const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice ?? '') });
    return idOf(data[0]?.payment.payment_intent ?? '');
  }

  /** Clicks a button on the sandbox’s control page. */
  async function click(path: string, fields: Record<string, string> = {}): Promise<void> {
    expect((await submit(`${cards}${path}`, fields)).headers.get('location')).toBe('/');
  }

  async function disputeOf(payment: string): Promise<string> {
    const { data } = await stripe.disputes.list({ payment_intent: payment });
    return data[0]?.id ?? '';
  }

  const reversalsOf = (member: string) =>
    rows(
      `select kind, status, amount_cents::int as amount from public.stripe_reversals where user_id = $1
        order by created_at, kind`,
      member,
    );

  const correctionsOf = (member: string) =>
    rows('select kind, old_status, new_status from private.payment_corrections where user_id = $1 order by id', member);

  /** Drops the events that wait for delivery, as if Stripe had given up on them. */
  async function loseEvents(customer: string): Promise<void> {
    await vi.waitFor(async () => expect((await helpers.eventsOf(customer)).length).toBeGreaterThan(0));
    await click('/events/lose');
    await helpers.hold(false);
  }

  const statusOf = async (member: string) =>
    (await row<{ status: string }>('select status from public.stripe_subscriptions where user_id = $1', member))
      ?.status;

  const viewOf = async (client: Awaited<ReturnType<typeof subscriber>>['client']) =>
    (await client.from('stripe_user_subscriptions').select('subscription_status').single()).data?.subscription_status;

  return {
    ...helpers,
    subscriber,
    click,
    disputeOf,
    reversalsOf,
    correctionsOf,
    loseEvents,
    statusOf,
    viewOf,
  };
}

describe('refunds', () => {
  it('ends the membership at Stripe and here once the latest payment is refunded in full', async () => {
    const { subscriber, click, eventsDelivered, tierOf, reversalsOf, statusOf, stripe, row } = world;
    const { id, client, customer, payment, subscription } = await subscriber();
    await click(`/payments/${payment}/refund`, { cents: '50000' });
    await eventsDelivered(customer);
    expect([await tierOf(id), await statusOf(id)]).toEqual(['closer', 'active']);
    expect(await reversalsOf(id)).toEqual([{ kind: 'refund', status: 'succeeded', amount: 50_000 }]);

    await click(`/payments/${payment}/refund`);
    await eventsDelivered(customer);
    expect([await tierOf(id), await statusOf(id)]).toEqual(['free', 'canceled']);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect((await client.from('stripe_reversals').select('amount_cents')).data?.map((one) => one.amount_cents)).toEqual(
      expect.arrayContaining([50_000, 100_000]),
    );
    expect(
      await row(
        'select count(*)::int as open from private.stripe_events where customer_id = $1 and handled_at is null',
        customer,
      ),
    ).toEqual({ open: 0 });
    // They may buy again.
    expect((await checkout(client)).status).toBe(200);
  });

  it('continues the plan when an earlier payment is refunded, or when the refund fails', async () => {
    const { subscriber, click, eventsDelivered, tierOf, reversalsOf, stripe } = world;
    const { id, customer, payment, subscription } = await subscriber();
    // Stripe’s times are in seconds, and the newer payment counts.
    await pause(1100);
    await click(`/subscriptions/${subscription}/renew`);
    await eventsDelivered(customer);
    await click(`/payments/${payment}/refund`);
    await eventsDelivered(customer);
    expect([await tierOf(id), (await stripe.subscriptions.retrieve(subscription)).status]).toEqual([
      'closer',
      'active',
    ]);
    const { data } = await stripe.refunds.list({ payment_intent: payment });
    await click(`/refunds/${data[0]?.id}/fail`);
    await eventsDelivered(customer);
    expect(await reversalsOf(id)).toEqual([{ kind: 'refund', status: 'failed', amount: 150_000 }]);
    expect(await tierOf(id)).toBe('closer');
  });

  it('cancels the subscription when the event is delivered again, if that failed', async () => {
    const { subscriber, hold, eventsOf, deliver, stripe, statusOf, tierOf, eventsDelivered, rows } = world;
    const { id, customer, payment, subscription } = await subscriber();
    await hold(true);
    await stripe.refunds.create({ payment_intent: payment });
    const event = (await eventsOf(customer)).find(({ type }) => type === 'charge.refunded')?.id ?? '';
    // Fails after the refund is stored and before the subscription is canceled.
    await rows('alter function public.take_billing_ticket() rename to ticket_elsewhere');
    expect((await deliver(event)).status).toBe(500);
    await rows('alter function public.ticket_elsewhere() rename to take_billing_ticket');
    expect([await tierOf(id), await statusOf(id)]).toEqual(['free', 'active']);
    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'applied' } });
    expect([await statusOf(id), (await stripe.subscriptions.retrieve(subscription)).status]).toEqual([
      'canceled',
      'canceled',
    ]);
    expect(await deliver(event)).toEqual({ status: 200, body: { outcome: 'repeated' } });
    await hold(false);
    await eventsDelivered(customer);
  });
});

describe('disputes', () => {
  it('pauses the membership while disputes are open, and restores it when they’re won', async () => {
    const { subscriber, click, disputeOf, eventsDelivered, tierOf, viewOf, statusOf, reversalsOf, rows } = world;
    const { id, client, customer, payment } = await subscriber();
    await click(`/payments/${payment}/dispute`);
    await eventsDelivered(customer);
    expect([await tierOf(id), await statusOf(id), await viewOf(client)]).toEqual(['free', 'active', 'disputed']);
    expect((await checkout(client, { price_id: quarterly })).status).toBe(409);
    await click(`/disputes/${await disputeOf(payment)}/won`);
    await eventsDelivered(customer);
    expect([await tierOf(id), await statusOf(id), await viewOf(client)]).toEqual(['closer', 'active', 'active']);
    expect(await reversalsOf(id)).toEqual([{ kind: 'dispute', status: 'won', amount: 150_000 }]);
    expect(
      await rows(
        `select data ->> 'event' as event from public.notifications where user_id = $1 and kind = 'membership'
          order by 1`,
        id,
      ),
    ).toEqual([{ event: 'paused' }, { event: 'resumed' }, { event: 'started' }]);
  });

  it('ends the membership when disputes are lost, whatever the order of events', async () => {
    const { subscriber, click, disputeOf, hold, eventsOf, deliver, eventsDelivered, tierOf, statusOf, stripe } = world;
    const { id, customer, payment, subscription } = await subscriber();
    await hold(true);
    await click(`/payments/${payment}/dispute`);
    await click(`/disputes/${await disputeOf(payment)}/lost`);
    const eventOf = async (type: string) => (await eventsOf(customer)).find((event) => event.type === type)?.id ?? '';
    await deliver(await eventOf('charge.dispute.closed'));
    expect([await tierOf(id), await statusOf(id)]).toEqual(['free', 'canceled']);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    await deliver(await eventOf('charge.dispute.created'));
    expect([await tierOf(id), await statusOf(id)]).toEqual(['free', 'canceled']);
    await hold(false);
    await eventsDelivered(customer);
    expect([await tierOf(id), await statusOf(id)]).toEqual(['free', 'canceled']);
  });
});

describe('reconcile-payments', () => {
  it('lets only the service role reconcile payments', async () => {
    expect((await world.reconcile(backend.anonKey)).status).toBe(401);
  });

  it('corrects a subscription whose events were lost, once, also when runs overlap', async () => {
    const { hold, customerMember, subscribe, loseEvents, reconcile, tierOf, correctionsOf, rows, stripe } = world;
    await hold(true);
    const { id, customer } = await customerMember();
    const subscription = await subscribe(customer);
    await loseEvents(customer);
    expect(await tierOf(id)).toBe('free');
    const runs = await Promise.all([reconcile(), reconcile()]);
    expect(runs.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tierOf(id)).toBe('closer');
    expect(await rows('select status from public.stripe_orders where user_id = $1', id)).toEqual([{ status: 'paid' }]);
    expect((await correctionsOf(id))[0]).toEqual({ kind: 'subscription', old_status: null, new_status: 'active' });
    const before = (await correctionsOf(id)).length;
    expect(await reconcile()).toEqual({ status: 200, body: { corrected: 0, problems: [] } });
    expect(await correctionsOf(id)).toHaveLength(before);

    // Canceled at Stripe: it's no longer in Stripe's list.
    await hold(true);
    await stripe.subscriptions.cancel(subscription);
    await loseEvents(customer);
    expect((await reconcile()).body).toEqual({ corrected: 1, problems: [] });
    expect(await tierOf(id)).toBe('free');
    expect((await correctionsOf(id)).at(-1)).toEqual({
      kind: 'subscription',
      old_status: 'active',
      new_status: 'canceled',
    });
  });

  it('corrects lost refunds and disputes, and cancels what they end', async () => {
    const { hold, subscriber, click, disputeOf, loseEvents, reconcile, tierOf, statusOf, correctionsOf, rows } = world;
    const [refunded, disputed] = [await subscriber(), await subscriber()];
    await hold(true);
    await click(`/payments/${refunded.payment}/refund`);
    await click(`/payments/${disputed.payment}/dispute`);
    await loseEvents(refunded.customer);
    expect((await reconcile()).body).toMatchObject({ corrected: 2, problems: [] });
    expect([await tierOf(refunded.id), await statusOf(refunded.id)]).toEqual(['free', 'canceled']);
    expect([await tierOf(disputed.id), await statusOf(disputed.id)]).toEqual(['free', 'active']);

    // Months later, when Stripe's list of new disputes no longer has it.
    await hold(true);
    await click(`/disputes/${await disputeOf(disputed.payment)}/won`);
    await loseEvents(disputed.customer);
    await rows(
      `update public.stripe_reversals set updated_at = now() - interval '2 hours' where user_id = $1`,
      disputed.id,
    );
    expect((await reconcile()).body).toMatchObject({ corrected: 1 });
    expect(await tierOf(disputed.id)).toBe('closer');
    expect(await correctionsOf(disputed.id)).toEqual([
      { kind: 'dispute', old_status: null, new_status: 'needs_response' },
      { kind: 'dispute', old_status: 'needs_response', new_status: 'won' },
    ]);
  });

  it('continues the plan while a declined renewal is retried, also if its events were lost', async () => {
    const { subscriber, hold, click, loseEvents, reconcile, tierOf, viewOf, eventsDelivered, rows } = world;
    const { id, client, customer, subscription } = await subscriber();
    const emails = () =>
      rows<{ event: string }>(
        `select data ->> 'event' as event, data -> 'amount_cents' as cents, data ? 'next_attempt_at' as retried
          from private.deliveries where user_id = $1 order by created_at`,
        id,
      );
    // Stripe’s times are in seconds.
    await pause(1100);
    await hold(true);
    await click(`/subscriptions/${subscription}/fail`);
    await loseEvents(customer);
    expect((await reconcile()).body).toMatchObject({ corrected: 1, problems: [] });
    expect([await tierOf(id), await viewOf(client)]).toEqual(['closer', 'past_due']);
    expect((await reconcile()).body).toMatchObject({ corrected: 0 });
    const failed = { event: 'payment_failed', cents: 150_000, retried: true };
    const started = { event: 'started', cents: 150_000, retried: false };
    expect(await emails()).toEqual([started, failed]);
    // As if Stripe had been set to leave it past due after the last try.
    await rows(
      `select public.apply_billing(jsonb_build_object('customer_id', customer_id, 'subscriptions', jsonb_build_array(
          to_jsonb(s) - '{current_period_start,current_period_end,created_at,next_payment_attempt}'::text[]
          || '{"gave_up": true, "created_at": 1}')), nextval('private.billing_tickets'))
        from public.stripe_subscriptions s where subscription_id = $1`,
      subscription,
    );
    expect([await tierOf(id), await viewOf(client)]).toEqual(['free', 'unpaid']);
    expect((await reconcile()).body).toMatchObject({ corrected: 1 });
    expect(await tierOf(id)).toBe('closer');
    await click(`/subscriptions/${subscription}/pay`);
    await eventsDelivered(customer);
    expect([await tierOf(id), await viewOf(client)]).toEqual(['closer', 'active']);
    expect((await emails()).map(({ event }) => event)).toEqual(['started', 'payment_failed', 'ended', 'renewed']);
  });

  it('pages through Stripe’s list, and continues where the last run stopped', async () => {
    const { stripe, subscribe, hold, rows, row, reconcile, loseEvents } = world;
    await rows('delete from auth.users');
    await hold(true);
    const member = await newMember(backend);
    const { id: customer } = await stripe.customers.create({ email: member.email });
    await rows('insert into public.stripe_customers (user_id, customer_id) values ($1, $2)', member.id, customer);
    await subscribe(customer);
    await loseEvents(customer);
    // As if newer ones had been compared already: a cursor before this subscription skips it.
    await rows('update private.reconciliation set created_before = 1000');
    expect((await reconcile()).body).toMatchObject({ corrected: 0 });
    expect(await row('select created_before from private.reconciliation')).toEqual({ created_before: null });
    expect((await reconcile()).body).toMatchObject({ corrected: 1 });
  });

  it('ends what was begun for an account that is gone or was someone else’s, and tries again', async () => {
    const { subscriber, hold, duringOutage, reconcile, rows, stripe, tierOf, customerOf } = world;
    const [taken, gone] = [await subscriber(), await subscriber()];
    const stranger = await newMember(backend, { confirmed: false });
    const page = await openCheckout(stranger.client);
    await hold(true);
    for (const { id } of [taken, stranger])
      await rows(`select private.end_access($1, 'first_proof', (select id from auth.sessions where user_id = $1))`, id);
    await rows('delete from private.suspended_passwords');
    await rows('delete from auth.users where id = $1', gone.id);
    expect([await tierOf(taken.id), await customerOf(taken.id)]).toEqual(['free', '']);
    expect((await duringOutage(() => reconcile())).status).toBe(500);
    const waiting = () => rows('select attempts from private.billing_endings where last_error is not null');
    const refunds = async () => (await stripe.refunds.list({ limit: 100 })).data;
    const earlier = await refunds();
    expect(await waiting()).toHaveLength(3);
    await rows('update private.billing_endings set due_at = now()');
    expect((await reconcile()).body).toMatchObject({ problems: [] });
    expect(await waiting()).toEqual([]);
    for (const { subscription } of [taken, gone])
      expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    // Who had someone else's account gets the payment back; who deletes their own doesn't.
    expect(await refunds()).toHaveLength(earlier.length + 1);
    expect((await submit(page, { card: '4242' })).status).toBe(410);
    // Events that arrive later, and the owner's own plan.
    await hold(false);
    await pay(await openCheckout(taken.client));
    await vi.waitFor(async () => expect(await tierOf(taken.id)).toBe('closer'), { timeout: 20_000 });
    expect((await reconcile()).body).toMatchObject({ problems: [] });
    expect(await tierOf(taken.id)).toBe('closer');
  });

  it('sends a changed email to Stripe', async () => {
    const { subscriber, reconcile, rows, row, stripe } = world;
    const { id, customer, email } = await subscriber();
    await reconcile();
    expect(await row('select email from public.stripe_customers where user_id = $1', id)).toEqual({ email });
    await rows('update auth.users set email = $2 where id = $1', id, `new-${email}`);
    await reconcile();
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ email: `new-${email}` });
    expect(await row('select email from public.stripe_customers where user_id = $1', id)).toEqual({
      email: `new-${email}`,
    });
  });

  it('ends the subscription of a customer deleted at Stripe, who can then buy again', async () => {
    const { subscriber, click, hold, loseEvents, reconcile, tierOf, customerOf, stripe } = world;
    const { id, client, customer } = await subscriber();
    await hold(true);
    await click(`/customers/${customer}/delete`);
    await loseEvents(customer);
    expect(await tierOf(id)).toBe('closer');
    expect((await reconcile()).body).toEqual({ corrected: 1, problems: [] });
    expect(await tierOf(id)).toBe('free');
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    await openCheckout(client);
    expect(await customerOf(id)).not.toBe(customer);
  });
});

describe('a switch from test to live keys', () => {
  it('replaces customers, ends test subscriptions, and reports prices of test mode', async () => {
    const { subscriber, customerMember, click, reconcile, rows, tierOf, customerOf, stripe, eventsDelivered } = world;
    const tester = await subscriber();
    const visitor = await customerMember();
    await click('/live');
    const { body } = await reconcile();
    expect(body['problems']).toEqual([
      expect.stringMatching(/^No such price: 'price_closer_annual'; .* exists in test mode.* membership_plans/),
      expect.stringContaining('price_closer_quarterly'),
    ]);
    expect(await tierOf(tester.id)).toBe('free');
    expect(await checkout(visitor.client)).toEqual({
      status: 500,
      body: { error: 'Failed to create checkout session' },
    });
    expect(await customerOf(visitor.id)).toBe(visitor.customer);

    await rows(`update public.membership_plans set price_id = price_id || '_live'`);
    expect((await reconcile()).body['problems']).toEqual([]);
    for (const { id, client, customer } of [visitor, tester]) {
      await pay(await openCheckout(client, { price_id: `${annual}_live` }));
      const replaced = await customerOf(id);
      expect(replaced).not.toBe(customer);
      await eventsDelivered(replaced);
      expect(await stripe.customers.retrieve(replaced)).toMatchObject({ metadata: { user_id: id } });
      expect(await tierOf(id)).toBe('closer');
    }
  });
});
