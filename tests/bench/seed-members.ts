import type postgres from 'postgres';
import { verifyAllEmails } from '../backend/verified-emails.ts';

/** The id of the nth member added by `seedMembers`, as SQL. */
export const memberId = (n: number) => `md5('member ${n}')::uuid`;

const firstNames = [
  'Aaron',
  'Abigail',
  'Alicia',
  'Andre',
  'Angela',
  'Ben',
  'Brooke',
  'Carlos',
  'Chen',
  'Dana',
  'Diego',
  'Elena',
  'Emma',
  'Farah',
  'Grace',
  'Hannah',
  'Isaac',
  'Jamal',
  'James',
  'Jin',
  'Jordan',
  'Kayla',
  'Keisha',
  'Liam',
  'Linda',
  'Maria',
  'Marcus',
  'Mei',
  'Nadia',
  'Noah',
  'Olivia',
  'Omar',
  'Priya',
  'Quinn',
  'Rosa',
  'Samir',
  'Tara',
  'Victor',
  'Wendy',
  'Zoe',
];
const titles = [
  'Wholesaler',
  'Wholesaler',
  'Buy and hold investor',
  'Fix and flip investor',
  'Real estate agent',
  'Private lender',
  'Landlord',
  'Developer',
  'Property manager',
  'Birddog',
  'Commercial broker',
  'Multifamily syndicator',
];

/**
 * Adds members to an empty database, distributed unevenly over the country, with realistic names, titles, markets,
 * connections, and follows. One in 50 is private, and few are partners or paid. The first hundred have 1,000
 * connections each, and the first one has blocked 20 members. Triggers are disabled, and counters are added at the end.
 */
export async function seedMembers(sql: postgres.Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`select setseed(0.42)`;
    await tx`
      insert into auth.users (id, email, created_at)
      select md5('member ' || n)::uuid, 'member-' || n || '@example.test', now()
      from generate_series(1, ${count}::int) as n`;
    await tx.unsafe(verifyAllEmails);
    await tx`
      with surnames as materialized (select city, row_number() over (order by md5(city)) as place
        from (select distinct city from public.zip_codes) as cities),
      places as materialized (select city, state, row_number() over (order by zip) as place from public.zip_codes),
      rolled as (select n, random() as r1, random() as r2, random() as r3, random() as r4, random() as r5
        from generate_series(1, ${count}::int) as n)
      insert into public.users (id, name, title, location, bio, membership_tier, profile_status, expertise, created_at)
      select md5('member ' || n)::uuid, (${firstNames}::text[])[1 + floor(r1 * ${firstNames.length})::int] || ' '
        || s.city,
        (${titles}::text[])[1 + floor(r2 * ${titles.length})::int]
          || case when n % 10007 = 0 then ', kumquat groves' else '' end
          || case when n % 10009 = 0 then ' #q' else '' end,
        p.city || ', ' || p.state, repeat('Ten years of deals, most of them with people met here. ', 8),
        case when r3 < 0.02 then 'partner' when r3 < 0.1 then 'closer' when r3 < 0.13 then 'pro'
        when r3 < 0.18 then 'basic' else 'free' end,
        case when n % 50 = 7 then 'private' else 'public' end,
        '{Flips,BRRRR}', timestamptz '2026-01-01' + n * interval '1 minute'
      from rolled
      join surnames s on s.place = 1 + floor(power(r4, 2) * 3000)::int
      join places p on p.place = 1 + floor(power(r5, 1.5) * (select count(*) from places))::int`;
    await tx`insert into public.member_contacts (user_id, email) select id, id || '@example.test' from public.users`;
    await tx`insert into public.member_details (user_id) select id from public.users`;
    await tx`
      with numbered_counties as materialized (select state, name, row_number() over (order by md5(fips)) as place
        from public.counties)
      insert into public.member_markets (user_id, state, county)
      select md5('member ' || n)::uuid, k.state, k.name
      from (select n, floor(power(random(), 3) * 3000)::int + 1 as place
        from generate_series(1, ${count}::int) as n, generate_series(1, 4)) as rolled
      join numbered_counties k using (place) on conflict do nothing`;
    // The first hundred have many connections, everyone else about five.
    await tx`
      insert into public.connections (sender_id, receiver_id, status)
      select md5('member ' || one)::uuid, md5('member ' || other)::uuid,
        case when random() < 0.9 then 'accepted' else 'pending' end
      from (
        select one, 101 + floor(random() * (${count}::int - 101))::int as other
        from generate_series(1, 100) as one, generate_series(1, 1000)
        union all
        select one, 1 + floor(random() * (one - 1))::int
        from generate_series(102, ${count}::int) as one, generate_series(1, 3)
      ) as pairs
      where one <> other on conflict do nothing`;
    await tx`
      insert into public.follows (follower_id, followed_id)
      select md5('member ' || one)::uuid, md5('member ' || other)::uuid
      from (
        select one, 1 + floor(power(random(), 2) * (${count}::int - 1))::int as other
        from generate_series(1, ${count}::int) as one, generate_series(1, 5)
      ) as pairs
      where one <> other on conflict do nothing`;
    await tx`
      insert into public.member_blocks (blocker_id, blocked_id)
      select md5('member 1')::uuid, md5('member ' || 200 + n)::uuid from generate_series(1, 20) as n`;
    await tx`
      insert into public.member_stats (user_id, followers, following, connections)
      select u.id,
        (select count(*) from public.follows f where f.followed_id = u.id),
          (select count(*) from public.follows f where f.follower_id = u.id),
        (select count(*) from public.connections c where c.sender_id = u.id and c.status = 'accepted')
          + (select count(*) from public.connections c where c.receiver_id = u.id and c.status = 'accepted')
      from public.users u`;
    await tx`
      insert into private.directory (user_id, rank, sorted, search_text, created_at)
      select id, private.tier_rank(membership_tier), lower(name),
        lower(name || E'\n' || coalesce(title, '') || E'\n' || coalesce(location, '')), created_at
      from public.users where profile_status = 'public'`;
  });
  await sql`vacuum analyze`;
}
