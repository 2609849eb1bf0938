import Papa from 'papaparse';
import { planePoint, type PlanePoint, type Sale } from '../../../src/domain/valuation/sale.ts';

/** Columns of a file of sales or leases. Any but the first two, and a place, may be missing. */
export const columns = {
  sale_date: 'YYYY-MM-DD',
  price: 'U.S. dollars, or monthly rent',
  'latitude and longitude, or x_m and y_m': 'degrees, or meters on a plane',
  living_sqft: 'and lot_sqft, year_built, bedrooms, baths, half_baths, garage_sqft: numbers',
  type: 'and condition, construction, parking: words (also read: stories, wall, garage)',
  address: 'shown with the sale',
};

/** A sale with the place that a file states; null if it states meters on a plane. */
export interface FiledSale extends Sale {
  place: { latitude: number; longitude: number } | null;
  address: string | null;
}

type Row = Record<string, string | undefined>;

const amount = (text: string | undefined) => (text?.trim() ? Number(text) : null);

function placeOf(row: Row): FiledSale['place'] {
  const [latitude, longitude] = [amount(row.latitude), amount(row.longitude)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function pointOf(row: Row): PlanePoint | null {
  const [x, y] = [amount(row.x_m), amount(row.y_m)];
  if (x !== null && y !== null) return { x, y, metersPerUnit: 1 };
  const place = placeOf(row);
  return place && planePoint(place);
}

/** Sales of a CSV file, in order of their dates. Rows without date, positive price, or place are left out. */
export function readSales(bytes: Buffer): FiledSale[] {
  const { data } = Papa.parse<Row>(bytes.toString('utf8'), { header: true, skipEmptyLines: true });
  const sales = data.flatMap((row, index): FiledSale[] => {
    const [point, price, day] = [pointOf(row), amount(row.price) ?? 0, Date.parse(row.sale_date ?? '') / 86_400_000];
    if (!point || !(price > 0) || Number.isNaN(day)) return [];
    return [
      {
        id: row.id ?? String(index + 1),
        point,
        place: placeOf(row),
        address: row.address?.trim() || null,
        day,
        price,
        livingSqft: amount(row.living_sqft),
        lotSqft: amount(row.lot_sqft),
        yearBuilt: amount(row.year_built),
        beds: amount(row.bedrooms),
        baths: amount(row.baths),
        halfBaths: amount(row.half_baths),
        garage: amount(row.garage_sqft),
        type: row.type ?? row.stories,
        condition: row.condition,
        construction: row.construction ?? row.wall,
        parking: row.parking ?? row.garage,
      },
    ];
  });
  return sales.sort((a, b) => a.day - b.day);
}
