import { describe, expect, it } from 'vitest';
import { claimOf, roughly } from './claim.ts';

const sale = { kind: 'sale', value: 209_365, low: 180_926, high: 236_746 };
const lease = { kind: 'lease', value: 1_452, low: 1_301, high: 1_603 };

describe('a claim against the market', () => {
  it.each([
    [240_000, sale, 'above', 'is above what such homes sell for around it: $181,000 to $237,000, $209,000 in'],
    [236_746, sale, 'fits', 'fits what such homes sell for around it'],
    [180_926, sale, 'fits', 'The seller’s ARV of $180,926 fits'],
    [180_925, sale, 'below', 'is below what such homes sell for'],
    [
      1_700,
      lease,
      'above',
      'The seller’s rent of $1,700 is above what such homes rent for around it: $1,300 to $1,600 a month',
    ],
  ] as const)('compares %d', (stated, market, verdict, text) => {
    const claim = claimOf(stated, market);
    expect(claim?.verdict).toBe(verdict);
    expect(claim?.text).toContain(text);
  });

  it('says nothing without a claim, a value, or a range', () => {
    for (const [stated, market] of [
      [null, sale],
      [240_000, undefined],
      [240_000, { ...sale, value: null, low: null, high: null }],
      [240_000, { ...sale, low: null, high: null }],
    ] as const)
      expect(claimOf(stated, market)).toBeNull();
  });

  it('rounds to three digits', () => {
    expect([209_365, 1_452, 87, 1_234_567].map(roughly)).toEqual([209_000, 1_450, 87, 1_230_000]);
  });
});
