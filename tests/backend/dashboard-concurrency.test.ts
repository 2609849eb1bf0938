import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRaces, type RaceDatabase, times } from './concurrent-sql.ts';

/* Dashboard counters under concurrent views, saves, messages, posts, and sign-ins. */

const owner = '00000000-0000-4000-8000-000000000001';
const listing = '00000000-0000-4000-9000-000000000001';

describe('concurrent dashboard counters', () => {
  let races: RaceDatabase;
  let sql: postgres.Sql;
  let setUp: postgres.Sql;
  let asMember: RaceDatabase['asMember'];

  beforeAll(async () => {
    races = await openRaces(20);
    ({ sql, setUp, asMember } = races);
  });
  afterAll(() => races?.close());
  beforeEach(async () => {
    await setUp`delete from auth.users`;
    await newMembers([owner]);
    await post(listing);
  });

  it('count 60 views, 20 saves minus 8 removed ones, and one contact per member who sends three messages', async () => {
    const members = await newMembers(times(20, () => randomUUID()));
    await Promise.all([
      ...times(60, (number) => viewFrom(number)),
      ...members.map(async (member, number) => {
        await asMember(
          member,
          (tx) => tx`insert into saved_listings (user_id, property_id) values (${member}, ${listing})`,
        );
        if (number < 8) await asMember(member, (tx) => tx`delete from saved_listings where user_id = ${member}`);
      }),
      ...members.slice(0, 5).flatMap((member) => times(3, () => sendMessage(member))),
    ]);
    expect(await dayTotals()).toEqual({ views: 60, saves: 12, contacts: 5 });
    expect(await sql`select view_count, saves from properties where id = ${listing}`).toEqual([
      { view_count: 60, saves: 12 },
    ]);
  });

  it('counts without deadlocks during account deletions, which remove the members’ saves', async () => {
    const members = await newMembers(times(12, () => randomUUID()));
    await Promise.all(
      members.map((member) =>
        asMember(member, (tx) => tx`insert into saved_listings (user_id, property_id) values (${member}, ${listing})`),
      ),
    );
    await Promise.all([
      ...members.slice(0, 6).map((member) => sql`delete from auth.users where id = ${member}`),
      ...members.slice(6).map((member) => sendMessage(member)),
      ...times(20, (number) => viewFrom(number)),
    ]);
    expect(await dayTotals()).toEqual({ views: 20, saves: 6, contacts: 6 });
  });

  it('leaves no rows for a listing that is deleted while it’s viewed and asked about', async () => {
    const members = await newMembers(times(6, () => randomUUID()));
    await Promise.allSettled([
      ...members.map((member) => sendMessage(member)),
      ...times(10, (number) => viewFrom(number)),
      asMember(owner, (tx) => tx`delete from properties where id = ${listing}`),
      // Rejected once the listing is deleted.
      ...members.map((member) =>
        asMember(member, (tx) => tx`insert into saved_listings (user_id, property_id) values (${member}, ${listing})`),
      ),
    ]);
    expect(await sql`select 1 from properties`).toHaveLength(0);
    expect(await sql`select 1 from listing_days`).toHaveLength(0);
  });

  it('equal the sums of the rows while members post, edit, delete, and sign in during compaction', async () => {
    const members = await newMembers(times(10, () => randomUUID()));
    await Promise.all([
      ...times(150, async (number) => {
        const id = randomUUID();
        await post(id);
        if (number % 3 === 0) await sql`update properties set price = price + 1000 where id = ${id}`;
        if (number % 4 === 0) await sql`update properties set status = 'sold' where id = ${id}`;
        if (number % 5 === 0) await sql`delete from properties where id = ${id}`;
      }),
      ...times(
        60,
        (number) =>
          sql`update auth.users set last_sign_in_at = now() - ${number % 3} * interval '1 day'
            where id = ${members[number % 10] ?? ''}`,
      ),
    ]);
    const [totals] =
      await sql`select sum(listings)::int as listings, sum(asking)::int as asking, sum(members)::int as members
        from private.daily_changes`;
    const [expected] = await sql`
      select count(*)::int as listings, sum(price)::int as asking,
      (select count(*)::int from auth.users where last_sign_in_at is not null) as members
      from properties where status = 'active'`;
    expect(totals).toEqual(expected);
    // About 280 changes, so they were compacted at least once.
    expect((await sql`select 1 from private.daily_changes`).length).toBeLessThan(250);
  });

  /** A paid member can message anyone with a public profile. */
  async function newMembers(ids: string[]): Promise<string[]> {
    await races.addMembers(ids, { tier: 'closer' });
    return ids;
  }

  const post = (id: string) => races.postListing(id, owner);

  function sendMessage(member: string): Promise<unknown> {
    return asMember(
      member,
      (tx) => tx`select send_message(${owner}, ${randomUUID()}, 'Is it still there?', ${listing})`,
    );
  }

  /** A view by a visitor at one of many addresses. */
  function viewFrom(number: number): Promise<unknown> {
    return asMember(null, async (tx) => {
      const headers = JSON.stringify({ 'cf-connecting-ip': `198.51.100.${number}` });
      await tx`select set_config('request.headers', ${headers}, true)`;
      await tx`select increment_property_view_count(${listing})`;
    });
  }

  async function dayTotals(): Promise<postgres.Row | undefined> {
    const [row] = await sql`select sum(views)::int as views, sum(saves)::int as saves, sum(contacts)::int as contacts
        from listing_days where property_id = ${listing}`;
    return row;
  }
});
