import type postgres from 'postgres';
import { earnTrust } from '../../backend/client.ts';
import { verifyAllEmails } from '../../backend/verified-emails.ts';

/** Each state’s share of the people, in thousandths, as two letters and a number. */
const shares =
  'CA117 TX91 FL68 NY58 PA39 IL37 OH35 GA33 NC33 MI30 NJ28 VA26 WA23 AZ22 TN21 MA21 IN20 MD18 MO18 CO18 WI18 MN17 ' +
  'SC16 AL15 LA14 KY14 OR13 OK12 CT11 UT10 NV10 IA10 AR9 KS9 MS9 NM6 NE6 ID6 WV5 HI4 NH4 ME4 MT3 RI3 DE3 SD3 ND2 ' +
  'AK2 DC2 VT2 WY2';

/** A state, a list of it weighted by people, and kinds of property weighted by how often they’re traded. */
const pools = `
  states (pool) as materialized (
    select array_agg(left(share, 2)) from unnest(string_to_array('${shares}', ' ')) as share
      cross join lateral generate_series(1, substr(share, 3)::int)
  ),
  places as materialized (
    select state, array_agg(zip) as zips,
      array_agg(county || ', ' || state) filter (where county is not null) as counties
    from public.zip_codes group by state
  ),
  kinds (pool) as materialized (
    select '{Single Family,Single Family,Single Family,Single Family,Multi Family,Multi Family,Condo,Land,Commercial,
      Mixed Use}'::text[]
  )`;

/** A price around 250,000 USD: two thirds of them between 125,000 and 500,000. */
const price = `(250000 * exp(0.7 * sqrt(-2 * ln(1 - random())) * cos(6.2832 * random())))`;

const pick = (pool: string) => `(${pool})[1 + floor(random() * cardinality(${pool}))::int]`;

/** Boxes to draw. Larger numbers repeat them with other prices, because drawing takes longer than inserting. */
const drawn = 50_000;

/**
 * Adds members with a buy box and alerts on, without triggers and checks. Boxes have one to three states, three in four
 * limited to up to two counties of each; one or two types; a maximum price in nine of ten and a minimum in three of
 * four; half of them two conditions, and one in ten financing. One member in six is premium, and one in four wants
 * instant email. Then builds the index of boxes.
 */
export async function addBuyBoxes(sql: postgres.Sql, total: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`set local maintenance_work_mem = '512MB'`;
    await tx`set local work_mem = '512MB'`;
    await dropChecks(tx, 'public.users');
    await dropChecks(tx, 'public.buybox_profiles');
    await tx.unsafe(drawBoxesSql, [Math.min(total, drawn)]);
    await tx`create temp table investors on commit drop as
      select n, md5('investor ' || n)::uuid as id, 0.9 + 0.2 * random() as factor
      from generate_series(1, ${total}::int) as n`;
    // Only instant email reads the account.
    await tx`insert into auth.users (id, email)
      select id, 'investor-' || n || '@example.test' from investors where n % 4 = 0`;
    await tx.unsafe(verifyAllEmails);
    await tx`insert into public.users (id, name, membership_tier)
      select id, 'Investor ' || n, case n % 6 when 0 then 'closer' else 'free' end from investors`;
    await tx`insert into private.alert_mail (user_id) select id from investors where n % 4 = 0`;
    await tx`
      insert into public.buybox_profiles (user_id, states, counties, property_types, min_price, max_price, conditions,
        financing, vip_alerts, alert_mail)
      select i.id, b.states, b.counties, b.property_types, b.min_price * i.factor, b.max_price * i.factor, b.conditions,
        b.financing, true, (array['instant', 'daily', 'daily', 'off'])[1 + i.n % 4]
      from investors i join drawn_boxes b on b.n = 1 + i.n % ${Math.min(total, drawn)}::int`;
    await tx`select private.rebuild_box_index()`;
  });
  await sql`vacuum analyze`;
}

/** Drops the check constraints of a table. They take most of the time of a bulk insert. */
async function dropChecks(tx: postgres.TransactionSql, table: string): Promise<void> {
  const checks = await tx<{ name: string }[]>`
    select quote_ident(conname) as name from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`;
  for (const { name } of checks) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
}

const several = (pool: string, count: number) =>
  `unnest(array[${Array.from({ length: count }, () => pick(pool)).join(', ')}])`;

const drawBoxesSql = `
  create temp table drawn_boxes on commit drop as
  with ${pools}
  select i.n, chosen.states, coalesce(narrowed.counties, '{}') as counties,
    array(select distinct kind from ${several('k.pool', 2)} as kind limit case when i.n % 3 = 0 then 2 else 1 end)
      as property_types,
    case when i.n % 4 > 0 then chosen.max_price * (30 + i.n % 30) / 100 end as min_price,
    case when i.n % 10 > 0 then chosen.max_price end as max_price,
    case when i.n % 8 < 4 then (private.property_conditions())[1 + i.n % 4 : 2 + i.n % 4] else '{}' end as conditions,
    case when i.n % 10 = 5 then array[${pick('private.financing_types()')}] else '{}' end as financing
  from generate_series(1, $1::int) as i (n) cross join states s cross join kinds k
    cross join lateral (
      select array(
        select distinct state from ${several('s.pool', 3)} as state
        limit case when i.n % 20 < 12 then 1 when i.n % 20 < 17 then 2 else 3 end
      ) as states, round(1.4 * ${price} / 5000)::bigint * 5000 as max_price
    ) as chosen
    left join lateral (
      select array_agg(distinct county) as counties
      from places p cross join lateral ${several('p.counties', 2)} as county
      where i.n % 4 > 0 and p.state = any (chosen.states)
    ) as narrowed on true`;

/** A listing to post: a ZIP code with its place, a type, and a price. */
export interface Draft {
  state: string;
  zip: string;
  city: string;
  property_type: string;
  price: string;
  condition: string;
}

/** Draws listings as boxes are drawn, the same in every run. */
export async function drawListings(sql: postgres.Sql, count: number): Promise<Draft[]> {
  await sql`select setseed(0.42)`;
  return sql.unsafe<Draft[]>(`
    with ${pools}, drawn as materialized (
      select ${pick('s.pool')} as state, ${pick('k.pool')} as property_type, ${price}::bigint as price,
        random() as place, ${pick('private.property_conditions()')} as condition
      from states s cross join kinds k cross join generate_series(1, ${count})
    )
    select d.state, z.zip, z.city, d.property_type, d.price, d.condition
    from drawn d join places p using (state)
      join public.zip_codes z on z.zip = p.zips[1 + floor(d.place * cardinality(p.zips))::int]`);
}

/**
 * Posts a listing as its seller, a member of their own, and resolves to its ID and the milliseconds of the transaction.
 */
export async function postListing(
  owner: postgres.Sql,
  seller: postgres.Sql,
  draft: Draft,
): Promise<{ id: string; ms: number }> {
  const [id, member] = [crypto.randomUUID(), crypto.randomUUID()];
  await owner`insert into auth.users (id, email, created_at) values (${member}, ${`${member}@example.test`},
    now() - interval '30 days')`;
  await owner`insert into private.verified_emails (user_id, email)
    select id, email from auth.users where id = ${member}`;
  await earnTrust((text, params) => owner.unsafe(text, params as string[]), member);
  const claims = JSON.stringify({ role: 'authenticated', sub: member });
  await seller`select set_config('request.jwt.claims', ${claims}, false), set_config('role', 'authenticated', false)`;
  const listing = {
    ...draft,
    price: Number(draft.price),
    address: `${1 + Math.floor(9000 * Math.random())} Oak St`,
    title: 'Brick duplex',
    description: 'Two units.',
  };
  const started = performance.now();
  await seller`select post_listing(${id}, ${seller.json(listing)})`;
  return { id, ms: performance.now() - started };
}
