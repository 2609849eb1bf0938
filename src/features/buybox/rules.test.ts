import { describe, expect, it } from 'vitest';
import type { Box } from './box';
import {
  boxSummary,
  countiesIn,
  countyName,
  countyPlace,
  countyText,
  matchesText,
  mostCounties,
  offered,
  priceProblem,
  rangeText,
  stateName,
  toggled,
  withCounty,
  withoutCounty,
  withoutState,
  withState,
} from './rules';
import { conditions, financings, propertyTypes } from './vocabulary';

const texas = { states: ['TX', 'VA'], counties: ['Travis, TX', 'Hays, TX', 'Fairfax, City of, VA'] };

describe('markets', () => {
  it('a county is kept with its state and said by its name', () => {
    expect(countyText({ state: 'TX', county: 'Travis' })).toBe('Travis, TX');
    expect(countyPlace('Fairfax, City of, VA')).toEqual({ state: 'VA', county: 'Fairfax, City of' });
    expect(countyName('Fairfax, City of, VA')).toBe('City of Fairfax, VA');
    expect(stateName('TX')).toBe('Texas');
    expect(stateName('ZZ')).toBe('ZZ');
  });

  it('a state is added once and goes with its counties', () => {
    expect(withState({ states: [], counties: [] }, 'TX')).toEqual({ states: ['TX'], counties: [] });
    expect(withState(texas, 'TX')).toBe(texas);
    expect(withoutState(texas, 'TX')).toEqual({ states: ['VA'], counties: ['Fairfax, City of, VA'] });
    expect(countiesIn(texas, 'TX')).toEqual(['Travis, TX', 'Hays, TX']);
  });

  it('a county is added once, to a chosen state, and up to the limit', () => {
    expect(withCounty(texas, 'Bexar, TX').counties).toContain('Bexar, TX');
    expect(withCounty(texas, 'Travis, TX')).toBe(texas);
    expect(withCounty(texas, 'Cook, IL')).toBe(texas);
    const full = { states: ['TX'], counties: Array.from({ length: mostCounties }, (_, number) => `${number}, TX`) };
    expect(withCounty(full, 'Travis, TX')).toBe(full);
    expect(withoutCounty(texas, 'Hays, TX').counties).toEqual(['Travis, TX', 'Fairfax, City of, VA']);
  });
});

describe('choices', () => {
  it('are those of the form, and what the box names already', () => {
    expect(offered(propertyTypes, [])).toEqual([
      'Single Family',
      'Multi Family',
      'Commercial',
      'Land',
      'Industrial',
      'Mixed Use',
    ]);
    expect(offered(propertyTypes, ['Condo'])).toContain('Condo');
    expect(offered(financings, [])).toEqual([
      'Cash',
      'Conventional',
      'Hard Money',
      'Private Money',
      'Owner Financing',
      'Subject To',
    ]);
  });

  it('stay in the order of their list', () => {
    expect(toggled(conditions, ['Tear-Down'], 'Turn-Key', true)).toEqual(['Turn-Key', 'Tear-Down']);
    expect(toggled(conditions, ['Turn-Key', 'Tear-Down'], 'Turn-Key', false)).toEqual(['Tear-Down']);
  });
});

describe('price', () => {
  it.each([
    [null, null, undefined],
    [0, null, undefined],
    [5, 5, undefined],
    [6, 5, 'The minimum is above the maximum.'],
    [null, 0, 'Enter a maximum above $0, or leave it empty.'],
    [null, 100_000_000_001, 'Use at most $100,000,000,000.'],
    [100_000_000_001, null, 'Use at most $100,000,000,000.'],
  ])('of %s to %s: %s', (min, max, problem) => expect(priceProblem({ min, max })).toBe(problem));

  it.each([
    [null, null, null],
    [0, null, null],
    [null, 400_000, 'Up to $400,000'],
    [100_000, null, 'From $100,000'],
    [100_000, 2_500_000, '$100,000 to $2,500,000'],
  ])('from %s to %s is said as %s', (min, max, text) => expect(rangeText({ min, max })).toBe(text));
});

describe('what is said', () => {
  it.each([
    [0, 'No listings match now'],
    [1, '1 listing matches now'],
    [1000, '1,000 listings match now'],
    [1001, 'More than 1,000 listings match now'],
  ])('of %d matches: %s', (count, text) => expect(matchesText(count)).toBe(text));

  it('of a box: each of its conditions, long lists in short', () => {
    const open: Box = {
      states: [],
      counties: [],
      property_types: [],
      conditions: [],
      min_price: null,
      max_price: null,
      financing: [],
      investment_strategies: [],
      vip_alerts: false,
      alert_mail: 'daily',
      phone: null,
    };
    expect(boxSummary(open)).toEqual([]);
    expect(
      boxSummary({
        ...open,
        states: ['TX', 'OH'],
        counties: ['Travis, TX', 'Hays, TX'],
        property_types: ['Land', 'Single Family'],
        conditions: [...conditions],
        financing: [...financings],
        max_price: 400_000,
      }),
    ).toEqual([
      ['Markets', 'Travis, TX · Hays, TX · Ohio'],
      ['Property types', 'Single Family · Land'],
      ['Conditions', 'Turn-Key · Light Rehab · Medium Rehab · Heavy Rehab · Tear-Down'],
      ['Price', 'Up to $400,000'],
      ['Financing', 'Cash · Conventional · Hard Money · Private Money · 3 more'],
    ]);
  });
});
