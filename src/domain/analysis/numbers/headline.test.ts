import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze';
import type { MetricId, Strategy } from '../model';
import { headlineOf } from './headline';
import { listingSubject, type ListingFigures } from './listing-subject';

const duplex: ListingFigures = {
  condition: 'Turn-Key',
  price: 480_000,
  sqft: 2000,
  noi: null,
  arv: null,
  repair_cost: null,
  monthly_rent: 4000,
  other_monthly_income: null,
  vacancy_pct: 5,
  annual_expenses: { property_taxes: 12_000, insurance: 0, maintenance: 0, management: 0, reserves: 0 },
  jv_share_pct: 0,
};
const of = (change: Partial<ListingFigures> = {}) => headlineOf(listingSubject({ ...duplex, ...change }));

describe('headlineOf', () => {
  it.each<[Strategy, MetricId[]]>([
    ['flip', ['flipProfit', 'flipRoi']],
    ['brrrr', ['cashLeft', 'cashFlow', 'dscr']],
    ['wholesale', ['maxContract', 'spread']],
  ])('gives the results of a %s that the listing is marketed as', (strategy, ids) => {
    const { results, ...rest } = of({ title: strategy, arv: 700_000, repair_cost: 60_000 });
    expect(rest).toMatchObject({ strategy, missing: [], isDoubtful: false });
    expect(results.map(({ id }) => id)).toEqual(ids);
  });

  it('names the figures that nobody stated', () => {
    expect(of({ title: 'A flip' }).missing).toEqual(['arv']);
  });

  it('says what the analysis says', () => {
    const usd = fc.option(fc.integer({ min: 0, max: 2_000_000 }));
    const listings = fc.record({
      title: fc.constantFrom('A flip', 'A rental', 'A BRRRR', 'A wholesale deal', ''),
      condition: fc.constantFrom('Turn-Key', 'Light Rehab', 'Heavy Rehab', 'Tear-Down', null),
      price: fc.integer({ min: 500, max: 2_000_000 }),
      sqft: fc.option(fc.integer({ min: 0, max: 9000 })),
      noi: fc.option(fc.integer({ min: -50_000, max: 300_000 })),
      arv: usd,
      repair_cost: usd,
      monthly_rent: fc.option(fc.integer({ min: 0, max: 30_000 })),
      other_monthly_income: fc.option(fc.integer({ min: 0, max: 500 })),
      vacancy_pct: fc.option(fc.integer({ min: 0, max: 100 })),
      annual_expenses: fc.constantFrom(null, { property_taxes: 4000, insurance: 1200 }),
      jv_share_pct: fc.constantFrom(0, 50, 100),
      occupancy: fc.constantFrom('vacant', 'occupied', null),
      financing: fc.constantFrom('Conventional', 'Owner Financing', 'Creative', 'Subject To', null),
    });
    fc.assert(
      fc.property(listings, (listing) => {
        const subject = listingSubject(listing);
        const { strategy, missing, isDoubtful, results } = headlineOf(subject);
        const analysis = analyze(subject, { strategy, yours: {} });
        const metrics = analysis.groups.flatMap((group) => group.metrics);
        expect(missing).toEqual(analysis.missing);
        for (const { id, unit, value } of results) {
          const metric = metrics.find((each) => each.id === id);
          const monthly = metric?.variants.find((variant) => variant.id === 'monthly')?.value ?? null;
          expect(value).toBe(unit === 'usd_per_month' ? monthly : metric?.value);
        }
        // The headline doesn't compute the returns of the hold period.
        if (!/IRR|equity multiple/i.test(analysis.doubt ?? '')) expect(isDoubtful).toBe(analysis.doubt !== null);
      }),
      { numRuns: 30 },
    );
  });
});
