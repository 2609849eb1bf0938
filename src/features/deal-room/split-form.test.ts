import { describe, expect, it } from 'vitest';
import { shareGroups } from './split';
import {
  amountLimits,
  bpsOf,
  centsOf,
  isFixed,
  lineProblems,
  lineShares,
  linesToSend,
  newLine,
  newSplit,
  type LineDraft,
} from './split-form';

const party = (id: string, side: 'buyer' | 'seller', role: string) => ({ id, side, role, joined_at: null });
const two = [party('s', 'seller', 'seller'), party('b', 'buyer', 'buyer')];
const three = [...two, party('p', 'buyer', 'jv_partner')];
const line = (amount: LineDraft['amount'], shares: LineDraft['shares']): LineDraft => ({ amount, shares });

it('starts with the profit, or with the split in force', () => {
  expect(newSplit(null, three, 30).lines).toEqual({ profit: { amount: null, shares: { s: 30, b: 35, p: 35 } } });
  const shares = [{ party_id: 's', share_bps: 2550, amount_cents: 255 }];
  expect(newSplit([{ kind: 'costs', amount_cents: 1000, shares }], two, 0).lines).toEqual({
    costs: { amount: 10, shares: { s: 25.5, b: 0 } },
  });
  expect(newLine('purchase', two, 30)).toEqual({ amount: null, shares: { s: 50, b: 50 } });
});

it('reads amounts and shares', () => {
  expect(centsOf('profit', -19.99)).toBe(-1999);
  expect(centsOf('costs', -1)).toBeNull();
  expect(centsOf('costs', 1.1)).toBe(110);
  expect(centsOf('costs', null)).toBeNull();
  expect(bpsOf(33.33)).toBe(3333);
  expect(bpsOf(null)).toBe(0);
  expect(bpsOf(undefined)).toBe(0);
  expect(bpsOf('x')).toBeNull();
  expect(bpsOf(0.001)).toBeNull();
  expect(amountLimits('profit').min).toBeLessThan(0);
  expect(amountLimits('costs').min).toBeUndefined();
});

describe('the agreed share of the profit', () => {
  const [sellers, buyers] = shareGroups('profit', three, 30);

  it('fixes the agreed share for a side of one, whatever was entered', () => {
    expect(sellers && isFixed(sellers)).toBe(true);
    expect(buyers && isFixed(buyers)).toBe(false);
    expect(lineShares('profit', line(1, { s: 99, b: 30, p: 40 }), three, 30)).toEqual([3000, 3000, 4000]);
  });
});

describe('lineProblems', () => {
  it.each([
    [line(100, { s: 50, b: 50 }), {}],
    [line(null, { s: 50, b: 50 }), { amount: 'Enter an amount' }],
    [line(-1, { s: 50, b: 50 }), { amount: 'Must be 0 or more.' }],
    [line(100, { s: 50, b: 49.99 }), { shares: 'Shares must add up to exactly the total' }],
  ])('finds the problems of %j', (draft, problems) => expect(lineProblems('costs', draft, two, 0)).toEqual(problems));
});

describe('linesToSend', () => {
  it('sends cents and every party’s share', () =>
    expect(linesToSend({ id: '', lines: { profit: line(-10.5, { s: 50, b: 50, gone: 20 }) } }, two, 0)).toEqual({
      profit: { amount_cents: -1050, shares: { s: 5000, b: 5000 } },
    }));

  it('sends nothing without lines, or with a bad one', () => {
    expect(linesToSend({ id: '', lines: {} }, two, 0)).toBeNull();
    expect(linesToSend({ id: '', lines: { costs: line(1, { s: 1 }) } }, two, 0)).toBeNull();
  });
});
