import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRaces, outcomeOf, type RaceDatabase, times } from './concurrent-sql.ts';

/* Messages under concurrent sending, reading, blocking, and deletion. */

describe('concurrent messages', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let setUp: postgres.Sql;
  let act: RaceDatabase['act'];
  let asMember: RaceDatabase['asMember'];
  /** Staff have no limits. */
  let ann: string;
  let bob: string;

  beforeAll(async () => {
    races = await openRaces(20);
    ({ sql, setUp, act, asMember } = races);
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await setUp`delete from auth.users`;
    [ann = '', bob = ''] = await members(2);
    await setUp`insert into public.staff (user_id) values (${ann}), (${bob})`;
  });

  it('starts one conversation when both members write first, and counts all', async () => {
    const sends = times(20, (index) => outcomeOf(index % 2 ? send(ann, bob) : send(bob, ann)));
    expect(new Set(await Promise.all(sends))).toEqual(new Set(['done']));
    expect(await sql`select 1 from conversations`).toHaveLength(1);
    expect(await unread()).toEqual([10, 10]);
    expect(await sql`select distinct created_at from messages`).toHaveLength(20);
    expect(
      await sql`select 1 from conversation_members s where last_message_at = (select max(created_at) from messages)`,
    ).toHaveLength(2);
  });

  it('stores a message once when it’s sent 20 times with one id by the same member', async () => {
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

  it('counts read and unread messages when reading overlaps with sending', async () => {
    await send(ann, bob);
    await Promise.all(times(40, (index) => (index % 2 ? send(ann, bob) : read(bob))));
    expect(await miscounted()).toEqual([]);
    // Not left to chance: the reader’s request runs while the message is being sent.
    let reading: Promise<string> | undefined;
    await asMember(ann, async (tx) => {
      await tx`select send_message(${bob}, ${randomUUID()}, 'Hello')`;
      reading = outcomeOf(read(bob));
      await lockWaitStarts();
    });
    expect(await reading).toBe('done');
    expect(await miscounted()).toEqual([]);
    let sending: Promise<string> | undefined;
    await asMember(bob, async (tx) => {
      await tx`select mark_conversation_read(conversation_id) from conversation_members`;
      sending = outcomeOf(send(ann, bob));
    });
    expect(await sending).toBe('done');
    expect(await miscounted()).toEqual([]);
    expect(await sql`select 1 from notifications where kind = 'message' and user_id = ${bob}`).toHaveLength(1);
    expect(await unread()).toEqual([0, 1]);
  });

  it('attaches a file to one of two concurrent messages', async () => {
    const path = `${ann}/${bob}/1-a.pdf`;
    await sql`insert into storage.objects (bucket_id, name, metadata)
      values ('message-attachments', ${path}, '{"mimetype": "application/pdf", "size": 1}')`;
    const sends = await Promise.all(times(10, () => outcomeOf(send(ann, bob, { files: [{ path, name: 'a.pdf' }] }))));
    expect(sends.toSorted()).toEqual([...times(9, () => 'P0001'), 'done']);
    expect(await sql`select 1 from messages`).toHaveLength(1);
  });

  it('stay within the limits', async () => {
    const [young = '', ...readers] = await members(13, 'pro', '1 day');
    const starts = await Promise.all(readers.map((reader) => outcomeOf(send(young, reader))));
    expect(starts.filter((outcome) => outcome === 'done')).toHaveLength(10);
    const known = readers[starts.indexOf('done')] ?? '';
    const flood = await Promise.all(times(40, () => outcomeOf(send(young, known))));
    expect(flood.toSorted()).toEqual([...times(20, () => 'P0001'), ...times(20, () => 'done')]);
  });

  it('sends no message across a concurrent block', async () => {
    const pairs = await members(12, 'pro');
    for (const index of times(6, (n) => n * 2)) {
      const [one = '', two = ''] = pairs.slice(index);
      const outcomes = await Promise.all([
        outcomeOf(send(one, two)),
        outcomeOf(send(two, one)),
        act(two, (tx) => tx`insert into member_blocks (blocker_id, blocked_id) values (${two}, ${one})`),
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
    // Not left to chance: the block waits for the message and then takes effect.
    const [one = '', two = ''] = await members(2, 'pro');
    let blocking: Promise<string> | undefined;
    await asMember(one, async (tx) => {
      await tx`select send_message(${two}, ${randomUUID()}, 'Hello')`;
      blocking = act(two, (other) => other`insert into member_blocks (blocker_id, blocked_id) values (${two}, ${one})`);
      await lockWaitStarts();
    });
    expect(await blocking).toBe('done');
    expect(await outcomeOf(send(one, two))).toBe('P0001');
  });

  it('sends messages without deadlocks during the deletion of an account', async () => {
    for (const round of times(8, (index) => index)) {
      const [deleted = '', remaining = '', third = ''] = await members(3, 'pro');
      await sql`insert into connections (sender_id, receiver_id, status) values (${deleted}, ${remaining}, 'accepted')`;
      await send(deleted, remaining);
      await send(third, deleted);
      if (round % 2)
        await asMember(
          remaining,
          (tx) => tx`
        insert into follows (follower_id, followed_id) values (${remaining}, ${deleted})`,
        );
      const outcomes = await Promise.all([
        ...times(3, () => outcomeOf(send(remaining, deleted))),
        ...times(3, () => outcomeOf(send(deleted, third))),
        ...times(3, () => outcomeOf(read(remaining))),
        ...times(3, () => outcomeOf(read(deleted))),
        outcomeOf(sql`delete from auth.users where id = ${deleted}`),
        ...times(2, () => outcomeOf(send(third, remaining))),
        ...times(2, () => outcomeOf(read(third))),
      ]);
      expect(outcomes[12]).toBe('done');
      // P0001 if the other member was already deleted; 42501 if the sender was.
      expect(outcomes.filter((outcome) => !['done', 'P0001', '42501'].includes(outcome))).toEqual([]);
    }
    expect(await miscounted()).toEqual([]);
    // Not left to chance: a first message waits for the deletion and then finds nobody.
    const [deleted = '', remaining = ''] = await members(2, 'pro');
    let sending: Promise<string> | undefined;
    await sql.begin(async (tx) => {
      await tx`delete from auth.users where id = ${deleted}`;
      sending = outcomeOf(send(remaining, deleted));
      await lockWaitStarts();
    });
    expect(await sending).toBe('P0001');
  });

  it('leaves no conversation when both accounts are deleted concurrently', async () => {
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

  /** Members with that tier and account age. */
  async function members(count: number, tier = 'free', age = '30 days'): Promise<string[]> {
    const ids = times(count, () => randomUUID());
    await races.addMembers(ids, { tier, age });
    return ids;
  }

  function send(
    from: string,
    to: string,
    { id = randomUUID(), files = [] }: { id?: string; files?: { path: string; name: string }[] } = {},
  ) {
    return asMember(from, (tx) => tx`select send_message(${to}, ${id}, 'Hello', null, ${tx.json(files)})`);
  }

  /** Marks every conversation of a member as read, one request each. */
  async function read(member: string): Promise<void> {
    const own = await sql<
      { id: string }[]
    >`select conversation_id as id from conversation_members where user_id = ${member}`;
    for (const { id } of own) await asMember(member, (tx) => tx`select mark_conversation_read(${id})`);
  }

  /** Unread counts of all members, ascending. */
  async function unread(): Promise<number[]> {
    const rows = await sql<{ unread: number }[]>`select unread from conversation_members order by unread`;
    return rows.map((row) => row.unread);
  }

  /** Conversation sides whose unread count differs from their newer messages. */
  async function miscounted() {
    return sql`
      select s.* from conversation_members s where s.unread <> (
        select count(*) from messages m
        where m.conversation_id = s.conversation_id and m.user_id = s.other_id
        and m.created_at > coalesce(s.last_read_at, '-infinity')
      ) and s.other_id is not null`;
  }

  async function lockWaitStarts(): Promise<void> {
    await vi.waitFor(async () => {
      expect(
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).not.toHaveLength(0);
    }, 10_000);
  }
});
