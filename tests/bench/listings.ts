import type postgres from 'postgres';
import { verifyAllEmails } from '../backend/verified-emails.ts';

const sellers = 2000;

/**
 * Adds listings until there are `total`, distributed over ZIP codes unevenly, with realistic prices, rooms, and texts.
 * Indexes are built and totals counted at the end, with row triggers disabled.
 */
export async function growTo(sql: postgres.Sql, total: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local maintenance_work_mem = '512MB'`;
    await tx`
      insert into auth.users (id, email)
      select md5('seller ' || n)::uuid, 'seller-' || n || '@example.test' from generate_series(1, ${sellers}) as n
      on conflict do nothing`;
    await tx.unsafe(verifyAllEmails);
    await tx`alter table public.properties disable trigger user`;
    const indexes = await dropSecondaryIndexes(tx, 'public.properties');
    const searchIndexes = await dropSecondaryIndexes(tx, 'private.search_listings');
    await insertListings(tx, total);
    for (const { definition } of indexes) await tx.unsafe(definition);
    await tx`alter table public.properties enable trigger user`;
    await tx`select private.rebuild_search()`;
    for (const { definition } of searchIndexes) await tx.unsafe(definition);
  });
  await sql`vacuum analyze`;
}

/** Adds copies of rows to what search reads until it has about `total`. They have no listings. */
export async function growSearchTo(sql: postgres.Sql, total: number): Promise<void> {
  const [{ copies } = { copies: 0 }] = await sql<{ copies: number }[]>`
    select (${total} / count(*))::int - 1 as copies from private.search_listings`;
  if (copies < 1) return;
  await sql.begin(async (tx) => {
    await tx`set local maintenance_work_mem = '512MB'`;
    const indexes = await dropSecondaryIndexes(tx, 'private.search_listings');
    // The copies are as old as the originals, give or take a second.
    await tx`
      insert into private.search_listings
      select (jsonb_populate_record(l, jsonb_build_object(
        'id', md5(l.id || ' ' || n)::uuid, 'created_at', l.created_at + n * interval '10 ms'))).*
      from private.search_listings l cross join generate_series(1, ${copies}) as n`;
    await tx`update private.listing_changes set change = change * ${copies + 1}`;
    for (const { definition } of indexes) await tx.unsafe(definition);
  });
  await sql`vacuum analyze private.search_listings`;
}

/** Drops the non-unique indexes of a table, and returns their definitions. */
export async function dropSecondaryIndexes(
  tx: postgres.TransactionSql,
  table: string,
): Promise<{ definition: string }[]> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`;
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
  return indexes;
}

/** Milliseconds to insert a listing without other triggers: with what search keeps, and without. */
export async function insertCosts(sql: postgres.Sql): Promise<Record<string, number>> {
  const costs: Record<string, number> = {};
  const rounds = {
    'with the search projection': (tx: postgres.TransactionSql) =>
      tx`alter table public.properties enable trigger note_search_insert`,
    'without it': () => undefined,
  };
  for (const [name, prepare] of Object.entries(rounds)) {
    await sql
      .begin(async (tx) => {
        await tx`alter table public.properties disable trigger user`;
        await prepare(tx);
        const [{ existing } = { existing: 0 }] = await tx<
          { existing: number }[]
        >`select count(*)::int as existing from public.properties`;
        const started = performance.now();
        await insertListings(tx, existing + insertsMeasured);
        costs[name] = (performance.now() - started) / insertsMeasured;
        throw rolledBack;
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
  }
  return costs;
}

const insertsMeasured = 5000;
const rolledBack = new Error('rolled back');

/**
 * One in 50 is sold, one in 100 paused, and a third verified. Ids depend on the number, and dates are a minute apart.
 */
async function insertListings(tx: postgres.TransactionSql, total: number): Promise<void> {
  const [{ existing } = { existing: 0 }] = await tx<
    { existing: number }[]
  >`select count(*)::int as existing from public.properties`;
  await tx`select setseed(0.42)`;
  await tx.unsafe(insertListingsSql, [existing + 1, total]);
}

const insertListingsSql = `
  with places as materialized (
    select zip, city, state, county, latitude, longitude, row_number() over (order by zip) as place
    from public.zip_codes
  ), rolled as (
    select n, random() as r1, random() as r2, random() as r3, random() as r4, random() as r5, random() as r6,
      random() as r7, random() as r8
    from generate_series($1::int, $2::int) as n
  )
  insert into public.properties (
    id, user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft,
    lot_sqft, condition, financing, images, noi, latitude, longitude, verified, priority, jv_share_pct, status,
    created_at, units, year_built, occupancy, standing_price
  )
  select
    md5('listing ' || n)::uuid, md5('seller ' || 1 + n % ${sellers})::uuid,
    (array['Brick', 'Corner', 'Sunny', 'Updated', 'Turnkey', 'Off-market', 'Value-add', 'Quiet', 'Stabilised',
      'Distressed'])[1 + floor(r1 * 10)::int]
      || ' ' || (array['duplex', 'triplex', 'bungalow', 'ranch', 'loft', 'warehouse', 'strip mall', 'lot', 'fourplex',
        'cottage'])[1 + floor(r2 * 10)::int]
      || (array['', ' near transit', ' with garage', ' on a large lot', ' below market',
        ' with ADU potential'])[1 + floor(r3 * 6)::int]
      || case when n % 20011 = 0 then ' kumquat orchard' else '' end
      || case when n % 20021 = 0 then ' w/ 5#q' else '' end,
    repeat('A property with long-term tenants, a new roof and separate meters. ', 6),
    (array['Single Family', 'Single Family', 'Single Family', 'Multi Family', 'Multi Family', 'Condo', 'Condo',
      'Commercial', 'Industrial', 'Land', 'Mixed Use', 'Residential'])[1 + floor(r4 * 12)::int],
    (1 + floor(r5 * 9998))::int || ' '
      || (array['Oak', 'Main', 'Elm', 'Cedar', 'Maple', 'Washington', 'Lake', 'Hill', 'Park', '2nd', '5th',
        'Juniper'])[1 + floor(r6 * 12)::int]
      || ' ' || (array['St', 'Ave', 'Rd', 'Blvd', 'Ln', 'Ct'])[1 + floor(r7 * 6)::int],
    z.city, z.state, z.zip, z.county,
    round((40000 + 2500000 * r7 ^ 4) / 500)::bigint * 500,
    floor(r8 * 7)::int, floor(r1 * r8 * 10) / 2 + 1, 600 + floor(4000 * r2 * r3)::int, floor(r4 * 40000)::int,
    (array['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down', null])[1 + floor(r5 * 6)::int],
    (array['Cash', 'Conventional', 'Hard Money', 'Private Money', 'Owner Financing', 'Creative', 'Subject To',
      null])[1 + floor(r6 * r2 * 8)::int],
    array[md5('seller ' || 1 + n % ${sellers})::uuid || '/properties/' || n || '/1.jpg'],
    case when r3 < 0.7 then floor((40000 + 2500000 * r7 ^ 4) * (0.02 + 0.1 * r1))::bigint end,
    z.latitude + (r1 - 0.5) / 10, z.longitude + (r2 - 0.5) / 10,
    r5 < 0.33, r6 < 0.4, case when r1 < 0.5 then 0 else 50 end,
    case when n % 50 = 0 then 'sold' when n % 100 = 1 then 'paused' else 'active' end,
    timestamptz '2026-01-01' + n * interval '1 minute',
    case when r2 < 0.6 then 1 + floor(12 * r3 ^ 3)::int end, case when r6 < 0.8 then 1900 + floor(125 * r3)::int end,
    case when r1 < 0.3 then 'occupied' else 'vacant' end,
    case when r3 < 0.1 then 100000000 end
  from rolled
  join places z on z.place = 1 + floor(power(r8 * 0.999 + r6 * 0.001, 1.5) * (select count(*) from places))::int`;
