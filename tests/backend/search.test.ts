import { resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../supabase/local/backend.ts';
import { clientFor } from './client.ts';
import { onEachDatabase } from './each-database.ts';

/*
 * search_properties against the plainest query that could stand in its place, through the API, on random texts.
 * The seed is fixed: a failure comes back. SEARCH_SEED tries another.
 */

const migrationsDir = resolve(import.meta.dirname, '../../supabase/migrations');
const seed = Number(process.env['SEARCH_SEED'] ?? 20261121);

interface Listing {
  id: string;
  search_text: string;
  verified: boolean;
  created_at: string;
  price: number;
  cap_rate: number | null;
}

type Compare = (a: Listing, b: Listing) => number;

/** What the API does when it works: one page, the place of its last row, the next page. */
type Pages = AsyncGenerator<Listing[], void, void>;

const byText = (a: string, b: string) => Number(a > b) - Number(a < b);
const newestFirst: Compare = (a, b) => byText(b.created_at, a.created_at) || byText(b.id, a.id);
const orders: Record<string, Compare> = {
  featured: (a, b) => Number(b.verified) - Number(a.verified) || newestFirst(a, b),
  newest: newestFirst,
  'price-asc': (a, b) => a.price - b.price || byText(a.id, b.id),
  'price-desc': (a, b) => b.price - a.price || byText(b.id, a.id),
  'cap-rate': (a, b) => rate(b) - rate(a) || byText(b.id, a.id),
};
const sorts = Object.keys(orders);

function rate({ cap_rate }: Listing): number {
  return cap_rate ?? -Number.MAX_VALUE;
}

onEachDatabase(
  (backend) => {
    let client: SupabaseClient;
    let listings: Listing[];
    const random = generator(seed);

    beforeAll(async () => {
      client = clientFor(backend());
      await backend().database.query(`
        insert into auth.users (id, email, email_confirmed_at)
        select md5('member ' || n)::uuid, 'seller-' || n || '@example.test', now() from generate_series(1, 3) as n`);
      await backend().database.query(`update public.users set membership_tier = 'partner' where id = md5('member 1')::uuid`);
      await insertListings(backend(), random, 240);
      listings = await readAll(backend());
    });

    it.each(sorts)('finds exactly what a naive query finds, in its order, over all pages: %s', async (sort) => {
      for (const text of ['', ...randomTexts(random, listings, 7)]) {
        const expected = await naive(backend(), listings, text, sort);
        const found = await collect(pages(client, text, sort, random.between(7, 60)));
        expect({ text, sort, found: found.map(({ id }) => id) }).toEqual({ text, sort, found: expected.map(({ id }) => id) });
      }
    });

    it('finds the same through each text of one and two letters, and whatever is hard to quote', async () => {
      const texts = ['e', 'Z', '0', ' ', '\n', '%', '_', '\\', '%%', '\\%', '_%_', "'", "''", '"', ';', '--', '$1', '%s', '%1$s', 'ß', 'İ', 'é', '🏠', '🏘️', 'zq', 'ny', ', '];
      for (const text of texts) {
        const expected = (await naive(backend(), listings, text, 'newest')).map(({ id }) => id);
        const found = (await collect(pages(client, text, 'newest', 100))).map(({ id }) => id);
        expect({ text, found }).toEqual({ text, found: expected });
      }
    });

    it('counts what it finds', async () => {
      for (const text of ['', '%', '_', 'oak', ...randomTexts(random, listings, 25)]) {
        const { data } = await client.rpc('count_properties', { search: text });
        expect({ text, count: data as unknown }).toEqual({ text, count: (await naive(backend(), listings, text, 'newest')).length });
      }
    });

    it.each(sorts)('shows none twice and loses none while listings are added between pages: %s', async (sort) => {
      const old = await readAll(backend());
      const found: Listing[] = [];
      for await (const page of pages(client, '', sort, 37)) {
        found.push(...page);
        await insertListings(backend(), random, 3);
      }
      const ids = found.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(old.filter(({ id }) => !ids.includes(id))).toEqual([]);
      expect(found.toSorted(orders[sort]).map(({ id }) => id)).toEqual(ids);
    });

    describe('what it is asked', () => {
      it('keeps a page between 1 and 100 rows', async () => {
        for (const [asked, given] of [[0, 1], [-7, 1], [1, 1], [100, 100], [101, 100], [2_147_483_647, 100], [null, 24], [undefined, 24]]) {
          const { data, error } = await search(client, { page_size: asked });
          expect({ asked, error, rows: data?.length }).toEqual({ asked, error: null, rows: given });
        }
      });

      it('refuses what is not a page, a sort or a row with a clear 4xx', async () => {
        const { data } = await search(client, { page_size: 1 });
        const [row] = data ?? [];
        const bad: Record<string, unknown>[] = [
          ...[2 ** 31, 1.5, 'many'].map((page_size) => ({ page_size })),
          ...['', 'Newest', 'random()', 'id; drop table properties', null].map((sort) => ({ sort })),
          ...sorts.flatMap((sort) => [[], {}, 7, true, 'row', { id: null }, { ...row, id: 'x' }, { ...row, id: { id: 1 } }].map((after) => ({ sort, after }))),
          ...['yesteryear', '2026-13-45', 'infinity years', '300000-01-01', {}].map((created_at) => ({ sort: 'newest', after: { ...row, created_at } })),
          ...['perhaps', {}, 2.5].map((verified) => ({ sort: 'featured', after: { ...row, verified } })),
          ...['cheap', 1.5, 1e30, 'NaN', {}].map((price) => ({ sort: 'price-asc', after: { ...row, price } })),
          ...['high', '1e999', []].map((cap_rate) => ({ sort: 'cap-rate', after: { ...row, cap_rate } })),
          { search: 'nul\u0000' }, { after: { ...row, id: '\u0000' } }, { unknown: 1 },
        ];
        for (const args of bad) {
          const { error, status } = await search(client, args);
          expect({ args, status: Math.floor(status / 100), told: Boolean(error?.message && error.code) }).toEqual({ args, status: 4, told: true });
        }
      });

      it('takes texts of any length, and rows with more than it needs', async () => {
        const [{ data }, long] = await Promise.all([search(client, { page_size: 1 }), search(client, { search: 'oak '.repeat(50_000) })]);
        expect(long).toMatchObject({ error: null, data: [] });
        const [row] = data ?? [];
        for (const sort of sorts) {
          const next = await search(client, { sort, page_size: 1, after: { ...row, seller: { name: 'Ann' }, images: 7 } });
          expect(next.error).toBeNull();
        }
      });
    });
  },
  { migrationsDir },
);

interface Answer {
  data: Listing[] | null;
  error: { message: string; code: string } | null;
  status: number;
}

async function search(client: SupabaseClient, args: Record<string, unknown>): Promise<Answer> {
  return client.rpc('search_properties', args);
}

async function* pages(client: SupabaseClient, text: string, sort: string, size: number): Pages {
  for (let after: Listing | null = null; ; ) {
    const { data, error }: Answer = await search(client, { search: text, sort, after, page_size: size });
    if (error) throw new Error(`"${text}" by ${sort}`, { cause: error });
    yield data ?? [];
    after = data?.at(-1) ?? null;
    if (!after || (data?.length ?? 0) < size) return;
  }
}

async function collect(all: Pages): Promise<Listing[]> {
  const found: Listing[] = [];
  for await (const page of all) found.push(...page);
  return found;
}

async function naive({ database }: Backend, listings: Listing[], text: string, sort: string): Promise<Listing[]> {
  // The two languages differ in the small letter of a few large ones, such as İ.
  const [lower] = await database.query<{ wanted: string }>('select lower(btrim($1::text)) as wanted', [text]);
  const wanted = lower?.wanted ?? '';
  return listings.filter(({ search_text }) => search_text.includes(wanted)).toSorted(orders[sort]);
}

function readAll({ database }: Backend): Promise<Listing[]> {
  return database.query<Listing>('select id, search_text, verified, created_at, price, cap_rate from public.properties');
}

interface Random {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, and the same on every machine. */
function generator(start: number): Random {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { between, pick: (items) => items[between(0, items.length - 1)] ?? items[0] };
}

const words = ['Brick', 'duplex', 'OAK', '100%', 'leased_up', 'C:\\deed', '"corner"', "owner's", '🏠', '🏘️ row', 'Ünïcode', 'zq', '12-unit', '東京', '%_\\', 'a'] as const;
const zips = ['10001', '89501', '77002', '60601', '99501'] as const;

/** Listings with few different prices, rates and dates, so that every order has ties. */
async function insertListings({ database }: Backend, random: Random, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    user_id: random.between(1, 3),
    title: Array.from({ length: random.between(1, 4) }, () => random.pick(words)).join(' '),
    address: `${random.between(1, 999)} ${random.pick(['Oak', 'Main_', 'Elm%', '5th'])} St`,
    city: random.pick(['New York', 'Reno', 'St. John\'s', 'Cañon City']),
    state: random.pick(['NY', 'NV', 'TX', 'IL', 'AK']),
    zip: random.pick(zips),
    price: random.between(1, 6) * 50_000,
    noi: random.between(0, 3) === 0 ? null : random.between(-2, 6) * 7_000,
    created_at: `2026-0${random.between(1, 3)}-0${random.between(1, 5)}T00:00:00.00000${random.between(0, 1)}Z`,
  }));
  await database.query(
    `insert into public.properties (user_id, title, description, property_type, address, city, state, zip, price, noi, created_at)
     select md5('member ' || user_id)::uuid, title, 'D', 'Condo', address, city, state, zip, price, noi, created_at
     from jsonb_to_recordset($1::jsonb) as r (
       user_id integer, title text, address text, city text, state text, zip text, price bigint, noi bigint, created_at timestamptz
     )`,
    [JSON.stringify(rows)],
  );
}

/** Pieces of what is there, in random case, some of them with a character changed. */
function randomTexts(random: Random, listings: Listing[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const characters = Array.from(listings[random.between(0, listings.length - 1)]?.search_text ?? 'oak');
    const start = random.between(0, characters.length - 1);
    const piece = characters.slice(start, start + random.between(1, 12));
    if (random.between(0, 3) === 0) piece[random.between(0, piece.length - 1)] = random.pick(['%', '_', '\\', "'", 'q', '🏠']);
    const text = piece.join('');
    return random.pick([text, text.toUpperCase(), `  ${text} `]);
  });
}
