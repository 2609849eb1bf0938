import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildZipCodes, dataFile, zipCodesSql } from '../../supabase/local/reference/zip-codes.ts';

describe('ZIP codes', () => {
  const rows = buildZipCodes();

  it('cover the states, DC, and the territories with ZIP codes, once each', () => {
    expect(new Set(rows.map((row) => row.state)).size).toBe(56);
    expect(new Set(rows.map((row) => row.zip)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(40_000);
  });

  it.each([
    ['06604', 'Bridgeport', 'Fairfield', 'CT'],
    ['23220', 'Richmond', 'Richmond, City of', 'VA'],
    ['21201', 'Baltimore', 'Baltimore, City of', 'MD'],
    ['21204', 'Towson', 'Baltimore', 'MD'],
    ['99574', 'Cordova', 'Valdez-Cordova', 'AK'],
    ['00610', 'Anasco', 'Añasco', 'PR'],
    ['96910', 'Hagatna', 'Guam', 'GU'],
  ])('include %s for %s in %s, %s', (zip, city, county, state) => {
    expect(rows.find((row) => row.zip === zip)).toMatchObject({ city, county, state });
  });

  it('match supabase/data (else: npm run reference:zips)', () => {
    expect(readFileSync(dataFile, 'utf8') === zipCodesSql(rows)).toBe(true);
  });
});
