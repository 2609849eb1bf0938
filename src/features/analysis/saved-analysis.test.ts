import { describe, expect, it } from 'vitest';
import { analyze } from '@/domain/analysis/analyze';
import { strategies, type Scenario } from '@/domain/analysis/model';
import { blankSubject, listingSubject, type ListingFigures } from '@/domain/analysis/numbers/listing-subject';
import { restoredQuery, savedInputs } from './saved-analysis';
import { parseScenario } from '@/domain/analysis/scenario';

const listing: ListingFigures = {
  price: 250_000,
  sqft: 1400,
  condition: 'Light Rehab',
  noi: null,
  arv: 330_000,
  repair_cost: null,
  monthly_rent: 2300,
  other_monthly_income: null,
  vacancy_pct: null,
  annual_expenses: { property_taxes: 3100 },
  jv_share_pct: 50,
  occupancy: 'occupied',
};

const values = (subject: typeof blankSubject, scenario: Scenario) =>
  analyze(subject, scenario).groups.flatMap(({ metrics }) => metrics.map(({ id, value }) => [id, value] as const));

describe.each(strategies)('a saved %s', (strategy) => {
  const scenario: Scenario = { strategy, yours: { ratePct: 7.125, price: 240_000 } };
  const saved = savedInputs(scenario, analyze(listingSubject(listing), scenario).figures);

  it('opens with the same query while the listing is the same', () => {
    expect(restoredQuery(saved, listing)).toBe(new URLSearchParams({ deal: saved.deal }).toString());
  });

  it('opens with the same results after the listing changed', () => {
    const changed = {
      ...listing,
      price: 199_000,
      monthly_rent: 1900,
      condition: 'Heavy Rehab',
      arv: null,
      sqft: 1500,
      jv_share_pct: 0,
      annual_expenses: {},
    };
    const opened = parseScenario(restoredQuery(saved, changed));
    const expected = values(listingSubject(listing), scenario);
    for (const [index, [id, value]] of values(listingSubject(changed), opened).entries()) {
      const was = expected[index]?.[1] ?? null;
      expect([id, value === null]).toEqual([id, was === null]);
      expect(value ?? 0).toBeCloseTo(was ?? 0, 0);
    }
  });
});

it('saves no unknown figures', () => {
  const scenario: Scenario = { strategy: 'rental', yours: {} };
  const { deal, figures } = savedInputs(scenario, analyze(blankSubject, scenario).figures);
  expect(deal).toBe('1_rental');
  expect(figures).not.toHaveProperty('price');
  expect(restoredQuery({ deal, figures: { ...figures, price: -1 } }, null)).toBe('deal=1_rental');
});
