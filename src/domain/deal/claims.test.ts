import { expect, it } from 'vitest';
import { changedClaims, claimsOf } from './claims';

const listing = { repair_cost: 0, arv: 180_000, monthly_rent: null };

it('copies what the listing states', () => expect(claimsOf(listing)).toEqual({ repair_cost: 0, arv: 180_000 }));

it('shows what the listing claims otherwise by now', () => {
  expect(changedClaims({ repair_cost: 0, arv: 300_000, monthly_rent: 900 }, listing)).toEqual([
    { kind: 'arv', label: 'Value after repair', before: '$300,000', now: '$180,000' },
    { kind: 'monthly_rent', label: 'Monthly rent', before: '$900', now: 'Not stated' },
  ]);
  expect(changedClaims({}, listing).map(({ before, now }) => [before, now])).toEqual([
    ['Not stated', '$0'],
    ['Not stated', '$180,000'],
  ]);
});

it('finds no changed claims without a change, or in versions without claims', () => {
  expect(changedClaims(claimsOf(listing), listing)).toEqual([]);
  expect(changedClaims(null, listing)).toEqual([]);
});
