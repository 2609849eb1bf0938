import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromSlider,
  nextStop,
  priceText,
  stopForKey,
  sliderEnd,
  sliderStep,
  snapPrice,
  toSlider,
} from './price-slider';

describe('snapping', () => {
  it.each([
    [0, 0],
    [5_000, 10_000],
    [263_000, 275_000],
    [525_000, 550_000],
  ])('leads %d to %d', (amount, stop) => expect(snapPrice(amount)).toBe(stop));

  it('leaves a stop where it is, and keeps the order of two amounts', () => {
    const amount = fc.integer({ min: 0, max: sliderEnd / sliderStep }).map((steps) => steps * sliderStep);
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(snapPrice(snapPrice(one))).toBe(snapPrice(one));
        if (one <= other) expect(snapPrice(one)).toBeLessThanOrEqual(snapPrice(other));
      }),
    );
  });
});

describe('the next stop', () => {
  it.each([
    [0, -1, 0],
    [250_000, 1, 275_000],
    [1_500_000, 1, 1_500_000],
  ] as const)('steps from %d in direction %d to %d', (amount, direction, stop) =>
    expect(nextStop(amount, direction)).toBe(stop),
  );

  it('steps to a stop that a thumb rests on, further on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: sliderEnd }),
        fc.constantFrom(1 as const, -1 as const),
        (amount, direction) => {
          const stop = nextStop(amount, direction);
          expect(snapPrice(stop)).toBe(stop);
          if (amount > 0 && amount < sliderEnd) expect(Math.sign(stop - amount)).toBe(direction);
        },
      ),
    );
  });
});

it.each([
  ['ArrowRight', 250_000, 275_000],
  ['ArrowDown', 250_000, 240_000],
  ['PageUp', 0, 50_000],
  ['PageDown', 20_000, 0],
  ['Home', 20_000, null],
])('%s at %d leads to %s', (key, amount, stop) => expect(stopForKey(key, amount)).toBe(stop));

it('says when a thumb is at the end', () => {
  expect([1_499_000, sliderEnd].map(priceText)).toEqual(['$1.5M', '$1.5M+']);
});

describe('thumbs and range', () => {
  it('open ends stand at the ends of the slider', () => {
    expect(toSlider({ min: null, max: null })).toEqual([0, sliderEnd]);
    expect(toSlider({ min: 100_000, max: 2_000_000 })).toEqual([100_000, sliderEnd]);
    expect(toSlider({ min: 2_000_000, max: null })).toEqual([sliderEnd, sliderEnd]);
    // Typed the wrong way round: the thumbs do not cross.
    expect(toSlider({ min: 500_000, max: 200_000 })).toEqual([200_000, 200_000]);
  });

  it('the ends of the slider are open ends', () => {
    expect(fromSlider({ min: 100_000, max: 500_000 }, [0, 1_500_000])).toEqual({ min: null, max: null });
    expect(fromSlider({ min: 100_000, max: 500_000 }, [4_000, 1_449_000])).toEqual({ min: null, max: 1_400_000 });
    expect(fromSlider({ min: null, max: null }, [1_500_000, 1_500_000])).toEqual({ min: 1_500_000, max: null });
  });

  it('wherever the thumbs are let go, the range is in order', () => {
    const end = fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: null });
    const thumb = fc.integer({ min: 0, max: sliderEnd });
    fc.assert(
      fc.property(end, end, thumb, thumb, (min, max, one, other) => {
        fc.pre(min === null || max === null || min <= max);
        const next = fromSlider({ min, max }, [Math.min(one, other), Math.max(one, other)]);
        expect(next.max).not.toBe(0);
        expect((next.min ?? 0) <= (next.max ?? Infinity)).toBe(true);
        // A thumb that stays keeps what was typed.
        expect(fromSlider({ min, max }, toSlider({ min, max }))).toEqual({ min, max });
      }),
    );
  });
});
