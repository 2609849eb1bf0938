import { beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { usStates } from '../../src/shared/places/us-states.ts';
import { seeded } from './random.ts';
import { clientFor } from './client.ts';
import { describeBackend } from './describe-backend.ts';

/*
 * What people type for a place finds exactly the listings that plain SQL on state, county, and city finds, and those
 * whose text contains it.
 */

interface Place {
  city: string;
  county: string;
  state: string;
}

describeBackend((backend) => {
  let client: SupabaseClient;
  let places: Place[];
  const random = seeded('place search');
  const query = <T extends object>(text: string, values: unknown[] = []) => backend().database.query<T>(text, values);
  const state = (code: string) => usStates.find(([known]) => known === code)?.[1] ?? code;

  /** Expects a search to find the listings that the SQL condition on listing p does, or whose text contains it. */
  async function expectPlace(search: string, condition: string, values: unknown[]) {
    const found = await query<{ id: string }>(
      `select id from public.search_properties('{}', $1, 'newest', null, 100)`,
      [search],
    );
    const expected = await query<{ id: string }>(
      `select p.id from public.properties p
       where ${condition} or strpos(p.search_text, lower($1)) > 0 order by p.created_at desc, p.id desc limit 100`,
      [search, ...values],
    );
    expect({ search, found }).toEqual({ search, found: expected });
    return expected.length;
  }

  beforeAll(async () => {
    client = clientFor(backend());
    await query(`insert into auth.users (id, email) values (md5('seller')::uuid, 'seller@example.test')`);
    // Two listings in every 40th ZIP code and one in each state's first, and all of Memphis and San Antonio.
    await query(`
      insert into public.properties (user_id, title, description, property_type, address, city, state, zip, county,
        price, latitude, longitude, created_at)
      select md5('seller')::uuid, 'Ranch', 'D', 'Single Family', n || ' Oak St', z.city, z.state, z.zip, z.county,
        100000, z.latitude, z.longitude, now() - (z.zip::integer * 2 + n) * interval '1 second'
      from (
        select *, row_number() over (order by zip) as row, row_number() over (partition by state order by zip) as first
        from public.zip_codes
      ) z, generate_series(1, 2) as n
      where z.row % 40 = 0 or z.first = 1 or z.city in ('Memphis', 'San Antonio', 'Springfield')`);
    places = await query<Place>('select distinct city, county, state from public.properties order by 1, 2, 3');
  });

  it('finds states by name and code', async () => {
    for (const [code, name] of usStates) {
      await expectPlace(random.pick([name, name.toUpperCase(), name.toLowerCase()]), 'p.state = $2', [code]);
      await expectPlace(random.pick([code, code.toLowerCase()]), 'p.state = $2', [code]);
    }
  });

  it('finds counties, with their state or in all states', async () => {
    const counties = places.filter(({ county, state: code }) => !county.includes('City of') && /^[A-Z]/.test(code));
    for (let count = 0; count < 60; count += 1) {
      const { county, state: code } = random.pick(counties);
      const suffix = code === 'LA' ? 'Parish' : 'County';
      await expectPlace(
        random.pick([`${county} ${suffix} ${code}`, `${county} ${suffix}, ${state(code)}`.toLowerCase()]),
        'p.county = $2 and p.state = $3',
        [county, code],
      );
      await expectPlace(`${county} ${suffix}`, 'p.county = $2', [county]);
    }
  });

  it('finds cities with their state, in any case and order', async () => {
    let found = 0;
    for (let count = 0; count < 60; count += 1) {
      const { city, state: code } = random.pick(places);
      const text = random.pick([
        `${city} ${code}`,
        `${city}, ${code}`,
        `${city} ${state(code)}`,
        `${code} ${city}`,
        `${state(code)}, ${city}`,
      ]);
      const search = random.pick([text, text.toLowerCase(), text.toUpperCase(), ` ${text}  `]);
      found += await expectPlace(search.trim(), 'lower(p.city) = lower($2) and p.state = $3', [city, code]);
    }
    expect(found).toBeGreaterThan(100);
  });

  it('counts what it finds', async () => {
    const { data } = await client.rpc('count_properties', { search: 'memphis tn' });
    const [row] = await query<{ count: number }>(
      `select count(*)::integer from public.properties where city = 'Memphis' and state = 'TN'`,
    );
    expect(data).toBe(row?.count);
    expect(row?.count).toBeGreaterThan(10);
  });

  it.each([
    ['memphis tn', "p.city = 'Memphis' and p.state = 'TN'"],
    ['San Antonio TX', "p.city = 'San Antonio' and p.state = 'TX'"],
    ['austin texas', "p.city = 'Austin' and p.state = 'TX'"],
    ['Shelby County', "p.county = 'Shelby'"],
    ['saint louis mo', "p.city in ('St. Louis', 'Saint Louis') and p.state = 'MO'"],
    ['st louis county missouri', "p.county = 'St. Louis' and p.state = 'MO'"],
    ['springfield', "p.city = 'Springfield'"],
    ['new york new york', "p.city = 'New York' and p.state = 'NY'"],
    ['west virginia', "p.state = 'WV'"],
  ])('finds %s', async (search, condition) => {
    await expectPlace(search, condition, []);
  });

  it('finds no place in other texts, however long', async () => {
    for (const search of ['oak', 'duplex near the river', 'x'.repeat(5000), 'in '.repeat(1500), '%', "'; --"]) {
      await expectPlace(search.slice(0, 1000).trim(), 'false', []);
    }
  });

  describe('places_in', () => {
    const keysIn = async (sentence: string) => {
      const { data } = await client.rpc('places_in', { words: sentence.split(' ') });
      return (data as { first: number; last: number; key: string; certain: boolean }[]).map(
        ({ first, last, key, certain }) => `${first}-${last} ${key}${certain ? '' : '?'}`,
      );
    };

    it('finds the places in a sentence', async () => {
      expect(await keysIn('duplex in shelby county tn under 150k')).toEqual(
        expect.arrayContaining(['1-1 IN', '2-3 county:Shelby, AL?', '2-4 county:Shelby, TN', '4-4 TN']),
      );
      expect(await keysIn('Memphis, TN 38103')).toEqual(
        expect.arrayContaining(['0-1 city:Memphis, TN', '1-1 TN', '2-2 zip:38103, TN']),
      );
      expect(await keysIn('zzz')).toEqual([]);
    });

    it('refuses more than 40 words', async () => {
      const { error } = await client.rpc('places_in', { words: Array.from({ length: 41 }, () => 'tn') });
      expect(error?.code).toBe('22023');
      expect((await client.rpc('places_in', { words: [] })).data).toEqual([]);
    });
  });

  describe('suggestions', () => {
    const suggest = async (q: string) => {
      const { data } = await client.rpc('search_site', { q });
      return (data as { kind: string; slug: string }[]).filter(({ kind }) => kind === 'place').map(({ slug }) => slug);
    };

    it.each([
      ['tex', 'TX'],
      ['TEXAS', 'TX'],
      ['memph', 'city:Memphis, TN'],
      ['memphis t', 'city:Memphis, TN'],
      ['shelby county', 'county:Shelby, TN'],
      ['shelby coun', 'county:Shelby, TN'],
      ['381', 'zip:38101, TN'],
      ['38103', 'zip:38103, TN'],
      ['mephis', 'city:Memphis, TN'],
      ['philadelpia', 'city:Philadelphia, PA'],
      ['pensylvania', 'PA'],
      ['saint lou', 'city:Saint Louis, MO'],
    ])('offers for %s, among others, %s', async (text, key) => {
      expect(await suggest(text)).toContain(key);
    });

    it('offers a choice of places with the same name, the largest first', async () => {
      const found = await suggest('springfield');
      expect(found.length).toBeGreaterThan(2);
      expect(found).toEqual(expect.arrayContaining(['city:Springfield, IL', 'city:Springfield, MO']));
    });

    it('offers no place for other words', async () => {
      expect(await suggest('zzqx')).toEqual([]);
    });
  });
});
