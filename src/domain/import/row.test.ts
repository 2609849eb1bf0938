import { describe, expect, it } from 'vitest';
import { draftOf, readRow, valueOf } from './reading.fixture';
import { rowReader } from './row';

describe('what isn’t a value', () => {
  it.each(
    (
      'N/A|n/a|-|--|—|TBD|None|null|(null)|unknown|#N/A|#REF!|#VALUE!|$ -|$-|...|?|Not available|' +
      'to be determined|(blank)|NaN|tba|tbc|$N/A|$TBD|N/A*|N/A%|unknown.|- -|* * *|-$|#VALUE|#N/A N/A|' +
      'None listed|not avail.'
    ).split('|'),
  )('“%s” is nothing, without a word', (cell) => {
    const row = draftOf({
      Address: '5 Pine Ave',
      'Unit #': cell,
      City: cell,
      Zip: cell,
      State: cell,
      Price: cell,
      ARV: cell,
      NOI: cell,
      'Monthly HOA': cell,
      'Property Type': cell,
      Condition: cell,
      'Closing date': cell,
      APN: cell,
      Description: cell,
      Photos: cell,
      Lat: cell,
      Long: cell,
    });
    expect(row).toMatchObject({
      values: { address: '5 Pine Ave', city: '', price: null, arv: null, noi: null, description: '', latitude: null },
      warnings: [],
      notes: [],
      photoUrls: [],
    });
    expect(Object.values(row.values.annual_expenses).every((entry) => entry === null)).toBe(true);
  });

  it('reads 0 as nothing where no real value is 0, and “None” as a text of parking', () => {
    const row = draftOf({
      Address: '5 Pine Ave',
      Price: '0',
      'Year built': '0',
      Units: '0',
      Beds: '0',
      Parking: 'None',
    });
    expect(row).toMatchObject({
      values: { price: null, year_built: null, units: null, bedrooms: 0, parking: 'None' },
      warnings: [],
    });
  });

  it('rejects a row without an address, and one with more text than the database stores', () => {
    expect(readRow({ Address: '…', City: 'Austin' })).toBe('There’s no street address.');
    expect(readRow({ Address: '5 Pine Ave', Description: '漢'.repeat(10_000) })).toBe(
      'The text in this row is too long.',
    );
  });

  it('takes the value for every row where a cell says nothing', () => {
    const values = { description: 'Call us.' };
    expect(draftOf({ Address: '5 Pine Ave', Description: 'N/A' }, { values }).values.description).toBe('Call us.');
    expect(draftOf({ Address: '5 Pine Ave', Description: 'Own' }, { values }).values.description).toBe('Own');
  });
});

describe('dates', () => {
  it.each(
    (
      '2026-12-31|12/31/2026|12/31/26|12-31-2026|2026/12/31|31-Dec-26|Dec 31, 2026|' +
      'December 31st, 2026|31 December 2026|' +
      'Dec-31-2026|46387|46387.5|2026-12-31T00:00:00Z|12/31/2026 12:00 AM|Thursday, December 31, 2026|20261231|' +
      '12.31.2026|31/12/2026|2026-Dec-31|31st of December 2026|December-31-2026|2026-12-31 00:00:00'
    ).split('|'),
  )('%s is the last day of 2026', (cell) => {
    expect(valueOf('closing_on', 'Closing date', cell)).toEqual({ value: '2026-12-31', warnings: [], notes: [] });
  });

  it.each(
    '2/30/2027|soon|12/31|Dec 2026|2026|30 days|Decision 31, 2026|1798675200|12/31/2026 or later|5/1/2020'.split('|'),
  )('%s is left out, with a warning', (cell) => {
    const read = valueOf('closing_on', 'Closing date', cell);
    expect([read.value, read.warnings.length]).toEqual(['', 1]);
  });
});

it('leaves out days that can be read in two ways in a column whose days come first', () => {
  const rows = ['31/12/2027', '04/05/2027', '05/05/2027', '2027-04-05'].map((day, line) => ({
    line,
    cells: ['5 Pine Ave', day],
  }));
  const mapping = { columns: { address: 'Address', closing_on: 'Closing' }, values: {} } as const;
  const read = rowReader(['Address', 'Closing'], mapping, rows, '2026-11-27');
  const days = rows.map(read).map((row) => (typeof row === 'string' ? row : row.values.closing_on));
  expect(days).toEqual(['2027-12-31', '', '2027-05-05', '2027-04-05']);
});

it.each([
  ['2027', 2027, []],
  ['2028', 2028, ['Year built: 2028 is in the future. Check it.']],
  ['2055', 2055, ['Year built: 2055 is in the future. Check it.']],
  ['2101', 2101, ['Year built: Must be 2100 or less.']],
] as const)('warns of the year built %s if it’s after the next one', (cell, value, warnings) => {
  expect(valueOf('year_built', 'Year Built', cell)).toEqual({ value, warnings, notes: [] });
});

describe('parcel numbers', () => {
  it.each([
    ['="001-002-003"', '001-002-003'],
    ["'0010020", '0010020'],
    ['04-1182-017', '04-1182-017'],
  ])('%s is %s', (cell, apn) => {
    expect(valueOf('apn', 'APN', cell)).toEqual({ value: apn, warnings: [], notes: [] });
  });

  it.each(['1.02E+13', '12345678901234500', '2026-04-11', '11-Apr', 'see deed'])('%s isn’t taken', (cell) => {
    expect(valueOf('apn', 'APN', cell)).toMatchObject({ value: '', warnings: [expect.stringContaining(cell)] });
  });
});

describe('pins', () => {
  const pin = (state: string, Lat: string, Long: string) => {
    const { values, warnings, notes } = draftOf({ Address: '5 Pine Ave', State: state, Lat, Long });
    return [values.latitude, values.longitude, warnings.length, notes.length];
  };
  it.each([
    ['TN', '35.1', '-90.0', 35.1, -90, 0],
    ['TN', '-90.0', '35.1', 35.1, -90, 1],
    ['IL', '-87.6', '41.8', 41.8, -87.6, 1],
    ['TX', '30.27', '97.74', 30.27, -97.74, 1],
    ['TX', '-97.74', '30.27', 30.27, -97.74, 1],
    ['TX', '97.74', '30.27', 30.27, -97.74, 1],
    ['TX', '30.27° N', '97.74° W', 30.27, -97.74, 0],
    ['', '30.27', '-97.74', 30.27, -97.74, 0],
    ['GU', '13.44', '144.79', 13.44, 144.79, 0],
  ])('reads the pin in %s, %s, %s as %s, %s', (state, latitude, longitude, north, east, notes) => {
    expect(pin(state, latitude, longitude)).toEqual([north, east, 0, notes]);
  });
  it.each([
    ['TX', '30,27', '-97,74'],
    ['TN', '30.27', '-97.74'],
    ['TX', '30.27', ''],
    ['TX', 'north', 'west'],
    ['', '51.5', '-0.12'],
  ])('leaves out a pin that isn’t in %s: %s, %s', (state, latitude, longitude) => {
    expect(pin(state, latitude, longitude)).toEqual([null, null, 1, 0]);
  });
  it('reads a latitude and a longitude from one column', () => {
    for (const cell of ['30.27, -97.74', 'POINT (-97.74 30.27)', '(30.27, -97.74)']) {
      expect(draftOf({ Address: '5 Pine Ave', Coordinates: cell }).values).toMatchObject({
        latitude: 30.27,
        longitude: -97.74,
      });
    }
    expect(pin('TX', '0', '0')).toEqual([null, null, 0, 0]);
  });
});

describe('photos', () => {
  const links = ['https://x.example/a.jpg', 'https://x.example/w_300,h_200/b.jpg'];
  it.each([
    `${links[0]}, ${links[1]}`,
    `${links[0]},${links[1]},`,
    `${links[0]} | ${links[1]}`,
    JSON.stringify(links),
    JSON.stringify(links.map((url) => ({ url }))),
    `"${links[0]}","${links[1]}"`,
    `['${links[0]}', '${links[1]}']`,
    links.join('\n'),
    `=HYPERLINK("${links[0]}") =IMAGE("${links[1]}")`,
    JSON.stringify(links).replaceAll('/', '\\/'),
  ])('finds the photos in %s', (Photos) => {
    expect(draftOf({ Address: '5 Pine Ave', Photos })).toMatchObject({ photoUrls: links, warnings: [] });
  });
  it('puts the main photo first, from a column of its own', () => {
    const row = { Address: '5 Pine Ave', alt_photos: links.join(', '), primary_photo: 'https://x.example/main.jpg' };
    expect(draftOf(row).photoUrls).toEqual(['https://x.example/main.jpg', ...links]);
  });
  it.each([
    'https://drive.google.com/file/d/1/view?usp=sharing',
    'https://www.dropbox.com/s/x/a.jpg?dl=0',
    'https://photos.app.goo.gl/x',
    'https://1drv.ms/u/x',
    'https://www.icloud.com/photos/x',
    'https://imgur.com/a/x',
    'https://www.zillow.com/homedetails/5-Pine-Ave/1_zpid/',
    'https://imgur.com/x',
    'https://x.example/tour.pdf?x=1',
    'https://x.example/tour.mp4',
    'a.jpg',
    'ftp://x.example/a.jpg',
  ])('%s isn’t a picture on the web', (Photos) => {
    expect(draftOf({ Address: '5 Pine Ave', Photos })).toMatchObject({ photoUrls: [], warnings: [expect.anything()] });
  });
  it('takes the link to a picture on a cloud drive', () => {
    const url = 'https://www.dropbox.com/s/x/a.jpg?raw=1';
    expect(draftOf({ Address: '5 Pine Ave', Photos: url })).toMatchObject({ photoUrls: [url], warnings: [] });
  });
});
