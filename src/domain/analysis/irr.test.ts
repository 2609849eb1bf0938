import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { internalRateOfReturn, netPresentValue } from './irr';

describe('internalRateOfReturn', () => {
  test('reports both rates when two solve it', () => {
    // −100 + 230v − 132v²: v is 10/11 or 5/6, a rate of 10% or 20%.
    expect(internalRateOfReturn([-100, 230, -132])).toEqual({
      kind: 'several',
      rates: [expect.closeTo(10, 8) as number, expect.closeTo(20, 8) as number],
    });
  });

  test('reports a double root once', () => {
    expect(internalRateOfReturn([-1, 4, -4])).toEqual({ kind: 'one', rate: expect.closeTo(100, 4) as number });
  });

  test('explains why no rate solves it', () => {
    expect(internalRateOfReturn([-100, 150, -100])).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('No rate') as string,
    });
    expect(internalRateOfReturn([-100, -5])).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('Nothing comes back') as string,
    });
    expect(internalRateOfReturn([0, 5])).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('Nothing is invested') as string,
    });
    expect(internalRateOfReturn([0, 0])).toMatchObject({ kind: 'none', why: 'There are no cash flows.' });
    expect(internalRateOfReturn([-1e12, 1])).toMatchObject({ kind: 'none' });
  });

  test('makes the net present value zero, uniquely, for any investment followed by returns', () => {
    const flow = fc.double({ min: 0, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e9, noNaN: true }),
        fc.array(flow, { minLength: 1, maxLength: 40 }),
        (put, back) => {
          const flows = [-put, ...back];
          const irr = internalRateOfReturn(flows);
          expect(irr.kind).not.toBe('several');
          if (irr.kind !== 'one') return;
          const size = netPresentValue(flows.map(Math.abs), irr.rate);
          expect(Math.abs(netPresentValue(flows, irr.rate)) / size).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test('reports only rates that solve the equation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 30 }), (flows) => {
        const irr = internalRateOfReturn(flows);
        const rates = irr.kind === 'none' ? [] : irr.kind === 'one' ? [irr.rate] : irr.rates;
        for (const rate of rates) {
          expect(Number.isFinite(rate)).toBe(true);
          const size = netPresentValue(flows.map(Math.abs), rate);
          expect(Math.abs(netPresentValue(flows, rate)) / size).toBeLessThan(1e-9);
        }
      }),
    );
  });
});
