import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { isLong } from './long.ts';
import { migratedDatabase } from './test-databases.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

/** Badges that live although the contract ended before the day $1, or the seller hadn't answered for 30 days at $2. */
const stale = `select count(*)::integer as count from properties p
  left join listing_control c on c.property_id = p.id left join listing_terms t on t.property_id = p.id
  where p.verified and (
    least(c.valid_until, t.contract_expires_on) < $1::date
    or p.status = 'active' and c.confirmed_at <= $2::timestamptz - interval '30 days')`;

it('leaves no badge alive past its contract or an unanswered question, day by day', async () => {
  const [listings, days] = isLong ? [10_000, 80] : [300, 40];
  const query = database.query.bind(database);
  await query(`insert into auth.users (id, email, raw_user_meta_data) values
    ('00000000-0000-4000-8000-000000000052', 'clock@example.test', '{"name": "Clock"}')`);
  await query(`update users set membership_tier = 'partner' where name = 'Clock'`);
  await query(
    `insert into properties (user_id, title, description, property_type, address, city, state, zip, price, status)
     select '00000000-0000-4000-8000-000000000052', 'Home', 'x', 'Land', n || ' Oak St', 'Austin', 'TX', '78701', 1,
       (array['active', 'active', 'active', 'paused'])[1 + n % 4]
     from generate_series(1, $1) as n`,
    [listings],
  );
  // Some have a contract, some of those an earlier end that staff saw, and all were confirmed within 30 days.
  await query(
    `insert into listing_terms (property_id, contract_expires_on)
     select id, current_date + (random() * 70)::integer from properties where random() < 0.6`,
  );
  await query(
    `update listing_control set confirmed_at = clock_timestamp() - random() * interval '29 days',
       valid_until = case when random() < 0.3 then current_date + (random() * 70)::integer end`,
  );
  for (let day = 0; day < days; day += 1) {
    const [{ today, now } = { today: '', now: '' }] = await query<{ today: string; now: string }>(
      `select (private.contract_day() + $1::integer)::text as today, clock_timestamp()::text as now`,
      [day],
    );
    // A job that was late for hours, with sellers who answer and pause.
    const answered = day % 2 === 0 ? 0.2 : 0;
    await query(
      `update listing_control set confirmed_at = clock_timestamp(), asked_at = null
       where asked_at is not null and ended_for is null and random() < $1`,
      [answered],
    );
    await query(`update properties set status = case status when 'active' then 'paused' else 'active' end
      where random() < 0.02`);
    for (let more = true; more;) {
      const [row] = await query<{ more: boolean }>(`select private.end_stale_badges($1::date) as more`, [today]);
      more = row?.more === true;
    }
    expect(await query(stale, [today, now])).toEqual([{ count: 0 }]);
    // A plan and a moderator don't bring ended ones back.
    await query(`update properties set verified = true where random() < 0.1`);
    expect(await query(stale, [today, now])).toEqual([{ count: 0 }]);
    await query(`update listing_control set confirmed_at = confirmed_at - interval '1 day',
      asked_at = asked_at - interval '1 day'`);
  }
  const [ended] = await query<{ count: number }>(
    `select count(*)::integer as count from listing_control where ended_for is not null`,
  );
  expect(ended?.count).toBeGreaterThan(listings / 3);
});
