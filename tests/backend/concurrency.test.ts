import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { meetAtEvent } from './client.ts';
import { idsOf, openRaces, outcomeOf, type RaceDatabase, times } from './concurrent-sql.ts';
import { listingOf } from './listing-fields.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const listing = '00000000-0000-4000-9000-000000000001';

describe('concurrency', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let setUp: postgres.Sql;
  let act: RaceDatabase['act'];
  let asMember: RaceDatabase['asMember'];

  beforeAll(async () => {
    // One connection for each concurrent registration below.
    races = await openRaces(50);
    ({ sql, setUp, act, asMember } = races);
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await setUp`delete from auth.users`;
    await addMembers([owner]);
    await races.postListing(listing, owner);
  });

  it('counts 50 concurrent views as 25: one per visitor, and three for each address with four browsers', async () => {
    const view = (address: number, browser: number) =>
      asMember(null, async (tx) => {
        const headers = { 'cf-connecting-ip': `198.51.100.${address}`, 'user-agent': `Browser ${browser}` };
        await tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
        await tx`select increment_property_view_count(${listing})`;
      });
    await Promise.all([
      ...times(30, (number) => view(number % 10, 1)),
      ...times(20, (number) => view(10 + (number % 5), number)),
    ]);
    expect(await sql`select view_count from public.properties`).toEqual([{ view_count: 10 + 5 * 3 }]);
  });

  it('seals each finished day of the ledger once when ten runs overlap', async () => {
    await sql.begin(async (tx) => {
      await tx.unsafe('alter table public.ledger_entries disable trigger user');
      await tx.unsafe('alter table public.offers disable trigger user');
      const [offer] = await tx<{ id: string }[]>`
        insert into public.offers (id, title, address, state, respond_by)
        values (gen_random_uuid(), 'Brick duplex', '12 Oak St', 'expired', now()) returning id`;
      await tx`insert into public.ledger_entries (offer_id, seq, recorded_at, actor, kind, content, hash)
        values (${offer?.id ?? ''}, 1, now() - interval '3 days 5 minutes', 'system', 'offer.expire', '{}',
          repeat('a', 64))`;
      await tx.unsafe('alter table public.ledger_entries enable trigger user');
      await tx.unsafe('alter table public.offers enable trigger user');
    });
    const sealed = await Promise.all(times(10, () => sql<{ days: number }[]>`select public.seal_ledger() as days`));
    expect(sealed.reduce((sum, [run]) => sum + (run?.days ?? 0), 0)).toBe(3);
    expect(await sql`select leaf_count from public.ledger_roots order by day`).toEqual([
      { leaf_count: 1 },
      { leaf_count: 0 },
      { leaf_count: 0 },
    ]);
  });

  describe('messages to staff', () => {
    const [ann, bob] = ['ann@visitors.example', 'bob@visitors.example'];
    /** Resolves to 55P03 when the request waits longer than two seconds. */
    const send = (member: string | null, email: string, network = '198.51.100.1') =>
      act(member, async (tx) => {
        await tx`select set_config('lock_timeout', '2s', true),
            set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': network })}, true)`;
        await tx`insert into contact_messages (name, email, subject, message)
            values ('Vera', ${email}, 'general', 'Do you cover Ohio?')`;
      });
    const lockWaitStarts = () =>
      vi.waitFor(async () => expect(await sql`select from pg_locks where not granted`).not.toHaveLength(0), 5000);

    beforeEach(async () => {
      await setUp`delete from private.contact_senders`;
      await setUp`delete from public.contact_messages`;
    });

    it('limits one mailbox to five messages an hour, even concurrently', async () => {
      const outcomes = await Promise.all(
        times(12, (number) => send(null, `ann+${number}@visitors.example`, `198.51.100.${number}`)),
      );
      expect(outcomes.toSorted()).toEqual([...times(7, () => 'P0001'), ...times(5, () => 'done')]);
      expect(await sql`select from public.contact_messages`).toHaveLength(5);
    });

    it('rejects a long-running bulk request that doesn’t block other senders', async () => {
      const blocker = await sql.reserve();
      await blocker`select pg_advisory_lock(1)`;
      const bulkInsert = act(
        null,
        (tx) => tx`
          insert into contact_messages (name, email, subject, message)
          select 'Vera', n || '@many.example', 'general', case n when 1 then 'Hello'
          else 'Hello' || pg_advisory_xact_lock(1)::text end from generate_series(1, 3) n`,
      );
      await lockWaitStarts();
      expect(await send(null, bob)).toBe('done');
      await blocker`select pg_advisory_unlock(1)`;
      blocker.release();
      expect(await bulkInsert).toBe('P0001');
      expect(await sql`select email from public.contact_messages`).toEqual([{ email: bob }]);
    });

    it('stores messages to staff without deadlocks while expired rows are removed', async () => {
      const expiredNetwork = '203.0.113.7';
      await sql`insert into private.contact_senders (sender, sent_at)
        values (${`email ${ann}`}, array[now()]), (${`network ${expiredNetwork}`}, array[now() - interval '2 hours'])`;
      const blocker = await sql.reserve();
      await blocker`begin`;
      await blocker`select from private.contact_senders where sender = ${`email ${ann}`} for update`;
      const first = send(owner, ann);
      await lockWaitStarts();
      // Same member, from the network whose expired row the first request removes.
      expect(await send(owner, bob, expiredNetwork)).toBe('done');
      await blocker`commit`;
      blocker.release();
      expect(await first).toBe('done');
      await sql`update private.contact_senders set sent_at = array[now() - interval '2 hours']
        where sender <> ${`email ${bob}`}`;
      expect(await send(null, bob, '203.0.113.9')).toBe('done');
      expect(await sql`select sender from private.contact_senders order by 1`).toEqual([
        { sender: `email ${bob}` },
        { sender: 'network 203.0.113.9' },
      ]);
    });
  });

  it('posts a listing once when five tabs do at the same time', async () => {
    const id = crypto.randomUUID();
    const post = (tx: postgres.TransactionSql) =>
      tx`select post_listing(${id}, ${JSON.stringify(listingOf())}::text::jsonb)`;
    const [first, ...others] = await Promise.all(times(5, () => asMember(owner, post)));
    for (const other of others) expect(other).toEqual(first);
    expect(await sql`select used from private.rate_limits where action = 'listing'`).toEqual([{ used: 1 }]);
  });

  it('applies a changed tier to every listing posted at the same time', async () => {
    for (const round of times(2, (index) => index)) {
      const tier = round % 2 === 0 ? 'partner' : 'free';
      const posts = times(10, () => () => races.postListing(crypto.randomUUID(), owner));
      const changeTier = () => sql`update public.users set membership_tier = ${tier} where id = ${owner}`;
      await Promise.all([...posts.slice(0, 5), changeTier, ...posts.slice(5)].map((work) => work()));
      const mismatches = await sql`select id from public.properties
          where verified <> (${tier} = 'partner') or jv_share_pct <> ${tier === 'partner' ? 0 : 50}`;
      expect(mismatches).toEqual([]);
    }
  });

  it('deletes an account without a deadlock while others react to its listings, or take that back', async () => {
    const members = idsOf('c000', 16);
    await addMembers(members);
    const save = (tx: postgres.TransactionSql, member: string) =>
      tx`insert into saved_listings (user_id, property_id) values (${member}, ${listing})`;
    const acts: ((tx: postgres.TransactionSql, member: string) => Promise<unknown>)[] = [
      (tx, member) => react(tx, member, 'like'),
      save,
      (tx) => tx`delete from property_feedback where property_id = ${listing}`,
      (tx) => tx`delete from saved_listings where property_id = ${listing}`,
    ];
    for (const [number, member] of members.entries())
      if (number % 4 > 1) await asMember(member, (tx) => save(tx, member));
    const outcomes = await Promise.all([
      ...members.map((member, number) => act(member, async (tx) => acts[number % 4]?.(tx, member))),
      outcomeOf(sql`delete from auth.users where id = ${owner}`),
    ]);
    // 23503: the listing was deleted while the vote was written. 42501: it was already deleted.
    expect(outcomes.filter((outcome) => !['done', '23503', '42501'].includes(outcome))).toEqual([]);
    expect(outcomes.at(-1)).toBe('done');
    expect(await sql`select id from public.property_feedback`).toHaveLength(0);
  });

  it('ends access without deadlocks, whatever else happens to the account', async () => {
    const members = idsOf('c100', 6);
    await races.addMembers(members, { tier: 'closer' });
    await setUp`insert into api_keys (user_id, name, scopes, prefix, expires_at)
      select unnest(${members}::uuid[]), 'Sheet', '{own:read}', 'clk_', now() + interval '1 day'`;
    await setUp`insert into feed_addresses (user_id, kind) select unnest(${members}::uuid[]), 'matches'`;
    await setUp`insert into webhook_endpoints (id, user_id, url, events)
      select id, id, 'https://a.example/', '{messages}' from unnest(${members}::uuid[]) as id`;
    await setUp`insert into private.webhook_secrets select id, private.new_webhook_secret() from webhook_endpoints`;
    await setUp`insert into auth.sessions (id, user_id, created_at, updated_at)
      select id, id, now(), now() from unnest(${members}::uuid[]) as id`;
    await setUp`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device)
      select id, id, 'https://push.example/' || id, repeat('B', 87), repeat('a', 22), 'x' from auth.sessions`;
    await setUp`insert into stripe_customers (user_id, customer_id) select id, 'cus_' || id from auth.sessions`;
    await setUp`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select id, id, 'totp', 'unverified', now(), now() from auth.sessions`;
    const events = members.flatMap((id, number) => [
      sql`update auth.users set encrypted_password = ${`new ${number}`} where id = ${id}`,
      sql`select private.end_access(${id}, 'recovery')`,
      sql`update auth.mfa_factors set status = 'verified' where user_id = ${id}`,
      sql.begin(async (tx) => {
        await tx`select from auth.users where id = ${id} for update`;
        await tx`select private.end_access(${id}, 'first_proof')`;
      }),
      sql`select private.add_webhooks(${id}, 'message.received', gen_random_uuid(), '{"url": "/v1/messages/1"}')`,
      sql`select claim_deliveries('webhooks', 10, 30)`,
      sql`select private.notify(${id}, 'deal', null, gen_random_uuid(), '{"step": "invited"}')`,
      sql`select apply_billing(jsonb_build_object('customer_id', 'cus_' || ${id}::text), 1)`,
      ...(number % 2 ? [sql`delete from auth.users where id = ${id}`] : []),
    ]);
    const outcomes = await Promise.all(events.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([]);
    expect(await sql`select from api_keys where revoked_at is null`).toEqual([]);
    expect(await sql`select from webhook_endpoints where disabled_at is null`).toEqual([]);
    for (const place of ['feed_addresses', 'auth.sessions', 'push_subscriptions', 'stripe_customers'])
      expect([place, await sql.unsafe(`select from ${place}`)]).toEqual([place, []]);
    expect(await sql`select from private.billing_endings`).toHaveLength(members.length);
  });

  it('counts as many as the rows when many save, like, and unsave, without deadlocks', async () => {
    const members = idsOf('a000', 10);
    await addMembers(members);
    const outcomes = await Promise.all(
      members.flatMap((member, number) =>
        times(8, (index) =>
          act(member, (tx) => {
            const step = (index * 5 + number) % 4;
            if (step === 0) return tx`delete from saved_listings where property_id = ${listing}`;
            if (step === 1) return react(tx, member, 'like', 'on conflict (user_id, property_id) do nothing');
            return tx`insert into saved_listings (user_id, property_id) values (${member}, ${listing})
                on conflict do nothing`;
          }),
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const [counters] = await sql`
      select saves, likes, (select count(*)::int from public.saved_listings) as saved,
      (select count(*)::int from public.property_feedback) as votes
      from public.properties where id = ${listing}`;
    expect(counters).toMatchObject({ saves: counters?.['saved'], likes: counters?.['votes'] });
    expect(counters?.['votes']).toBeGreaterThan(0);
  });

  it('limits saved searches to 50 when 10 are added concurrently to 49', async () => {
    await sql`insert into public.saved_searches (user_id, name, query) select ${owner}, 'Kept', 'q=' || n
      from generate_series(1, 49) n`;
    const saveSearch = (number: number) => (tx: postgres.TransactionSql) =>
      tx`insert into saved_searches (user_id, name, query) values (${owner}, 'New', ${`new=${number}`})`;
    const outcomes = await Promise.all(times(10, (number) => act(owner, saveSearch(number))));
    expect(outcomes.toSorted()).toEqual([...times(9, () => '23514'), 'done']);
    expect(await sql`select from public.saved_searches`).toHaveLength(50);
  });

  it('records one decision when staff review a listing concurrently', async () => {
    const staff = await addStaff(6);
    const [review] = await sql<{ id: string }[]>`select id from public.listing_reviews where property_id = ${listing}`;
    const outcomes = await Promise.all(
      staff.map((member, number) =>
        act(member, (tx) => decide(tx, review?.id ?? '', number % 2 === 0 ? 'approved' : 'returned')),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['P0001', 'P0001', 'P0001', 'P0001', 'P0001', 'done']);
    const [decided] = await sql`
      select r.decision = 'approved' as approved, p.verified
      from public.listing_reviews r join public.properties p on p.id = r.property_id`;
    expect(decided?.['verified']).toBe(decided?.['approved']);
  });

  it('leaves no unapproved verified listing after concurrent reviews, edits, and tier changes', async () => {
    const [staff = ''] = await addStaff(1);
    for (const round of times(6, (index) => index)) {
      const tier = ['partner', 'free', 'pro'][round % 3] ?? 'free';
      const [review] = await sql<
        { id: string }[]
      >`select id from public.listing_reviews where property_id = ${listing} and decision is null`;
      const operations = [
        () => asMember(staff, (tx) => decide(tx, review?.id ?? owner, 'approved')),
        () => asMember(owner, (tx) => tx`update properties set address = ${`${round} Elm St`} where id = ${listing}`),
        () => sql`update public.users set membership_tier = ${tier} where id = ${owner}`,
        () => asMember(owner, (tx) => tx`select request_listing_review(${listing})`),
      ];
      const outcomes = await Promise.all(
        operations.map((_, at) => outcomeOf(operations[(at + round) % operations.length]?.() ?? Promise.resolve())),
      );
      // One that came too late is rejected, but never deadlocks.
      expect(outcomes.filter((outcome) => !['done', 'P0001', '42501'].includes(outcome))).toEqual([]);
      const [current] = await sql`
        select p.verified, private.is_approved(p.id) as approved,
          exists (select from public.listing_reviews r where r.property_id = p.id and r.decision is null) as waits,
          exists (select from public.listing_reviews r
            where r.property_id = p.id and r.decision is null and r.due_at is not null) as due
        from public.properties p where p.id = ${listing}`;
      expect({ tier, ...current }).toEqual(
        tier === 'partner'
          ? { tier, verified: true, approved: current?.['approved'], waits: false, due: false }
          : {
              tier,
              verified: current?.['approved'],
              approved: current?.['approved'],
              waits: !current?.['approved'],
              due: !current?.['approved'] && tier === 'pro',
            },
      );
    }
  });

  describe('between members', () => {
    const people = idsOf('e000', 12);
    const [ann = '', bob = ''] = people;
    const pairs = people.flatMap((one, at) => people.slice(at + 1).map((other) => [one, other] as const));
    const connect = (from: string, to: string) =>
      act(from, (tx) => tx`insert into connections (sender_id, receiver_id) values (${from}, ${to})`);
    const follow = (from: string, to: string) => act(from, (tx) => tx`select follow_member(${from}, ${to})`);
    const block = (from: string, to: string) =>
      act(from, (tx) => tx`insert into member_blocks (blocker_id, blocked_id) values (${from}, ${to})`);
    const review = (from: string, to: string) =>
      act(
        from,
        (tx) =>
          tx`insert into member_reviews (author_id, member_id, rating, text)
              values (${from}, ${to}, 4, 'Closed on time.')`,
      );

    beforeEach(async () => {
      await addMembers(people);
      await meetAtEvent((text, params) => setUp.unsafe(text, params as string[]), people);
    });
    // Whatever ran concurrently, counters equal the rows.
    afterEach(async () => {
      const mismatches = await sql`
        select s.user_id from public.member_stats s
        where (s.followers, s.following, s.connections, s.profile_views) <> (
            (select count(*) from public.follows where followed_id = s.user_id),
            (select count(*) from public.follows where follower_id = s.user_id),
            (select count(*) from public.connections
              where status = 'accepted' and s.user_id in (sender_id, receiver_id)),
            (select count(*) from public.profile_views where member_id = s.user_id)
          )
          or s.ratings <> array(select (select count(*)::integer from public.member_reviews
            where member_id = s.user_id and rating = stars) from generate_series(1, 5) stars)`;
      if (mismatches.length > 0) throw new Error(`Counts of ${mismatches.length} members don’t match the rows`);
    });

    it('turns requests that cross into one connection', async () => {
      const outcomes = await Promise.all(
        pairs.flatMap(([one, other], at) =>
          at % 2 === 0 ? [connect(one, other), connect(other, one)] : [connect(other, one), connect(one, other)],
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      const statuses = await sql`select status, count(*)::int as count from public.connections group by 1`;
      expect(statuses).toEqual([{ status: 'accepted', count: pairs.length }]);
      // Each pair gets one acceptance notification and none for the pending request.
      expect(await sql`select kind, count(*)::int as count from public.notifications group by 1`).toEqual([
        { kind: 'connection_accepted', count: pairs.length },
      ]);
    });

    it('leaves at most one row after concurrent answers, withdrawals, and new requests', async () => {
      for (const round of times(4, (index) => index)) {
        await connect(ann, bob);
        const operations = [
          () => connect(bob, ann),
          () => connect(ann, bob),
          () => act(ann, (tx) => tx`delete from connections where ${ann} in (sender_id, receiver_id)`),
          () =>
            act(
              bob,
              (tx) => tx`update connections set status = 'accepted' where receiver_id = ${bob} and status = 'pending'`,
            ),
          () =>
            act(
              bob,
              (tx) => tx`update connections set status = 'rejected' where receiver_id = ${bob} and status = 'pending'`,
            ),
        ];
        const outcomes = await Promise.all(
          operations.map((_, at) => operations[(at + round) % operations.length]?.() ?? Promise.resolve('')),
        );
        // P0001: Bob has just declined.
        expect(outcomes.filter((outcome) => !['done', '23505', '42501', 'P0001'].includes(outcome))).toEqual([]);
        expect((await sql`select from public.connections`).length).toBeLessThan(2);
      }
    });

    it('leaves no relation between members after a block that runs with requests, follows, and answers', async () => {
      for (const [at, [one, other]] of pairs.slice(0, 24).entries()) {
        if (at % 3 === 0) await connect(other, one);
        const operations = [
          () => block(one, other),
          () => connect(other, one),
          () => follow(other, one),
          () => follow(one, other),
          () => connect(one, other),
          () =>
            act(
              one,
              (tx) =>
                tx`update connections set status = 'accepted' where receiver_id = ${one} and sender_id = ${other}`,
            ),
          () => act(other, (tx) => tx`select unfollow_member(${other}, ${one})`),
        ];
        const outcomes = await Promise.all(
          operations.map((_, index) => operations[(index + at) % operations.length]?.() ?? Promise.resolve('')),
        );
        expect(outcomes.filter((outcome) => !['done', '23505', '42501'].includes(outcome))).toEqual([]);
        expect(
          await sql`select from public.member_blocks where blocker_id = ${one} and blocked_id = ${other}`,
        ).toHaveLength(1);
      }
      expect(
        await sql`
        select 'connection'
        from public.connections c join public.member_blocks b on c.sender_id in (b.blocker_id, b.blocked_id)
        and c.receiver_id in (b.blocker_id, b.blocked_id)
        union all
        select 'follow'
        from public.follows f join public.member_blocks b on f.follower_id in (b.blocker_id, b.blocked_id)
        and f.followed_id in (b.blocker_id, b.blocked_id)
        union all
        select n.kind
        from public.notifications n join public.member_blocks b on n.user_id in (b.blocker_id, b.blocked_id)
        and n.actor_id in (b.blocker_id, b.blocked_id)`,
      ).toEqual([]);
    });

    it('stores a review only if it precedes the block', async () => {
      for (const [one, other] of pairs.slice(0, 12)) {
        const [blocked, reviewed] = await Promise.all([block(one, other), review(other, one)]);
        expect([blocked, ['done', '42501'].includes(reviewed)]).toEqual(['done', true]);
        const written = await sql`select from public.member_reviews where author_id = ${other} and member_id = ${one}`;
        expect(written).toHaveLength(reviewed === 'done' ? 1 : 0);
        expect(await sql`select from public.notifications where user_id = ${one} and actor_id = ${other}`).toHaveLength(
          0,
        );
      }
    });

    it('stores one of six answers to a review and counts each review once', async () => {
      const outcomes = await Promise.all(people.slice(1).map((author) => review(author, ann)));
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      expect(await sql`select ratings from public.member_stats where user_id = ${ann}`).toEqual([
        { ratings: [0, 0, 0, people.length - 1, 0] },
      ]);
      const [written] = await sql<{ id: string }[]>`select id from public.member_reviews where author_id = ${bob}`;
      const answerOutcomes = await Promise.all(
        times(6, (number) =>
          act(ann, (tx) => tx`select answer_review(${written?.id ?? ''}, ${`Thank you ${number}`})`),
        ),
      );
      expect(answerOutcomes.toSorted()).toEqual([...times(5, () => 'P0001'), 'done']);
      const [stored] = await sql`select answer from public.member_reviews where id = ${written?.id ?? ''}`;
      expect(stored?.['answer']).toBe(`Thank you ${answerOutcomes.indexOf('done')}`);
      expect(
        await sql`select from public.notifications where user_id = ${bob} and kind = 'review_answer'`,
      ).toHaveLength(1);
    });

    it('lets one of several senders claim each queued email', async () => {
      await sql`insert into private.deliveries (channel, user_id, kind)
        select 'mail', ${ann}, 'follow' from generate_series(1, 90)`;
      const claims = await Promise.all(
        times(12, () => sql<{ id: string }[]>`select id from public.claim_deliveries('mail', 10, 60)`),
      );
      const ids = claims.flatMap((rows) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(await sql`select from private.deliveries where claimed_until is null`).toHaveLength(90 - ids.length);
      expect(ids.length).toBeGreaterThan(30);
      expect(await sql`select from private.deliveries where attempts > 1`).toHaveLength(0);
    });

    it('deletes accounts without deadlocks while others connect, follow, and review', async () => {
      const leaving = people.slice(0, 3);
      const outcomes = await Promise.all([
        ...pairs.flatMap(([one, other]) => [connect(one, other), follow(other, one), review(one, other)]),
        ...leaving.map((id) => outcomeOf(sql`delete from auth.users where id = ${id}`)),
      ]);
      // P0001: the account is being deleted.
      const known = ['done', '23503', '23505', '42501', 'P0001'];
      expect(outcomes.filter((outcome) => !known.includes(outcome))).toEqual([]);
      expect(outcomes.slice(-leaving.length)).toEqual(leaving.map(() => 'done'));
    });
  });

  describe('in the community', () => {
    const people = idsOf('f000', 12);
    const [ann = ''] = people;
    const post = '00000000-0000-4000-9000-000000000011';
    const event = '00000000-0000-4000-9000-000000000012';
    const topic = '00000000-0000-4000-9000-000000000013';
    const call = (member: string, run: (tx: postgres.TransactionSql) => Promise<unknown>) => act(member, run);
    const like = (member: string, liked = true) => call(member, (tx) => tx`select like_post(${post}, ${liked})`);
    const comment = (member: string) =>
      call(
        member,
        (tx) => tx`insert into feed_comments (post_id, user_id, content) values (${post}, ${member}, 'Well said')`,
      );
    const uncomment = (member: string) =>
      call(
        member,
        (tx) =>
          tx`select delete_comment(c.id)
            from (select id from feed_comments where user_id = ${member} order by id limit 1) c`,
      );
    const reply = (member: string, parent: string | null = null) =>
      call(
        member,
        (tx) =>
          tx`insert into forum_posts (topic_id, user_id, content, parent_post_id)
            values (${topic}, ${member}, 'I see', ${parent})`,
      );
    const register = (member: string) => call(member, (tx) => tx`select register_for_event(${event})`);
    const cancel = (member: string) => call(member, (tx) => tx`select cancel_registration(${event})`);
    const write = (from: string, to: string) =>
      call(from, (tx) => tx`select send_message(${to}, ${crypto.randomUUID()}, 'Hello')`);
    const read = (member: string) =>
      call(
        member,
        (tx) =>
          tx`select mark_conversation_read(conversation_id)
            from (select conversation_id from conversation_members order by id) mine`,
      );
    const block = (from: string, to: string) =>
      call(from, (tx) => tx`insert into member_blocks (blocker_id, blocked_id) values (${from}, ${to})`);

    beforeEach(async () => {
      await setUp`delete from public.forums`;
      await setUp`delete from public.events`;
      await setUp`delete from public.conversations`;
      await addMembers(people);
      await setUp`update public.users set membership_tier = 'closer'`;
      await setUp`insert into public.feed_posts (id, user_id, title, content)
        values (${post}, ${owner}, 'A deal', 'Who is in?')`;
      await setUp`insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format,
        capacity, status)
        values (${event}, ${owner}, 'Evening', 'Come in.', now() + interval '1 day', now() + interval '2 days',
          'America/New_York', 'online', 10, 'published')`;
      const [forum] = await setUp<
        { id: string }[]
      >`insert into public.forums (user_id, title) values (${owner}, 'Flips') returning id`;
      await asMember(owner, (tx) => tx`select create_topic(${forum?.id ?? ''}, 'Roofs', 'Which?', ${topic})`);
    });
    // Whatever ran concurrently, counters equal the rows, and places go to the earliest registrations.
    afterEach(async () => {
      const mismatches = await sql`
        select 'post' as what, id from public.feed_posts p
        where (likes, comments) <> ((select count(*) from public.feed_likes where post_id = p.id),
          (select count(*) from public.feed_comments where post_id = p.id))
        union all
        select 'topic', id from public.forum_topics t
        where (posts, last_number, last_reply_at) <>
          (select count(*)::integer, max(number), max(created_at) from public.forum_posts where topic_id = t.id)
          or posts <> last_number
        union all
        select 'forum', id from public.forums f
        where (topics, posts) <> (select count(*), coalesce(sum(t.posts), 0) from public.forum_topics t
          where t.forum_id = f.id)
        union all
        select 'event', e.id from public.events e cross join lateral (
          select count(*) filter (where status = 'registered') as registered,
          count(*) filter (where status = 'waitlisted') as waitlisted
          from public.event_registrations where event_id = e.id
        ) r
        where (e.registered, e.waitlisted) <> (r.registered, r.waitlisted) or r.registered > e.capacity
        or (r.waitlisted > 0 and r.registered < e.capacity)
        union all
        select 'conversation', m.id from public.conversation_members m
        where unread <> (
          select count(*) from public.messages
          where conversation_id = m.conversation_id and user_id is distinct from m.user_id
            and created_at > coalesce(m.last_read_at, '-infinity')
        )`;
      if (mismatches.length > 0)
        throw new Error(`Counters don’t match the rows: ${mismatches.map((row) => String(row['what'])).join(', ')}`);
    });

    it('registers 10 of 50 for 10 places, puts 40 on the waitlist, and fills freed places in order', async () => {
      const guests = idsOf('f100', 50);
      await addMembers(guests);
      const registrations = () => sql<{ user_id: string; status: string }[]>`
        select user_id, status from public.event_registrations where event_id = ${event} order by created_at, id`;
      const statuses = (waitlisted: number) => [
        ...times(10, () => 'registered'),
        ...times(waitlisted, () => 'waitlisted'),
      ];
      expect(new Set(await Promise.all(guests.map(register)))).toEqual(new Set(['done']));
      const first = await registrations();
      expect(first.map(({ status }) => status)).toEqual(statuses(40));
      expect(await sql`select registered, waitlisted from public.events where id = ${event}`).toEqual([
        { registered: 10, waitlisted: 40 },
      ]);

      // Six registered and the first three waiting guests leave; five others click Register again.
      const leaving = [...first.slice(0, 6), ...first.slice(10, 13)].map(({ user_id }) => user_id);
      const staying = first.slice(20, 25).map(({ user_id }) => user_id);
      expect(new Set(await Promise.all([...leaving.map(cancel), ...staying.map(register)]))).toEqual(new Set(['done']));
      const after = await registrations();
      expect(after.map(({ user_id }) => user_id)).toEqual(
        first.map(({ user_id }) => user_id).filter((id) => !leaving.includes(id)),
      );
      expect(after.map(({ status }) => status)).toEqual(statuses(31));
      const notified = await sql<
        { user_id: string }[]
      >`select user_id from public.notifications where kind = 'event_waitlist_promotion' and subject_id = ${event}`;
      expect(notified.map(({ user_id }) => user_id).toSorted()).toEqual(
        first
          .slice(13, 19)
          .map(({ user_id }) => user_id)
          .toSorted(),
      );
    });

    it('counts as many as the rows when many like, unlike, and comment, without deadlocks', async () => {
      const outcomes = await Promise.all(
        people.flatMap((member, number) =>
          times(
            8,
            (index) =>
              [like, comment, (who: string) => like(who, false), uncomment][(index * 3 + number) % 4]?.(member) ??
              Promise.resolve(''),
          ),
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      const [found] = await sql`select likes, comments from public.feed_posts where id = ${post}`;
      expect(found).toEqual({ likes: expect.any(Number), comments: expect.any(Number) });
    });

    it('numbers 30 concurrent replies without gaps or duplicates', async () => {
      const [opening] = await sql<{ id: string }[]>`select id from public.forum_posts where topic_id = ${topic}`;
      const outcomes = await Promise.all(
        people.slice(0, 10).flatMap((member) => [reply(member), reply(member, opening?.id), reply(member)]),
      );
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      const numbers = await sql<
        { number: number }[]
      >`select number from public.forum_posts where topic_id = ${topic} order by number`;
      expect(numbers.map(({ number }) => number)).toEqual(times(31, (index) => index + 1));
      expect(await sql`select distinct path from public.forum_posts where topic_id = ${topic}`).toHaveLength(31);
    });

    it('ends registrations and messages when a block runs at the same time', async () => {
      for (const member of people) {
        const outcomes = await Promise.all([
          block(owner, member),
          register(member),
          write(member, owner),
          write(owner, member),
          like(member),
          reply(member),
          comment(member),
        ]);
        expect(outcomes.filter((outcome) => !['done', 'P0001', '42501'].includes(outcome))).toEqual([]);
        expect(outcomes[0]).toBe('done');
      }
      expect(await sql`select from public.event_registrations`).toHaveLength(0);
      expect(
        new Set(
          await Promise.all(
            people.flatMap((member) => [write(member, owner), write(owner, member), register(member), like(member)]),
          ),
        ),
      ).toEqual(new Set(['P0001']));
    });

    it('deletes accounts without deadlocks while others react, write, register, and send messages', async () => {
      const leaving = [...people.slice(0, 4), owner];
      const staying = people.slice(4);
      // Content to clean up after the accounts.
      await Promise.all(
        people.flatMap((member) => [
          like(member),
          comment(member),
          reply(member),
          register(member),
          write(member, owner),
        ]),
      );
      const outcomes = await Promise.all([
        ...staying.flatMap((member, number) => [
          like(member, number % 2 === 0),
          comment(member),
          reply(member),
          cancel(member),
          register(member),
          write(member, leaving[number % leaving.length] ?? owner),
          write(member, staying[(number + 1) % staying.length] ?? ''),
          read(member),
        ]),
        ...leaving.map((id) => outcomeOf(sql`delete from auth.users where id = ${id}`)),
      ]);
      // Rejected if the post, the member, or the author was deleted, but never a deadlock.
      expect(outcomes.filter((outcome) => !['done', 'P0001', '42501', '23503'].includes(outcome))).toEqual([]);
      expect(await sql`select id from auth.users where id = any (${leaving})`).toEqual([]);
      expect(await sql`select from public.forum_posts where user_id is null and content <> ''`).toHaveLength(0);
      expect(
        (await sql`select from public.forum_posts where topic_id = ${topic} and user_id is null`).length,
      ).toBeGreaterThan(0);
    });

    it('finishes a member’s running transaction before deleting the account and rejects new ones', async () => {
      let deletion: Promise<string> | undefined;
      let replyOutcome: string | undefined;
      await asMember(ann, async (tx) => {
        await tx`select like_post(${post}, true)`;
        deletion = outcomeOf(sql`delete from auth.users where id = ${ann}`);
        await vi.waitFor(async () => {
          expect(await sql`select from pg_locks where locktype = 'advisory' and not granted`).not.toHaveLength(0);
        }, 10_000);
        replyOutcome = await reply(ann);
        // The running transaction can still write, even against another rate limit.
        await tx`insert into forum_posts (topic_id, user_id, content) values (${topic}, ${ann}, 'One more')`;
      });
      expect([replyOutcome, await deletion]).toEqual(['P0001', 'done']);
      expect(await sql`select likes from public.feed_posts where id = ${post}`).toMatchObject([{ likes: 0 }]);
      expect(
        await sql`select content from public.forum_posts where topic_id = ${topic} and user_id is null`,
      ).toMatchObject([{ content: '' }]);
    });

    it('deletes members who mentioned each other often without deadlocks', async () => {
      const members = people.slice(0, 6);
      const mentions = members.map((id) => `@[Member](${id})`).join(' ');
      for (const author of members) {
        const [own] = await sql<
          { id: string }[]
        >`insert into public.forum_topics (forum_id, user_id, title) select id, ${author}, 'Mine' from public.forums
          returning id`;
        await sql`insert into public.forum_posts (topic_id, user_id, content)
          select ${own?.id ?? ''}, member, ${mentions} from unnest(${[author, ...members]}::uuid[]) as member`;
      }
      expect((await sql`select from public.notifications`).length).toBeGreaterThan(100);
      const outcomes = await Promise.all(members.map((id) => outcomeOf(sql`delete from auth.users where id = ${id}`)));
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      expect(await sql`select from public.notifications`).toHaveLength(0);
    });
  });

  function decide(tx: postgres.TransactionSql, review: string, decision: string): Promise<unknown> {
    return tx`select decide_listing_review(${review}, ${decision}, 'A reason')`;
  }

  async function addStaff(count: number): Promise<string[]> {
    const members = idsOf('d000', count);
    await addMembers(members);
    await sql`insert into public.staff (user_id) select unnest(${members}::uuid[])`;
    return members;
  }

  const addMembers = (ids: readonly string[]) => races.addMembers(ids, { isTrusted: true });
});

function react(tx: postgres.TransactionSql, member: string, kind: string, onConflict = ''): Promise<unknown> {
  return tx.unsafe(
    `insert into property_feedback (user_id, property_id, feedback_type) values ($1, $2, $3) ${onConflict}`,
    [member, listing, kind],
  );
}
