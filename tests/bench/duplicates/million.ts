import type { Query } from '../../../supabase/local/server/database.ts';

/**
 * Adds made-up listings with their marks and one printed picture each, unevenly over ZIP codes: thousands in the
 * fullest. Every tenth has no house number. Without triggers and the indexes of other searches.
 */
export async function growTo(query: Query, total: number): Promise<void> {
  const indexes = await query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = 'public.properties'::regclass and not indisunique`,
  );
  for (const { name } of indexes) await query(`drop index ${name}`);
  await query('alter table public.properties disable trigger user');
  await query(`insert into auth.users (id, email) values (md5('first')::uuid, 'first@example.test')`);
  const street = `(array['oak', 'elm', 'pine', 'maple', 'cedar', 'main'])[1 + n % 6]`;
  await query(`
    create temp table made as
    select n, md5('made ' || n)::uuid as id, 1 + (random() * 9000)::int as number, z.zip, z.city, z.state, z.county,
      z.latitude, z.longitude, 600 + (random() * 2400)::int as sqft, n % 10 = 0 as is_withheld
    from (
      select n, 1 + floor(random() ^ 2 * (select count(*) from public.zip_codes))::int as place
      from generate_series(1, ${total}) as n
    ) as n join (select *, row_number() over (order by zip) as place from public.zip_codes) as z using (place)`);
  await query(`
    insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, county,
      price, bedrooms, bathrooms, sqft, latitude, longitude, images)
    select id, md5('first')::uuid, 'A listing', 'Solid brick house number ' || n || ' near the park', 'Single Family',
      case when is_withheld then '' else number || ' ' end || ${street} || ' st', city, state, zip, county,
      100000 + (random() * 300000)::int, 1 + n % 5, 1 + n % 3, sqft, latitude, longitude,
      array[md5('first')::uuid || '/properties/' || id || '/0']
    from made`);
  await query(`
    insert into private.picture_prints (path, user_id, hashes)
    select p.images[1], md5('first')::uuid, array(
      select ((random() ^ 2 * 65536)::bigint | ((random() * 4294967295)::bigint << 16)) # p.price
      from generate_series(1, 28))
    from public.properties p`);
  await query(`
    insert into private.listing_marks (property_id, address_key, house, zip, sqft, words, picture_keys, stock_keys,
      unprinted)
    select m.id, case when not is_withheld then number || ' ' || ${street} || ' st ' || m.zip end,
      case when not is_withheld then number || ' ' || left(m.zip, 3) end, m.zip, m.sqft,
      private.text_sketch(p.description), private.picture_keys(m.zip, i.hashes, false),
      private.stock_keys(i.hashes, false), '{}'
    from made m join public.properties p using (id) join private.picture_prints i on i.path = p.images[1]`);
  for (const table of ['public.properties', 'private.picture_prints', 'private.listing_marks'])
    await query(`vacuum analyze ${table}`);
}

/** Milliseconds to mark and link some of the listings, as posting them does: with a house number, and without. */
export async function timeSearches(query: Query, count: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { 'With a house number': [], 'Without one': [] };
  const chosen = await query<{ id: string; withheld: boolean }>(
    `(select id, false as withheld from made where not is_withheld order by random() limit ${count})
     union all (select id, true from made where is_withheld order by random() limit ${count})`,
  );
  for (const { id, withheld } of chosen) {
    const started = performance.now();
    await query('select private.mark_listing(p), private.link_listing(p) from public.properties p where p.id = $1', [
      id,
    ]);
    times[withheld ? 'Without one' : 'With a house number']?.push(performance.now() - started);
  }
  return times;
}
