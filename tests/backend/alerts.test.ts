import { resolve } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';
import { mailTo } from './mail.ts';
import { migratedDatabase } from './pgtap-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

/* Deal alerts from the sign-up to the mailbox and out again; and what happens at the same time. */

const migrationsDir = resolve(import.meta.dirname, '../../supabase/migrations');
const appUrl = 'https://app.example.test';

const house = {
  title: 'Brick duplex',
  description: 'Two units.',
  property_type: 'Multi Family',
  address: '12 Oak St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  price: 100_000,
};

onEachDatabase(
  (backend) => {
    type Member = Awaited<ReturnType<typeof newMember>>;
    const unsubscribeUrl = () => `${backend().url}/functions/v1/unsubscribe`;

    async function wanting(alert_mail: string, box: object = {}): Promise<Member> {
      const member = await newMember(backend());
      await member.client
        .from('buybox_profiles')
        .insert({ user_id: member.id, states: ['NY'], vip_alerts: true, alert_mail, ...box })
        .throwOnError();
      return member;
    }
    async function post(by: Member, change: object = {}): Promise<string> {
      const { data } = await by.client
        .from('properties')
        .insert({ ...house, user_id: by.id, ...change })
        .select('id')
        .single()
        .throwOnError();
      return data.id as string;
    }
    async function told({ client }: Member): Promise<unknown[]> {
      const { data } = await client
        .from('notifications')
        .select('data')
        .eq('kind', 'deal_alert')
        .order('created_at')
        .throwOnError();
      return data.map((row) => row.data);
    }
    async function send(): Promise<void> {
      const response = await fetch(`${backend().url}/functions/v1/send-mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${backend().serviceRoleKey}` },
      });
      expect(response.status).toBe(200);
      await response.text();
    }
    const letters = async ({ email }: Member) =>
      (await mailTo(backend().mailUrl, email)).filter(({ subject }) => subject !== 'Confirm your email');
    const mailOf = async ({ client, id }: Member) =>
      (await client.from('buybox_profiles').select('alert_mail').eq('user_id', id).single().throwOnError()).data
        .alert_mail as unknown;

    it('goes from a post to the bell and the mailbox, and out by the mail program alone', async () => {
      const [buyer, other, seller] = [
        await wanting('instant'),
        await wanting('instant', { states: ['TX'] }),
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
      expect(await told(buyer)).toEqual([fact]);
      await seller.client.from('properties').update({ price: 90_000 }).eq('id', id).throwOnError();
      await seller.client.from('properties').update({ title: 'Brick triplex' }).eq('id', id).throwOnError();
      expect(await told(buyer)).toEqual([
        fact,
        { ...fact, event: 'price_drop', price: 90_000, previous_price: 100_000 },
      ]);
      expect(await told(other)).toEqual([]);

      await send();
      const mails = await letters(buyer);
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
        'New match: Brick duplex',
        'Price drop: Brick duplex',
      ]);
      expect(await letters(other)).toEqual([]);
      const headers = mails[0]?.headers ?? {};
      const address = /^<(http\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
      const token = new URL(address).searchParams.get('token') ?? '';
      expect(address).toBe(`${unsubscribeUrl()}?token=${token}`);
      expect(headers).toMatchObject({
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'auto-submitted': 'auto-generated',
      });
      expect(mails[0]?.text).toContain(`${appUrl}/marketplace/${id}`);
      expect(mails[0]?.text).toContain(`${appUrl}/unsubscribe?token=${token}`);

      // Opened, it leads to the page that asks.
      const opened = await fetch(address, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `${appUrl}/unsubscribe?token=${token}`]);
      expect(await mailOf(buyer)).toBe('instant');
      // As a mail program does it: a form, without a session.
      const ended = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect([ended.status, await ended.json()]).toEqual([200, {}]);
      expect(await mailOf(buyer)).toBe('off');
      expect(await mailOf(other)).toBe('instant');
      expect((await fetch(address, { method: 'POST' })).status).toBe(200);
      await seller.client.from('properties').update({ price: 80_000 }).eq('id', id).throwOnError();
      await send();
      expect(await letters(buyer)).toHaveLength(2);
      expect(await told(buyer)).toHaveLength(3);
    });

    it('is ended by a true token alone', async () => {
      for (const query of ['', '?token=', '?token=x', `?token=${crypto.randomUUID()}`]) {
        const response = await fetch(unsubscribeUrl() + query, { method: 'POST' });
        expect([response.status, await response.json()]).toEqual([404, { error: 'This link is not valid.' }]);
      }
      expect((await fetch(unsubscribeUrl(), { method: 'PUT' })).status).toBe(405);
      const visitor = clientFor(backend());
      expect(await visitor.rpc('unsubscribe_from_alerts', { token: crypto.randomUUID() })).toMatchObject({
        data: false,
        error: null,
      });
      expect((await visitor.rpc('send_deal_digests')).error?.code).toBe('42501');
    });

    it('comes once a day as one letter, without what is no deal any more', async () => {
      const [buyer, seller] = [await wanting('daily'), await newMember(backend())];
      const [kept, sold] = [await post(seller, { title: 'Kept' }), await post(seller, { title: 'Sold' })];
      await post(seller, { title: 'Cheaper later', price: 70_000 });
      await seller.client.from('properties').update({ status: 'sold' }).eq('id', sold).throwOnError();
      expect(await told(buyer)).toHaveLength(2);
      await send();
      expect(await letters(buyer)).toEqual([]);

      const service = clientFor(backend(), backend().serviceRoleKey);
      const noon = new Date();
      noon.setUTCHours(36, 0, 0, 0);
      expect((await service.rpc('send_deal_digests', { at: noon.toISOString() }).throwOnError()).data).toBe(1);
      expect((await service.rpc('send_deal_digests', { at: noon.toISOString() }).throwOnError()).data).toBe(0);
      await send();
      const [letter, ...more] = await letters(buyer);
      expect(more).toEqual([]);
      expect(letter?.subject).toBe('2 deals for your buy box');
      expect(letter?.text).toContain(`New match: Kept\n$100,000 · New York, NY\n${appUrl}/marketplace/${kept}\n`);
      expect(letter?.text).not.toContain('Sold');
      expect(letter?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    });
  },
  { migrationsDir, log: () => undefined, copiesInterval: 3_600_000, functionsEnv: { APP_URL: appUrl } },
);

const cluster = await startPostgresCluster();
afterAll(() => cluster?.close());

describe.skipIf(!cluster)('at the same time', () => {
  let sql: postgres.Sql;
  const memberId = (number: number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`;
  const [seller, listing] = [memberId(0), '00000000-0000-4000-9000-000000000001'];
  const buyers = Array.from({ length: 12 }, (_, index) => memberId(index + 1));

  beforeAll(async () => {
    if (!cluster) return;
    await (await migratedDatabase(cluster.url)).close();
    sql = postgres(cluster.url, { max: 40, onnotice: () => undefined });
  });
  afterAll(() => sql?.end());
  beforeEach(async () => {
    await sql`delete from auth.users`;
    for (const id of [seller, ...buyers])
      await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.test`}, now())`;
    await sql`insert into public.buybox_profiles (user_id, states, vip_alerts, alert_mail) select unnest(${buyers}::uuid[]), '{NY}', true, 'instant'`;
    await post(listing);
  });

  const post = (id: string) => sql`
    insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price)
    values (${id}, ${seller}, 'Brick duplex', 'Two units.', 'Multi Family', '12 Oak St', 'New York', 'NY', '10001', 100000)`;
  const reprice = (price: number) => sql`update public.properties set price = ${price} where id = ${listing}`;
  const settle = (status: string) => sql`update public.properties set status = ${status} where id = ${listing}`;
  const leave = (id: string) => sql`delete from auth.users where id = ${id}`;
  const outcome = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => 'done',
      (error: postgres.PostgresError) => error.code,
    );
  const outcomes = async (works: PromiseLike<unknown>[]) => [...new Set(await Promise.all(works.map(outcome)))];
  /** Alerts of the listing by event and price. */
  const made = async () =>
    Object.fromEntries(
      (
        await sql<{ what: string; count: number }[]>`
    select event || ' ' || price as what, count(*)::int as count from public.deal_alerts where property_id = ${listing} group by 1`
      ).map(({ what, count }) => [what, count]),
    );
  /** Notifications and waiting mail that lead to a listing that is not there or not on the market, or across a block. */
  const astray = () => sql`
    select n.user_id from (
      select user_id, data from public.notifications where kind = 'deal_alert' union all select user_id, data from private.mail_queue where kind = 'deal_alert'
    ) n left join public.properties p on p.id = (n.data ->> 'property_id')::uuid
    where p.status is distinct from 'active' or private.blocked_between(n.user_id, p.user_id)`;

  it('the same lower price from twenty tabs is told once to each', async () => {
    expect(await outcomes(Array.from({ length: 20 }, () => reprice(90_000)))).toEqual(['done']);
    expect(await made()).toEqual({ 'new 100000': 12, 'price_drop 90000': 12 });
    expect((await sql`select from public.notifications`).length).toBe(24);
    expect((await sql`select from private.mail_queue`).length).toBe(24);
  });

  it('many listings at once are told once to each', async () => {
    const ids = Array.from(
      { length: 20 },
      (_, index) => `00000000-0000-4000-9000-${String(index + 10).padStart(12, '0')}`,
    );
    expect(await outcomes(ids.map(post))).toEqual(['done']);
    const counts = await sql<{ count: number }[]>`select count(*)::int from public.deal_alerts group by property_id`;
    expect(counts.map(({ count }) => count)).toEqual(Array.from({ length: 21 }, () => 12));
    expect((await sql`select from public.notifications`).length).toBe(21 * 12);
  });

  it('pausing, resuming and pricing leave what is told in step with the listing', async () => {
    const steps = Array.from({ length: 24 }, (_, index) =>
      index % 3 === 0 ? settle('paused') : index % 3 === 1 ? settle('active') : reprice(99_000 - index),
    );
    expect(await outcomes(steps)).toEqual(['done']);
    await settle('paused');
    expect(await astray()).toHaveLength(0);
    const twice = await sql`select from public.deal_alerts group by user_id, event, price having count(*) > 1`;
    expect(twice).toHaveLength(0);
  });

  it("accounts that go while prices drop stand in nobody's way", async () => {
    await sql`insert into public.saved_listings (user_id, property_id) select unnest(${buyers}::uuid[]), ${listing}`;
    const works = buyers.flatMap((id, index) => [
      reprice(90_000 - index),
      leave(id),
      sql`update public.users set title = 'x' where id = ${id}`,
    ]);
    expect(await outcomes(works)).toEqual(['done']);
    expect(await sql`select from public.deal_alerts`).toHaveLength(0);
    expect(await sql`select from public.notifications`).toHaveLength(0);
  });

  it('the seller goes, and some buyers, while the listing changes', async () => {
    expect(
      await outcomes([
        reprice(90_000),
        settle('paused'),
        leave(seller),
        ...buyers.slice(0, 6).map(leave),
        settle('active'),
      ]),
    ).toEqual(['done']);
    expect(await sql`select from public.deal_alerts`).toHaveLength(0);
    expect(await astray()).toHaveLength(0);
    expect(await sql`select from auth.users`).toHaveLength(6);
  });

  it('a block at the moment of a price drop leaves nothing across it', async () => {
    const block = (id: string, index: number) => {
      const pair = index % 2 === 0 ? [id, seller] : [seller, id];
      return sql`insert into public.member_blocks (blocker_id, blocked_id) values (${pair[0] ?? ''}, ${pair[1] ?? ''})`;
    };
    const works = buyers.flatMap((id, index) => [block(id, index), reprice(90_000 - index)]);
    expect(await outcomes(works)).toEqual(['done']);
    expect(await astray()).toHaveLength(0);
    await reprice(50_000);
    expect(await made()).not.toHaveProperty('price_drop 50000');
  });

  it('two runs write one daily letter, also while boxes change and accounts go', async () => {
    await sql`update public.buybox_profiles set alert_mail = 'daily'`;
    for (const price of [90_000, 80_000, 70_000]) await reprice(price);
    const digest = () =>
      sql`select public.send_deal_digests(date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '36 hours')`;
    const off = (id: string) => sql`update public.buybox_profiles set alert_mail = 'off' where user_id = ${id}`;
    expect(
      await outcomes([
        digest(),
        digest(),
        ...buyers.slice(0, 3).map(off),
        digest(),
        ...buyers.slice(3, 6).map(leave),
        settle('paused'),
        digest(),
      ]),
    ).toEqual(['done']);
    await settle('active');
    await digest();
    const letters = await sql<{ user_id: string }[]>`select user_id from private.mail_queue where kind = 'deal_digest'`;
    expect(new Set(letters.map(({ user_id }) => user_id)).size).toBe(letters.length);
    expect(letters.map(({ user_id }) => user_id).toSorted()).toEqual(buyers.slice(6));
  });
});
