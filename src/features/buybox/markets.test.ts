import { describe, expect, it } from 'vitest';
import { countiesIn, maxCounties, withCounty, withoutCounty, withoutState, withState } from './markets';

const texas = { states: ['TX', 'VA'], counties: ['Travis, TX', 'Hays, TX', 'Fairfax, City of, VA'] };

describe('markets', () => {
  it('adds a state once and removes it with its counties', () => {
    expect(withState({ states: [], counties: [] }, 'TX')).toEqual({ states: ['TX'], counties: [] });
    expect(withState(texas, 'TX')).toBe(texas);
    expect(withoutState(texas, 'TX')).toEqual({ states: ['VA'], counties: ['Fairfax, City of, VA'] });
    expect(countiesIn(texas, 'TX')).toEqual(['Travis, TX', 'Hays, TX']);
  });

  it('adds a county once, only in a selected state, and up to the limit', () => {
    expect(withCounty(texas, 'Bexar, TX').counties).toContain('Bexar, TX');
    expect(withCounty(texas, 'Travis, TX')).toBe(texas);
    expect(withCounty(texas, 'Cook, IL')).toBe(texas);
    const full = { states: ['TX'], counties: Array.from({ length: maxCounties }, (_, number) => `${number}, TX`) };
    expect(withCounty(full, 'Travis, TX')).toBe(full);
    expect(withoutCounty(texas, 'Hays, TX').counties).toEqual(['Travis, TX', 'Fairfax, City of, VA']);
  });
});
