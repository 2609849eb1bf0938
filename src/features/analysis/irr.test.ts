import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { internalRateOfReturn, netPresentValue } from './irr';

describe('the internal rate of return', () => {
  test('of 100,000 that bring 25,000 ten times', () => {
    const irr = internalRateOfReturn([-100_000, ...Array<number>(10).fill(25_000)]);
    expect(irr).toEqual({ kind: 'one', rate: expect.closeTo(21.406, 3) as number });
  });

  test('of what comes back once: the growth of a year', () => {
    expect(internalRateOfReturn([-100, 0, 121])).toEqual({ kind: 'one', rate: expect.closeTo(10, 10) as number });
    expect(internalRateOfReturn([-100, 50])).toEqual({ kind: 'one', rate: expect.closeTo(-50, 10) as number });
    expect(internalRateOfReturn([0, 0, -100, 110, 0])).toEqual({ kind: 'one', rate: expect.closeTo(10, 10) as number });
  });

  test('money that neither grows nor shrinks earns nothing', () => {
    expect(internalRateOfReturn([-100, 40, 60])).toEqual({ kind: 'one', rate: expect.closeTo(0, 10) as number });
  });

  test('two rates are told, none is chosen', () => {
    // −100 + 230v − 132v²: v is 10/11 or 5/6, a rate of 10% or 20%.
    expect(internalRateOfReturn([-100, 230, -132])).toEqual({
      kind: 'several',
      rates: [expect.closeTo(10, 8) as number, expect.closeTo(20, 8) as number],
    });
  });

  test('two rates that are one are one', () => {
    expect(internalRateOfReturn([-1, 4, -4])).toEqual({ kind: 'one', rate: expect.closeTo(100, 4) as number });
  });

  test('none where no rate does', () => {
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
      why: expect.stringContaining('Nothing is put in') as string,
    });
    expect(internalRateOfReturn([0, 0])).toMatchObject({ kind: 'none', why: 'No money moves.' });
    expect(internalRateOfReturn([-1e12, 1])).toMatchObject({ kind: 'none' });
  });

  test('of any money put in first, the flows are worth nothing at the rate, and the rate is the only one', () => {
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

  test('of any flows, every rate told is one', () => {
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
