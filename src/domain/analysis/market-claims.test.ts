import { expect, it } from 'vitest';
import type { Area, AreaFigure } from '../listing/area';
import { analyze } from './analyze';
import { listingSubject } from './numbers/listing-subject';

const source = { name: 'County', license: 'CC0', url: null, as_of: '2026-01-31' };
const figure = (name: AreaFigure['figure'], value: number): AreaFigure => ({
  figure: name,
  value,
  year: 2025,
  area: 'county',
  place: 'Lucas, OH',
  source,
});
const area: Area = { figures: [figure('property_tax_pct', 2.24), figure('fair_market_rent_3', 1300)], flood: null };

const home = {
  property_type: 'Single Family',
  bedrooms: 3,
  price: 100_000,
  sqft: 1_400,
  condition: 'Turn-Key',
  noi: null,
  arv: null,
  repair_cost: null,
  monthly_rent: 1_500,
  other_monthly_income: null,
  vacancy_pct: null,
  annual_expenses: {},
  jv_share_pct: 0,
};

it('says what public data says of a figure, without changing or judging it', () => {
  const scenario = { strategy: 'rental', yours: {} } as const;
  const plain = analyze(listingSubject(home), scenario);
  const known = analyze(listingSubject({ ...home, area }), scenario);
  expect(plain.claims).toEqual({});
  expect(known.claims).toEqual({
    monthlyRent: 'Fair market rent for 3 bedrooms: $1,300 a month.',
    propertyTaxes: 'In Lucas, OH, taxes are 2.24% of the value: $2,240 a year at this price.',
  });
  expect(known.figures).toEqual(plain.figures);
  expect(known.verdict).toEqual(plain.verdict);
});

it('prefers leases around the home, and leaves out figures that a strategy doesn’t use', () => {
  const values = [{ kind: 'lease', value: 1400, low: 1200, high: 1600 }];
  const claimsOf = (strategy: 'rental' | 'wholesale') =>
    analyze(listingSubject({ ...home, area, values }), { strategy, yours: {} }).claims;
  expect(claimsOf('rental').monthlyRent).toMatch(/^The seller’s rent of \$1,500 fits/);
  expect(claimsOf('wholesale')).toEqual({});
});
