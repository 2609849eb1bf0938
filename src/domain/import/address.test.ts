import { expect, it } from 'vitest';
import { draftOf } from './reading.fixture';

const read = (row: Record<string, string>) => {
  const { values, warnings } = draftOf(row);
  return { at: [values.address, values.city, values.state, values.zip].join('|'), warnings };
};

it.each([
  ['100 Main Ave', 'E', '100 Main Ave, Unit E'],
  ['12 Oak St', 'T', '12 Oak St, Unit T'],
  ['4545 Highway 11', '1', '4545 Highway 11, Unit 1'],
  ['4545 Highway 11', '11', '4545 Highway 11, Unit 11'],
  ['7 Elm Blvd', 'D', '7 Elm Blvd, Unit D'],
  ['100 Main Ave E', 'E', '100 Main Ave E, Unit E'],
  ['12 Oak St Apt 4B', '#4B', '12 Oak St Apt 4B'],
  ['12 Oak St Apt 4B', 'Apt 4B', '12 Oak St Apt 4B'],
  ['12 Oak St Apt 4B', '4B', '12 Oak St Apt 4B'],
  ['12 Oak St, Unit 4-B', 'Apt 4B', '12 Oak St, Unit 4-B'],
  ['12 Oak St #4B', '4b', '12 Oak St #4B'],
  ['12 Oak St 4B', '4B', '12 Oak St 4B'],
  ['12 Oak St', 'Apt 4B', '12 Oak St, Apt 4B'],
  ['12 Oak St', '#4B', '12 Oak St, #4B'],
  ['12 Oak St', '4.0', '12 Oak St, Unit 4'],
  ['12 Oak St', 'N/A', '12 Oak St'],
  ...['0', '#0', '00', 'Apt', 'Unit', 'Apt #', 'Unit N/A', 'Apt #N/A', 'Unit 0', 'Apt None', '#'].map((unit) => [
    '12 Oak St',
    unit,
    '12 Oak St',
  ]),
  ['12 Oak St', 'PH', '12 Oak St, PH'],
  ['12 Oak St', 'STE-200', '12 Oak St, STE-200'],
  ['12 Oak St', '½', '12 Oak St, Unit 1/2'],
  ['12 Oak St', 'Upper', '12 Oak St, Unit Upper'],
  ['12 Oak St', 'Rear house', '12 Oak St, Unit Rear house'],
])('a unit beside %s, %s, is there once', (Address, Unit, address) => {
  expect(read({ Address, Unit })).toEqual({ at: `${address}|||`, warnings: [] });
});

it.each([
  ['12 Oak St', '1 Else Rd'],
  ['12 Oak St', '2-Jan'],
  ['12 Oak St', '2/14/2026'],
  ['12 Oak St Apt 4', '5'],
  ['12 Oak St', 'Attn: Pat Doe'],
  ['12 Oak St', 'c/o Pat Doe'],
  ['PO Box 12', ''],
])('a unit beside %s that can’t be right, %s, has a warning', (Address, Unit) => {
  expect(read({ Address, Unit }).warnings).toHaveLength(1);
});

const memphis = '12 Oak St|Memphis|TN|38103';
it.each([
  '12 Oak St, Memphis, TN 38103',
  '12 Oak St, Memphis, TN, 38103',
  '12 Oak St Memphis TN 38103',
  '12 Oak St, Memphis TN 38103-1234',
  '12 Oak St, Memphis, Tennessee 38103',
  '12 Oak St\nMemphis, TN 38103',
  '12 Oak St; Memphis; TN; 38103',
  '12 Oak St, Memphis, TN 38103, USA',
  '12 Oak St | Memphis | TN | 38103',
  '12 Oak St, Memphis, Tenn. 38103',
  '12 Oak St, Memphis, Shelby County, TN 38103',
  '12 Oak St,Memphis,TN,38103',
  '12 OAK ST MEMPHIS TN 38103',
])('%j is an address in one cell', (cell) => {
  for (const name of ['Address', 'Property', 'Full Address', 'Location'])
    expect(read({ [name]: cell }).at.toLowerCase()).toBe(memphis.toLowerCase());
});

it('warns which address in one cell it can’t split', () => {
  expect(read({ Address: '12 Oak St, Memphis, TN 38103 - vacant' }).warnings).toHaveLength(1);
});

it('splits an address with a unit, without a ZIP code, and over two columns', () => {
  expect(read({ Address: '12 Oak St Apt 4, Memphis, TN 38103' }).at).toBe('12 Oak St Apt 4|Memphis|TN|38103');
  expect(read({ Address: '12 Oak St, Memphis, TN' }).at).toBe('12 Oak St|Memphis|TN|');
  expect(read({ Address: '12 Oak St', City: 'Memphis, TN 38103' }).at).toBe(memphis);
  expect(read({ Address: '12 Oak St', City: 'Memphis TN' }).at).toBe('12 Oak St|Memphis|TN|');
  expect(read({ Address: '12 Oak St', 'Address 2': 'Memphis, TN 38103' }).at).toBe(memphis);
  expect(read({ Address: '12 Oak St', City: '38103' }).warnings).toHaveLength(1);
  expect(read({ Address: '12 Oak St', City: 'St. Paul' }).at).toBe('12 Oak St|St. Paul||');
  expect(read({ Address: '12 Oak St', City: 'La Vergne' }).at).toBe('12 Oak St|La Vergne||');
});

it('joins a street from its parts without repeating any', () => {
  const parts = { StreetNumber: '12.0', StreetDirPrefix: 'N', StreetName: 'Oak', StreetSuffix: 'St', City: 'Memphis' };
  expect(read(parts).at).toBe('12 N Oak St|Memphis||');
  expect(read({ 'House Number': '12', 'Street Name': 'Oak St' }).at).toBe('12 Oak St|||');
  expect(read({ 'House #': '12', Dir: 'N', Street: 'Oak', Type: 'Ave' }).at).toBe('12 N Oak Ave|||');
  expect(read({ 'House #': '12', Street: 'Oak St', Type: 'Duplex' }).at).toBe('12 Oak St|||');
  expect(read({ 'House Number': '12', Street: 'Oak', 'Street Suffix': 'St', 'Post Dir': 'NW' }).at).toBe(
    '12 Oak St NW|||',
  );
  expect(read({ 'House Number': '12', 'Street Name': '12 Oak St', 'Street Type': 'St' }).at).toBe('12 Oak St|||');
  expect(read({ 'House #': '12', Street: 'Oak St' }).at).toBe('12 Oak St|||');
});

it.each([
  ['="02134"', '02134'],
  ["'02134", '02134'],
  ['78701.0', '78701'],
  ['2134.0', '02134'],
  ['2134', '02134'],
  ['2134-1001', '02134'],
  ['21341001', '02134'],
  ['02134-1001', '02134'],
  ['021341001', '02134'],
  ['MA 02134', '02134'],
  ['7.8701E+04', '78701'],
  ['501', '00501'],
])('the ZIP code %s is %s', (Zip, zip) => {
  expect(read({ Address: '5 Pine Ave', Zip })).toEqual({ at: `5 Pine Ave|||${zip}`, warnings: [] });
});

it.each(['00000', '12', 'K1A 0B1', '123456', 'Memphis'])('%s isn’t a ZIP code', (Zip) => {
  expect(read({ Address: '5 Pine Ave', Zip })).toEqual({
    at: '5 Pine Ave|||',
    warnings: [expect.stringContaining(Zip)],
  });
});

it('warns where the columns of an address disagree', () => {
  const row = { Address: '5 Pine Ave', City: 'Memphis', State: 'TN', Zip: '90210' };
  expect(read(row).warnings).toEqual(['ZIP code: 90210 is in California, and the row says Tennessee.']);
  expect(read({ ...row, Zip: '38103' }).warnings).toEqual([]);
  const other = { Address: '5 Pine Ave, Austin, TX 78701', City: 'Memphis', State: 'TN', Zip: '38103' };
  expect(read(other).warnings).toHaveLength(3);
  expect(read({ Address: '5 Pine Ave', State: 'XX' }).warnings).toEqual(['State: “XX” isn’t a US state.']);
});

it.each([
  ['Shelby County', 'Shelby', 0],
  ['Orleans Parish', 'Orleans', 0],
  ['Shelby County, TN', 'Shelby', 0],
  ['47157', '', 1],
])('the county %s is “%s”', (County, county, warnings) => {
  const row = draftOf({ Address: '5 Pine Ave', County });
  expect([row.values.county, row.warnings.length]).toEqual([county, warnings]);
});
