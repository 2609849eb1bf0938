import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { seeded } from '../../../tests/backend/random';
import type { NumberLimits } from '../../kit/numbers/parse-number';
import { toCsv } from '../documents/csv';
import { loanColumns, type LoanTerms } from '../analysis/numbers/loan-columns';
import { noTerms } from '../listing/deal-terms';
import { listingNumbers } from '../listing/form-fields';
import { conditions, financings, occupancies, propertyTypes } from '../listing/property-vocabulary';
import { importableColumns, type ExportedListing } from './export-columns';
import { importedInfo, importFields } from './fields';
import { rowReader } from './row';
import { suggestMapping } from './suggest-mapping';

const random = seeded('own listings');
const amount = (most: number) => (random.chance(0.2) ? null : random.int(0, most));
const places = [
  ['12 Oak St, Unit 4B', 'Boston', 'MA', '02134', 'Suffolk', 42.35, -71.13],
  ['100 Avenue E', 'Saint Paul', 'MN', '55101', 'Ramsey', null, null],
  ['850 E 300 S', 'Salt Lake City', 'UT', '84101', null, 40.76, -111.9],
] as const;

/** The terms of loans, as precise as each column allows. */
function someLoans() {
  const terms = Object.values(loanColumns).map((column) => {
    const { min = 0, max, decimals }: NumberLimits = listingNumbers[column];
    const whole = random.int(min, Math.min(max - 1, 90_000));
    return [column, random.chance(0.3) ? null : whole + (decimals ? 0.125 : 0)];
  });
  return Object.fromEntries(terms) as LoanTerms;
}

function someListing(): ExportedListing {
  const [address, city, state, zip, county, latitude, longitude] = random.pick(places);
  const type = random.pick(propertyTypes);
  return {
    address,
    city,
    state,
    zip,
    county: county ?? '',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    title: random.pick(['=HYPERLINK("x")', 'Brick, “ranch”', '-5% below market', '@home', "'68 Cottage; as is"]),
    description: random.pick(['Two units.\n- New roof\n- "As is"', '+1 bath', 'No tenants; call 512-555-0147.']),
    property_type: type,
    condition: type === 'Land' || random.chance(0.2) ? null : random.pick(conditions),
    financing: random.chance(0.3) ? null : random.pick(financings),
    occupancy: random.pick(occupancies),
    bedrooms: random.int(0, 9),
    bathrooms: random.int(0, 20) / 4,
    sqft: random.int(0, 5000),
    lot_sqft: random.pick([0, 320, 7000, 43_560]),
    units: random.chance(0.5) ? null : random.int(1, 40),
    year_built: random.chance(0.5) ? null : random.int(1880, 2026),
    parking: random.pick([null, 'None', '2-car garage', '2']),
    zoning: random.pick([null, 'R-2']),
    apn: random.pick([null, '04-1182-017', '0010020']),
    photos_taken_on: random.pick([null, '2026-10-12']),
    price: random.int(1000, 900_000),
    noi: random.chance(0.3) ? -random.int(1, 9000) : amount(90_000),
    arv: random.int(1000, 900_000),
    repair_cost: amount(90_000),
    monthly_rent: amount(90),
    other_monthly_income: amount(500),
    vacancy_pct: random.pick([null, 0, 0.5, 5, 12.25]),
    ...someLoans(),
    annual_expenses: { property_taxes: random.int(0, 9000), hoa: random.int(0, 9000), reserves: random.int(0, 900) },
    images: [],
    unit_mix: null,
    off_market_contract: false,
    terms: random.chance(0.2)
      ? null
      : {
          ...noTerms,
          contract_price: random.int(1000, 90_000),
          closing_on: '2027-04-05',
          access_instructions: 'Code at the door: 5',
        },
  };
}

it('imports every exported listing as it was, without a warning', () => {
  const listings = Array.from({ length: 300 }, someListing);
  const [headers = [], ...cells] = Papa.parse<string[]>(toCsv(importableColumns, listings).trimEnd()).data;
  const rows = cells.map((row, line) => ({ line: line + 2, cells: row.map((cell) => cell.trim()) }));
  const mapping = suggestMapping(headers, rows);
  expect(Object.keys(mapping.columns).toSorted()).toEqual(
    importFields.filter((field) => importedInfo(field)).toSorted(),
  );
  const read = rowReader(headers, mapping, rows, '2026-11-27');
  for (const [index, row] of rows.entries()) {
    const draft = read(row);
    if (typeof draft === 'string') throw new Error(draft);
    const again = { ...draft.values, terms: draft.values } as unknown as ExportedListing;
    const known = listings[index] as ExportedListing;
    for (const [name, value] of importableColumns) {
      const [before, after] = [value(known), value(again)];
      // A pin at 0, 0 is none.
      expect([name, after ?? '']).toEqual([name, /itude/.test(name) && before === 0 ? '' : (before ?? '')]);
    }
    expect(draft.notes).toEqual([]);
    expect(draft.warnings).toEqual([]);
  }
});
