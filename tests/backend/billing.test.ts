import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { openRaces, type RaceDatabase, times } from './concurrent-sql.ts';
import { verifyAllEmails } from './verified-emails.ts';
import { migratedDatabase } from './test-databases.ts';

/*
 * What the billing functions rely on: the plans, the same result for any order of events, and, on a real server,
 * concurrent checkouts, events, and deletions. supabase/tests/400-billing.sql tests the individual calls.
 */

/** The states of a subscription at Stripe, in order. */
type History = readonly Record<string, unknown>[];

const running = {
  subscription_id: 'sub_1',
  status: 'active',
  price_id: 'price_closer_annual',
  current_period_start: 1_800_000_000,
  current_period_end: 1_831_536_000,
  created_at: 1_800_000_000,
};
const created = { ...running, status: 'incomplete' };
const ending = { ...running, cancel_at_period_end: true };
const deleted = { ...ending, status: 'canceled', ended_at: 1_810_000_000 };

describe('billing on one connection', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database?.close());

  it.each<[string, History, string, string]>([
    ['created, updated, deleted', [created, running, deleted], 'canceled', 'free'],
    ['created, updated, set to end', [created, running, ending], 'active', 'closer'],
    ['deleted, set to end before', [running, ending, deleted], 'canceled', 'free'],
  ])(
    'reaches the same state for events %s in any order of delivery, fetching, and writing',
    async (_, history, status, tier) => {
      await database.query('delete from auth.users');
      const member = randomUUID();
      await database.query('insert into auth.users (id, email) values ($1, $2)', [member, 'ann@example.test']);
      await database.query(verifyAllEmails);
      await database.query(`select public.save_customer($1, 'cus_1')`, [member]);
      const ends = new Set<string>();
      for (const fetched of fetches()) {
        for (const written of permutations([0, 1, 2])) {
          await database.query('delete from public.stripe_subscriptions');
          // Tickets follow the order of delivery; the writes come in any order.
          for (const place of written) {
            await database.query('select public.apply_billing($1, $2)', [
              { customer_id: 'cus_1', subscriptions: [history[fetched[place] ?? 2]] },
              place + 1,
            ]);
          }
          const [row] = await database.query<{ ended: unknown }>(
            `select to_jsonb(s) - '{ticket,updated_at}'::text[]
                || jsonb_build_object('tier', u.membership_tier) as ended
              from public.stripe_subscriptions s join public.users u on u.id = s.user_id`,
          );
          ends.add(JSON.stringify(row?.ended));
        }
      }
      expect([...ends].map((end): unknown => JSON.parse(end))).toEqual([expect.objectContaining({ status, tier })]);
    },
  );
});

describe('concurrent billing', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let member: string;

  beforeAll(async () => {
    races = await openRaces(20);
    ({ sql } = races);
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await sql`delete from auth.users`;
    await sql`delete from private.stripe_events`;
    [member = ''] = await newMembers(1);
    await call('save_customer', { member, customer: 'cus_1' });
  });

  it('opens one checkout for 40 clicks on one plan, and no second one for clicks on both', async () => {
    const same = await Promise.all(times(40, () => claim('annual')));
    expect(new Set(same.map(({ state, checkout_id }) => `${state} ${checkout_id}`)).size).toBe(1);
    expect(same[0]).toMatchObject({ state: 'opening', expire: null });
    const both = await Promise.all(times(40, (number) => claim(number % 2 ? 'annual' : 'quarterly')));
    expect(both.filter(({ state }) => state === 'busy')).toHaveLength(20);
    expect(await sql`select status from stripe_checkouts`).toEqual([{ status: 'opening' }]);
    // All requests open the same session, because Stripe makes one per idempotency key.
    const checkout = same[0]?.checkout_id;
    await Promise.all(
      times(20, () =>
        call('open_checkout', { checkout, session: 'cs_1', url: 'https://pay.example/1', expires_at: '2099-01-01' }),
      ),
    );
    const either = await Promise.all(times(40, (number) => claim(number % 2 ? 'annual' : 'quarterly')));
    expect(either.filter(({ state }) => state === 'opening').every(({ expire }) => expire === 'cs_1')).toBe(true);
    expect(await sql`select status from stripe_checkouts order by created_at`).toEqual([
      { status: 'expired' },
      { status: 'opening' },
    ]);
  });

  it('applies, notifies, and emails once for an event delivered 100 times', async () => {
    const outcomes = await Promise.all(times(100, () => deliver('evt_1', running)));
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(99);
    expect(await sql`select deliveries, outcome from private.stripe_events`).toEqual([
      { deliveries: 100, outcome: 'applied' },
    ]);
    expect(await sql`select status from stripe_subscriptions`).toEqual([{ status: 'active' }]);
    expect(await sql`select data ->> 'event' as event from notifications`).toEqual([{ event: 'started' }]);
    expect(await sql`select data ->> 'event' as event from private.deliveries`).toEqual([{ event: 'started' }]);
    expect(await tier()).toBe('closer');
  });

  it('reaches each member’s latest state when events arrive while others are being fetched', async () => {
    const members = await newMembers(12);
    await Promise.all(
      members.map(async (id, number) => {
        const customer = `cus_m${number}`;
        await call('save_customer', { member: id, customer });
        // Half of them end.
        const history = [created, running, ending, running, number % 2 ? deleted : running];
        const provider: { subscription: Record<string, unknown> } = { subscription: created };
        const fetchState = () => ({ ...provider.subscription, subscription_id: `sub_m${number}` });
        const deliveries: Promise<unknown>[] = [];
        for (const [step, change] of history.entries()) {
          provider.subscription = change;
          // Each change sends an event, and each event arrives twice.
          const event = `evt_${number}_${step}`;
          deliveries.push(deliver(event, fetchState, customer), deliver(event, fetchState, customer));
          await pause(5);
        }
        await Promise.all(deliveries);
      }),
    );
    const ends = await sql`
      select s.subscription_id, s.status, s.cancel_at_period_end as ends, u.membership_tier as tier
      from stripe_subscriptions s join users u on u.id = s.user_id`;
    expect(
      ends.toSorted(
        (one, other) => Number(one['subscription_id'].slice(5)) - Number(other['subscription_id'].slice(5)),
      ),
    ).toEqual(
      members.map((_, number) =>
        number % 2
          ? { subscription_id: `sub_m${number}`, status: 'canceled', ends: true, tier: 'free' }
          : { subscription_id: `sub_m${number}`, status: 'active', ends: false, tier: 'closer' },
      ),
    );
    expect(await sql`select 1 from private.stripe_events where handled_at is null`).toHaveLength(0);
  });

  it('deletes accounts while their payments arrive without deadlocks or leftovers', async () => {
    const members = await newMembers(8);
    for (const [number, id] of members.entries())
      await call('save_customer', { member: id, customer: `cus_m${number}` });
    const outcomes = await Promise.allSettled(
      members.flatMap((id, number) => {
        const customer = `cus_m${number}`;
        const subscription = { ...running, subscription_id: `sub_m${number}` };
        return [
          ...times(4, (each) => deliver(`evt_${number}_${each}`, subscription, customer)),
          claim('annual', id),
          sql`delete from auth.users where id = ${id}`,
          ...times(4, (each) => deliver(`evt_${number}_${each}`, { ...subscription, status: 'canceled' }, customer)),
          claim('quarterly', id),
        ];
      }),
    );
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => String(reason));
    // Only requests by a deleted or already subscribed member may fail.
    expect(failures.filter((failure) => !/Not a member|already have a membership/.test(failure))).toEqual([]);
    for (const table of ['stripe_customers', 'stripe_subscriptions', 'stripe_checkouts']) {
      expect(await sql`select 1 from ${sql(table)} where user_id = any (${members})`).toHaveLength(0);
    }
    expect(
      await sql`select id from private.stripe_events where customer_id like 'cus_m%' or payload::text like '%sub_m%'`,
    ).toEqual([]);
  });

  async function newMembers(count: number): Promise<string[]> {
    const ids = times(count, () => randomUUID());
    await races.addMembers(ids);
    return ids;
  }

  /** Handles an event like the webhook. `subscription` is the state at Stripe, fetched after drawing the ticket. */
  async function deliver(event: string, subscription: object | (() => object), customer = 'cus_1'): Promise<unknown> {
    const { handled, ticket } = await call<{ handled: boolean; ticket: number }>('receive_event', {
      event: {
        id: event,
        type: 'customer.subscription.updated',
        data: { object: { object: 'subscription', id: customer.replace('cus', 'sub'), customer } },
      },
    });
    if (handled) return 'repeated';
    await pause(Math.random() * 10);
    const state = {
      customer_id: customer,
      subscriptions: [typeof subscription === 'function' ? subscription() : subscription],
    };
    await pause(Math.random() * 10);
    return call('apply_billing', { state, ticket, event_id: event });
  }

  async function claim(
    plan: 'annual' | 'quarterly',
    by = member,
  ): Promise<{ state: string; checkout_id?: string; expire?: string | null }> {
    return call('claim_checkout', {
      member: by,
      price: `price_closer_${plan}`,
      success_url: 'https://a.example/ok',
      cancel_url: 'https://a.example/no',
    });
  }

  async function tier(): Promise<unknown> {
    const [row] = await sql`select membership_tier from users where id = ${member}`;
    return row?.['membership_tier'];
  }

  /** Calls a database function as the service role. */
  async function call<T>(name: string, args: Record<string, unknown>): Promise<T> {
    const named = Object.keys(args)
      .map((key, index) => `${key} => $${index + 1}`)
      .join(', ');
    const [row] = await sql.begin(async (tx) => {
      await tx`set local role service_role`;
      return tx.unsafe(`select public.${name}(${named}) as answer`, Object.values(args) as never[]);
    });
    return row?.['answer'] as T;
  }
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/**
 * What Stripe can have returned for three deliveries in any order: the index of the state fetched by each ticket. A
 * fetch never precedes the changes whose events were delivered by then, so the last one sees the final state.
 */
function fetches(): number[][] {
  const all = permutations([0, 1, 2]).flatMap((delivered) =>
    delivered.reduce<number[][]>(
      (known, _, place) => {
        const least = Math.max(...delivered.slice(0, place + 1));
        return known.flatMap((before) =>
          [0, 1, 2].filter((state) => state >= least).map((state) => [...before, state]),
        );
      },
      [[]],
    ),
  );
  return [...new Map(all.map((fetched) => [fetched.join(), fetched])).values()];
}
