import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { earnTrust } from '../backend/client.ts';
import { verifyAllEmails } from '../backend/verified-emails.ts';

const investors = 10_000;
const posts = 60;

/** `md5('seller 1')::uuid` */
const sellerId = createHash('md5').update('seller 1').digest('hex');

/** No buy box includes Alaska, and 100 include Wyoming. */
const alaska = { zip: '99501', city: 'Anchorage', state: 'AK' };
const wyoming = { zip: '82001', city: 'Cheyenne', state: 'WY' };

/**
 * Median milliseconds to post a listing: without buy boxes, with 10,000 (with alerts) of which none or 1% match, and
 * with 10,000 without states, so that no index on states can skip them.
 */
export async function postingCosts(owner: postgres.Sql, url: string): Promise<Record<string, number>> {
  await owner`delete from public.buybox_profiles`;
  await owner`
    insert into auth.users (id, email)
    select md5('investor ' || n)::uuid, 'investor-' || n || '@example.test'
    from generate_series(1, ${investors}::int) as n`;
  await owner.unsafe(verifyAllEmails);
  const seller = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { search_path: '"$user", public, extensions' },
  });
  await seller`select set_config('request.jwt.claims',
      json_build_object('role', 'authenticated', 'sub', md5('seller 1')::uuid)::text, false),
    set_config('role', 'authenticated', false)`;

  await earnTrust((text, params) => owner.unsafe(text, params as string[]), sellerId);
  const measure = (place: typeof alaska) => medianCost(owner, seller, place);
  const costs: Record<string, number> = { 'no buy boxes': await measure(alaska) };
  await seedBuyBoxes(
    owner,
    `case when n % 100 = 0 then array['WY']
      else array[(array['TX', 'CA', 'FL', 'NY', 'GA', 'OH', 'PA', 'NC'])[1 + n % 8]] end`,
  );
  costs['10,000 buy boxes, no match'] = await measure(alaska);
  costs['10,000 buy boxes, 100 match'] = await measure(wyoming);
  await owner`delete from public.buybox_profiles`;
  await seedBuyBoxes(owner, `'{}'`);
  costs['10,000 buy boxes without states, no match'] = await measure(alaska);
  await owner`delete from public.buybox_profiles`;
  costs['no buy boxes, again'] = await measure(alaska);
  await seller.end();
  return costs;
}

/**
 * Adds a buy box for every investor. `states` is SQL for their number n. Those in Wyoming want homes, the others
 * commercial.
 */
async function seedBuyBoxes(owner: postgres.Sql, states: string): Promise<void> {
  await owner.unsafe(`
    insert into public.buybox_profiles (user_id, states, property_types, min_price, max_price, conditions, vip_alerts)
    select md5('investor ' || n)::uuid, states,
      case when states = '{WY}' then '{Single Family,Multi Family}'::text[] else '{Commercial,Industrial}' end,
      1000 * (n % 90), 200000 + 1000 * (n % 400),
      case when n % 3 = 0 and states <> '{WY}' then '{Turn-Key,Light Rehab}'::text[] else '{}' end, true
    from generate_series(1, ${investors}) as n cross join lateral (select ${states}::text[] as states) as chosen`);
  await owner`vacuum analyze public.buybox_profiles`;
}

async function post(seller: postgres.Sql, { zip, city, state }: typeof alaska): Promise<void> {
  await seller`
    insert into properties (user_id, title, description, property_type, address, city, state, zip, price, condition)
    values (md5('seller 1')::uuid, 'Brick duplex', 'Two units.', 'Multi Family', '12 Oak St', ${city}, ${state},
      ${zip}, 150000, 'Light Rehab')`;
}

async function medianCost(owner: postgres.Sql, seller: postgres.Sql, place: typeof alaska): Promise<number> {
  const times: number[] = [];
  // The first posts warm up caches and plans.
  for (let round = -10; round < posts; round += 1) {
    // A member can post 50 listings a day, and have 200.
    await owner`delete from private.rate_limits`;
    await owner`delete from public.properties where user_id = ${sellerId} and title = 'Brick duplex'`;
    const started = performance.now();
    await post(seller, place);
    if (round >= 0) times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[posts / 2] ?? Number.NaN;
}
