import { describe, expect, it } from 'vitest';
import { worldBounds, wholeCountry, requestFor, searchBounds } from './map-area';
import { boundsOf, worldPoint, type Coordinates } from '@/domain/place/mercator';

const size = { width: 800, height: 500 };
const viewport = (place: Coordinates, zoom: number) => {
  const view = { center: worldPoint(place), zoom };
  return { view, bounds: boundsOf(view, size) };
};
const austin = { longitude: -97.74, latitude: 30.27 };

describe('requestFor', () => {
  it('returns null at low zooms', () => {
    const { bounds, view } = viewport(austin, 5.9);
    expect(requestFor(bounds, view)).toBeNull();
  });

  it('covers the view and is stable for small moves', () => {
    const { bounds, view } = viewport(austin, 8.4);
    const request = requestFor(bounds, view);
    const held = worldBounds(request?.box ?? wholeCountry.box);
    expect(held.left).toBeLessThanOrEqual(bounds.left + 1e-9);
    expect(held.top).toBeLessThanOrEqual(bounds.top + 1e-9);
    expect(held.right).toBeGreaterThanOrEqual(bounds.right - 1e-9);
    expect(held.bottom).toBeGreaterThanOrEqual(bounds.bottom - 1e-9);
    const near = viewport({ longitude: austin.longitude + 0.01, latitude: austin.latitude }, 8.4);
    expect(requestFor(near.bounds, near.view)).toEqual(request);
    const far = viewport({ longitude: austin.longitude + 3, latitude: austin.latitude }, 8.4);
    expect(requestFor(far.bounds, far.view)).not.toEqual(request);
  });

  it('covers Guam when the map shows Guam', () => {
    const { bounds, view } = viewport({ longitude: 144.8, latitude: 13.4 }, 8);
    const box = requestFor(bounds, view)?.box;
    expect(box?.west).toBeGreaterThan(142);
    expect(box?.east).toBeLessThan(148);
  });

  it('ends at the 180th meridian on the side of the center', () => {
    const west = viewport({ longitude: 179, latitude: 52 }, 6);
    expect(requestFor(west.bounds, west.view)?.box).toMatchObject({ east: 180 });
    expect(requestFor(west.bounds, west.view)?.box.west).toBeGreaterThan(0);
    const east = viewport({ longitude: -179, latitude: 52 }, 6);
    expect(requestFor(east.bounds, east.view)?.box).toMatchObject({ west: -180 });
    expect(requestFor(east.bounds, east.view)?.box.east).toBeLessThan(0);
  });
});

describe('searchBounds', () => {
  it('rounds the view inward to four decimals', () => {
    const { bounds, view } = viewport(austin, 9);
    const area = searchBounds(bounds, view);
    const held = worldBounds(area);
    expect(held.left).toBeGreaterThanOrEqual(bounds.left - 1e-12);
    expect(held.right).toBeLessThanOrEqual(bounds.right + 1e-12);
    for (const side of Object.values(area)) expect(side * 1e4).toBeCloseTo(Math.round(side * 1e4), 6);
  });

  it('covers all longitudes when the map shows the whole world', () => {
    expect(
      searchBounds({ left: -0.4, top: 0.3, right: 0.7, bottom: 0.6 }, { center: { x: 0.1, y: 0.4 }, zoom: 2 }),
    ).toMatchObject({ west: -180, east: 180 });
  });

  it('converts back to the same bounds, also on Guam', () => {
    const box = { west: 144.5, south: 13.2, east: 145, north: 13.7 };
    const bounds = worldBounds(box);
    expect(bounds.left).toBeCloseTo(worldPoint({ longitude: 144.5, latitude: 0 }).x);
    expect(bounds.right).toBeCloseTo(worldPoint({ longitude: 145, latitude: 0 }).x);
    expect(bounds.top).toBeLessThan(bounds.bottom);
  });
});
