import { beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { usStates } from '../../src/domain/place/us-states.ts';
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
    // A listing in every 40th ZIP code and in each state's first, and all of Memphis and San Antonio.
    await query(`
      insert into public.properties (user_id, title, description, property_type, address, city, state, zip, county,
        price, latitude, longitude, created_at)
      select md5('seller')::uuid, 'Ranch', 'D', 'Single Family', '1 Oak St', z.city, z.state, z.zip, z.county,
        100000, z.latitude, z.longitude, now() - z.zip::integer * interval '1 second'
      from (
        select *, row_number() over (order by zip) as row, row_number() over (partition by state order by zip) as first
        from public.zip_codes
      ) z
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
      // Only Louisiana has parishes.
      await expectPlace(`${county} ${suffix}`, `p.county = $2 ${code === 'LA' ? "and p.state = 'LA'" : ''}`, [county]);
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
    expect(found).toBeGreaterThan(60);
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
    ['kansas city', "p.city = 'Kansas City'"],
    ['kansas city mo', "p.city = 'Kansas City' and p.state = 'MO'"],
    ['NYC', "p.county in ('New York', 'Kings', 'Queens', 'Bronx', 'Richmond') and p.state = 'NY'"],
    ['N.Y.C.', "p.county in ('New York', 'Kings', 'Queens', 'Bronx', 'Richmond') and p.state = 'NY'"],
    ['Manhattan NY', "p.county = 'New York' and p.state = 'NY'"],
    ['washington d.c.', "p.city = 'Washington' and p.state = 'DC'"],
    ['38103-1234', "p.zip = '38103'"],
  ])('finds %s', async (search, condition) => {
    await expectPlace(search, condition, []);
  });

  it('finds no place in other texts, however long', async () => {
    for (const search of ['oak', 'duplex near the river', 'x'.repeat(5000), 'xq '.repeat(1500), '%', "'; --"]) {
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

    it.each([
      ['nyc', 'county:Richmond, NY?'],
      ['New York City', 'county:Kings, NY?'],
      ['kc', 'city:Kansas City, KS?'],
      ['the Bronx', 'city:Bronx, NY?'],
      ['bronx', 'city:Bronx, NY?'],
      ['brooklyn ny', 'city:Brooklyn, NY'],
      ['queens', 'county:Queens, NY?'],
      ['Queens, NY', 'county:Queens, NY'],
      ['staten island', 'city:Staten Island, NY?'],
      ['manhattan', 'county:New York, NY?'],
      ['d.c.', 'DC'],
      ['washington dc', 'city:Washington, DC'],
      ['Washington D. C.', 'city:Washington, DC'],
      ['de kalb county il', 'county:DeKalb, IL'],
      ['dekalb county ga', 'county:DeKalb, GA'],
      ['du page', 'county:DuPage, IL?'],
      ['DuPage County', 'county:DuPage, IL?'],
      ['la salle county illinois', 'county:LaSalle, IL'],
      ['lasalle county tx', 'county:La Salle, TX'],
      ['la porte county in', 'county:LaPorte, IN'],
      ['mc henry county il', 'county:McHenry, IL'],
      ['prince georges county md', "county:Prince George's, MD"],
      ['o brien county ia', "county:O'Brien, IA"],
      ['st. louis, mo', 'city:Saint Louis, MO'],
      ['sault ste. marie, mi', 'city:Sault Sainte Marie, MI'],
      ['sault st marie mi', 'city:Sault Sainte Marie, MI'],
      ['ste genevieve mo', 'city:Sainte Genevieve, MO'],
      ['ft. worth', 'city:Fort Worth, TX?'],
      ['Ft Lauderdale FL', 'city:Fort Lauderdale, FL'],
      ['mt vernon, ny', 'city:Mount Vernon, NY'],
      ['mount pleasant sc', 'city:Mount Pleasant, SC'],
      ['mt', 'MT'],
      ['bozeman mt', 'city:Bozeman, MT'],
      ['kansas city', 'city:Kansas City, MO?'],
      ['virginia beach', 'city:Virginia Beach, VA?'],
      ['n las vegas', 'city:North Las Vegas, NV?'],
      ['jackson hts ny', 'city:Jackson Heights, NY'],
      ['colorado spgs', 'city:Colorado Springs, CO?'],
      ['san jose\u0301 ca', 'city:San Jose, CA'],
      ['coeur d’alene', "city:Coeur d'Alene, ID?"],
      ['38103-1234', 'zip:38103, TN'],
      ['Tenn.', 'TN'],
      ['calif', 'CA'],
      ['N.C.', 'NC'],
      ['S. Carolina', 'SC'],
      ['W. Va.', 'WV'],
      ['seattle, wash.', 'city:Seattle, WA'],
      ['charleston s. carolina', 'city:Charleston, SC'],
      ['huntington w va', 'city:Huntington, WV'],
    ])('finds %s', async (sentence, key) => {
      const found = await keysIn(sentence);
      expect(found.filter((place) => place.startsWith(`0-${sentence.split(' ').length - 1} `))).toContain(
        `0-${sentence.split(' ').length - 1} ${key}`,
      );
    });

    it('refuses more than 40 words', async () => {
      const { error } = await client.rpc('places_in', { words: Array.from({ length: 41 }, () => 'tn') });
      expect(error?.code).toBe('22023');
      expect((await client.rpc('places_in', { words: [] })).data).toEqual([]);
    });
  });

  describe('misspelled_places', () => {
    const namesLike = async (...texts: string[]) => {
      const { data } = await client.rpc('misspelled_places', { texts });
      return (data as { typed: string; name: string }[]).map(({ typed, name }) => `${typed}: ${name}`);
    };

    it.each([
      ['memfis', 'Memphis'],
      ['memphs', 'Memphis'],
      ['nashvile', 'Nashville'],
      ['clevland', 'Cleveland'],
      ['san fransisco', 'San Francisco'],
      ['filadelphia', 'Philadelphia'],
      ['pensylvania', 'Pennsylvania'],
    ])('finds the place that %s may be', async (text, name) => {
      expect(await namesLike('zzgarble', text)).toContain(`${text}: ${name}`);
    });

    it('finds none for places, short words, numbers, and words unlike any', async () => {
      expect(await namesLike('memphis', 'Shelby County', 'tennessee', 'tenn', 'memf', 'memfis 3', 'zzgarble')).toEqual(
        [],
      );
    });
  });

  describe('check_address', () => {
    /** What doesn't agree in an address, by its fields. The pins are in Memphis and Nashville. */
    const disagreeing = async (zip: string, city: string, code: string, pin?: [number, number]) => {
      const rows = await query<{ field: string; place: string | null; pin_place: string | null }>(
        'select * from private.check_address($1, $2, $3, $4, $5)',
        [zip, city, code, pin?.[0] ?? null, pin?.[1] ?? null],
      );
      return rows.map(
        ({ field, place, pin_place }) => `${field} ${place ?? 'nowhere'}${pin_place ? ` ${pin_place}` : ''}`,
      );
    };
    const memphis: [number, number] = [35.1495, -90.049];
    const nashville: [number, number] = [36.1627, -86.7816];

    it.each([
      ['38103', 'Memphis', 'TN', memphis, []],
      ['38103', 'memphis', 'TN', undefined, []],
      ['38103', 'Germantown', 'TN', undefined, []],
      ['38103', 'Harbor Town', 'TN', undefined, []],
      ['63101', 'St. Louis', 'MO', undefined, []],
      ['10001', 'NYC', 'NY', undefined, []],
      ['10001', 'Manhattan', 'NY', undefined, []],
      ['11354', 'Queens', 'NY', undefined, []],
      ['00000', 'Memphis', 'TX', nashville, ['pin nowhere Nashville, TN']],
      ['00000', 'Memphis', 'TN', nashville, []],
      ['38103', 'Memphis', 'TX', undefined, ['state Memphis, TN']],
      ['38103', 'Nashville', 'TN', undefined, ['city Memphis, TN']],
      ['38103', 'Austin', 'TX', undefined, ['state Memphis, TN', 'city Memphis, TN']],
      ['38103', 'Memphis', 'TN', nashville, ['pin Memphis, TN Nashville, TN']],
      ['38103', 'Memphis', 'TN', [0, 0] as [number, number], ['pin Memphis, TN']],
    ])('%s, %s, %s', async (zip, city, code, pin, expected) => {
      expect(await disagreeing(zip, city, code, pin)).toEqual(expected);
    });

    it('agrees with the reference data', async () => {
      const [row] = await query<{ wrong: number }>(`
        select count(*)::integer as wrong from (select * from public.zip_codes order by zip limit 600 offset 9000) z
        cross join lateral private.check_address(z.zip, z.city, z.state, z.latitude, z.longitude) c`);
      expect(row?.wrong).toBe(0);
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
      ['st. lou', 'city:Saint Louis, MO'],
      ['nyc', 'county:Queens, NY'],
      ['du page', 'county:DuPage, IL'],
      ['de kalb co', 'county:DeKalb, GA'],
      ['ft wor', 'city:Fort Worth, TX'],
      ['fort wor', 'city:Fort Worth, TX'],
      ['38103-1234', 'zip:38103, TN'],
    ])('offers for %s, among others, %s', async (text, key) => {
      expect(await suggest(text)).toContain(key);
    });

    it.each([
      // The city, before the boroughs.
      ['nyc', 'city:New York, NY'],
      ['NYC, NY', 'city:New York, NY'],
      ['new york city', 'city:New York, NY'],
      ['new york city ny', 'city:New York, NY'],
      ['san francisco city', 'city:San Francisco, CA'],
      ['city of memphis', 'city:Memphis, TN'],
      ['kansas city', 'city:Kansas City, MO'],
      // What it's called.
      ['la salle parish', 'county:LaSalle, LA'],
      ['la salle par', 'county:LaSalle, LA'],
      ['jefferson parish', 'county:Jefferson, LA'],
      ['st. louis', 'city:Saint Louis, MO'],
      // How it's spelled.
      ['du bois', 'city:Du Bois, PA'],
      ['dubois', 'city:Dubois, WY'],
      ['la fayette', 'city:La Fayette, NY'],
      ['lafayette', 'city:Lafayette, LA'],
      ['de kalb', 'city:De Kalb, TX'],
      ['dekalb', 'city:Dekalb, IL'],
      ['new york', 'NY'],
      ['virginia beach', 'city:Virginia Beach, VA'],
    ])('offers for %s first %s', async (text, key) => {
      expect((await suggest(text))[0]).toBe(key);
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
