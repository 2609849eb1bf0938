import { describe, expect, it } from 'vitest';
import { hasProblem } from '@/domain/filters/filters';
import { parseCriteria, toStored } from './further-criteria';

const stored = {
  places: ['county:Shelby, TN', 'zip:38103+10, TN'],
  bedrooms: { min: 3, max: 0 },
  units: { min: 2, max: 4 },
  cap_rate: { min: 7.5, max: 0 },
  occupancy: ['occupied'],
  no_jv: true,
  verified: true,
};

describe('further criteria', () => {
  it('stores further criteria as they were read, without those that are unset', () => {
    expect(toStored(parseCriteria(stored))).toEqual(stored);
    expect(toStored(parseCriteria({}))).toEqual({});
    expect(toStored(parseCriteria(null))).toEqual({});
  });

  it('reads criteria with only one bound, as other clients store them', () => {
    expect(parseCriteria({ units: { min: 2 } }).units).toEqual({ min: 2, max: 0 });
  });

  it.each([
    ['places that aren’t any', { places: ['Memphis', 7] }],
    ['a range that isn’t one', { units: 'two' }],
    ['an unknown occupancy', { occupancy: ['haunted'] }],
    ['a switch that isn’t on', { no_jv: 'yes' }],
    ['other filters', { price: { min: 1, max: 2 }, shape: [] }],
  ])('leaves out %s', (_, json) => expect(toStored(parseCriteria(json))).toEqual({}));

  it('refuses further criteria with reversed bounds or more decimals than allowed', () => {
    expect(hasProblem(parseCriteria(stored))).toBe(false);
    expect(hasProblem(parseCriteria({ units: { min: 4, max: 2 } }))).toBe(true);
    expect(hasProblem(parseCriteria({ units: { min: 2.5, max: 0 } }))).toBe(true);
  });
});
