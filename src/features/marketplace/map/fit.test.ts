import { describe, expect, it } from 'vitest';
import { fitBounds, regionsOf, offScreenRegions } from './fit';
import type { MapResult } from './map-result';
import { boundsAround, worldPoint, type Bounds } from '@/domain/place/mercator';

const at = (longitude: number, latitude: number, listings = 1): MapResult => ({
  id: listings === 1 ? `${longitude}` : null,
  longitude,
  latitude,
  listings,
  price: 1,
  verified: false,
});
const seattle = at(-122.3, 47.6);
const miami = at(-80.2, 25.8);
const guam = at(144.8, 13.4);
const around = (...found: MapResult[]) => boundsAround(found.map(worldPoint)) as Bounds;

describe('regions', () => {
  it('separates the territories', () => {
    const found = [
      seattle,
      at(-149.9, 61.2),
      at(-157.8, 21.3),
      at(-66.1, 18.4),
      at(-64.9, 18.3),
      guam,
      at(145.7, 15.2),
      at(-170.7, -14.3),
      at(166.6, 19.3),
      at(-81, 24.6, 40),
    ];
    expect(regionsOf(found).map(({ name, listings }) => [name, listings])).toEqual([
      ['the continental US', 41],
      ['Alaska', 1],
      ['Hawaii', 1],
      ['Puerto Rico and the Virgin Islands', 2],
      ['Guam and the Mariana Islands', 3],
      ['American Samoa', 1],
    ]);
  });

  it('fits the region with three quarters of the listings', () => {
    const most = regionsOf([at(-122.3, 47.6, 20), at(-80.2, 25.8, 20), guam]);
    expect(fitBounds(most)).toEqual(around(seattle, miami));
    expect(fitBounds(regionsOf([at(-66.1, 18.4, 3), miami]))).toEqual(around(at(-66.1, 18.4)));
  });

  it('fits all regions when none has three quarters', () => {
    expect(fitBounds(regionsOf([miami, guam]))).toEqual(around(miami, guam));
    expect(fitBounds([])).toBeNull();
  });

  it('lists regions that are entirely outside the view as off-screen', () => {
    const all = regionsOf([seattle, miami, guam]);
    expect(offScreenRegions(all, around(seattle, miami)).map(({ name }) => name)).toEqual([
      'Guam and the Mariana Islands',
    ]);
    expect(offScreenRegions(all, around(guam)).map(({ name }) => name)).toEqual(['the continental US']);
    const { left, right } = around(seattle, miami);
    expect(offScreenRegions(all, { left, right, top: 0.9, bottom: 1 })).toHaveLength(2);
    expect(offScreenRegions(all, { left: -1, right: 1, top: 0, bottom: 0.01 })).toHaveLength(2);
  });
});
