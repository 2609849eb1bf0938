import { createHash } from 'node:crypto';
import { readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { areaFigures } from '../../src/domain/listing/area.ts';
import { importFile, readArea } from '../../supabase/local/area/import-area.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';
import { createDatabase } from './test-databases.ts';

/* Files of public data, as their publishers write them, and what a listing in them says. */

const fixture = (name: string) => join(import.meta.dirname, 'fixtures/area', name);

/** Figures of a file as 'place figure' and [value, year]. */
function figuresOf(kind: string, bytes: Buffer, asOf: string | null = '2023-12-31') {
  return Object.fromEntries(
    readArea(kind, bytes, asOf).figures.map(({ place, figure, value, year }) => [`${place} ${figure}`, [value, year]]),
  );
}
const read = (kind: string, name: string) => figuresOf(kind, readFileSync(fixture(name)));
const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));

describe('files of public data', () => {
  it('reads fair market rents by ZIP code, the lower of two areas, and none where HUD has none', () => {
    expect(read('fair-market-rents', 'safmr.csv')).toEqual({
      '43604 fair_market_rent_0': [680, 2023],
      '43604 fair_market_rent_1': [740, 2023],
      '43604 fair_market_rent_2': [980, 2023],
      '43604 fair_market_rent_3': [1250, 2023],
      '43604 fair_market_rent_4': [1400, 2023],
      '00501 fair_market_rent_0': [1900, 2023],
      '00501 fair_market_rent_1': [2000, 2023],
      '00501 fair_market_rent_2': [2400, 2023],
    });
  });

  it('reads fair market rents by county, the lowest of the towns of New England', () => {
    const rents = read('fair-market-rents', 'fmr.csv');
    expect(Object.keys(rents)).toHaveLength(10);
    expect(rents).toMatchObject({ '39095 fair_market_rent_3': [1200, 2023], '09001 fair_market_rent_2': [1950, 2023] });
  });

  it('reads housing figures of the census, without suppressed ones, other areas, and who lives there', () => {
    const expected = {
      '43604 median_rent': [861, 2023],
      '43604 median_home_value': [65_400, 2023],
      '43604 vacant_pct': [20, 2023],
      '43604 owner_occupied_pct': [25, 2023],
      '00601 median_home_value': [2_000_001, 2023],
      '94027 median_rent': [3501, 2023],
      '94027 vacant_pct': [4, 2023],
      '94027 owner_occupied_pct': [95.8, 2023],
    };
    expect(read('census', 'acs.csv')).toEqual(expected);
    expect(read('census', 'acs-api.json')).toEqual({ '43604 median_rent': [861, 2023] });
    expect(() => read('census', 'race.csv')).toThrow('doesn’t have the columns');
  });

  it('reads how prices changed over 1 and 5 years up to the last one, from a workbook with a title', () => {
    const rows = [
      ['43604', 2018, '.', 100, '.'],
      ['43604', 2022, 5, 140, '.'],
      ['43604', 2023, 10.25, 154.35, '.'],
      ['00601', 2022, '.', 90, '.'],
      ['00601', 2023, '.', '.', '.'],
      ['94027', 2021, 1, 200, '.'],
      ['94027', 2022, -3, 194, '.'],
    ];
    const names = ['Five-Digit ZIP Code', 'Year', 'Annual Change (%)', 'HPI', 'HPI with 1990 base'];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Annual House Price Indexes'], [], names, ...rows]), 'ZIP5');
    const bytes = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }));
    expect(figuresOf('price-index', bytes, null)).toEqual({
      '43604 price_change_1_pct': [10.3, 2023],
      '43604 price_change_5_pct': [54.4, 2023],
      '94027 price_change_1_pct': [-3, 2022],
    });
    expect(readArea('price-index', bytes, null).asOf).toBe('2023-12-31');
  });

  it('reads tax rates by county', () => {
    expect(read('tax-rates', 'tax.csv')).toEqual({
      '39095 property_tax_pct': [2.24, 2023],
      '01001 property_tax_pct': [0.31, 2023],
    });
  });

  it.each([
    ['census', csv('a,b', '1,2'), 'doesn’t have the columns'],
    ['census', csv(''), 'doesn’t have the columns'],
    ['fair-market-rents', csv('fips,rate', '39095,2'), 'doesn’t have the columns'],
    ['tax-rates', csv('fips,rate'), 'no rows'],
    ['tax-rates', csv('fips,rate', '39095,high'), '“high” in the column “rate” isn’t a number'],
    ['tax-rates', csv('fips,rate', '39095,0.0204'), 'aren’t in percent'],
    ['census', Buffer.from('[["oops"'), 'can’t be read'],
    ['census', Buffer.from('PK\u0003\u0004oops'), 'can’t be read'],
    ['flood-zones', csv('fips,rate', '39095,2'), 'isn’t GeoJSON'],
    ['flood-zones', csv('{"type": "FeatureCollection"}'), 'isn’t a map of flood zones'],
    [
      'flood-zones',
      csv('{"features": [{"properties": {"NAME": "x"}, "geometry": null}]}'),
      'isn’t a map of flood zones',
    ],
    [
      'flood-zones',
      csv(
        '{"features": [{"properties": {"FLD_ZONE": "AE", "SFHA_TF": "T"}, "geometry": {"type": "Polygon",',
        '"coordinates": [[[500000, 4600000], [500001, 4600000], [500001, 4600001]]]}}]}',
      ),
      'aren’t degrees',
    ],
    ['horoscopes', csv('a'), 'Unknown kind'],
  ])('refuses a file of %s with other content', (kind, bytes, problem) => {
    expect(() => readArea(kind, bytes, '2023-12-31')).toThrow(problem);
  });
});

it('loads files with their sources, and replaces an earlier one of the kind and name', async () => {
  const url = await createDatabase();
  const run = (...args: string[]) => importFile([...args, '--url', url]);
  const database = await openPostgres(url);
  const [member] = await database.query<{ id: string }>(
    `insert into auth.users (id, email, raw_user_meta_data)
     values (gen_random_uuid(), 'ann@example.com', '{"name": "Ann"}') returning id`,
  );
  await database.query(
    `insert into properties (user_id, title, description, property_type, address, city, state, zip, price, latitude,
       longitude)
     values ($1, 'Home', 'x', 'Single Family', '1 Oak St', 'Toledo', 'OH', '43604', 100000, 41.65, -83.55),
       ($1, 'Island', 'x', 'Single Family', '2 Oak St', 'Toledo', 'OH', '43604', 100000, 41.655, -83.545)`,
    [member?.id],
  );
  const areaOf = async (title: string) => {
    const [row] = await database.query<{ area: unknown }>('select area(p) from properties p where title = $1', [title]);
    return row?.area;
  };

  const zipped = join(mkdtempSync(join(tmpdir(), 'area-')), 'flood.geojson.gz');
  writeFileSync(zipped, gzipSync(readFileSync(fixture('flood.geojson'))));
  const done = await run('flood-zones', zipped, '--name', 'FEMA, Lucas County', '--as-of', '2024-05-01');
  const hash = createHash('sha256').update(readFileSync(zipped)).digest('hex');
  expect(done).toBe(`Loaded 3 polygons of FEMA, Lucas County (SHA-256 ${hash}).`);
  expect(await areaOf('Home')).toMatchObject({ flood: { zone: 'AE', subtype: 'FLOODWAY', high_risk: true } });
  expect(await areaOf('Island')).toMatchObject({
    flood: { zone: 'X', high_risk: false, source: { license: 'Public domain', as_of: '2024-05-01' } },
  });

  const taxes = ['--as-of', '2023-12-31', '--name', 'Auditor', '--license', 'CC BY 4.0', '--source', 'https://a.test'];
  await run('tax-rates', fixture('tax.csv'), ...taxes);
  await run('tax-rates', fixture('tax.csv'), ...taxes);
  const counts = await database.query('select count(*)::integer as figures from private.area_figures');
  expect(counts).toEqual([{ figures: 2 }]);
  expect(await areaOf('Home')).toMatchObject({
    figures: [{ place: 'Lucas, OH', value: 2.24, source: { name: 'Auditor', url: 'https://a.test' } }],
  });

  await expect(run('tax-rates', fixture('tax.csv'), '--as-of', '2023-12-31')).rejects.toThrow('Whose data is it?');
  await expect(run('census', fixture('acs.csv'))).rejects.toThrow('Until when is it?');
  await expect(run('census', fixture('acs.csv'), '--as-of', '2023-02-31')).rejects.toThrow('Until when is it?');
  await expect(run('census', fixture('tax.csv'), '--as-of', '2023-12-31')).rejects.toThrow('doesn’t have the columns');
  await expect(run('census', fixture('none.csv'), '--as-of', '2023-12-31')).rejects.toThrow('can’t be opened');
  await expect(run('tax-rates', fixture('tax.csv'), ...taxes.slice(0, -1), 'ftp://a.test')).rejects.toThrow(
    'isn’t an address',
  );
  await expect(run('flood-zones')).rejects.toThrow('Which file?');

  const [known] = await database.query<{ figures: string[] }>(
    `select array_agg(name[1]) as figures
     from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''(\\w+)''', 'g') as name
     where c.conname = 'area_figures_figure_check'`,
  );
  expect(known?.figures).toEqual([...areaFigures]);
  await database.close();
});
