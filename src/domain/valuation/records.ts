/** Sales and homes as the database has them, and values as it keeps them. */
import { PlaceIndex } from './place-index.ts';
import { planePoint, type House, type Sale } from './sale.ts';
import { valueHouse, type Evidence } from './value.ts';
import type { Comp } from './comps.ts';
import type { PastValue } from './interval.ts';

/** A row of `private.sales`. */
export interface SaleRecord {
  id: string;
  /** YYYY-MM-DD. */
  sold_on: string;
  price: number;
  latitude: number;
  longitude: number;
  address: string | null;
  sqft: number | null;
  lot_sqft: number | null;
  year_built: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  half_baths: number | null;
  garage: number | null;
  property_type: string | null;
  condition: string | null;
  construction: string | null;
  parking: string | null;
}

/** What `evidence_near` returns. */
export interface EvidenceRecords {
  sales: SaleRecord[];
  past: [latitude: number, longitude: number, soldOn: string, level: number, error: number][];
}

/** A home as `values_to_compute` returns it. */
export interface HomeRecord extends Pick<
  SaleRecord,
  'latitude' | 'longitude' | 'property_type' | 'sqft' | 'lot_sqft' | 'year_built' | 'bedrooms' | 'bathrooms'
> {
  units: number | null;
}

/** A sale that a value is made of, as it's kept with the value. */
export interface StoredComp extends SaleRecord {
  meters: number;
  /** U.S. dollars by feature. */
  adjustments: Comp['adjustments'];
  weight: number;
}

/** A value as it's kept, without its listing and sources. Whole U.S. dollars. */
export interface StoredValue {
  kind: 'sale' | 'lease';
  /** YYYY-MM-DD. */
  as_of: string;
  value: number | null;
  low: number | null;
  high: number | null;
  why: string | null;
  comps: StoredComp[];
}

const msPerDay = 86_400_000;

/** Days from 1970-01-01 to a date (YYYY-MM-DD). */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / msPerDay;

/** Full and half baths: '2.5' is two of the first and one of the other, unless half baths are counted apart. */
function bathsOf(bathrooms: number | null, halfBaths: number | null): Pick<House, 'baths' | 'halfBaths'> {
  if (bathrooms === null || halfBaths !== null) return { baths: bathrooms, halfBaths };
  return { baths: Math.floor(bathrooms), halfBaths: Math.ceil(bathrooms % 1) };
}

function houseOf(record: HomeRecord | SaleRecord): House {
  return {
    point: planePoint(record),
    livingSqft: record.sqft,
    lotSqft: record.lot_sqft,
    yearBuilt: record.year_built,
    beds: record.bedrooms,
    ...bathsOf(record.bathrooms, 'half_baths' in record ? record.half_baths : null),
    type: record.property_type,
  };
}

export function saleOf(record: SaleRecord): Sale & { record: SaleRecord } {
  const { id, sold_on, price, garage, condition, construction, parking } = record;
  return { ...houseOf(record), id, day: dayOf(sold_on), price, garage, condition, construction, parking, record };
}

/** The home after its repairs. */
export const repaired = (home: HomeRecord): House => ({ ...houseOf(home), condition: 'Turn-Key' });

function evidenceOf({ sales, past }: EvidenceRecords): Evidence {
  return {
    sales: new PlaceIndex(sales.map(saleOf)),
    past: new PlaceIndex(
      past.map(([latitude, longitude, soldOn, level, error]): PastValue => {
        return { point: planePoint({ latitude, longitude }), day: dayOf(soldOn), level, error };
      }),
    ),
  };
}

const multiFamily = 'Multi Family';

/** Buildings of several homes are priced by what they earn, and other homes aren't. */
const isAlike = (home: HomeRecord, sale: SaleRecord) =>
  (home.property_type === multiFamily) === (sale.property_type === multiFamily);

/** The value of a repaired home, or its rent, from the evidence around it; null where there's none at all. */
export function storedValue(
  kind: StoredValue['kind'],
  home: HomeRecord,
  asOf: string,
  records: EvidenceRecords,
): StoredValue | null {
  const sales = records.sales.filter((sale) => isAlike(home, sale));
  if (sales.length === 0) return null;
  const found = valueHouse(repaired(home), dayOf(asOf), evidenceOf({ ...records, sales }));
  const empty = { kind, as_of: asOf, low: null, high: null, comps: [] };
  if (found.kind === 'not-enough-sales') return { ...empty, value: null, why: found.why };
  const { value, interval, comps } = found;
  return {
    ...empty,
    value: Math.round(value),
    low: interval && Math.round(interval.low),
    high: interval && Math.round(interval.high),
    why: null,
    comps: comps.map(({ sale, meters, adjustments, weight }) => ({
      ...(sale as ReturnType<typeof saleOf>).record,
      meters: Math.round(meters),
      adjustments: Object.fromEntries(
        Object.entries(adjustments).map(([feature, dollars]) => [feature, Math.round(dollars)]),
      ),
      weight,
    })),
  };
}
