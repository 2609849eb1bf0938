import { describe, expect, it } from 'vitest';
import { outlinesOf, townPoints, townsFromZoom, type Atlas } from './outlines';

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

  it('names a county with its state', () => {
    expect(outlinesOf(atlas, 'counties').areas.features[0]?.properties).toMatchObject({ full: 'Travis, TX' });
  });

  it('has no counties where the file has none', () => {
    const { counties: _, ...objects } = atlas.objects;
    expect(outlinesOf({ ...atlas, objects }, 'counties').labels.features).toEqual([]);
  });
});

it('labels smaller towns at higher zooms', () => {
  const towns = Array.from({ length: 400 }, (_, index) => [`Town ${index}`, -97, 30] as const);
  const from = townPoints(towns).features.map(({ properties }) => properties?.['from'] as number);
  expect(from[0]).toBe(townsFromZoom);
  expect(from[180]).toBeCloseTo(townsFromZoom + 1);
  expect(from[399]).toBeGreaterThan(from[181] ?? 0);
});
