import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newMember } from './client.ts';
import { sendDueAlerts } from './deal-alerts.ts';
import { describeBackend } from './describe-backend.ts';
import { mailTo } from './mail.ts';
import { idsOf, openRaces, outcomeOf, type RaceDatabase } from './concurrent-sql.ts';
import { postListing } from './listing-fields.ts';

/* Deal alerts from match to inbox and unsubscribe, and under concurrency. */

const appUrl = 'https://app.example.test';

describeBackend(
  (backend) => {
    type Member = Awaited<ReturnType<typeof newMember>>;
    const unsubscribeUrl = () => `${backend().url}/functions/v1/unsubscribe`;

    async function newBuyer(alert_mail: string, box: object = {}): Promise<Member> {
      const member = await newMember(backend());
      await backend().database.query(`update public.users set membership_tier = 'closer' where id = $1`, [member.id]);
      await member.client
        .from('buybox_profiles')
        .insert({ user_id: member.id, states: ['NY'], vip_alerts: true, alert_mail, ...box })
        .throwOnError();
      return member;
    }
    const post = (by: Member) => postListing(by.client);
    /** Makes its price old enough that a cut is a price drop. */
    const settlePrice = (id: string) =>
      backend().database.query(`update properties set public_since = now() - interval '72 hours' where id = '${id}'`);
    async function alertsOf({ client }: Member): Promise<unknown[]> {
      await sendDueAlerts(backend().database.query);
      const { data } = await client
        .from('notifications')
        .select('data')
        .eq('kind', 'deal_alert')
        .order('created_at')
        .throwOnError();
      return data.map((row) => row.data);
    }
    async function send(): Promise<void> {
      await sendDueAlerts(backend().database.query);
      const response = await fetch(`${backend().url}/functions/v1/send-mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${backend().serviceRoleKey}` },
      });
      expect(response.status).toBe(200);
      await response.text();
    }
    const alertEmails = async ({ email }: Member) =>
      (await mailTo(backend().mailUrl, email)).filter(({ subject }) => subject !== 'Verify your email for Cornerlot');
    const mailSettingOf = async ({ client, id }: Member) =>
      (await client.from('buybox_profiles').select('alert_mail').eq('user_id', id).single().throwOnError()).data
        .alert_mail as unknown;

    it('notifies in the app and by email, and one-click unsubscribe stops the emails', async () => {
      const [buyer, other, seller] = [
        await newBuyer('instant'),
        await newBuyer('instant', { states: ['TX'] }),
        await newMember(backend()),
      ];
      const id = await post(seller);
      const fact = {
        property_id: id,
        title: 'Brick duplex',
        event: 'new',
        price: 100_000,
        previous_price: null,
        city: 'New York',
        state: 'NY',
      };
      expect(await alertsOf(buyer)).toEqual([fact]);
      await settlePrice(id);
      await seller.client.from('properties').update({ price: 90_000 }).eq('id', id).throwOnError();
      await seller.client.from('properties').update({ title: 'Brick triplex' }).eq('id', id).throwOnError();
      expect(await alertsOf(buyer)).toEqual([
        fact,
        { ...fact, event: 'price_drop', price: 90_000, previous_price: 100_000 },
      ]);
      expect(await alertsOf(other)).toEqual([]);

      await send();
      const emails = await alertEmails(buyer);
      expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
        'New match: $100,000 · New York, NY',
        'Price drop: $90,000, was $100,000 · New York, NY',
      ]);
      expect(await alertEmails(other)).toEqual([]);
      const headers = emails[0]?.headers ?? {};
      const address = /^<(http\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
      const token = new URL(address).searchParams.get('token') ?? '';
      expect(address).toBe(`${unsubscribeUrl()}?token=${token}`);
      expect(headers).toMatchObject({
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'auto-submitted': 'auto-generated',
      });
      expect(emails[0]?.text).toContain(`${appUrl}/marketplace/${id}`);
      expect(emails[0]?.text).toContain(`${appUrl}/unsubscribe?token=${token}`);

      // A click on the link leads to the confirmation page.
      const opened = await fetch(address, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `${appUrl}/unsubscribe?token=${token}`]);
      expect(await mailSettingOf(buyer)).toBe('instant');
      // Email clients post a form without a session.
      const unsubscribed = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect([unsubscribed.status, await unsubscribed.json()]).toEqual([200, {}]);
      expect(await mailSettingOf(buyer)).toBe('off');
      expect(await mailSettingOf(other)).toBe('instant');
      expect((await fetch(address, { method: 'POST' })).status).toBe(200);
      await seller.client.from('properties').update({ price: 80_000 }).eq('id', id).throwOnError();
      await send();
      expect(await alertEmails(buyer)).toHaveLength(2);
      expect(await alertsOf(buyer)).toHaveLength(3);
    });

    it('alerts right after the listing is posted, without being asked', async () => {
      const [buyer, seller] = [await newBuyer('off'), await newMember(backend())];
      await post(seller);
      const notified = () => buyer.client.from('notifications').select('kind').eq('kind', 'deal_alert').throwOnError();
      await vi.waitFor(async () => expect((await notified()).data).toHaveLength(1), { timeout: 5000, interval: 20 });
    });
  },
  { log: () => undefined, jobIntervals: { 'send-mail': 3_600_000 }, functionsEnv: { APP_URL: appUrl } },
);

describe('concurrent deal alerts', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  const [seller = '', ...buyers] = idsOf('a000', 13);
  const listing = '00000000-0000-4000-9000-000000000001';

  beforeAll(async () => {
    races = await openRaces(40);
    ({ sql } = races);
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await sql`delete from auth.users`;
    await races.addMembers([seller, ...buyers], { tier: 'closer' });
    await sql`insert into public.buybox_profiles (user_id, states, vip_alerts, alert_mail)
      select unnest(${buyers}::uuid[]), '{NY}', true, 'instant'`;
    await post(listing);
    await sendAlerts();
  });

  const post = async (id: string) => {
    await races.postListing(id, seller);
    await sql`update public.properties set public_since = now() - interval '72 hours' where id = ${id}`;
  };
  const reprice = (price: number) => sql`update public.properties set price = ${price} where id = ${listing}`;
  const setStatus = (status: string) => sql`update public.properties set status = ${status} where id = ${listing}`;
  const sendAlerts = () => sendDueAlerts((statement) => sql.unsafe(statement));
  const deleteAccount = (id: string) => sql`delete from auth.users where id = ${id}`;
  /** Outcomes of operations that run at once, while two workers send alerts. Nothing is left to send afterward. */
  async function outcomes(operations: Parameters<typeof outcomeOf>[0][]): Promise<string[]> {
    const all = await Promise.all([...operations, sendAlerts(), sendAlerts()].map(outcomeOf));
    await sendAlerts();
    return [...new Set(all)];
  }
  /** Number of alerts for the listing, by event and price. */
  const alertCounts = async () =>
    Object.fromEntries(
      (
        await sql<{ what: string; count: number }[]>`
          select event || ' ' || price as what, count(*)::int as count
          from public.deal_alerts where property_id = ${listing} group by 1`
      ).map(({ what, count }) => [what, count]),
    );
  /** Notifications and queued emails whose listing is inactive, deleted, or across a block. */
  const danglingAlerts = () => sql`
    select n.user_id from (
      select user_id, data from public.notifications where kind = 'deal_alert'
      union all
      select user_id, data from private.deliveries where kind = 'deal_alert'
    ) n left join public.properties p on p.id = (n.data ->> 'property_id')::uuid
    where p.status is distinct from 'active' or private.blocked_between(n.user_id, p.user_id)`;

  it('alerts each buyer once when 20 tabs drop the price', async () => {
    expect(await outcomes(Array.from({ length: 20 }, () => reprice(90_000)))).toEqual(['done']);
    expect(await alertCounts()).toEqual({ 'new 100000': 12, 'price_drop 90000': 12 });
    expect((await sql`select from public.notifications`).length).toBe(24);
    expect((await sql`select from private.deliveries`).length).toBe(24);
  });

  it('matches alerts with the listing’s state after concurrent pausing, resuming, and repricing', async () => {
    const steps = Array.from({ length: 24 }, (_, index) =>
      index % 3 === 0 ? setStatus('paused') : index % 3 === 1 ? setStatus('active') : reprice(99_000 - index),
    );
    expect(await outcomes(steps)).toEqual(['done']);
    await setStatus('paused');
    await sendAlerts();
    expect(await danglingAlerts()).toHaveLength(0);
    const duplicates = await sql`select from public.deal_alerts group by user_id, event, price having count(*) > 1`;
    expect(duplicates).toHaveLength(0);
  });

  it('stay consistent when the seller and some buyers are deleted', async () => {
    expect(
      await outcomes([
        reprice(90_000),
        setStatus('paused'),
        deleteAccount(seller),
        ...buyers.slice(0, 6).map(deleteAccount),
        setStatus('active'),
      ]),
    ).toEqual(['done']);
    expect(await sql`select from public.deal_alerts`).toHaveLength(0);
    expect(await danglingAlerts()).toHaveLength(0);
    expect(await sql`select from auth.users`).toHaveLength(6);
  });

  it('sends no alert across a block made during a price drop', async () => {
    const block = (id: string, index: number) => {
      const pair = index % 2 === 0 ? [id, seller] : [seller, id];
      return sql`insert into public.member_blocks (blocker_id, blocked_id) values (${pair[0] ?? ''}, ${pair[1] ?? ''})`;
    };
    const operations = buyers.flatMap((id, index) => [block(id, index), reprice(90_000 - index)]);
    expect(await outcomes(operations)).toEqual(['done']);
    expect(await danglingAlerts()).toHaveLength(0);
    await reprice(50_000);
    await sendAlerts();
    expect(await alertCounts()).not.toHaveProperty('price_drop 50000');
  });

  it('sends one digest per buyer when runs overlap with setting changes and deletions', async () => {
    await sql`update public.buybox_profiles set alert_mail = 'daily'`;
    for (const price of [90_000, 80_000, 70_000]) await reprice(price);
    await sendAlerts();
    const sendDigests = () =>
      sql`select public.send_deal_digests(
        date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '36 hours')`;
    const turnOff = (id: string) => sql`update public.buybox_profiles set alert_mail = 'off' where user_id = ${id}`;
    expect(
      await outcomes([
        sendDigests(),
        sendDigests(),
        ...buyers.slice(0, 3).map(turnOff),
        sendDigests(),
        ...buyers.slice(3, 6).map(deleteAccount),
        setStatus('paused'),
        sendDigests(),
      ]),
    ).toEqual(['done']);
    await setStatus('active');
    await sendAlerts();
    await sendDigests();
    const digests = await sql<{ user_id: string }[]>`select user_id from private.deliveries where kind = 'deal_digest'`;
    expect(new Set(digests.map(({ user_id }) => user_id)).size).toBe(digests.length);
    expect(digests.map(({ user_id }) => user_id).toSorted()).toEqual(buyers.slice(6));
  });

  it('sends alerts without holding up the seller', async () => {
    // A worker in the middle of a batch.
    const worker = await sql.reserve();
    await reprice(90_000);
    await worker`select public.send_deal_alerts()`;
    await worker`begin`;
    await worker`select public.send_deal_alerts()`;
    const impatient = (change: string) =>
      outcomeOf(
        sql.begin(async (tx) => {
          await tx`set local lock_timeout = '1s'`;
          await tx.unsafe(`update public.properties set ${change} where id = '${listing}'`);
        }),
      );
    expect(await impatient('price = 85000')).toBe('done');
    expect(await impatient('title = $$Corner duplex$$')).toBe('done');
    expect(await impatient('view_count = view_count + 1')).toBe('done');
    expect(await impatient('status = $$paused$$')).toBe('done');
    await worker`commit`;
    worker.release();
    await sendAlerts();
    expect(await danglingAlerts()).toHaveLength(0);
    expect(await alertCounts()).toEqual({ 'new 100000': 12, 'price_drop 90000': 12 });
  });
});
