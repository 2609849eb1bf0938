import type { Query } from '../../../supabase/local/server/database.ts';
import type { Posted } from './homes.ts';
import { makePair, type Pair } from './pairs.ts';
import { Random } from './random.ts';

export interface Judged {
  kind: string;
  same: boolean;
  /** same, likely, or null: what the second listing is said to be to the first. */
  strength: string | null;
  reasons: readonly string[];
  /** Matches of the second listing that are neither of the pair. */
  strangers: number;
  /** Milliseconds to find them. */
  time: number;
}

/** As many pairs as stand in the twelve ZIP codes at once: about 400 listings in each, which is a busy one. */
const lotSize = 2500;

/** Makes pairs, stores all their listings lot by lot, and has the database find what looks like the second of each. */
export async function judgePairs(query: Query, count: number, seed: number): Promise<Judged[]> {
  const random = new Random(seed);
  await query('alter table public.properties disable trigger user');
  for (const seller of ['first', 'second'])
    await query(
      `insert into auth.users (id, email) values (md5($1)::uuid, $1 || '@example.test') on conflict do nothing`,
      [seller],
    );
  const judged: Judged[] = [];
  while (judged.length < count) {
    const pairs = await storeLot(query, judged.length, Math.min(count, judged.length + lotSize), random);
    for (const [number, pair] of pairs) judged.push(await judge(query, number, pair));
    for (const table of ['private.listing_marks', 'private.picture_prints', 'public.properties'])
      await query(`delete from ${table}`);
  }
  await query('alter table public.properties enable trigger user');
  return judged;
}

/** Stores the pairs from one number to before another. */
async function storeLot(query: Query, from: number, to: number, random: Random): Promise<Map<number, Pair>> {
  const pairs = new Map<number, Pair>();
  for (let number = from; number < to; number += 1) {
    const pair = await makePair(number, random);
    pairs.set(number, pair);
    for (const [side, listing] of pair.listings.entries()) await store(query, idOf(number, side), side, listing);
  }
  for (const table of ['private.listing_marks', 'private.picture_prints', 'public.properties'])
    await query(`analyze ${table}`);
  return pairs;
}

async function judge(query: Query, number: number, { kind, same }: Pair): Promise<Judged> {
  const started = performance.now();
  const found = await query<{ id: string; strength: string; reasons: string[] }>(
    'select f.* from public.properties p, private.similar_listings(p) f where p.id = $1',
    [idOf(number, 1)],
  );
  const time = performance.now() - started;
  const match = found.find(({ id }) => id === idOf(number, 0));
  const strangers = found.length - (match ? 1 : 0);
  return { kind, same, strength: match?.strength ?? null, reasons: match?.reasons ?? [], strangers, time };
}

function idOf(number: number, side: number): string {
  return `${String(number).padStart(8, '0')}-0000-4000-8000-00000000000${side}`;
}

async function store(query: Query, id: string, side: number, { prints, ...listing }: Posted): Promise<void> {
  const seller = side === 0 ? 'first' : 'second';
  await query(
    `insert into private.picture_prints (path, user_id, hashes)
     select md5($2)::uuid || '/properties/' || $1 || '/' || place, md5($2)::uuid, string_to_array(hashes, ',')::bigint[]
     from unnest($3::text[]) with ordinality as p (hashes, place)`,
    [id, seller, prints.map((hashes) => hashes.join(','))],
  );
  await query(
    `with listing as (
       insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, county,
         apn, price, bedrooms, bathrooms, sqft, lot_sqft, year_built, latitude, longitude, images)
       select $1::uuid, md5($2)::uuid, 'A listing', l.description, l.property_type, l.address, l.city, l.state, l.zip,
         l.county, l.apn, l.price, l.bedrooms, l.bathrooms, l.sqft, l.lot_sqft, l.year_built,
         coalesce(l.latitude, z.latitude), coalesce(l.longitude, z.longitude), array(
           select path from private.picture_prints where path like md5($2)::uuid || '/properties/' || $1 || '/%'
           order by path
         )
       from jsonb_populate_record(null::public.properties, $3::text::jsonb) l join public.zip_codes z on z.zip = l.zip
       returning *
     ) select private.mark_listing(jsonb_populate_record(null::public.properties, to_jsonb(l))) from listing l`,
    [id, seller, JSON.stringify(listing)],
  );
}
