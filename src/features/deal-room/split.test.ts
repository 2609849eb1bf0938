import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareSplits,
  defaultShares,
  evenShares,
  inSplitOrder,
  previewCents,
  shareGroups,
  splitCents,
  wholeBps,
  type SplitLine,
} from './split';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Shares that add up to 100%. */
const shares = fc
  .array(fc.integer({ min: 0, max: wholeBps }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), wholeBps])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));
const cents = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1e14, max: 1e14 }));

describe('splitCents', () => {
  it.each([
    [100, [5000, 5000], [50, 50]],
    [1, [3334, 3333, 3333], [1, 0, 0]],
    [2, [3333, 3333, 3334], [1, 0, 1]],
    [-101, [5000, 5000], [-51, -50]],
    [99_999_999_999_999, [1, 9999], [10_000_000_000, 99_989_999_999_999]],
  ])('splits %d by %j into %j', (total, by, parts) => expect(splitCents(total, by)).toEqual(parts));

  it.each([[[]], [[5000]], [[5000, 5001]], [[-1, 10_001]], [[0.5, 9999.5]]])('refuses shares %j', (by) =>
    expect(() => splitCents(100, by)).toThrow(RangeError),
  );

  it('refuses fractions of a cent', () => expect(() => splitCents(0.5, [wholeBps])).toThrow(RangeError));

  it('loses no cent, and nobody is off by a whole cent', () =>
    fc.assert(
      fc.property(cents, shares, (total, by) => {
        const parts = splitCents(total, by);
        expect(sum(parts)).toBe(total);
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * 10_000n - BigInt(total) * BigInt(by[index] ?? 0);
          expect(off < 10_000n && off > -10_000n).toBe(true);
          expect(Object.is(part, -0)).toBe(false);
        }
      }),
      { numRuns: 500 },
    ));

  it('splits a loss like a gain', () =>
    fc.assert(
      fc.property(cents, shares, (total, by) => {
        expect(splitCents(-total, by)).toEqual(splitCents(total, by).map((part) => 0 - part));
      }),
    ));

  it('gives at least as much to a larger share', () =>
    fc.assert(
      fc.property(cents, shares, (total, by) => {
        const parts = splitCents(Math.abs(total), by);
        for (const [i, a] of by.entries())
          for (const [j, b] of by.entries()) if (a > b) expect(parts[i]).toBeGreaterThanOrEqual(parts[j] ?? 0);
      }),
    ));
});

it('evenShares leaves nothing over', () => {
  expect(evenShares(10_000, 3)).toEqual([3334, 3333, 3333]);
  expect(evenShares(5000, 1)).toEqual([5000]);
  expect(evenShares(5000, 0)).toEqual([]);
});

const party = (id: string, side: 'buyer' | 'seller', role: string, joined = 1) => ({
  id,
  side,
  role,
  joined_at: `2026-11-0${joined}T00:00:00Z`,
});
const [seller, buyer] = [party('s', 'seller', 'seller'), party('b', 'buyer', 'buyer')];
const [partner, second] = [party('p', 'buyer', 'jv_partner', 2), party('q', 'buyer', 'jv_partner', 3)];

it('inSplitOrder is seller, their partners, buyer, their partners, by when they joined', () => {
  const sellers = party('a', 'seller', 'jv_partner', 5);
  const same = { ...partner, id: 'o' };
  expect(inSplitOrder([second, partner, same, buyer, sellers, seller]).map(({ id }) => id)).toEqual([
    's',
    'a',
    'b',
    'o',
    'p',
    'q',
  ]);
});

describe('shareGroups', () => {
  it('makes one group of 100% without an agreed share, and for other lines', () => {
    const all = [{ side: null, totalBps: 10_000, partyIds: ['s', 'b'] }];
    expect(shareGroups('profit', [seller, buyer], 0)).toEqual(all);
    expect(shareGroups('costs', [seller, buyer], 50)).toEqual(all);
  });

  it('makes one group per side for the profit of a deal with an agreed share', () =>
    expect(shareGroups('profit', [seller, buyer, partner], 30)).toEqual([
      { side: 'seller', totalBps: 3000, partyIds: ['s'] },
      { side: 'buyer', totalBps: 7000, partyIds: ['b', 'p'] },
    ]));
});

it('defaultShares are even within each side', () => {
  expect(defaultShares('costs', [seller, buyer], 30)).toEqual({ s: 5000, b: 5000 });
  expect(defaultShares('profit', [seller, buyer, partner, second], 30)).toEqual({ s: 3000, b: 2334, p: 2333, q: 2333 });
  expect(defaultShares('profit', [seller, buyer, partner], 0)).toEqual({ s: 5000, b: 2500, p: 2500 });
});

it('previewCents shows amounts before everything is given out', () => {
  expect(previewCents(10_000, [5000, 2000])).toEqual([5000, 2000]);
  expect(previewCents(10_001, [5000, 5000])).toEqual([5001, 5000]);
  expect(previewCents(10_000, [5000, 5001])).toBeNull();
});

describe('compareSplits', () => {
  const line = (kind: SplitLine['kind'], total: number, by: Record<string, number>): SplitLine => {
    const parts = splitCents(total, Object.values(by));
    return {
      kind,
      amount_cents: total,
      shares: Object.entries(by).map(([party_id, share_bps], index) => ({
        party_id,
        share_bps,
        amount_cents: parts[index] ?? 0,
      })),
    };
  };

  it('shows changed, new, and dropped lines, and parties who join and leave', () => {
    const current = [line('profit', 1000, { s: 5000, b: 5000 }), line('costs', 10, { s: 0, b: 10_000 })];
    const proposed = [line('profit', 2000, { s: 5000, p: 5000 }), line('purchase', 4, { s: 5000, b: 5000 })];
    expect(compareSplits(current, proposed)).toEqual([
      {
        kind: 'profit',
        before: 1000,
        after: 2000,
        shares: [
          {
            party_id: 's',
            before: { share_bps: 5000, amount_cents: 500 },
            after: { share_bps: 5000, amount_cents: 1000 },
          },
          { party_id: 'p', before: null, after: { share_bps: 5000, amount_cents: 1000 } },
          { party_id: 'b', before: { share_bps: 5000, amount_cents: 500 }, after: null },
        ],
      },
      expect.objectContaining({ kind: 'purchase', before: null, after: 4 }),
      expect.objectContaining({ kind: 'costs', before: 10, after: null }),
    ]);
  });
});
