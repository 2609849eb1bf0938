import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migratedDatabase } from './pgtap-database.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

/*
 * Messages that are sent, read, blocked and deleted at the same time, on a real server: PGlite has one connection, on which
 * nothing is.
 */

const cluster = await startPostgresCluster();
afterAll(() => cluster?.close());

type Work = (tx: postgres.TransactionSql) => Promise<unknown>;

describe.skipIf(!cluster)('messages at the same time', () => {
  let sql: postgres.Sql;
  /** Staff, for whom there are no limits. */
  let ann: string;
  let bob: string;

  beforeAll(async () => {
    if (!cluster) return;
    const database = await migratedDatabase(cluster.url);
    await database.close();
    sql = postgres(cluster.url, { max: 20, onnotice: () => undefined });
  });
  afterAll(() => sql?.end());
  beforeEach(async () => {
    await sql`delete from auth.users`;
    [ann = '', bob = ''] = await members(2);
    await sql`insert into public.staff (user_id) values (${ann}), (${bob})`;
  });

  it('two who write first begin one conversation, and every message counts', async () => {
    const sends = times(20, (index) => outcomeOf(index % 2 ? send(ann, bob) : send(bob, ann)));
    expect(new Set(await Promise.all(sends))).toEqual(new Set(['done']));
    expect(await sql`select 1 from conversations`).toHaveLength(1);
    expect(await unread()).toEqual([10, 10]);
    expect(await sql`select distinct created_at from messages`).toHaveLength(20);
    expect(
      await sql`select 1 from conversation_members s where last_message_at = (select max(created_at) from messages)`,
    ).toHaveLength(2);
  });

  it('a message that is sent 20 times is one, for one of its sender', async () => {
    const id = randomUUID();
    const sends = await Promise.all(times(20, () => outcomeOf(send(ann, bob, { id }))));
    expect(new Set(sends)).toEqual(new Set(['done']));
    expect(await unread()).toEqual([0, 1]);
    const other = randomUUID();
    const [one, two] = await Promise.all([
      outcomeOf(send(ann, bob, { id: other })),
      outcomeOf(send(bob, ann, { id: other })),
    ]);
    expect([one, two].toSorted()).toEqual(['23505', 'done']);
    expect(await sql`select 1 from messages`).toHaveLength(2);
  });

  it('who reads while a message arrives has read it or not, and the count says which', async () => {
    await send(ann, bob);
    await Promise.all(times(40, (index) => (index % 2 ? send(ann, bob) : read(bob))));
    expect(await counted()).toEqual([]);
    // Not left to luck: the reader asks while the message is on its way.
    let reading: Promise<string> | undefined;
    await asMember(ann, async (tx) => {
      await tx`select send_message(${bob}, ${randomUUID()}, 'Hello')`;
      reading = outcomeOf(read(bob));
      await somebodyWaits();
    });
    expect(await reading).toBe('done');
    expect(await counted()).toEqual([]);
    let sending: Promise<string> | undefined;
    await asMember(bob, async (tx) => {
      await tx`select mark_conversation_read(conversation_id) from conversation_members`;
      sending = outcomeOf(send(ann, bob));
    });
    expect(await sending).toBe('done');
    expect(await counted()).toEqual([]);
    expect(await sql`select 1 from notifications where kind = 'message' and user_id = ${bob}`).toHaveLength(1);
    expect(await unread()).toEqual([0, 1]);
  });

  it('a file is carried by one message', async () => {
    const path = `${ann}/${bob}/1-a.pdf`;
    await sql`insert into storage.objects (bucket_id, name, metadata) values ('message-attachments', ${path}, '{"mimetype": "application/pdf", "size": 1}')`;
    const sends = await Promise.all(times(10, () => outcomeOf(send(ann, bob, { files: [{ path, name: 'a.pdf' }] }))));
    expect(sends.toSorted()).toEqual([...times(9, () => 'P0001'), 'done']);
    expect(await sql`select 1 from messages`).toHaveLength(1);
  });

  it('limits hold', async () => {
    const [young = '', ...readers] = await members(13, 'pro', '1 day');
    const starts = await Promise.all(readers.map((reader) => outcomeOf(send(young, reader))));
    expect(starts.filter((outcome) => outcome === 'done')).toHaveLength(5);
    const known = readers[starts.indexOf('done')] ?? '';
    const flood = await Promise.all(times(40, () => outcomeOf(send(young, known))));
    expect(flood.toSorted()).toEqual([...times(15, () => 'P0001'), ...times(25, () => 'done')]);
  });

  it('nothing passes a block', async () => {
    const pairs = await members(12, 'pro');
    for (const index of times(6, (n) => n * 2)) {
      const [one = '', two = ''] = pairs.slice(index);
      const outcomes = await Promise.all([
        outcomeOf(send(one, two)),
        outcomeOf(send(two, one)),
        outcomeOf(
          asMember(two, (tx) => tx`insert into member_blocks (blocker_id, blocked_id) values (${two}, ${one})`),
        ),
        outcomeOf(send(one, two)),
        outcomeOf(send(two, one)),
      ]);
      expect(outcomes[2]).toBe('done');
      expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'P0001')).toEqual([]);
      const stored = await sql`select 1 from messages where user_id in (${one}, ${two})`;
      expect(stored).toHaveLength(outcomes.filter((outcome) => outcome === 'done').length - 1);
      expect(
        await sql`select 1 from notifications where kind = 'message' and user_id in (${one}, ${two})`,
      ).toHaveLength(0);
    }
    // Not left to luck: the block waits for the message, and then stands.
    const [one = '', two = ''] = await members(2, 'pro');
    let blocking: Promise<string> | undefined;
    await asMember(one, async (tx) => {
      await tx`select send_message(${two}, ${randomUUID()}, 'Hello')`;
      blocking = outcomeOf(
        asMember(two, (other) => other`insert into member_blocks (blocker_id, blocked_id) values (${two}, ${one})`),
      );
      await somebodyWaits();
    });
    expect(await blocking).toBe('done');
    expect(await outcomeOf(send(one, two))).toBe('P0001');
  });

  it('an account goes while others write to it and read, and nobody waits for ever', async () => {
    for (const round of times(8, (index) => index)) {
      const [gone = '', stays = '', third = ''] = await members(3, 'pro');
      await sql`insert into connections (sender_id, receiver_id, status) values (${gone}, ${stays}, 'accepted')`;
      await send(gone, stays);
      await send(third, gone);
      if (round % 2)
        await asMember(stays, (tx) => tx`insert into follows (follower_id, followed_id) values (${stays}, ${gone})`);
      const outcomes = await Promise.all([
        ...times(3, () => outcomeOf(send(stays, gone))),
        ...times(3, () => outcomeOf(send(gone, third))),
        ...times(3, () => outcomeOf(read(stays))),
        ...times(3, () => outcomeOf(read(gone))),
        outcomeOf(sql`delete from auth.users where id = ${gone}`),
        ...times(2, () => outcomeOf(send(third, stays))),
        ...times(2, () => outcomeOf(read(third))),
      ]);
      expect(outcomes[12]).toBe('done');
      // P0001 from whom they find no more; 42501 from the one who is no more.
      expect(outcomes.filter((outcome) => !['done', 'P0001', '42501'].includes(outcome))).toEqual([]);
    }
    expect(await counted()).toEqual([]);
    // Not left to luck: a first message waits for the account to go, and finds nobody.
    const [gone = '', stays = ''] = await members(2, 'pro');
    let sending: Promise<string> | undefined;
    await sql.begin(async (tx) => {
      await tx`delete from auth.users where id = ${gone}`;
      sending = outcomeOf(send(stays, gone));
      await somebodyWaits();
    });
    expect(await sending).toBe('P0001');
  });

  it('of two accounts that go at once no conversation is left', async () => {
    for (const pair of await Promise.all(times(6, () => members(2, 'pro')))) {
      const [one = '', two = ''] = pair;
      await send(one, two);
      await send(two, one);
      const outcomes = await Promise.all(pair.map((id) => outcomeOf(sql`delete from auth.users where id = ${id}`)));
      expect(outcomes).toEqual(['done', 'done']);
    }
    expect(await sql`select 1 from conversations`).toHaveLength(0);
    expect(await sql`select 1 from messages`).toHaveLength(0);
  });

  /** Members of that tier whose accounts are so old. */
  async function members(count: number, tier = 'free', age = '30 days'): Promise<string[]> {
    const ids = times(count, () => randomUUID());
    await sql`
      insert into auth.users (id, email, email_confirmed_at, created_at)
      select id, id || '@example.test', now(), now() - ${age}::interval from unnest(${ids}::uuid[]) as id`;
    await sql`update public.users set membership_tier = ${tier} where id = any (${ids}::uuid[])`;
    return ids;
  }

  /** One API request: a transaction as that member. */
  function asMember(id: string, run: Work): Promise<unknown> {
    return sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: 'authenticated' })}, true), set_config('role', 'authenticated', true)`;
      await run(tx);
    });
  }

  function send(
    from: string,
    to: string,
    { id = randomUUID(), files = [] }: { id?: string; files?: { path: string; name: string }[] } = {},
  ) {
    return asMember(from, (tx) => tx`select send_message(${to}, ${id}, 'Hello', null, ${tx.json(files)})`);
  }

  /** Reads whatever there is in every conversation of a member, one request for each. */
  async function read(member: string): Promise<void> {
    const own = await sql<
      { id: string }[]
    >`select conversation_id as id from conversation_members where user_id = ${member}`;
    for (const { id } of own) await asMember(member, (tx) => tx`select mark_conversation_read(${id})`);
  }

  /** What each has not read, ascending. */
  async function unread(): Promise<number[]> {
    const rows = await sql<{ unread: number }[]>`select unread from conversation_members order by unread`;
    return rows.map((row) => row.unread);
  }

  /** Sides of conversations whose count is not that of the newer messages. */
  async function counted() {
    return sql`
      select s.* from conversation_members s where s.unread <> (
        select count(*) from messages m
        where m.conversation_id = s.conversation_id and m.user_id = s.other_id and m.created_at > coalesce(s.last_read_at, '-infinity')
      ) and s.other_id is not null`;
  }

  async function somebodyWaits(): Promise<void> {
    await vi.waitFor(async () => {
      expect(
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).not.toHaveLength(0);
    }, 10_000);
  }
});

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
