import postgres from 'postgres';
import { onDatabase, type Node } from './cluster.ts';

/** What a listing became by a write. */
export interface Version {
  /** No other version of any listing has this price. */
  price: number;
  active: boolean;
  /** Times of `performance.now()`; `committed` is infinite until it’s known. */
  sent: number;
  committed: number;
}

/** The listings that are written, by number, with every version they had. */
export type Written = { id: string; versions: Version[] }[];

const listings = 1000;
const perSecond = 100;
/** Where no search of shapes.ts and no buy box looks. With many ZIP codes, so that few listings could be duplicates. */
const states = ['PR', 'HI'];
const idOf = (index: number) => `md5('written ' || ${index})::uuid`;
const priceOf = (index: number, version: number) => 10_000_000 + index * 10_000 + version;

/** Finds the prices of written listings. */
export const findPrice = (price: number) => ({ states, price: { min: price, max: price } });

/** Adds the listings that `startWrites` changes, so old and expensive that they are on no first page. */
export async function addWritten(url: string): Promise<void> {
  await onDatabase(
    url,
    (sql) => sql`
      insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price,
        bedrooms, bathrooms, sqft, lot_sqft, images, status, created_at)
      select md5('written ' || n)::uuid, md5('seller ' || 1 + n)::uuid, 'Hall ' || md5(n::text), md5('text ' || n),
        'Industrial', n || ' ' || left(md5('street ' || n), 9) || ' Rd', z.city, z.state, z.zip,
        ${priceOf(0, 0)} + n * 10000, 0, 0, 0, 4000 + 97 * n, '{}', 'active', '2025-01-01'
      from generate_series(0, ${listings - 1}) as n
      join (
        select *, row_number() over (order by zip) - 1 as place, count(*) over () as places from public.zip_codes
        where state = any (${states})
      ) as z on z.place = n % z.places`,
  );
}

/** Writes at a fixed rate until stopped. */
export interface Writes {
  written: Written;
  /** Ends the writes and returns how many were committed a second. */
  stop: () => Promise<number>;
}

/**
 * Changes listings on the main server a hundred times a second: their price each time, and of some also the status or
 * the place, which moves them to another shard. Calls `onError` for a write that failed.
 */
export async function startWrites(main: Node, onError: (error: unknown) => void): Promise<Writes> {
  const connections = Array.from({ length: 8 }, () => postgres(main.url, { max: 1, onnotice: () => undefined }));
  const [first] = connections as [postgres.Sql];
  const written: Written = [];
  const [{ ids } = { ids: [] }] = await first<{ ids: string[] }[]>`
    select array_agg(md5('written ' || n)::uuid::text order by n) as ids from generate_series(0, ${listings - 1}) as n`;
  const zips = await first<{ zip: string }[]>`select zip from public.zip_codes where state = any (${states})`;
  for (const [index, id] of ids.entries())
    written.push({ id, versions: [{ price: priceOf(index, 0), active: true, sent: 0, committed: 0 }] });
  const stop = new AbortController();
  let committed = 0;
  // Each listing is written by one connection, so its versions have an order.
  const write = async (sql: postgres.Sql, lane: number) => {
    for (let round = 0; !stop.signal.aborted; round += 1) {
      const turn = round * connections.length + lane;
      const due = started + (turn * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const index = turn % listings;
      const versions = written[index]?.versions ?? [];
      const wasActive = versions.at(-1)?.active ?? true;
      const version: Version = {
        price: priceOf(index, versions.length),
        // Neither seven nor nine has a common factor with the number of listings, so that each has its turn.
        active: turn % 7 === 0 ? !wasActive : wasActive,
        sent: performance.now(),
        committed: Number.POSITIVE_INFINITY,
      };
      const text = updateText(index, version, turn % 9 === 0 ? zips[(turn * 7) % zips.length]?.zip : undefined);
      versions.push(version);
      try {
        await sql.unsafe(text);
        version.committed = performance.now();
        committed += 1;
      } catch (error) {
        onError(error);
      }
    }
  };
  const started = performance.now();
  const lanes = connections.map(write);
  return {
    written,
    stop: async () => {
      stop.abort();
      await Promise.all(lanes);
      const rate = (committed * 1000) / (performance.now() - started);
      await Promise.all(connections.map((sql) => sql.end()));
      return rate;
    },
  };
}

/**
 * Gives another server's listings the values that those of the main server have. Returns which listings the main server
 * has otherwise than the last write left them.
 */
export async function copyWritten(main: Node, other: Node, written: Written): Promise<string[]> {
  const ids = written.map(({ id }) => id);
  const rows = await onDatabase(
    main.url,
    (sql) => sql<{ id: string; price: number; status: string; zip: string; city: string; state: string }[]>`
      select id, price::float8, status, zip, city, state from public.properties where id = any (${ids})`,
  );
  await onDatabase(
    other.url,
    (sql) => sql`
      update public.properties p
      set price = r.price, status = r.status, zip = r.zip, city = r.city, state = r.state
      from jsonb_to_recordset(${sql.json([...rows])}) as r (id uuid, price bigint, status text, zip text, city text,
        state text) where p.id = r.id`,
  );
  const found = new Map(rows.map(({ id, price, status }) => [id, `${price} ${status}`]));
  return written.flatMap(({ id, versions }) => {
    const { price, active, committed } = versions.at(-1) ?? { price: 0, active: false, committed: Infinity };
    const last = `${price} ${active ? 'active' : 'paused'}`;
    return committed === Infinity || found.get(id) === last ? [] : [`${id} is ${found.get(id)} instead of ${last}`];
  });
}

/** Returns the SQL that makes a listing this version, and moves it to the ZIP code if there is one. */
function updateText(index: number, { price, active }: Version, zip?: string): string {
  const set = `update public.properties p set price = ${price}, status = '${active ? 'active' : 'paused'}'`;
  if (!zip) return `${set} where p.id = ${idOf(index)}`;
  return `${set}, zip = z.zip, city = z.city, state = z.state
    from public.zip_codes z where z.zip = '${zip}' and p.id = ${idOf(index)}`;
}
