import { describe, expect, it } from 'vitest';
import { boundsOfBox, everywhere, isComplete, partFor, searchBox } from './areas';
import { boundsOf, worldPoint, type Place } from './mercator';

const size = { width: 800, height: 500 };
const look = (place: Place, zoom: number) => {
  const view = { center: worldPoint(place), zoom };
  return { view, bounds: boundsOf(view, size) };
};
const austin = { longitude: -97.74, latitude: 30.27 };

describe('what is asked for a view', () => {
  it('is everything from afar', () => {
    const { bounds, view } = look(austin, 5.9);
    expect(partFor(bounds, view)).toBeNull();
  });

  it('holds what the view shows, and is the same after a small move', () => {
    const { bounds, view } = look(austin, 8.4);
    const part = partFor(bounds, view);
    const held = boundsOfBox(part?.box ?? everywhere.box);
    expect(held.left).toBeLessThanOrEqual(bounds.left + 1e-9);
    expect(held.top).toBeLessThanOrEqual(bounds.top + 1e-9);
    expect(held.right).toBeGreaterThanOrEqual(bounds.right - 1e-9);
    expect(held.bottom).toBeGreaterThanOrEqual(bounds.bottom - 1e-9);
    const near = look({ longitude: austin.longitude + 0.01, latitude: austin.latitude }, 8.4);
    expect(partFor(near.bounds, near.view)).toEqual(part);
    const far = look({ longitude: austin.longitude + 3, latitude: austin.latitude }, 8.4);
    expect(partFor(far.bounds, far.view)).not.toEqual(part);
  });

  it('has finer cells from nearer, within what Postgres takes', () => {
    const cellAt = (zoom: number) => partFor(look(austin, zoom).bounds, look(austin, zoom).view)?.cell ?? 0;
    expect(cellAt(8)).toBeCloseTo(cellAt(7) / 2);
    expect(cellAt(16)).toBeGreaterThan(0.0001);
    expect(cellAt(6)).toBeLessThan(90);
  });

  it('is of Guam where the map shows Guam', () => {
    const { bounds, view } = look({ longitude: 144.8, latitude: 13.4 }, 8);
    const box = partFor(bounds, view)?.box;
    expect(box?.west).toBeGreaterThan(142);
    expect(box?.east).toBeLessThan(148);
  });

  it('ends at the 180th meridian, on the side the map looks at', () => {
    const west = look({ longitude: 179, latitude: 52 }, 6);
    expect(partFor(west.bounds, west.view)?.box).toMatchObject({ east: 180 });
    expect(partFor(west.bounds, west.view)?.box.west).toBeGreaterThan(0);
    const east = look({ longitude: -179, latitude: 52 }, 6);
    expect(partFor(east.bounds, east.view)?.box).toMatchObject({ west: -180 });
    expect(partFor(east.bounds, east.view)?.box.east).toBeLessThan(0);
  });
});

describe('the area to search', () => {
  it('is what is shown, to four decimals and never more', () => {
    const { bounds, view } = look(austin, 9);
    const box = searchBox(bounds, view);
    const held = boundsOfBox(box);
    expect(held.left).toBeGreaterThanOrEqual(bounds.left - 1e-12);
    expect(held.right).toBeLessThanOrEqual(bounds.right + 1e-12);
    for (const side of Object.values(box)) expect(side * 1e4).toBeCloseTo(Math.round(side * 1e4), 6);
  });

  it('is the whole round of the earth where the map shows that', () => {
    expect(
      searchBox({ left: -0.4, top: 0.3, right: 0.7, bottom: 0.6 }, { center: { x: 0.1, y: 0.4 }, zoom: 2 }),
    ).toMatchObject({ west: -180, east: 180 });
  });

  it('lies where it was taken from, on Guam too', () => {
    const box = { west: 144.5, south: 13.2, east: 145, north: 13.7 };
    const bounds = boundsOfBox(box);
    expect(bounds.left).toBeCloseTo(worldPoint({ longitude: 144.5, latitude: 0 }).x);
    expect(bounds.right).toBeCloseTo(worldPoint({ longitude: 145, latitude: 0 }).x);
    expect(bounds.top).toBeLessThan(bounds.bottom);
  });
});

it('an answer is complete when it names every listing', () => {
  expect(isComplete([{ id: 'a' }, { id: 'b' }])).toBe(true);
  expect(isComplete([{ id: 'a' }, { id: null }])).toBe(false);
  expect(isComplete([])).toBe(true);
});
