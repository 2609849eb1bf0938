import { describe, expect, it } from 'vitest';
import { hasCriteriaProblem, parseCriteria, toStored } from './further-criteria';

const stored = {
  places: ['county:Shelby, TN', 'zip:38103+10, TN'],
  bedrooms: { min: 3, max: 0 },
  units: { min: 2, max: 4 },
  capRate: { min: 7.5, max: 0 },
  occupancy: ['occupied'],
  noJv: true,
  verifiedOnly: true,
};

describe('further criteria', () => {
  it('are stored as they were read, without those that are unset', () => {
    expect(toStored(parseCriteria(stored))).toEqual(stored);
    expect(toStored(parseCriteria({}))).toEqual({});
    expect(toStored(parseCriteria(null))).toEqual({});
  });

  it('may have only one bound, as other clients store them', () => {
    expect(parseCriteria({ units: { min: 2 } }).units).toEqual({ min: 2, max: 0 });
  });

  it.each([
    ['places that aren’t any', { places: ['Memphis', 7] }],
    ['a range that isn’t one', { units: 'two' }],
    ['an unknown occupancy', { occupancy: ['haunted'] }],
    ['a switch that isn’t on', { noJv: 'yes' }],
    ['other filters', { price: { min: 1, max: 2 }, shape: [] }],
  ])('leave out %s', (_, json) => expect(toStored(parseCriteria(json))).toEqual({}));

  it('can’t be applied with reversed bounds or more decimals than allowed', () => {
    expect(hasCriteriaProblem(parseCriteria(stored))).toBe(false);
    expect(hasCriteriaProblem(parseCriteria({ units: { min: 4, max: 2 } }))).toBe(true);
    expect(hasCriteriaProblem(parseCriteria({ units: { min: 2.5, max: 0 } }))).toBe(true);
  });
});
