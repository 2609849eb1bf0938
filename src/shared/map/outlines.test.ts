import { describe, expect, it } from 'vitest';
import neighbors from './neighbors.json';
import { neighborAreas, outlinesOf, townPoints, townsFromZoom, type Atlas, type Neighbors } from './outlines';

/** Texas, with a small island, and one of its counties. */
const atlas: Atlas = {
  type: 'Topology',
  arcs: [
    [
      [-99, 29],
      [-96, 29],
      [-96, 32],
      [-99, 32],
      [-99, 29],
    ],
    [
      [-95, 28],
      [-94.9, 28],
      [-94.9, 28.1],
      [-95, 28.1],
      [-95, 28],
    ],
  ],
  objects: {
    states: {
      type: 'GeometryCollection',
      geometries: [{ type: 'MultiPolygon', id: '48', properties: { name: 'Texas' }, arcs: [[[1]], [[0]]] }],
    },
    counties: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', id: '48453', properties: { name: 'Travis' }, arcs: [[0]] }],
    },
  },
};

describe('outlinesOf', () => {
  it('labels a state in the middle of its largest part', () => {
    const { areas, labels } = outlinesOf(atlas, 'states');
    expect(areas.features.map(({ properties }) => properties)).toEqual([{ name: 'Texas', short: 'TX', full: 'Texas' }]);
    const [label] = labels.features;
    expect(label?.geometry.coordinates).toEqual([expect.closeTo(-97.5, 0), expect.closeTo(30.5, 0)]);
    expect(label?.properties).toMatchObject({ short: 'TX', size: expect.closeTo(9) });
  });
});

describe('neighborAreas', () => {
  const areas = neighborAreas(neighbors as unknown as Neighbors).features;
  /** Whether an odd number of the area's edges are east of the place, so that it's inside. */
  const contains = (isLake: boolean, [longitude, latitude]: readonly [number, number]) =>
    areas
      .filter(({ properties }) => properties?.['isLake'] === isLake)
      .flatMap(({ geometry }) => geometry.coordinates.flat())
      .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const))
      .filter(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => {
        const isBeside = y1 > latitude !== y2 > latitude;
        return isBeside && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1;
      }).length %
      2 ===
    1;

  it.each([
    ['Toronto', -79.4, 43.75, true],
    ['Tijuana', -116.95, 32.45, true],
    ['Havana', -82.3, 23.05, true],
    ['Denver', -105, 39.7, false],
    ['the Gulf of Mexico', -90, 26, false],
  ] as const)('covers %s (%d, %d) with land: %s', (_, longitude, latitude, isLand) => {
    expect(contains(false, [longitude, latitude])).toBe(isLand);
  });

  it('draws the Great Lakes above the land', () => {
    expect(areas.map(({ properties }) => properties?.['isLake'] as boolean)).toEqual([false, true]);
    expect(contains(true, [-82.2, 44.8])).toBe(true);
    expect(contains(true, [-79.4, 43.75])).toBe(false);
  });
});

it('labels smaller towns at higher zooms', () => {
  const towns = Array.from({ length: 400 }, (_, index) => [`Town ${index}`, -97, 30] as const);
  const from = townPoints(towns).features.map(({ properties }) => properties?.['from'] as number);
  expect(from[0]).toBe(townsFromZoom);
  expect(from[180]).toBeCloseTo(townsFromZoom + 1);
  expect(from[399]).toBeGreaterThan(from[181] ?? 0);
});
