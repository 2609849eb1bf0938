import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze';
import { dealOf } from './deal';
import { figureSpec, figureSpecs } from './figures';
import {
  strategies,
  type Analysis,
  type FigureId,
  type FigureValues,
  type Metric,
  type MetricId,
  type Strategy,
  type Subject,
} from './model';
import { plain } from './numbers/amount';
import { normalizeFigure } from './numbers/figure-bounds';
import { resolveFigures } from './numbers/figures';
import { loanBalance } from './numbers/formulas';
import { blankSubject, listingSubject, type ListingFigures } from './numbers/listing-subject';

/** A metric of an analysis; fails where there is none. */
function find({ groups }: Pick<Analysis, 'groups'>, id: MetricId): Metric {
  const metric = groups.flatMap((group) => group.metrics).find((each) => each.id === id);
  if (!metric) throw new Error(`No metric '${id}'`);
  return metric;
}

const stated = (values: FigureValues): Subject => ({ stated: values, condition: null });
const of = (strategy: Strategy, values: FigureValues) => analyze(stated(values), { strategy, yours: {} });

/** Nothing but what a test names: no cost, no growth, no bill. */
const bare: FigureValues = {
  repairCost: 0,
  closingCostPct: 0,
  otherMonthlyIncome: 0,
  vacancyPct: 0,
  propertyTaxes: 0,
  insurance: 0,
  maintenance: 0,
  management: 0,
  reserves: 0,
  sellingCostPct: 0,
  bridgeLoanPct: 0,
  refinanceCostPct: 0,
};

describe('rental analysis', () => {
  test('matches a worked example from a stated NOI', () => {
    const result = of('rental', {
      ...bare,
      price: 850_000,
      statedNoi: 45_000,
      downPaymentPct: 25,
      ratePct: 5.5,
      termYears: 25,
      closingCostPct: (20_000 / 850_000) * 100,
    });
    expect(find(result, 'loanAmount').value).toBe(637_500);
    expect(find(result, 'cashInvested').value).toBeCloseTo(232_500, 6);
    expect(find(result, 'debtService').substituted).toBe('12 × $3,914.81 = $46,978');
    expect(find(result, 'capRate').substituted).toBe('$45,000 ÷ $850,000 = 5.29%');
    expect(find(result, 'cashOnCash').substituted).toBe('-$1,978 ÷ $232,500 = -0.85%');
    expect(find(result, 'dscr').substituted).toBe('$45,000 ÷ $46,978 = 0.96');
    expect(find(result, 'debtYield').substituted).toBe('$45,000 ÷ $637,500 = 7.06%');
  });

  test('shows returns with and without repairs', () => {
    const result = of('rental', {
      ...bare,
      price: 100_000,
      repairCost: 25_000,
      statedNoi: 10_000,
      downPaymentPct: 100,
    });
    expect(find(result, 'capRate').value).toBe(10);
    expect(find(result, 'capRate').variants.find(({ id }) => id === 'all-in')?.value).toBe(8);
    expect(find(result, 'cashOnCash').value).toBe(8);
    expect(find(result, 'cashOnCash').variants.find(({ id }) => id === 'without-repairs')?.value).toBe(10);
  });

  test('explains why a cash purchase has no DSCR or debt yield', () => {
    const result = of('rental', { ...bare, price: 100_000, statedNoi: 10_000, downPaymentPct: 100 });
    for (const id of ['dscr', 'debtYield'] as const) {
      expect(find(result, id).value).toBeNull();
      expect(find(result, id).note).toMatch(/^There’s no (debt|loan)/);
      expect(find(result, id).substituted).toMatch(/isn’t defined\.$/);
    }
    expect(find(result, 'dscr').goal?.met).toBeNull();
    expect(find(result, 'cashOnCash').value).toBe(10);
  });

  test('says who stated the NOI when there is no rent', () => {
    const noi = (subject: Subject, yours: FigureValues) => find(analyze(subject, { strategy: 'rental', yours }), 'noi');
    expect(noi(stated({ statedNoi: 10_000 }), {})).toMatchObject({
      formula: 'As stated by the seller',
      substituted: 'Stated by the seller = $10,000',
    });
    expect(noi(blankSubject, { statedNoi: 10_000 })).toMatchObject({
      formula: 'As you entered it',
      substituted: 'Entered by you = $10,000',
    });
    expect(noi(blankSubject, {})).toMatchObject({
      formula: 'Effective gross income − operating expenses',
      substituted: 'Needs a rent, or an NOI.',
    });
  });

  test('returns no IRR when no cash is invested, even with a negative year', () => {
    const result = of('rental', { price: 300_000, monthlyRent: 3000, downPaymentPct: 0, closingCostPct: 0 });
    expect(find(result, 'cashFlow').value).toBeLessThan(0);
    for (const id of ['irr', 'equityMultiple'] as const) {
      expect(find(result, id).value).toBeNull();
      expect(find(result, id).note).toMatch(/^Nothing is invested at the start/);
    }
  });

  test('matches a hand-kept ledger over the hold period', () => {
    const figures = {
      price: 200_000,
      monthlyRent: 2000,
      holdYears: 3,
      rentGrowthPct: 10,
      expenseGrowthPct: 0,
      appreciationPct: 10,
      sellingCostPct: 5,
      downPaymentPct: 25,
      ratePct: 6,
      termYears: 30,
    };
    const result = of('rental', { ...bare, ...figures });
    let owed = 150_000;
    const payment = find(result, 'monthlyPayment').value ?? NaN;
    for (let month = 0; month < 36; month += 1) owed += owed * 0.005 - payment;
    expect(find(result, 'loanBalance').value).toBeCloseTo(owed, 4);
    expect(loanBalance(150_000, 6, 360, 36)).toBeCloseTo(owed, 4);
    const flows = [
      -50_000,
      24_000 - 12 * payment,
      26_400 - 12 * payment,
      29_040 - 12 * payment + 266_200 * 0.95 - owed,
    ];
    const irr = (find(result, 'irr').value ?? NaN) / 100;
    expect(flows.reduce((sum, flow, year) => sum + flow / (1 + irr) ** year, 0)).toBeCloseTo(0, 4);
    expect(find(result, 'equityMultiple').value).toBeCloseTo(
      ((flows[1] ?? 0) + (flows[2] ?? 0) + (flows[3] ?? 0)) / 50_000,
      10,
    );
    expect(find(result, 'irr').variants.map(({ id }) => id)).toEqual(['unlevered', 'at-cap-rate']);
  });

  test('names what is missing without a rent and counts unknown repairs as $0', () => {
    const result = of('rental', { price: 200_000 });
    expect(find(result, 'noi')).toMatchObject({ value: null, substituted: 'Needs a rent, or an NOI.' });
    expect(find(result, 'capRate')).toMatchObject({ value: null, variants: [] });
    expect(find(result, 'cashInvested').note).toContain('aren’t known');
    expect(result.missing).toEqual(['monthlyRent']);
  });
});

describe('flip analysis', () => {
  test('judges by what the buyer keeps, with the result before the seller’s share next to it', () => {
    const deal = { ...bare, price: 100_000, repairCost: 20_000, arv: 160_000, arvRulePct: 80, targetFlipRoiPct: 30 };
    const whole = of('flip', deal);
    expect(whole.verdict.rating).toBe('works');
    expect(find(whole, 'flipProfit').variants).toEqual([]);
    const half = of('flip', { ...deal, jvSharePct: 50 });
    expect(find(half, 'flipProfit')).toMatchObject({
      value: 20_000,
      formula: '(Sale proceeds − all-in cost) × (1 − seller’s share)',
      substituted: '($160,000 − $120,000) × (1 − 50%) = $20,000',
    });
    expect(find(half, 'flipProfit').variants).toMatchObject([
      { label: 'Before the seller’s 50%', value: 40_000, substituted: '$160,000 − $120,000 = $40,000' },
    ]);
    expect(find(half, 'flipRoi')).toMatchObject({ goal: { met: false } });
    expect(half.verdict.rating).toBe('mixed');
    expect(half.verdict.headline).toContain('misses return on cost 16.67% (target 30%)');
    expect(half.verdict.remarks.find(({ kind }) => kind === 'share')?.text).toBe(
      'The seller gets 50% of the profit in a joint venture: of a profit of $40,000, you keep $20,000, a return on ' +
        'investment (ROI) of 16.67% instead of 33.33%. All results above are what you keep.',
    );
    // The solved price is the one at which the buyer keeps the target.
    const solved = half.prices.find(({ metric }) => metric === 'flipRoi')?.price ?? NaN;
    expect(solved).toBeLessThan(whole.prices.find(({ metric }) => metric === 'flipRoi')?.price ?? NaN);
    expect(of('flip', { ...deal, jvSharePct: 50, price: solved }).verdict.rating).toBe('works');
  });
});

describe('a rental with a joint venture', () => {
  const deal: FigureValues = { ...bare, price: 100_000, statedNoi: 12_000, downPaymentPct: 100, holdYears: 2 };
  const growth = { rentGrowthPct: 0, appreciationPct: 10 };

  test('shares the cash flow and the gain of the sale, and losses in the same parts', () => {
    const half = of('rental', { ...deal, ...growth, jvSharePct: 50 });
    expect(find(half, 'cashFlow')).toMatchObject({ value: 6000 });
    expect(find(half, 'cashOnCash')).toMatchObject({ value: 6, goal: { met: false } });
    expect(find(half, 'cashOnCash').variants[0]).toMatchObject({ id: 'before-share', value: 12 });
    // Invested 100,000; kept 6,000 twice, and half of the 21,000 gain.
    expect(find(half, 'irr').substituted).toContain('IRR of -$100,000, $6,000, $116,500');
    expect(find(half, 'irr').variants[0]?.substituted).toContain('IRR of -$100,000, $12,000, $133,000');
    expect(find(half, 'equityMultiple').value).toBeCloseTo(1.225, 10);

    const loss = of('rental', { ...deal, statedNoi: -1000, ...growth, appreciationPct: 0, jvSharePct: 50 });
    expect(find(loss, 'cashFlow')).toMatchObject({ value: -500, variants: [{ id: 'before-share', value: -1000 }, {}] });
    expect(find(loss, 'irr').substituted).toContain('IRR of -$100,000, -$500, $99,500');
    expect(loss.verdict.remarks.find(({ kind }) => kind === 'share')?.text).toBe(
      'The seller shares losses in a joint venture, too: of a cash flow before tax of -$1,000 a year, your part is ' +
        '-$500, a cash-on-cash return of -0.50% instead of -1.00%. All results above are your part.',
    );
  });

  test('splits an assignment fee', () => {
    const wholesale = of('wholesale', { price: 100_000, arv: 200_000, repairCost: 20_000, jvSharePct: 50 });
    expect(find(wholesale, 'spread')).toMatchObject({ value: 10_000, goal: { met: true } });
    expect(find(wholesale, 'spread').variants[0]?.value).toBe(20_000);
    expect(find(wholesale, 'maxContract').value).toBe(100_000);
    expect(wholesale.prices.map(({ price }) => price)).toEqual([100_000]);
    const all = of('wholesale', { price: 100_000, arv: 200_000, repairCost: 20_000, jvSharePct: 100 });
    expect(find(all, 'maxContract').value).toBeNull();
  });
});

describe('BRRRR analysis', () => {
  const deal: FigureValues = {
    ...bare,
    price: 60_000,
    repairCost: 20_000,
    arv: 120_000,
    refinanceLtvPct: 60,
    statedNoi: 12_000,
    ratePct: 6,
    termYears: 30,
  };

  test('collects the NOI of an occupied property during the rehab', () => {
    const vacant = { ...deal, propertyTaxes: 1200, rehabMonths: 6, bridgeLoanPct: 0 };
    const occupied: Subject = { stated: vacant, condition: null, occupied: true };
    const invested = (subject: Subject, yours: FigureValues = {}) =>
      find(analyze(subject, { strategy: 'brrrr', yours }), 'cashInvested').value;
    // Half a year of 1,200 in taxes, or of 12,000 in NOI.
    expect(invested(stated(vacant))).toBe(80_600);
    expect(invested(occupied)).toBe(74_000);
    expect(invested(occupied, { rehabRentedPct: 50 })).toBe(77_300);
    expect(find(analyze(occupied, { strategy: 'flip', yours: {} }), 'cashInvested').value).toBe(80_600);
  });

  test('meets the target without a percentage when all cash is back', () => {
    const result = of('brrrr', { ...deal, refinanceLtvPct: 75 });
    expect(find(result, 'cashLeft')).toMatchObject({ value: -10_000, goal: { met: true } });
    expect(find(result, 'cashOnCash')).toMatchObject({ value: null, goal: { met: true } });
    expect(find(result, 'cashOnCash').note).toContain('No cash is left in');
    expect(result.verdict.rating).toBe('works');
  });

  test('misses the target when all cash is back but cash flow is negative', () => {
    const result = of('brrrr', { ...deal, refinanceLtvPct: 75, statedNoi: 5000 });
    expect(find(result, 'cashOnCash').goal?.met).toBe(false);
    expect(result.verdict.rating).toBe('fails');
  });
});

describe('resolveFigures', () => {
  const listing: ListingFigures = {
    price: 250_000,
    sqft: 1000,
    condition: 'Light Rehab',
    noi: null,
    arv: null,
    repair_cost: null,
    monthly_rent: 2000,
    other_monthly_income: null,
    vacancy_pct: 0,
    annual_expenses: { property_taxes: 3000, other: 100, management: 'a lot', insurance: -5, pool: 7 },
    jv_share_pct: 0,
  };

  test('prefers the reader’s value, then the seller’s, then an assumption', () => {
    const figures = resolveFigures(listingSubject(listing), { insurance: 900, monthlyRent: 2200 });
    expect(figures.propertyTaxes).toEqual({ value: 3000, origin: 'stated' });
    expect(figures.otherExpenses).toMatchObject({ value: 100, origin: 'stated' });
    expect(figures.vacancyPct).toMatchObject({ value: 0, origin: 'stated' });
    expect(figures.insurance).toMatchObject({ value: 900, origin: 'yours' });
    // 8% of the rent the reader entered.
    expect(figures.management).toMatchObject({ value: 2112, origin: 'assumed' });
    expect(figures.repairCost).toMatchObject({ value: 15_000, origin: 'assumed' });
    expect(figures.arv).toMatchObject({ value: null, origin: 'assumed' });
    expect(figures.jvSharePct).toMatchObject({ value: 0, origin: 'assumed' });
    expect(resolveFigures(listingSubject({ ...listing, jv_share_pct: 50 }), {}).jvSharePct).toMatchObject({
      value: 50,
      origin: 'stated',
    });
  });

  test('ignores values out of bounds and malformed expenses', () => {
    expect(resolveFigures(blankSubject, { vacancyPct: 101, price: NaN, ratePct: -1 })).toMatchObject({
      vacancyPct: { value: 5, origin: 'assumed' },
      price: { value: null },
      ratePct: { value: 7, origin: 'assumed' },
    });
    for (const annual_expenses of [null, 'none', 3, []])
      expect(listingSubject({ ...listing, annual_expenses }).stated.propertyTaxes).toBeUndefined();
    expect(normalizeFigure('price', 1.6)).toBe(2);
    expect(normalizeFigure('ratePct', 6.8754)).toBe(6.875);
    expect(Object.is(normalizeFigure('appreciationPct', -0.0001), 0)).toBe(true);
    expect(normalizeFigure('price', -1)).toBeNull();
  });

  test('gives each figure one spec and one code', () => {
    expect(new Set(figureSpecs.map(({ code }) => code)).size).toBe(figureSpecs.length);
    expect(new Set(figureSpecs.map(({ id }) => id)).size).toBe(figureSpecs.length);
    for (const { strategies: used } of figureSpecs) expect(used.length).toBeGreaterThan(0);
  });
});

// Any property, sensible or not ------------------------------------------------------------

/** Some figures within their bounds, money up to a hundred million and often round or none. */
const values: fc.Arbitrary<FigureValues> = fc
  .record(
    Object.fromEntries(
      figureSpecs.map(({ id, min, max, decimals }) => {
        const most = Math.min(max, 100_000_000);
        const any = fc
          .double({ min: Math.max(min, -most), max: most, noNaN: true })
          .map((value) => normalizeFigure(id, value) ?? min);
        return [
          id,
          fc.oneof(fc.constantFrom(min, Math.min(most, max), Number(Math.min(most, 100_000).toFixed(decimals))), any),
        ];
      }),
    ) as Record<FigureId, fc.Arbitrary<number>>,
    { requiredKeys: [] },
  )
  .map((record) =>
    Object.fromEntries(Object.entries(record).filter(([id, value]) => value >= figureSpec(id as FigureId).min)),
  );

const subjects = fc.record({
  stated: values,
  condition: fc.constantFrom(null, 'Turn-Key', 'Heavy Rehab', 'Tear-Down'),
  occupied: fc.boolean(),
});
const scenarios = fc.record({ strategy: fc.constantFrom(...strategies), yours: values });

describe('any analysis', () => {
  test('gives only finite or null results, and no NaN or undefined in texts', () => {
    fc.assert(
      fc.property(subjects, scenarios, (subject, scenario) => {
        const result = analyze(subject, scenario);
        for (const metric of result.groups.flatMap((group) => group.metrics)) {
          for (const { value } of [metric, ...metric.variants])
            expect(value === null || Number.isFinite(value)).toBe(true);
        }
        const texts = JSON.stringify([result.groups, result.prices, result.verdict]);
        expect(texts).not.toMatch(/NaN|Infinity|undefined|∞|\$-|--/);
        expect(result.headline.length).toBeGreaterThan(1);
      }),
      { numRuns: 25 },
    );
  });

  test('explains every undefined metric', () => {
    fc.assert(
      fc.property(subjects, scenarios, (subject, scenario) => {
        for (const metric of analyze(subject, scenario).groups.flatMap((group) => group.metrics)) {
          if (metric.value === null) expect(metric.substituted).toMatch(/^Needs .+\.$|isn’t defined\.$/);
          else expect(metric.substituted).not.toMatch(/^Needs|not defined/);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('calls no price one that works if a target is missed at it', () => {
    fc.assert(
      fc.property(subjects, scenarios, (subject, { strategy, yours }) => {
        const { price: _, ...others } = yours;
        for (const { metric, price } of analyze(subject, { strategy, yours }).prices) {
          if (price === null) continue;
          const there = dealOf(subject, { strategy, yours: { ...others, price } });
          const decision = there.decisions.find((each) => each.metric === metric);
          if (decision?.met !== undefined) expect(decision.met).not.toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('shows the same values that decide', () => {
    fc.assert(
      fc.property(subjects, scenarios, (subject, scenario) => {
        const result = analyze(subject, scenario);
        const deal = dealOf(subject, scenario);
        for (const [id, value] of Object.entries(deal.values))
          expect(find(result, id as MetricId).value).toBe(plain(value));
        for (const { metric, scale, upper, lower, met } of deal.decisions) {
          const { value, goal } = find(result, metric);
          // A result beyond any real deal is never praised.
          expect(goal?.met).toBe(met && result.doubt !== null ? null : met);
          if (value !== null && upper !== null && lower !== null)
            expect(value).toBeCloseTo(upper.times(scale).div(lower).toNumber(), 6);
        }
      }),
      { numRuns: 20 },
    );
  });
});
