import { describe, expect, it } from 'vitest';
import { withCoordinates, type MapResult } from './map-result';
import { markerLabel } from './marker-labels';
import { indexMarkers, markerOf, markersIn, adjacentMarker, pressAction, type Marker } from './markers';
import { maxZoom, worldPoint, type Bounds } from '@/domain/place/mercator';

const listing = (id: string, longitude: number, latitude: number, price = 100_000, verified = false): MapResult => ({
  id,
  longitude,
  latitude,
  listings: 1,
  price,
  verified,
});
const gathering = (longitude: number, latitude: number, listings: number): MapResult => ({
  id: null,
  longitude,
  latitude,
  listings,
  price: 90_000,
  verified: true,
});
const world: Bounds = { left: -0.5, top: 0, right: 0.5, bottom: 1 };
const austin = listing('austin', -97.74, 30.27, 300_000);
const nearby = listing('nearby', -97.7, 30.3, 250_000, true);
const boston = listing('boston', -71.06, 42.36);
const at = (markers: readonly Marker[], index: number) => markers[index] as Marker;

describe('markers', () => {
  it('clusters overlapping listings with count, lowest price and verified', () => {
    const markers = markersIn(indexMarkers([austin, nearby, boston]), world, 5);
    expect(markers).toMatchObject([
      { id: 'boston', key: 'boston', listings: 1, price: 100_000, verified: false, cluster: null },
      { id: null, listings: 2, price: 250_000, verified: true },
    ]);
  });

  it('counts the listings of database clusters', () => {
    const markers = markersIn(indexMarkers([gathering(-97, 30, 40), gathering(-97.2, 30.1, 2), austin]), world, 4);
    expect(markers).toMatchObject([{ listings: 43, price: 90_000 }]);
    expect(markersIn(indexMarkers([gathering(-97, 30, 40)]), world, 4)).toMatchObject([
      { id: null, cluster: null, listings: 40 },
    ]);
  });

  it('limits markers to the requested bounds, including Guam', () => {
    const index = indexMarkers([austin, listing('guam', 144.8, 13.4)]);
    const { x, y } = worldPoint({ longitude: 144.8, latitude: 13.4 });
    expect(
      markersIn(index, { left: x - 0.01, right: x + 0.01, top: y - 0.01, bottom: y + 0.01 }, 8).map(({ id }) => id),
    ).toEqual(['guam']);
    expect(markersIn(index, { left: x - 0.01, right: 0.4, top: 0.3, bottom: 0.6 }, 4)).toHaveLength(2);
  });
});

describe('pressAction', () => {
  const pressed = (found: readonly MapResult[], zoom: number) => {
    const index = indexMarkers(found);
    return pressAction(index, at(markersIn(index, world, Math.floor(zoom)), 0), zoom);
  };

  it('opens a listing', () => {
    expect(pressed([austin], 4)).toEqual({ type: 'open', ids: ['austin'] });
  });

  it('zooms in on a cluster', () => {
    const press = pressed([austin, nearby], 5);
    expect(press).toMatchObject({ type: 'approach' });
    const { x, y } = worldPoint(nearby);
    expect(press).toMatchObject({ bounds: { right: expect.closeTo(x, 6), top: expect.closeTo(y, 6) } });
  });

  it('lists listings at the same point', () => {
    expect(pressed([austin, listing('same', -97.74, 30.27)], 5)).toEqual({ type: 'open', ids: ['austin', 'same'] });
  });

  it('lists listings that the highest zoom doesn’t separate', () => {
    expect(pressed([austin, listing('next', -97.7402, 30.2701)], maxZoom)).toMatchObject({ type: 'open' });
  });

  it('zooms in on a database cluster up to the highest zoom, then searches', () => {
    expect(pressed([gathering(-97, 30, 600)], 6)).toMatchObject({ type: 'approach' });
    expect(pressed([gathering(-97, 30, 600), gathering(-97.5, 30.4, 600)], 6)).toMatchObject({ type: 'approach' });
    expect(pressed([gathering(-97, 30, 600)], maxZoom)).toMatchObject({ type: 'search' });
  });
});

describe('markerOf', () => {
  const index = indexMarkers([austin, nearby, boston, gathering(-120, 40, 9)]);
  const markers = markersIn(index, world, 5);
  it('returns a listing’s pin or the cluster that contains it', () => {
    expect(markerOf(index, markers, 'boston')?.id).toBe('boston');
    expect(markerOf(index, markers, 'nearby')).toMatchObject({ id: null, listings: 2 });
    expect(markerOf(index, markers, 'unknown')).toBeNull();
  });
});

describe('adjacentMarker', () => {
  const markers = markersIn(
    indexMarkers([
      listing('centre', -98, 39),
      listing('north', -97, 45),
      listing('east', -85, 39.5),
      listing('aside', -90, 30),
      listing('west', -115, 39),
    ]),
    world,
    6,
  );
  const go = (direction: Parameters<typeof adjacentMarker>[2]) =>
    adjacentMarker(markers, markers.find(({ id }) => id === 'centre') as Marker, direction)?.id;
  it('returns the nearest marker in a direction', () => {
    expect([go('ArrowUp'), go('ArrowRight'), go('ArrowDown'), go('ArrowLeft')]).toEqual([
      'north',
      'east',
      'aside',
      'west',
    ]);
  });
});

describe('marker labels', () => {
  const marker = at(markersIn(indexMarkers([austin]), world, 4), 0);
  it('says in labels what color and shape show', () => {
    expect(markerLabel(marker)).toBe('Unverified listing, $300,000');
    expect(markerLabel({ ...marker, verified: true })).toBe('Verified listing, $300,000');
    expect(markerLabel({ ...marker, id: null, listings: 1 })).toBe('1 listing from $300,000');
    expect(markerLabel({ ...marker, id: null, listings: 1_200 })).toBe('1,200 listings from $300,000');
  });
});

describe('map results', () => {
  it('leaves out map results without coordinates', () => {
    expect(
      withCoordinates([
        { latitude: 1, longitude: 2 },
        { latitude: null, longitude: 2 },
        { latitude: 1, longitude: null },
        { latitude: Number.NaN, longitude: 1 },
      ]),
    ).toEqual([{ latitude: 1, longitude: 2 }]);
  });
});
