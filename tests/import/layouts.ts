/** Files like those of real programs and people, generated with what each cell means. */

import { uniqueNames } from '@/domain/import/reading.fixture';
import { seeded } from '../backend/random';
import { cell, plain, zipText, stateText, unitText, private_, type Write, type Column, type Meaning } from './cells';
import { truthOf, line, type Truth } from './truth';
import { pool } from './pool';

/** Columns that nobody would import, and those that are private. */
const others = (
  'Notes|Private Remarks|Owner Name|Owner Phone|Email|Lockbox Code|Lead Status|Est. Value|' +
  'Last Sale Price|Last Sale Date|Tags|Assessed Value|Days on Market|MLS Status|Comments|' +
  'Skip Traced|Equity %|Loan Balance|Effective Year Built|Tax Year|List Date|Agent Name|Source|ID|' +
  '$/SQUARE FEET|Gate Code'
).split('|');
const otherTexts = [
  'seller divorced, take 80k',
  'Pat Doe',
  '1984',
  '2025',
  '(512) 555-0147',
  '123',
  'Active',
  'pat@example.com',
  '',
];
const other = (name: string): Column => ({
  name,
  field: null,
  write: (_, random) => cell(random.pick(otherTexts), null),
});

const mailing: Write = (_, random) => cell(`${1 + random.int(0, 900)} Elsewhere Rd`, null);
const ownerParts = (names: string): Column[] =>
  names.split('|').map((name, index) => ({
    name,
    field: null,
    write:
      [private_('Pat Doe'), mailing, private_('Nowhere'), private_('CA'), private_('90210')][index] ?? private_(''),
  }));
const house = (names: string): Column[] =>
  names.split('|').map((name, index) => ({
    name,
    field: ['address', 'city', 'state', 'zip'][index] ?? null,
    write: [withOwnUnit, plain((t) => t.city), stateText, zipText][index] ?? private_(''),
  }));
const withOwnUnit: Write = (truth) => cell(line(truth), line(truth));
const streetOnly: Write = ({ number: house_, street, suffix }, random) => {
  const text = `${house_} ${street} ${suffix}`;
  return cell(random.pick([text, text.toUpperCase()]), text);
};
const oneCell: Write = (truth, random) => {
  const { city, state, stateName, zip } = truth;
  const street = line(truth);
  return cell(
    random.pick([
      `${street}, ${city}, ${state} ${zip}`,
      `${street}, ${city}, ${stateName} ${zip}`,
      `${street}\n${city}, ${state} ${zip}`,
      `${street}, ${city}, ${state}, ${zip}`,
    ]),
    street,
  );
};

/** The ways in which files have addresses; the unit is beside the street, in it, or part of one cell. */
const addresses: readonly Column[][] = [
  [...house('Address|City|State|Zip')],
  [
    ...house('Property Address|Property City|Property State|Property Zip'),
    ...ownerParts('Owner Name|Mailing Address|Mailing City|Mailing State|Mailing Zip'),
  ],
  [...house('Address|City|State|Zip'), ...ownerParts('Owner|Address|City|State|Zip')],
  [
    ...ownerParts('Owner Name|Mailing Address|Mailing City|Mailing State|Mailing Zip'),
    ...house('Site Address|Site City|Site State|Site Zip'),
  ],
  [
    ...ownerParts('Owner 1 Name|owner_address_line_1|owner_address_city|owner_address_state|owner_address_zip'),
    ...house('property_address_line_1|property_address_city|property_address_state|property_address_zipcode'),
  ],
  [
    { name: 'Street Address', field: 'address', write: streetOnly },
    { name: 'Unit #', field: 'unit', write: unitText },
    ...house('x|City|State|Zip Code').slice(1),
  ],
  [
    { name: 'UnparsedAddress', field: 'address', write: streetOnly },
    { name: 'UnitNumber', field: 'unit', write: unitText },
    ...house('x|City|StateOrProvince|PostalCode').slice(1),
  ],
  [
    { name: 'House Number', field: 'street_number', write: plain((t) => t.number) },
    { name: 'Street Name', field: 'street_name', write: plain((t) => t.street) },
    { name: 'Street Suffix', field: 'street_suffix', write: plain((t) => t.suffix) },
    { name: 'Apt', field: 'unit', write: unitText },
    ...house('x|CITY|STATE OR PROVINCE|ZIP OR POSTAL CODE').slice(1),
  ],
  [{ name: 'Property', field: 'address', write: oneCell }],
  [{ name: 'Full Address', field: 'address', write: oneCell }, ...ownerParts('Seller Name|Mailing Address')],
];

/** A layout: its columns, and 250 rows of what their cells mean and how they're written. */
export interface Layout {
  columns: Column[];
  headers: string[];
  rows: { cells: string[]; means: Meaning[]; truth: Truth }[];
}

/** One of the layouts, always the same for a number. */
export function layout(number_: number, rowCount: number): Layout {
  const random = seeded(`import ${number_}`);
  const address = addresses[number_ % addresses.length] ?? [];
  const keys = Object.keys(pool).filter(
    (key) => !key.startsWith('hoa_') && key !== 'annual_expenses.hoa' && key !== 'lot_acres' && key !== 'longitude',
  );
  const chosen = keys.filter(() => random.chance(0.75));
  chosen.push(random.pick(['annual_expenses.hoa', 'hoa_unknown', 'hoa_own']));
  if (!chosen.includes('lot_sqft')) chosen.push('lot_acres');
  if (chosen.includes('latitude')) chosen.push('longitude');
  const facts = chosen.map((key): Column => {
    const { names, write, unit } = pool[key] ?? { names: key, write: private_('') };
    const field = key.startsWith('hoa_') ? 'annual_expenses.hoa' : key;
    return { name: random.pick(names.split('|')), field, write, ...(unit && { unit }) };
  });
  const extra = others.filter(() => random.chance(0.4)).map(other);
  const shuffled = [...facts, ...extra]
    .map((column) => ({ column, at: random.int(0, 1e6) }))
    .toSorted((a, b) => a.at - b.at);
  const columns = [...address, ...shuffled.map(({ column }) => column)];
  const rows = Array.from({ length: rowCount }, () => {
    const truth = truthOf(random);
    const written = columns.map(({ write }) => {
      const one = write(truth, random);
      return typeof one === 'string' ? cell(one, one) : one;
    });
    return { cells: written.map(({ text }) => text), means: written.map(({ means }) => means), truth };
  });
  return { columns, headers: uniqueNames(columns.map(({ name }) => name)), rows };
}

export { line as addressOf };
