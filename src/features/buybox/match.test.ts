import { describe, expect, it } from 'vitest';
import { comparisonText, matchSummary, verdictText, type ListCriterion, type MatchReport, type Verdict } from './match';

const listed = (
  criterion: ListCriterion['criterion'],
  verdict: Verdict,
  actual: string | null,
  ...expected: string[]
) => comparisonText({ criterion, verdict, weight: 1, expected, actual });
const price = (actual: number, min: number | null, max: number | null) =>
  comparisonText({ criterion: 'price', verdict: 'near', weight: 25, expected: { min, max }, actual });
const strategy = (actual: string[] | null, ...expected: string[]) =>
  comparisonText({ criterion: 'strategy', verdict: 'unknown', weight: 5, expected, actual });

describe('price criterion', () => {
  it.each([
    [412_000, null, 400_000, '$412,000, 3% above your $400,000'],
    [400_001, null, 400_000, '$400,001, just above your $400,000'],
    [95_000, 100_000, 400_000, '$95,000, 5% below your $100,000'],
    [500_000_000, null, 1_000_000, '$500,000,000, far above your $1,000,000'],
    [400_000, null, 400_000, '$400,000, within your $400,000'],
    [400_000, 100_000, 500_000, '$400,000, within your $100,000 to $500,000'],
  ])('compares %d with %s to %s', (actual, min, max, text) => expect(price(actual, min, max)).toBe(text));
});

describe('summary', () => {
  const report = (matches: boolean, ...verdicts: (Verdict | null)[]): Pick<MatchReport, 'matches' | 'criteria'> => ({
    matches,
    criteria: (['state', 'property_type', 'condition'] as const).map((criterion, index) => ({
      criterion,
      verdict: verdicts[index] ?? null,
      weight: 1,
      expected: [],
      actual: null,
    })),
  });

  it.each([
    [report(true, 'pass', 'pass', 'pass'), 'Meets all 3 of your criteria.'],
    [report(true, 'pass', 'pass'), 'Meets your 2 criteria.'],
    [
      report(false, 'pass', 'fail', 'unknown'),
      'Meets 1 of your 3 criteria. Not a match on property type and condition.',
    ],
    [report(false, 'near', 'fail'), 'Meets none of your 2 criteria. Not a match on state and property type.'],
  ])('says what is met and what is not (%#)', (compared, text) => expect(matchSummary(compared)).toBe(text));
});

describe('list criterion', () => {
  it('compares the listing’s value with the accepted ones', () => {
    expect(listed('state', 'pass', 'TX', 'TX')).toBe('Texas, as you want');
    expect(listed('state', 'pass', 'TX', 'OH', 'TX')).toBe('Texas, one of your 2');
    expect(listed('state', 'fail', 'OK', 'OH', 'TX')).toBe('Oklahoma (you want Ohio or Texas)');
    expect(listed('condition', 'near', 'Medium Rehab', 'Light Rehab')).toBe('Medium Rehab (you want Light Rehab)');
    expect(listed('financing', 'unknown', null, 'Cash', 'Creative')).toBe('Not stated (you want Cash or Creative)');
    expect(listed('county', 'near', 'Fairfax, City of, VA', 'Loudoun, VA')).toBe(
      'City of Fairfax, VA (you want Loudoun, VA)',
    );
    expect(listed('state', 'fail', 'OK', 'OH', 'TX', 'MI', 'IL', 'IN', 'WI')).toBe(
      'Oklahoma (you want Ohio, Texas, Michigan or 3 more)',
    );
  });

  it('explains why an unlisted value passes', () => {
    expect(listed('county', 'pass', 'Cook, IL', 'Travis, TX')).toBe('Cook, IL (you want all of Illinois)');
    expect(listed('county', 'pass', null, 'Travis, TX')).toBe('Anywhere in the state matches');
    expect(listed('property_type', 'pass', 'Residential', 'Single Family', 'Land', 'Condo')).toBe(
      'Residential, which may be Single Family or Condo',
    );
    expect(listed('financing', 'pass', 'Subject To', 'Cash', 'Creative')).toBe('Subject To, a kind of Creative');
  });
});

describe('strategy criterion', () => {
  it('names the shared strategies, or else what the listing suits', () => {
    expect(strategy(['BRRRR', 'Wholesale', 'Fix and Flip'], 'Fix and Flip', 'BRRRR')).toBe(
      'Suits BRRRR and Fix and Flip',
    );
    expect(strategy(['Wholesale'], 'Development')).toBe('Suits Wholesale (you want Development)');
    expect(strategy([], 'Development', 'BRRRR')).toBe(
      'Not enough information to tell if it suits Development or BRRRR',
    );
    expect(strategy(null, 'Development')).toBe('Not enough information to tell if it suits Development');
  });
});

describe('further criteria', () => {
  const units = (verdict: Verdict, actual: number | null) =>
    comparisonText({ criterion: 'units', verdict, weight: 5, expected: { min: 2, max: 4 }, actual });

  it('compares numbers as search words them', () => {
    expect(units('pass', 4)).toBe('4 units (you want 2 to 4 units)');
    expect(units('fail', 1)).toBe('1 unit (you want 2 to 4 units)');
    expect(units('unknown', null)).toBe('Not stated (you want 2 to 4 units)');
    expect(
      comparisonText({ criterion: 'cap_rate', verdict: 'fail', weight: 5, expected: { min: 8 }, actual: 7.8431 }),
    ).toBe('7.84% cap rate (you want 8%+ cap rate)');
    expect(
      comparisonText({
        criterion: 'price_per_sqft',
        verdict: 'pass',
        weight: 5,
        expected: { max: 150 },
        actual: 123.4,
      }),
    ).toBe('$123 per sqft (you want under $150 per sqft)');
    expect(comparisonText({ criterion: 'bedrooms', verdict: 'fail', weight: 5, expected: { min: 3 }, actual: 0 })).toBe(
      '0 (you want 3+ beds)',
    );
  });

  it('compares places with where the listing is', () => {
    const place = (verdict: Verdict, county: string | null) =>
      comparisonText({
        criterion: 'places',
        verdict,
        weight: 10,
        expected: ['county:Shelby, TN', 'zip:38103+10, TN'],
        actual: { city: 'Memphis', county, state: 'TN', zip: '38103' },
      });
    expect(place('pass', 'Shelby')).toBe(
      'Memphis, TN 38103, in Shelby County, TN (you want Shelby County, TN or Within 10 miles of 38103)',
    );
    expect(place('unknown', null)).toBe('Memphis, TN 38103 (you want Shelby County, TN or Within 10 miles of 38103)');
  });
});

describe('verdictText', () => {
  it('labels every verdict', () => {
    expect(verdictText({ criterion: 'price', verdict: 'pass' })).toBe('Match');
    expect(verdictText({ criterion: 'price', verdict: 'near' })).toBe('Close');
    expect(verdictText({ criterion: 'price', verdict: 'fail' })).toBe('No match');
    expect(verdictText({ criterion: 'financing', verdict: 'unknown' })).toBe('Not stated');
    expect(verdictText({ criterion: 'strategy', verdict: 'unknown' })).toBe('Unclear');
  });
});
