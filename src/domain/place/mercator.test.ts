import { describe, expect, it } from 'vitest';
import {
  anchoredView,
  boundsAround,
  boundsOf,
  clampView,
  isWithin,
  maxZoom,
  minZoom,
  placeAt,
  scaleAt,
  screenPoint,
  shiftInto,
  viewOf,
  worldPoint,
  type Bounds,
  type Coordinates,
} from './mercator';

const size = { width: 800, height: 500 };
const austin = { longitude: -97.74, latitude: 30.27 };
const guam = { longitude: 144.79, latitude: 13.44 };
const view = { center: worldPoint(austin), zoom: 6 };

describe('world coordinates', () => {
  it('converts world coordinates to places and back', () => {
    for (const place of [
      austin,
      guam,
      { longitude: -170.7, latitude: -14.28 },
      { longitude: -149.9, latitude: 61.2 },
    ]) {
      const back = placeAt(worldPoint(place));
      expect(back.longitude).toBeCloseTo(place.longitude, 9);
      expect(back.latitude).toBeCloseTo(place.latitude, 9);
    }
  });

  it('clamps latitudes at the poles', () => {
    expect(worldPoint({ longitude: 0, latitude: 90 }).y).toBeGreaterThan(0);
    expect(worldPoint({ longitude: 0, latitude: -90 }).y).toBeLessThan(1);
  });
});

describe('a view', () => {
  it('shows what is within its bounds, optionally with a margin', () => {
    const bounds = boundsOf(view, size);
    expect((bounds.right - bounds.left) * scaleAt(6)).toBeCloseTo(800);
    expect((bounds.bottom - bounds.top) * scaleAt(6)).toBeCloseTo(500);
    const wide = boundsOf(view, size, 0.5);
    expect((wide.right - wide.left) * scaleAt(6)).toBeCloseTo(1600);
    expect(isWithin(bounds, view.center)).toBe(true);
    for (const outside of [
      { ...view.center, x: bounds.left - 0.01 },
      { ...view.center, x: bounds.right + 0.01 },
      { ...view.center, y: bounds.top - 0.01 },
      { ...view.center, y: bounds.bottom + 0.01 },
    ]) {
      expect(isWithin(bounds, outside)).toBe(false);
    }
  });

  it('leaves an anchor in place while zooming, if it’s in view', () => {
    const anchor = worldPoint({ longitude: -98.4, latitude: 31 });
    const next = { center: worldPoint(guam), zoom: 8 };
    const before = screenPoint(view, size, anchor);
    const after = screenPoint(anchoredView(next, { view, size }, anchor), size, anchor);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)]);
    expect(anchoredView(next, { view, size }, worldPoint(guam))).toEqual(next);
    expect(anchoredView({ ...next, zoom: view.zoom }, { view, size }, anchor)).toEqual({ ...next, zoom: view.zoom });
    expect(anchoredView(next, { view, size }, null)).toEqual(next);
  });

  it('stays within the country and the zoom limits', () => {
    expect(clampView({ center: { x: 9, y: 9 }, zoom: 99 }).zoom).toBe(maxZoom);
    const far = clampView({ center: { x: -9, y: -9 }, zoom: -5 });
    expect(far.zoom).toBe(minZoom);
    const northWest = placeAt(far.center);
    expect([northWest.longitude, northWest.latitude]).toEqual([expect.closeTo(140), expect.closeTo(72)]);
    const southEast = placeAt(clampView({ center: { x: 9, y: 9 }, zoom: 4 }).center);
    expect([southEast.longitude, southEast.latitude]).toEqual([expect.closeTo(-62), expect.closeTo(-16)]);
  });
});

describe('viewOf', () => {
  const seattle = { longitude: -122.3, latitude: 47.6 };
  const miami = { longitude: -80.2, latitude: 25.8 };
  const around = (...places: Coordinates[]) => boundsAround(places.map(worldPoint)) as Bounds;

  it.each([
    ['a wide map', size],
    ['a phone', { width: 358, height: 500 }],
  ])('shows all bounds on %s, with room for the pins and the buttons', (_, map) => {
    for (const [first, second] of [
      [seattle, miami],
      [
        { longitude: -80.3, latitude: 25.6 },
        { longitude: -80.1, latitude: 26.4 },
      ],
    ] as const) {
      const fitted = viewOf(around(first, second), map);
      const points = [first, second].map((place) => screenPoint(fitted, map, worldPoint(place)));
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(39);
        expect(x).toBeLessThan(map.width - 39);
        expect(y).toBeGreaterThan(55);
        expect(y).toBeLessThan(map.height - 55);
      }
      const isBesideButtons = Math.min(...points.map(({ y }) => y)) < 168;
      if (isBesideButtons) expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(map.width - 103);
    }
  });
});

it.each([
  ['inside stays', 20, 80, 0],
  ['left of it moves right', -30, 30, 40],
  ['right of it moves left', 60, 120, -30],
  ['longer than it starts at its low end', 50, 200, -40],
])('shiftInto: a span %s', (_, from, to, shift) => {
  expect(shiftInto(from, to, 10, 90)).toBe(shift);
});
