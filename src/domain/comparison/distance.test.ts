import { describe, expect, it } from 'vitest';
import { comparedPlaces, distanceRow, milesBetween, milesText } from './distance';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const houston = { latitude: 29.7604, longitude: -95.3698 };
const at = (place: typeof austin, zip: string, isZipCenter = false) => ({ ...place, zip, isZipCenter });

describe('the distance of two places', () => {
  it('measures distance along the great circle, in miles', () => {
    expect(milesBetween(austin, houston)).toBeCloseTo(146.3, 0);
    expect(milesBetween(houston, austin)).toBeCloseTo(milesBetween(austin, houston), 9);
    expect(milesBetween(austin, austin)).toBe(0);
    expect(milesBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(13.8, 1);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.9, 0);
  });

  it.each([
    [0.0499, 'Under 0.1 mi'],
    [0.05, '0.1 mi'],
    [4.24, '4.2 mi'],
    [146.4, '146 mi'],
    [1204.2, '1,204 mi'],
  ])('writes %d miles as %j', (miles, text) => {
    expect(milesText(miles)).toBe(text);
  });
});

it('says which listings are only placed by their ZIP code', () => {
  const listings = [austin, austin, austin, austin].map((place) => ({ ...place, zip: '78701' }));
  const places = comparedPlaces(listings, [houston, austin, null, undefined]);
  expect(places.map(({ isZipCenter }) => isZipCenter)).toEqual([false, true, true, false]);
  expect(places[0]).toMatchObject({ ...austin, zip: '78701' });
});

describe('the row with distances', () => {
  it('measures from the first listing, which nothing is better than', () => {
    const row = distanceRow([at(austin, '78701'), at(houston, '77002', true)], null);
    expect(row.label).toBe('Distance from the first listing');
    expect(row.better).toBeUndefined();
    expect(row.cells.map(({ text, note }) => [text, note])).toEqual([
      ['Starting point', undefined],
      ['146 mi', 'Center of 77002'],
    ]);
  });

  it('measures every listing from a ZIP code, and nearer is better', () => {
    const row = distanceRow([at(austin, '78701'), at(houston, '77002')], { ...houston, zip: '77002' });
    expect(row).toMatchObject({ label: 'Distance from 77002', better: 'lower' });
    expect(row.cells.map(({ text }) => text)).toEqual(['146 mi', 'Under 0.1 mi']);
  });
});
