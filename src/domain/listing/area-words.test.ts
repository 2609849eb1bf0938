import { describe, expect, it } from 'vitest';
import type { Area, AreaFigure } from './area';
import { areaGroups, fairMarketRentText, floodText } from './area-words';

const source = { name: 'HUD', license: 'Public domain', url: null, as_of: '2026-09-30' };
const census = { ...source, name: 'Census', as_of: '2023-12-31' };

const figure = (name: AreaFigure['figure'], value: number, from = source): AreaFigure => ({
  figure: name,
  value,
  year: 2023,
  area: 'zip',
  place: '43604',
  source: from,
});

const area = (...figures: AreaFigure[]): Area => ({ figures, flood: null });
const rents = area(
  ...([700, 800, 1000, 1300, 1500] as const).map((rent, beds) => figure(`fair_market_rent_${beds as 0}`, rent)),
);
const home = { property_type: 'Single Family', bedrooms: 3 };

const labels = (listing: Parameters<typeof areaGroups>[0]) =>
  areaGroups(listing).flatMap(({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`));

describe('fair market rents', () => {
  it('shows the rent of a home’s bedrooms, with 15% more for each beyond four', () => {
    expect(labels({ ...home, area: rents })).toEqual(['Fair market rent, 3 bedrooms: $1,300/mo']);
    expect(labels({ ...home, bedrooms: 6, area: rents })).toEqual(['Fair market rent, 6 bedrooms: $1,950/mo']);
    expect(fairMarketRentText({ ...home, area: rents })).toBe('Fair market rent for 3 bedrooms: $1,300 a month.');
  });

  it('shows the rent of each kind of unit, and of all together', () => {
    const unit_mix = [
      { units: 2, bedrooms: 2, bathrooms: 1 },
      { units: 1, bedrooms: 0, bathrooms: 1 },
    ];
    const listing = { property_type: 'Multi Family', bedrooms: 4, units: 3, unit_mix, area: rents };
    expect(labels(listing)).toEqual(['Fair market rent, a studio: $700/mo', 'Fair market rent, 2 bedrooms: $1,000/mo']);
    expect(fairMarketRentText(listing)).toBe('Fair market rent of its 3 units together: $2,700 a month.');
  });

  it('shows the rent of two bedrooms where the listing says nothing, and none for land', () => {
    const unknown = { property_type: 'Multi Family', bedrooms: 8, area: rents };
    expect(labels(unknown)).toEqual(['Fair market rent, 2 bedrooms: $1,000/mo']);
    expect(fairMarketRentText(unknown)).toBeNull();
    expect(labels({ property_type: 'Land', bedrooms: 0, area: rents })).toEqual([]);
  });

  it('shows no rent where none is loaded', () => {
    expect(labels({ ...home, area: area(figure('fair_market_rent_2', 900)) })).toEqual([]);
    expect(fairMarketRentText({ ...home, area: null })).toBeNull();
  });
});

it('groups facts by source and place', () => {
  const flood = { zone: 'AE', subtype: null, high_risk: true, source };
  const tax = { ...figure('property_tax_pct', 2.1), area: 'county' as const, place: 'Lucas, OH' };
  const known = area(
    figure('median_home_value', 2_000_001, census),
    figure('median_rent', 861, census),
    figure('price_change_1_pct', -1.25),
    figure('price_change_5_pct', 40),
    tax,
  );
  expect(areaGroups({ ...home, area: { ...known, flood } })).toEqual([
    {
      place: 'ZIP code 43604',
      source: census,
      facts: [
        { label: 'Median rent', value: '$861/mo' },
        { label: 'Median home value', value: 'Over $2,000,000' },
      ],
    },
    {
      place: 'ZIP code 43604',
      source,
      facts: [
        { label: 'Home prices, 2022 to 2023', value: '-1.3%' },
        { label: 'Home prices, 2018 to 2023', value: '+40.0%' },
      ],
    },
    { place: 'Lucas, OH', source, facts: [{ label: 'Property tax rate', value: '2.10% a year' }] },
    {
      place: 'Pin on the map',
      source,
      facts: [{ label: 'Flood zone', value: 'Zone AE: high risk. Lenders require flood insurance.' }],
    },
  ]);
});

it.each([
  ['AE', 'FLOODWAY', true, 'Zone AE, in the floodway: high risk. Lenders require flood insurance.'],
  ['VE', null, true, 'Zone VE, on the coast: high risk. Lenders require flood insurance.'],
  ['X', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', false, 'Zone X: moderate risk. Lenders rarely require flood insurance.'],
  [
    'X',
    'AREA WITH REDUCED FLOOD RISK DUE TO LEVEE',
    false,
    'Zone X: moderate risk. Lenders rarely require flood insurance.',
  ],
  ['X', 'AREA OF MINIMAL FLOOD HAZARD', false, 'Zone X: low risk. Lenders rarely require flood insurance.'],
  ['X', null, false, 'Zone X: low risk. Lenders rarely require flood insurance.'],
  ['D', null, false, 'Zone D: the risk wasn’t studied. Lenders may require flood insurance.'],
])('says what flood zone %s %s means', (zone, subtype, high_risk, text) => {
  expect(floodText({ zone, subtype, high_risk })).toBe(text);
});
