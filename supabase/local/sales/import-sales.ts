/**
 * `npm run import:sales -- <file.csv or .csv.gz> --name 'County Auditor' --license CC0 --url postgres://…` loads sales,
 * or leases with --kind leases, that homes are valued by. A file with the same name as an earlier one replaces it.
 */
import { parseArgs } from 'node:util';
import { PlaceIndex } from '../../../src/domain/valuation/place-index.ts';
import { pastValue, valueHouse, type Evidence } from '../../../src/domain/valuation/value.ts';
import type { PastValue } from '../../../src/domain/valuation/interval.ts';
import {
  inBatches,
  readDataFile,
  replaceSource,
  runCommand,
  sourceOptions,
  withDatabase,
  type Source,
} from '../data-source.ts';
import { Failure } from '../failure.ts';
import type { OpenDatabase } from '../server/database.ts';
import { columns, readSales, type FiledSale } from './read-sales.ts';

interface SalesSource extends Omit<Source, 'as_of'> {
  kind: 'sales' | 'leases';
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
export async function importSales(database: OpenDatabase, source: SalesSource, sales: readonly FiledSale[]) {
  const placed = sales.filter(({ place }) => place !== null);
  const last = placed.at(-1);
  if (!last) throw new Failure('The file has no sale with a date, a price, and a place.', columnsText());
  const past = pastValues(placed);
  const rows = placed.map((sale) => rowOf(sale, past.get(sale)));
  return replaceSource(database, { ...source, as_of: dateOf(last.day) }, async (query, sourceId) => {
    await inBatches(rows, batch, (json) =>
      query(
        `insert into private.sales (kind, source_id, sold_on, price, latitude, longitude, address, sqft, lot_sqft,
           year_built, bedrooms, bathrooms, half_baths, garage, property_type, condition, construction, parking,
           past_level, past_error)
         select $1, $2::uuid, r.sold_on, r.price, r.latitude, r.longitude, r.address, r.sqft, r.lot_sqft, r.year_built,
           r.bedrooms, r.bathrooms, r.half_baths, r.garage, r.property_type, r.condition, r.construction, r.parking,
           r.past_level, r.past_error
         from jsonb_populate_recordset(null::private.sales, $3::jsonb) as r`,
        [source.kind === 'sales' ? 'sale' : 'lease', sourceId, json],
      ),
    );
    const [due] = await query<{ count: number }>('select private.finish_data_source($1) as count', [sourceId]);
    return { loaded: placed.length, homes: due?.count ?? 0 };
  });
}

const columnsText = () =>
  ['Its columns:', ...Object.entries(columns).map(([name, what]) => `  ${name}: ${what}`)].join('\n');

async function importFile(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...sourceOptions, kind: { type: 'string', default: 'sales' } },
  });
  const [file] = positionals;
  const { url, kind, name, license, source } = values;
  if (!file) throw new Failure('Which file?', columnsText());
  if (!name || !license) throw new Failure('Whose data is it?', 'Pass --name and --license, which members see.');
  if (kind !== 'sales' && kind !== 'leases') throw new Failure(`Unknown kind ${kind}.`, 'It’s sales or leases.');
  const { bytes, sha256 } = readDataFile(file);
  const sales = readSales(bytes);
  const { loaded, homes } = await withDatabase(url, (database) =>
    importSales(database, { kind, name, license, url: source ?? null, sha256 }, sales),
  );
  return `Loaded ${loaded} ${kind} (SHA-256 ${sha256}). ${homes} listings are valued again.`;
}

if (process.argv[1] === import.meta.filename) runCommand(importFile);
