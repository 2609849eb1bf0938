import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { adjustedPrice, inDollars } from './comps.ts';
import { subject, today } from './sales.fixture.ts';

const change = fc.double({ min: -1, max: 1, noNaN: true });

it('splits a change of price into dollars that add up to it', () => {
  fc.assert(
    fc.property(fc.double({ min: 500, max: 1e7, noNaN: true }), change, change, change, (price, time, size, lot) => {
      const adjustments = inDollars(price, { time, size, lot });
      const sale = { ...subject, id: '1', day: today, price };
      expect(adjustedPrice({ sale, adjustments }) / (price * Math.exp(time + size + lot))).toBeCloseTo(1, 6);
    }),
  );
});

it('gives dollars the sign of their change', () => {
  fc.assert(
    fc.property(change, change, (time, size) => {
      const adjustments = inDollars(100_000, { time, size });
      expect(Math.sign(adjustments.size ?? 0)).toBe(Math.sign(size));
    }),
  );
});
