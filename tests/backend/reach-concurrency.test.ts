import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idsOf, openRaces, outcomeOf, type RaceDatabase, times } from './concurrent-sql.ts';

const seller = '00000000-0000-4000-8000-000000000001';
const listings = idsOf('9000', 3);
const [listing = ''] = listings;
const people = idsOf('a000', 30);
const showing = '00000000-0000-4000-b000-000000000001';
const overlapping = '00000000-0000-4000-b000-000000000002';

describe('reaching buyers at the same time', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let setUp: postgres.Sql;
  let act: RaceDatabase['act'];
  let asMember: RaceDatabase['asMember'];

  beforeAll(async () => {
    races = await openRaces(40);
    ({ sql, setUp, act, asMember } = races);
    await races.addMembers([seller, ...people], { isTrusted: true });
    // Every box matches every listing.
    await setUp`insert into public.buybox_profiles (user_id, vip_alerts) select unnest(${people}::uuid[]), true
      on conflict (user_id) do update
      set states = '{}', counties = '{}', property_types = '{}', vip_alerts = true`;
  });
  afterAll(() => races?.close());

  beforeEach(async () => {
    await setUp`delete from public.properties`;
    await setUp`delete from private.rate_limits`;
    for (const id of listings) await races.postListing(id, seller);
    await asMember(seller, async (tx) => {
      await offer(tx, showing, listing, 5);
      await offer(tx, overlapping, listings[1] ?? '', 5);
    });
  });

  it('invites at most 25 members a day, each once, when a seller invites 12 times at once', async () => {
    const outcomes = await Promise.all(
      times(12, (number) => act(seller, (tx) => tx`select invite_buyers(${listings[number % 3] ?? ''}, 7)`)),
    );
    expect(outcomes.filter((outcome) => !['done', 'P0001'].includes(outcome))).toEqual([]);
    const invited = await sql<{ user_id: string }[]>`select user_id from public.listing_invitations`;
    expect(invited).toHaveLength(25);
    expect(new Set(invited.map(({ user_id }) => user_id)).size).toBe(25);
  });

  it('books 5 of 5 spots when 20 members book at once, and frees them without losing count', async () => {
    const members = people.slice(0, 20);
    const outcomes = await Promise.all(members.map((member) => book(member, showing)));
    expect(outcomes.toSorted()).toEqual([...times(15, () => 'P0001'), ...times(5, () => 'done')]);
    expect(await bookings(showing)).toEqual({ booked: 5, rows: 5 });

    await Promise.all([
      ...members.map((member) => act(member, (tx) => tx`select cancel_booking(${showing})`)),
      ...people.slice(20).map((member) => book(member, showing)),
    ]);
    const { booked, rows } = await bookings(showing);
    expect(booked).toBe(rows);
    expect(booked).toBeLessThanOrEqual(5);
  });

  it('books one of two showings at the same time when a member books both at once, ten times', async () => {
    const [member = ''] = people;
    await Promise.all(times(20, (number) => book(member, number % 2 === 0 ? showing : overlapping)));
    expect((await bookings(showing)).rows + (await bookings(overlapping)).rows).toBe(1);
  });

  it('offers one of eight showings at the same time', async () => {
    const outcomes = await Promise.all(
      times(8, () => act(seller, (tx) => offer(tx, crypto.randomUUID(), listing, 1, '3 days'))),
    );
    expect(outcomes.toSorted()).toEqual([...times(7, () => 'P0001'), 'done']);
  });

  it('asks a question once when it’s sent eight times, and three of eight questions', async () => {
    const [asker = ''] = people;
    const ask = (id: string) => act(asker, (tx) => tx`select ask_question(${id}, ${listing}, 'Is the roof new?')`);
    const id = crypto.randomUUID();
    expect(new Set(await Promise.all(times(8, () => ask(id))))).toEqual(new Set(['done']));
    await Promise.all(times(8, () => ask(crypto.randomUUID())));
    expect(await sql`select id from public.listing_questions`).toHaveLength(3);
  });

  it('leaves no booking between members who block each other while one books', async () => {
    const [buyer = ''] = people;
    const outcomes = await Promise.all([
      book(buyer, showing),
      outcomeOf(sql`insert into public.member_blocks (blocker_id, blocked_id) values (${seller}, ${buyer})`),
    ]);
    expect(outcomes[1]).toBe('done');
    expect(await bookings(showing)).toEqual({ booked: 0, rows: 0 });
    await sql`delete from public.member_blocks`;
  });

  it('deletes the seller and members who asked and booked at the same time, without deadlocks', async () => {
    const leaving = people.slice(0, 5);
    for (const member of leaving) {
      await book(member, showing);
      await asMember(member, (tx) => tx`select ask_question(${crypto.randomUUID()}, ${listing}, 'Still available?')`);
    }
    await asMember(seller, (tx) => tx`select invite_buyers(${listing}, 25)`);
    const outcomes = await Promise.all(
      [...leaving, seller].map((id) => outcomeOf(sql`delete from auth.users where id = ${id}`)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await sql`select from public.showing_bookings`).toHaveLength(0);
  });

  function book(member: string, id: string): Promise<string> {
    return act(member, (tx) => tx`select book_showing(${id})`);
  }

  async function bookings(id: string): Promise<{ booked: number; rows: number }> {
    const [found] = await sql<{ booked: number; rows: number }[]>`
      select s.booked, (select count(*) from public.showing_bookings b where b.showing_id = s.id)::int as rows
      from public.listing_showings s where s.id = ${id}`;
    if (!found) throw new Error('The showing doesn’t exist');
    return { booked: found.booked, rows: found.rows };
  }
});

function offer(tx: postgres.TransactionSql, id: string, property: string, capacity: number, startIn = '2 days') {
  return tx`select offer_showing(
    ${id}, ${property}, now() + ${startIn}::interval, now() + ${startIn}::interval + interval '30 minutes',
    'America/New_York', ${capacity}
  )`;
}
