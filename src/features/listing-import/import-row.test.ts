import { describe, expect, it } from 'vitest';
import { buildRows } from './build-rows';
import { hashColumns, readMapping, sourceOf, suggestMapping, withColumn, withValue } from './column-mapping';
import { rejectsCsv } from './rejects-csv';

const today = '2026-11-27';

/** What one row becomes under the suggested mapping. */
function imported(row: Record<string, string>, values: Record<string, string> = {}) {
  const headers = Object.keys(row);
  const mapping = { columns: suggestMapping(headers).columns, values };
  return buildRows({ headers, rows: [{ line: 2, cells: Object.values(row) }], rejects: [] }, mapping, today);
}
const draft = (...args: Parameters<typeof imported>) => imported(...args).drafts[0];

const propStream = {
  Address: '12 Oak St',
  'Unit #': '4B',
  City: 'Memphis',
  State: 'TN',
  Zip: '38103',
  County: 'Shelby County',
  APN: '001-002',
  'Owner Occupied': 'No',
  'Owner 1 First Name': 'Pat',
  'Mailing Address': '1 Elsewhere Rd',
  'Property Type': 'Single Family Residential',
  Bedrooms: '3',
  'Total Bathrooms': '2.5',
  'Building Sqft': '1,850',
  'Lot Size Sqft': '7000',
  'Effective Year Built': '1985',
  'Est. Value': '210000',
};

describe('the suggested mapping', () => {
  it('knows the columns of PropStream, and takes no estimate for a price', () => {
    expect(sourceOf(Object.keys(propStream))).toBe('PropStream');
    expect(draft(propStream)).toMatchObject({
      values: {
        address: '12 Oak St, Unit 4B',
        city: 'Memphis',
        state: 'TN',
        zip: '38103',
        county: 'Shelby',
        apn: '001-002',
        property_type: 'Single Family',
        bedrooms: 3,
        bathrooms: 2.5,
        sqft: 1850,
        lot_sqft: 7000,
        year_built: 1985,
        price: null,
        arv: null,
        occupancy: 'vacant',
        title: '3-bed, 2.5-bath single family, 1,850 sqft',
      },
      warnings: [],
      needs: ['Description', 'Asking price'],
    });
  });

  it('knows the columns of DealMachine', () => {
    const row = {
      property_id: '1',
      property_address_full: '9 Elm St, Austin, TX 78701',
      property_address_line_1: '9 Elm St',
      property_address_line_2: 'APT 2',
      property_address_city: 'Austin',
      property_address_state: 'TX',
      property_address_zipcode: '78701',
      property_lat: '30.27',
      property_lng: '-97.74',
      property_type: 'Duplex',
      total_bedrooms: '4',
      total_baths: '2',
      building_square_feet: '2000',
      lot_acreage: '0.25',
    };
    expect(sourceOf(Object.keys(row))).toBe('DealMachine');
    expect(draft(row)?.values).toMatchObject({
      address: '9 Elm St, APT 2',
      property_type: 'Multi Family',
      units: 2,
      lot_sqft: 10890,
      latitude: 30.27,
      longitude: -97.74,
    });
  });

  it('is corrected by the member, remembered by column names, and fits what is left of them', async () => {
    const mapping = withColumn(suggestMapping(['Address', 'Ask', 'Worth']), 'price', 'Worth');
    expect(mapping.columns).toEqual({ address: 'Address', price: 'Worth' });
    expect(withColumn(mapping, 'arv', 'Worth').columns).toEqual({ address: 'Address', arv: 'Worth' });
    expect(withColumn(mapping, 'price', null).columns).toEqual({ address: 'Address' });
    const kept = { columns: { ...mapping.columns, nonsense: 'Ask' }, values: { description: 'Call us.', title: '' } };
    expect(readMapping(kept, ['Address'])).toEqual({
      columns: { address: 'Address' },
      values: { description: 'Call us.' },
    });
    expect(readMapping('nonsense', [])).toBeNull();
    expect(await hashColumns(['Address'])).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashColumns(['Address'])).not.toBe(await hashColumns(['address']));
    expect(withValue(mapping, 'description', 'x').values).toEqual({ description: 'x' });
  });
});

describe('a row', () => {
  it('restores the zeros of a ZIP code, and reads the name of a state', () => {
    expect(draft({ Address: '5 Pine Ave', State: 'massachusetts', Zip: '2134' })?.values).toMatchObject({
      state: 'MA',
      zip: '02134',
    });
  });

  it('keeps what isn’t a number as it is, with a warning', () => {
    const row = draft({ Address: '5 Pine Ave', 'Asking price': '12,50', Beds: '=2+1', State: 'XX', Zip: 'n/a' });
    expect(row?.values).toMatchObject({ price: '12,50', bedrooms: '=2+1', state: '', zip: '' });
    expect(row?.warnings).toEqual([
      'State: “XX” isn’t a US state.',
      'ZIP code: “n/a” isn’t a ZIP code.',
      'Bedrooms: Enter a number, like 3.',
      'Asking price: Enter a number, like 250,000.',
    ]);
  });

  it('reads choices, dates, and photos', () => {
    const row = draft({
      Address: '5 Pine Ave',
      Type: 'Vacant Land',
      Financing: 'Seller finance',
      Occupied: 'yes',
      Closing: '12/31/2026',
      Photos: 'https://x.example/a.jpg, https://x.example/b.jpg | https://x.example/a.jpg ftp://x',
    });
    expect(row).toMatchObject({
      values: {
        property_type: 'Land',
        financing: 'Owner Financing',
        occupancy: 'occupied',
        closing_on: '2026-12-31',
        bedrooms: 0,
        lot_sqft: 0,
      },
      photoUrls: ['https://x.example/a.jpg', 'https://x.example/b.jpg'],
      warnings: ['Photo links: one isn’t a web address.'],
    });
    expect(draft({ Address: '5 Pine Ave', Type: 'Castle', Closing: '2/30/2027' })?.warnings).toEqual([
      'Property type: we don’t know “Castle”.',
      'Closing date: “2/30/2027” isn’t a date.',
    ]);
  });

  it('takes values for every row where it has none', () => {
    const row = { Address: '5 Pine Ave', Description: '' };
    expect(draft(row, { description: 'Call us.' })?.values.description).toBe('Call us.');
    expect(draft({ ...row, Description: 'Own' }, { description: 'Call us.' })?.values.description).toBe('Own');
  });

  it('is rejected without an address, or with texts that the database wouldn’t store', () => {
    expect(imported({ City: 'Austin', Address: '…' }).rejects).toMatchObject([
      { line: 2, reason: 'There’s no street address.' },
    ]);
    const long = '漢'.repeat(10_000);
    expect(imported({ Address: '5 Pine Ave', Description: long }).rejects).toMatchObject([
      { reason: 'The texts of this row are too long.' },
    ]);
  });
});

it('lists rejects as CSV, with formulas as text', () => {
  expect(rejectsCsv(['Address'], [{ line: 7, reason: 'Why', cells: ['=1+1'] }])).toBe(
    `Line,Reason,Address\r\n7,Why,"'=1+1"`,
  );
});
