import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migratedDatabase } from './pgtap-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

/*
 * What happens at the same time. PGlite has one connection, on which nothing does; a real server alone shows races.
 */

const cluster = await startPostgresCluster();
afterAll(() => cluster?.close());

const owner = '00000000-0000-4000-8000-000000000001';
const listing = '00000000-0000-4000-9000-000000000001';

const insertListing = `
  insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price)
  values ($1, $2, 'Brick duplex', 'Two units.', 'Multi Family', '12 Oak St', 'New York', 'NY', '10001', 100000)`;

describe.skipIf(!cluster)('at the same time', () => {
  let sql: postgres.Sql;

  beforeAll(async () => {
    if (!cluster) return;
    const database = await migratedDatabase(cluster.url);
    await database.close();
    sql = postgres(cluster.url, { max: 20, onnotice: () => undefined });
  });
  afterAll(() => sql?.end());
  beforeEach(async () => {
    await sql`delete from auth.users`;
    await addMember(owner);
    await sql.unsafe(insertListing, [listing, owner]);
  });

  it('50 views count 50', async () => {
    await Promise.all(times(50, () => asMember(null, (tx) => tx`select increment_property_view_count(${listing})`)));
    expect(await counts()).toMatchObject({ view_count: 50 });
  });

  it('20 likes of one member count once', async () => {
    const outcomes = await Promise.all(times(20, () => outcomeOf(asMember(owner, (tx) => react(tx, owner, 'like')))));
    expect(outcomes.toSorted()).toEqual([...times(19, () => '23505'), 'done']);
    expect(await counts()).toMatchObject({ likes: 1, dislikes: 0, rows: { like: 1 } });
  });

  it('likes, dislikes and changes of mind by many members leave the counters equal to the rows', async () => {
    const members = times(10, (number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`);
    await Promise.all(members.map(addMember));
    await Promise.all(
      members.map(async (member, number) => {
        for (const step of times(12, (index) => (index * 7 + number * 3) % 4)) {
          await asMember(member, (tx) => {
            if (step === 3) return tx`delete from property_feedback where property_id = ${listing}`;
            return react(tx, member, step === 0 ? 'dislike' : 'like', 'on conflict (user_id, property_id) do update set feedback_type = excluded.feedback_type');
          });
        }
      }),
    );
    const { likes, dislikes, rows } = await counts();
    expect({ likes, dislikes }).toEqual({ likes: rows['like'] ?? 0, dislikes: rows['dislike'] ?? 0 });
    expect(likes + dislikes).toBeGreaterThan(0);
  });

  it('one listing sent twice is one listing', async () => {
    const id = '00000000-0000-4000-9000-000000000002';
    const outcomes = await Promise.all(times(8, () => outcomeOf(asMember(owner, (tx) => tx.unsafe(insertListing, [id, owner])))));
    expect(outcomes.toSorted()).toEqual([...times(7, () => '23505'), 'done']);
    expect(await sql`select id from public.properties where id = ${id}`).toHaveLength(1);
  });

  it('a tier that changes while listings are posted reaches every one of them', async () => {
    for (const round of times(5, (index) => index)) {
      const tier = round % 2 === 0 ? 'partner' : 'free';
      const posts = times(10, (index) => () => sql.unsafe(insertListing, [`00000000-0000-4000-b000-${String(round * 100 + index).padStart(12, '0')}`, owner]));
      const raise = () => sql`update public.users set membership_tier = ${tier} where id = ${owner}`;
      await Promise.all([...posts.slice(0, 5), raise, ...posts.slice(5)].map((work) => work()));
      const wrong = await sql`select id from public.properties where verified <> (${tier} = 'partner') or jv_share_pct <> ${tier === 'partner' ? 0 : 50}`;
      expect(wrong).toEqual([]);
    }
  });

  it('an account deleted while others react to its listings goes, and nobody waits for ever', async () => {
    const members = times(8, (number) => `00000000-0000-4000-c000-${String(number).padStart(12, '0')}`);
    await Promise.all(members.map(addMember));
    const outcomes = await Promise.all([
      ...members.map((member) => outcomeOf(asMember(member, (tx) => react(tx, member, 'like')))),
      outcomeOf(sql`delete from auth.users where id = ${owner}`),
    ]);
    // 23503 where the listing went while the vote was written, 42501 where it was gone already.
    expect(outcomes.filter((outcome) => !['done', '23503', '42501'].includes(outcome))).toEqual([]);
    expect(outcomes.at(-1)).toBe('done');
    expect(await sql`select id from public.property_feedback`).toHaveLength(0);
  });

  it('20 saves of one member count once, and are one like', async () => {
    const save = (tx: postgres.TransactionSql) => tx`insert into saved_listings (user_id, property_id) values (${owner}, ${listing})`;
    const outcomes = await Promise.all(times(20, () => outcomeOf(asMember(owner, save))));
    expect(outcomes.toSorted()).toEqual([...times(19, () => '23505'), 'done']);
    expect(await sql`select saves, likes from public.properties where id = ${listing}`).toEqual([{ saves: 1, likes: 1 }]);
  });

  it('saving, liking and letting go by many members leave the counters equal to the rows, and nobody waits for ever', async () => {
    const members = times(10, (number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`);
    await Promise.all(members.map(addMember));
    const outcomes = await Promise.all(
      members.flatMap((member, number) =>
        times(8, (index) =>
          outcomeOf(asMember(member, (tx) => {
            const step = (index * 5 + number) % 4;
            if (step === 0) return tx`delete from saved_listings where property_id = ${listing}`;
            if (step === 1) return react(tx, member, 'like', 'on conflict (user_id, property_id) do nothing');
            return tx`insert into saved_listings (user_id, property_id) values (${member}, ${listing}) on conflict do nothing`;
          })),
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const [found] = await sql`
      select saves, likes, (select count(*)::int from public.saved_listings) as saved, (select count(*)::int from public.property_feedback) as votes
      from public.properties where id = ${listing}`;
    expect(found).toMatchObject({ saves: found?.['saved'], likes: found?.['votes'] });
    expect(found?.['votes']).toBeGreaterThan(0);
  });

  it('10 searches kept at once beside 49 leave 50', async () => {
    await sql`insert into public.saved_searches (user_id, name, query) select ${owner}, 'Kept', 'q=' || n from generate_series(1, 49) n`;
    const keep = (number: number) => (tx: postgres.TransactionSql) =>
      tx`insert into saved_searches (user_id, name, query) values (${owner}, 'New', ${`new=${number}`})`;
    const outcomes = await Promise.all(times(10, (number) => outcomeOf(asMember(owner, keep(number)))));
    expect(outcomes.toSorted()).toEqual([...times(9, () => '23514'), 'done']);
    expect(await sql`select from public.saved_searches`).toHaveLength(50);
  });

  it('of those of staff who decide at once one does', async () => {
    const staff = await addStaff(6);
    const [review] = await sql<{ id: string }[]>`select id from public.listing_reviews where property_id = ${listing}`;
    const outcomes = await Promise.all(
      staff.map((member, number) => outcomeOf(asMember(member, (tx) => decide(tx, review?.id ?? '', number % 2 === 0 ? 'approved' : 'returned')))),
    );
    expect(outcomes.toSorted()).toEqual(['P0001', 'P0001', 'P0001', 'P0001', 'P0001', 'done']);
    const [decided] = await sql`
      select r.decision = 'approved' as approved, p.verified from public.listing_reviews r join public.properties p on p.id = r.property_id`;
    expect(decided?.['verified']).toBe(decided?.['approved']);
  });

  it('decisions, moves, requests and tiers that meet leave no listing verified that nobody approved, and none that waits for nothing', async () => {
    const [staff = ''] = await addStaff(1);
    for (const round of times(12, (index) => index)) {
      const tier = ['partner', 'free', 'pro'][round % 3] ?? 'free';
      const [review] = await sql<{ id: string }[]>`select id from public.listing_reviews where property_id = ${listing} and decision is null`;
      const works = [
        () => asMember(staff, (tx) => decide(tx, review?.id ?? owner, 'approved')),
        () => asMember(owner, (tx) => tx`update properties set address = ${`${round} Elm St`} where id = ${listing}`),
        () => sql`update public.users set membership_tier = ${tier} where id = ${owner}`,
        () => asMember(owner, (tx) => tx`select request_listing_review(${listing})`),
      ];
      const outcomes = await Promise.all(works.map((_, at) => outcomeOf(works[(at + round) % works.length]?.() ?? Promise.resolve())));
      // Refused where another came first; never a deadlock.
      expect(outcomes.filter((outcome) => !['done', 'P0001', '42501'].includes(outcome))).toEqual([]);
      const [now] = await sql`
        select p.verified, private.is_approved(p.id) as approved,
          exists (select from public.listing_reviews r where r.property_id = p.id and r.decision is null) as waits,
          exists (select from public.listing_reviews r where r.property_id = p.id and r.decision is null and r.due_at is not null) as due
        from public.properties p where p.id = ${listing}`;
      expect({ tier, ...now }).toEqual(
        tier === 'partner'
          ? { tier, verified: true, approved: now?.['approved'], waits: false, due: false }
          : { tier, verified: now?.['approved'], approved: now?.['approved'], waits: !now?.['approved'], due: !now?.['approved'] && tier === 'pro' },
      );
    }
  });

  describe('between members', () => {
    const people = times(12, (number) => `00000000-0000-4000-e000-${String(number).padStart(12, '0')}`);
    const [ann = '', bob = ''] = people;
    const pairs = people.flatMap((one, at) => people.slice(at + 1).map((other) => [one, other] as const));
    const connect = (from: string, to: string) => outcomeOf(asMember(from, (tx) => tx`insert into connections (sender_id, receiver_id) values (${from}, ${to})`));
    const follow = (from: string, to: string) => outcomeOf(asMember(from, (tx) => tx`select follow_member(${from}, ${to})`));
    const block = (from: string, to: string) => outcomeOf(asMember(from, (tx) => tx`insert into member_blocks (blocker_id, blocked_id) values (${from}, ${to})`));
    const review = (from: string, to: string) =>
      outcomeOf(asMember(from, (tx) => tx`insert into member_reviews (author_id, member_id, rating, text) values (${from}, ${to}, 4, 'Closed on time.')`));

    beforeEach(async () => {
      await Promise.all(people.map(addMember));
    });
    // Whatever met: what is counted is what is there.
    afterEach(async () => {
      const wrong = await sql`
        select s.user_id from public.member_stats s
        where (s.followers, s.following, s.connections, s.profile_views) <> (
            (select count(*) from public.follows where followed_id = s.user_id),
            (select count(*) from public.follows where follower_id = s.user_id),
            (select count(*) from public.connections where status = 'accepted' and s.user_id in (sender_id, receiver_id)),
            (select count(*) from public.profile_views where member_id = s.user_id)
          )
          or s.ratings <> array(select (select count(*)::integer from public.member_reviews where member_id = s.user_id and rating = stars) from generate_series(1, 5) stars)`;
      if (wrong.length > 0) throw new Error(`Counts of ${wrong.length} members are not what is there`);
    });

    it('requests that cross end as one connection, whoever is first', async () => {
      const outcomes = await Promise.all(
        pairs.flatMap(([one, other], at) => (at % 2 === 0 ? [connect(one, other), connect(other, one)] : [connect(other, one), connect(one, other)])),
      );
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      const found = await sql`select status, count(*)::int as count from public.connections group by 1`;
      expect(found).toEqual([{ status: 'accepted', count: pairs.length }]);
      // Each hears once that it is accepted, and of no request that waits.
      expect(await sql`select kind, count(*)::int as count from public.notifications group by 1`).toEqual([{ kind: 'connection_accepted', count: pairs.length }]);
    });

    it('answers, withdrawals and new requests that meet leave one row at most, and nobody waits for ever', async () => {
      for (const round of times(4, (index) => index)) {
        await connect(ann, bob);
        const works = [
          () => connect(bob, ann),
          () => connect(ann, bob),
          () => outcomeOf(asMember(ann, (tx) => tx`delete from connections where ${ann} in (sender_id, receiver_id)`)),
          () => outcomeOf(asMember(bob, (tx) => tx`update connections set status = 'accepted' where receiver_id = ${bob} and status = 'pending'`)),
          () => outcomeOf(asMember(bob, (tx) => tx`update connections set status = 'rejected' where receiver_id = ${bob} and status = 'pending'`)),
        ];
        const outcomes = await Promise.all(works.map((_, at) => works[(at + round) % works.length]?.() ?? Promise.resolve('')));
        expect(outcomes.filter((outcome) => !['done', '23505', '42501'].includes(outcome))).toEqual([]);
        expect((await sql`select from public.connections`).length).toBeLessThan(2);
      }
    });

    it('20 follows of one member count once, and those of many all', async () => {
      expect(new Set(await Promise.all(times(20, () => follow(ann, bob))))).toEqual(new Set(['done']));
      expect(await sql`select followers from public.member_stats where user_id = ${bob}`).toEqual([{ followers: 1 }]);
      expect(await sql`select from public.notifications where user_id = ${bob}`).toHaveLength(1);
      // In both directions, so that two lock the same counts from both ends.
      const outcomes = await Promise.all(pairs.flatMap(([one, other]) => [follow(one, other), follow(other, one)]));
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      expect(await sql`select from public.follows`).toHaveLength(pairs.length * 2);
    });

    it('100 profile views of one member count once, and see the count', async () => {
      const views = await Promise.all(times(100, () => outcomeOf(asMember(ann, (tx) => tx`select record_profile_view(${bob})`))));
      expect(new Set(views)).toEqual(new Set(['done']));
      expect(await sql`select profile_views from public.member_stats where user_id = ${bob}`).toEqual([{ profile_views: 1 }]);
      await Promise.all(people.map((member) => asMember(member, (tx) => tx`select record_profile_view(${bob})`)));
      expect(await sql`select profile_views from public.member_stats where user_id = ${bob}`).toEqual([{ profile_views: people.length - 1 }]);
    });

    it('a block that meets requests, answers, follows and reviews leaves nothing standing', async () => {
      for (const [at, [one, other]] of pairs.slice(0, 24).entries()) {
        if (at % 3 === 0) await connect(other, one);
        const works = [
          () => block(one, other), () => connect(other, one), () => follow(other, one), () => follow(one, other), () => connect(one, other),
          () => outcomeOf(asMember(one, (tx) => tx`update connections set status = 'accepted' where receiver_id = ${one} and sender_id = ${other}`)),
          () => outcomeOf(asMember(other, (tx) => tx`select unfollow_member(${other}, ${one})`)),
        ];
        const outcomes = await Promise.all(works.map((_, index) => works[(index + at) % works.length]?.() ?? Promise.resolve('')));
        expect(outcomes.filter((outcome) => !['done', '23505', '42501'].includes(outcome))).toEqual([]);
        expect(await sql`select from public.member_blocks where blocker_id = ${one} and blocked_id = ${other}`).toHaveLength(1);
      }
      expect(await sql`
        select 'connection' from public.connections c join public.member_blocks b on c.sender_id in (b.blocker_id, b.blocked_id) and c.receiver_id in (b.blocker_id, b.blocked_id)
        union all
        select 'follow' from public.follows f join public.member_blocks b on f.follower_id in (b.blocker_id, b.blocked_id) and f.followed_id in (b.blocker_id, b.blocked_id)
        union all
        select n.kind from public.notifications n join public.member_blocks b on n.user_id in (b.blocker_id, b.blocked_id) and n.actor_id in (b.blocker_id, b.blocked_id)`).toEqual([]);
    });

    it('a review is written before a block or not at all', async () => {
      for (const [one, other] of pairs.slice(0, 12)) {
        const [blocked, reviewed] = await Promise.all([block(one, other), review(other, one)]);
        expect([blocked, ['done', '42501'].includes(reviewed)]).toEqual(['done', true]);
        const written = await sql`select from public.member_reviews where author_id = ${other} and member_id = ${one}`;
        expect(written).toHaveLength(reviewed === 'done' ? 1 : 0);
        expect(await sql`select from public.notifications where user_id = ${one} and actor_id = ${other}`).toHaveLength(0);
      }
    });

    it('of two answers to a review one is stored, and reviews of one member count each', async () => {
      const outcomes = await Promise.all(people.slice(1).map((author) => review(author, ann)));
      expect(new Set(outcomes)).toEqual(new Set(['done']));
      expect(await sql`select ratings from public.member_stats where user_id = ${ann}`).toEqual([{ ratings: [0, 0, 0, people.length - 1, 0] }]);
      const [written] = await sql<{ id: string }[]>`select id from public.member_reviews where author_id = ${bob}`;
      const answers = await Promise.all(times(6, (number) => outcomeOf(asMember(ann, (tx) => tx`select answer_review(${written?.id ?? ''}, ${`Thank you ${number}`})`))));
      expect(answers.toSorted()).toEqual([...times(5, () => 'P0001'), 'done']);
      const [stored] = await sql`select answer from public.member_reviews where id = ${written?.id ?? ''}`;
      expect(stored?.['answer']).toBe(`Thank you ${answers.indexOf('done')}`);
      expect(await sql`select from public.notifications where user_id = ${bob} and kind = 'review_answer'`).toHaveLength(1);
    });

    it('mail that several claim at once is claimed by one', async () => {
      await sql`insert into private.mail_queue (user_id, kind) select ${ann}, 'follow' from generate_series(1, 90)`;
      const claims = await Promise.all(times(12, () => sql<{ id: string }[]>`select id from public.claim_mail(10)`));
      const ids = claims.flatMap((rows) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(await sql`select from private.mail_queue where claimed_at is null`).toHaveLength(90 - ids.length);
      expect(ids.length).toBeGreaterThan(30);
      expect(await sql`select from private.mail_queue where attempts > 1`).toHaveLength(0);
    });

    it('accounts deleted while others connect, follow and review go, and nobody waits for ever', async () => {
      const leaving = people.slice(0, 3);
      const outcomes = await Promise.all([
        ...pairs.flatMap(([one, other]) => [connect(one, other), follow(other, one), review(one, other)]),
        ...leaving.map((id) => outcomeOf(sql`delete from auth.users where id = ${id}`)),
      ]);
      expect(outcomes.filter((outcome) => !['done', '23503', '23505', '42501'].includes(outcome))).toEqual([]);
      expect(outcomes.slice(-leaving.length)).toEqual(leaving.map(() => 'done'));
    });
  });

  function decide(tx: postgres.TransactionSql, review: string, decision: string): Promise<unknown> {
    return tx`select decide_listing_review(${review}, ${decision}, 'A reason')`;
  }

  async function addStaff(count: number): Promise<string[]> {
    const members = times(count, (number) => `00000000-0000-4000-d000-${String(number).padStart(12, '0')}`);
    await Promise.all(members.map(addMember));
    await sql`insert into public.staff (user_id) select unnest(${members}::uuid[])`;
    return members;
  }

  async function addMember(id: string): Promise<void> {
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.test`}, now())`;
  }

  /** One API request: a transaction as that member, or as a visitor. */
  function asMember(id: string | null, run: (tx: postgres.TransactionSql) => Promise<unknown>): Promise<unknown> {
    const role = id === null ? 'anon' : 'authenticated';
    return sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role })}, true), set_config('role', ${role}, true)`;
      await run(tx);
    });
  }

  async function counts(): Promise<{ likes: number; dislikes: number; view_count: number; rows: Record<string, number> }> {
    const [found] = await sql<{ likes: number; dislikes: number; view_count: number }[]>`
      select likes, dislikes, view_count from public.properties where id = ${listing}`;
    const kinds = await sql<{ kind: string; count: number }[]>`
      select feedback_type as kind, count(*)::int as count from public.property_feedback where property_id = ${listing} group by 1`;
    if (!found) throw new Error('The listing is gone');
    return { ...found, rows: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) };
  }
});

function react(tx: postgres.TransactionSql, member: string, kind: string, onConflict = ''): Promise<unknown> {
  return tx.unsafe(
    `insert into property_feedback (user_id, property_id, feedback_type) values ($1, $2, $3) ${onConflict}`,
    [member, listing, kind],
  );
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** 'done', or the code with which Postgres refused. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
}
