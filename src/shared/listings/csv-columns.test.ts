import Papa from 'papaparse';
import { afterEach, expect, it, vi } from 'vitest';
import { seeded } from '../../../tests/backend/random';
import { toCsv } from '@/domain/documents/csv';
import { exportName } from '@/domain/import/fields';
import { rowReader } from '@/domain/import/row';
import { suggestMapping } from '@/domain/import/suggest-mapping';
import { cardColumns } from '@/domain/listing/card-columns';
import type { ListingSummary } from '@/domain/listing/listing';
import { conditions, propertyTypes } from '@/domain/listing/property-vocabulary';
import { listingCsvColumns } from './csv-columns';

afterEach(() => vi.unstubAllGlobals());

it('comes back whole: an import reads every value of the marketplace’s file as it was', () => {
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
  const random = seeded('marketplace');
  const places = [
    ['12 Oak St, Unit 4B', '02134', 'Boston', 'MA'],
    ['100 Avenue E', '55101', 'Saint Paul', 'MN'],
    ['850 E 300 S', '84101', 'Salt Lake City', 'UT'],
  ] as const;
  const listings = Array.from({ length: 200 }, (_, id) => {
    const [address, zip, city, state] = random.pick(places);
    const property_type = random.pick(propertyTypes);
    return {
      id: String(id),
      address,
      zip,
      city,
      state,
      property_type,
      title: random.pick(['=HYPERLINK("x")', 'Brick, “ranch”', '-5% below market', '@home', "'68 Cottage; as is"]),
      condition: property_type === 'Land' || random.chance(0.2) ? null : random.pick(conditions),
      bedrooms: random.int(0, 9),
      bathrooms: random.int(0, 20) / 4,
      sqft: random.int(0, 5000),
      lot_sqft: random.pick([0, 320, 7000, 43_560]),
      price: random.int(1000, 900_000),
      cap_rate: random.int(-500, 2000) / 100,
      jv_share_pct: random.pick([0, 50]),
      verified: random.chance(0.5),
      status: random.pick(['active', 'under_contract', 'sold']),
      seller: random.chance(0.1) ? null : { name: 'Ann, “the” Seller' },
      created_at: '2026-03-01T12:00:00+00:00',
    } as unknown as ListingSummary;
  });
  const [headers = [], ...cells] = Papa.parse<string[]>(toCsv(listingCsvColumns, listings).trimEnd()).data;
  const rows = cells.map((row, line) => ({ line: line + 2, cells: row.map((cell) => cell.trim()) }));
  const mapping = suggestMapping(headers, rows);
  const read = rowReader(headers, mapping, rows, '2026-11-27');
  const fields = cardColumns.filter((name) => name !== 'images');
  expect(Object.keys(mapping.columns).toSorted()).toEqual(fields.toSorted());
  for (const [index, row] of rows.entries()) {
    const draft = read(row);
    if (typeof draft === 'string') throw new Error(draft);
    const known = listings[index];
    for (const name of fields) expect([name, draft.values[name]]).toEqual([name, known?.[name] ?? '']);
    expect([...draft.notes, ...draft.warnings]).toEqual([]);
  }
});

it('names the columns of listings as an import knows them', () => {
  const { columns } = suggestMapping(listingCsvColumns.map(([name]) => name));
  const fields = cardColumns.filter((name) => name !== 'images');
  expect(columns).toEqual(Object.fromEntries(fields.map((name) => [name, exportName(name)])));
});
