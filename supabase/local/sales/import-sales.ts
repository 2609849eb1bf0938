/**
 * `npm run import:sales -- <file.csv or .csv.gz> --name 'County Auditor' --license CC0 --url postgres://…` loads sales,
 * or leases with --kind leases, that homes are valued by. A file with the same name as an earlier one replaces it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PlaceIndex } from '../../../src/domain/valuation/place-index.ts';
import { pastValue, valueHouse, type Evidence } from '../../../src/domain/valuation/value.ts';
import type { PastValue } from '../../../src/domain/valuation/interval.ts';
import { Failure } from '../failure.ts';
import type { OpenDatabase } from '../server/database.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { columns, readSales, type FiledSale } from './read-sales.ts';

export interface Source {
  kind: 'sales' | 'leases';
  name: string;
  license: string;
  url: string | null;
  sha256: string;
}

/** How many sales of a file are valued from earlier ones, so that intervals can learn from them. */
const mostPastValues = 20_000;
const batch = 5000;

const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const whole = (value: number | null | undefined) => (value ? Math.round(value) : null);

/** What earlier sales said of each sale, or of every nth of many; a year's sales come first. */
function pastValues(sales: readonly FiledSale[]): Map<FiledSale, PastValue> {
  const evidence: Evidence = { sales: new PlaceIndex(sales), past: new PlaceIndex() };
  const every = Math.ceil(sales.length / mostPastValues);
  const found = new Map<FiledSale, PastValue>();
  for (const [index, sale] of sales.entries()) {
    if (index % every !== 0 || sale.day < (sales[0]?.day ?? 0) + 365) continue;
    const valuation = valueHouse(sale, sale.day, evidence);
    if (valuation.kind === 'value') found.set(sale, pastValue(valuation, sale));
  }
  return found;
}

function rowOf(sale: FiledSale, past: PastValue | undefined) {
  return {
    sold_on: dateOf(sale.day),
    price: Math.round(sale.price),
    latitude: sale.place?.latitude,
    longitude: sale.place?.longitude,
    address: sale.address?.slice(0, 200) ?? null,
    sqft: whole(sale.livingSqft),
    lot_sqft: whole(sale.lotSqft),
    year_built: whole(sale.yearBuilt),
    bedrooms: sale.beds,
    bathrooms: sale.baths,
    half_baths: sale.halfBaths,
    garage: sale.garage,
    property_type: sale.type,
    condition: sale.condition,
    construction: sale.construction,
    parking: sale.parking,
    past_level: past?.level ?? null,
    past_error: past?.error ?? null,
  };
}

/** Loads sales in one transaction. Resolves to how many, and how many homes are valued again. */
export async function importSales(database: OpenDatabase, source: Source, sales: readonly FiledSale[]) {
  const placed = sales.filter(({ place }) => place !== null);
  const last = placed.at(-1);
  if (!last) throw new Failure('The file has no sale with a date, a price, and a place.', columnsText());
  const past = pastValues(placed);
  return database.transaction(async ({ query }) => {
    await query('delete from public.data_sources where name = $1 and kind = $2', [source.name, source.kind]);
    const [added] = await query<{ id: string }>(
      `insert into public.data_sources (kind, name, license, url, sha256, as_of) values ($1, $2, $3, $4, $5, $6)
       returning id`,
      [source.kind, source.name, source.license, source.url, source.sha256, dateOf(last.day)],
    );
    for (let start = 0; start < placed.length; start += batch) {
      const rows = placed.slice(start, start + batch).map((sale) => rowOf(sale, past.get(sale)));
      await query(
        `insert into private.sales (kind, source_id, sold_on, price, latitude, longitude, address, sqft, lot_sqft,
           year_built, bedrooms, bathrooms, half_baths, garage, property_type, condition, construction, parking,
           past_level, past_error)
         select $1, $2::uuid, r.sold_on, r.price, r.latitude, r.longitude, r.address, r.sqft, r.lot_sqft, r.year_built,
           r.bedrooms, r.bathrooms, r.half_baths, r.garage, r.property_type, r.condition, r.construction, r.parking,
           r.past_level, r.past_error
         from jsonb_populate_recordset(null::private.sales, $3::jsonb) as r`,
        [source.kind === 'sales' ? 'sale' : 'lease', added?.id, JSON.stringify(rows)],
      );
    }
    const [due] = await query<{ count: number }>('select private.finish_data_source($1) as count', [added?.id]);
    return { loaded: placed.length, homes: due?.count ?? 0 };
  });
}

const columnsText = () =>
  ['Its columns:', ...Object.entries(columns).map(([name, what]) => `  ${name}: ${what}`)].join('\n');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: process.env['DATABASE_URL'] },
      kind: { type: 'string', default: 'sales' },
      name: { type: 'string' },
      license: { type: 'string' },
      source: { type: 'string' },
    },
  });
  const [file] = positionals;
  const { url, kind, name, license, source } = values;
  if (!file) throw new Failure('Which file?', columnsText());
  if (!url) throw new Failure('There is no database address.', 'Pass --url postgres://… or set DATABASE_URL.');
  if (!name || !license) throw new Failure('Whose data is it?', 'Pass --name and --license, which members see.');
  if (kind !== 'sales' && kind !== 'leases') throw new Failure(`Unknown kind ${kind}.`, 'It’s sales or leases.');
  const bytes = readFileSync(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const database = await openPostgres(url);
  try {
    const sales = readSales(bytes, file.endsWith('.gz'));
    const { loaded, homes } = await importSales(database, { kind, name, license, url: source ?? null, sha256 }, sales);
    console.log(`Loaded ${loaded} ${kind} (SHA-256 ${sha256}). ${homes} listings are valued again.`);
  } finally {
    await database.close();
  }
}

if (process.argv[1] === import.meta.filename)
  main().catch((error: unknown) => {
    console.error(error instanceof Failure ? `${error.message}\n${error.nextStep}` : error);
    process.exitCode = 1;
  });
