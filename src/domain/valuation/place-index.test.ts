import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlaceIndex } from './place-index.ts';
import { planePoint } from './sale.ts';

const record = fc.record({
  point: fc.record({
    x: fc.integer({ min: -9000, max: 9000 }),
    y: fc.integer({ min: -9000, max: 9000 }),
    metersPerUnit: fc.constant(0.75),
  }),
  day: fc.integer({ min: 0, max: 9 }),
});

it('finds the records that a search of all of them finds', () => {
  fc.assert(
    fc.property(fc.array(record), record, fc.integer({ min: 1, max: 9 }), (records, { point: at }, count) => {
      const reach = { from: 2, before: 7, count, meters: 5000 };
      const distances = records
        .filter(({ day }) => day >= 2 && day < 7)
        .map(({ point }) => 0.75 * Math.hypot(point.x - at.x, point.y - at.y))
        .filter((meters) => meters <= 5000)
        .sort((a, b) => a - b);
      const found = new PlaceIndex(records).nearest(at, reach).map(({ meters }) => meters);
      expect(found).toHaveLength(Math.min(count, distances.length));
      for (const [index, meters] of found.entries()) expect(meters).toBeCloseTo(distances[index] ?? 0, 6);
    }),
  );
});

it('measures latitudes and longitudes in meters', () => {
  const toledo = planePoint({ latitude: 41.65, longitude: -83.54 });
  const north = { point: planePoint({ latitude: 41.66, longitude: -83.54 }), day: 0 };
  const reach = { from: 0, before: 1, count: 1, meters: 5000 };
  // A hundredth of a degree of latitude is 1,113 m on the sphere of Web Mercator.
  expect(new PlaceIndex([north]).nearest(toledo, reach)[0]?.meters).toBeCloseTo(1113, -1);
});
