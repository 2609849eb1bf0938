/** Describes how a listing compares with a buy box. Amounts in whole USD. */

import { residentialTypes } from '@/domain/listing/property-vocabulary';
import { formatPercent, formatUsd } from '@/kit/formatting/format';
import { fields } from '@/domain/filters/fields';
import { lowerFirst } from '@/domain/filters/filter-labels';
import {
  filterTexts,
  isRange,
  isSwitch,
  type ChoicesName,
  type FilterName,
  type RangeName,
  type SwitchName,
} from '@/domain/filters/filters';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import { placeKeyLabel, placeLabel } from '@/domain/place/place';
import { parseCriteria } from './further-criteria';
import { countyName, countyPlace, stateName } from './markets';
import { rangeText, type PriceRange } from './price';
import { roundHalfAway } from '@/kit/numbers/rounding';

/** 'near' is close but no match; 'unknown' means the listing doesn't say. Null: the buy box has no such criterion. */
export type Verdict = 'pass' | 'near' | 'fail' | 'unknown';

interface Compared<Criterion extends string, Expected, Actual> {
  criterion: Criterion;
  verdict: Verdict | null;
  /** Its weight in the score. */
  weight: number;
  expected: Expected;
  /** Null if the listing doesn't say. */
  actual: Actual | null;
}

/** A criterion with several accepted values; the listing has one. */
export type ListCriterion = Compared<
  'state' | 'county' | Exclude<ChoicesName, 'states' | 'strategies'>,
  string[],
  string
>;

type RangeCriterion = Compared<Exclude<RangeName, 'price'>, { min?: number; max?: number }, number>;

/** The keys of the places a buy box names, and where the listing is. */
type PlacesCriterion = Compared<
  'places',
  string[],
  { city: string; county: string | null; state: string; zip: string }
>;

type SwitchCriterion = Compared<SwitchName, true, boolean>;

/** One criterion of a comparison. For strategy, `actual` lists the strategies the listing suits. */
export type ComparedCriterion =
  | ListCriterion
  | Compared<'price', PriceRange, number>
  | Compared<'strategy', string[], string[]>
  | PlacesCriterion
  | RangeCriterion
  | SwitchCriterion;

/** The result of `match_listing`. */
export interface MatchReport {
  /** All criteria except strategy are met. */
  matches: boolean;
  /** From 0 to 100. */
  score: number;
  criteria: ComparedCriterion[];
}

/** Criteria that no filter has. */
const ownLabels: Readonly<Partial<Record<string, string>>> = { state: 'State', county: 'County', strategy: 'Strategy' };

const isFilter = (criterion: string): criterion is FilterName => criterion in fields;

/** The name of a criterion. */
export function criterionLabel(criterion: ComparedCriterion['criterion']): string {
  if (!isFilter(criterion)) return ownLabels[criterion] ?? criterion;
  return isSwitch(criterion) ? fields[criterion].report.label : fields[criterion].label;
}

/** A verdict's label. */
export function verdictText({
  criterion,
  verdict,
}: Pick<ComparedCriterion, 'criterion'> & { verdict: Verdict }): string {
  if (verdict === 'unknown') return criterion === 'strategy' ? 'Unclear' : 'Not stated';
  return { pass: 'Match', near: 'Close', fail: 'No match' }[verdict];
}

/**
 * The result in a sentence that can't be read as a grade: 'Meets 4 of your 6 criteria. Not a match on price and
 * state.'
 */
export function matchSummary({ matches, criteria }: Pick<MatchReport, 'matches' | 'criteria'>): string {
  const asked = criteria.filter(({ verdict }) => verdict !== null);
  const met = asked.filter(({ verdict }) => verdict === 'pass').length;
  const misses = asked
    // Strategy never decides whether a listing matches.
    .filter(({ criterion, verdict }) => criterion !== 'strategy' && verdict !== 'pass')
    .map(({ criterion }) => criterionLabel(criterion).toLowerCase());
  const count = asked.length === 1 ? 'your one criterion' : `your ${asked.length} criteria`;
  if (met === asked.length) return `Meets ${asked.length > 2 ? `all ${asked.length} of your criteria` : count}.`;
  const share = met === 0 ? `Meets none of ${count}` : `Meets ${met} of ${count}`;
  return matches || misses.length === 0 ? `${share}.` : `${share}. Not a match on ${anyOf(misses, 'and')}.`;
}

/** The listing's value compared with the buy box: '$412,000, 3% above your $400,000'. */
export function comparisonText(compared: ComparedCriterion): string {
  switch (compared.criterion) {
    case 'price':
      return priceComparison(compared.actual, compared.expected);
    case 'strategy':
      return strategyComparison(compared.actual ?? [], compared.expected);
    case 'places':
      return placesComparison(compared);
  }
  if (isSwitched(compared)) return switchComparison(compared);
  return isRanged(compared) ? rangeComparison(compared) : listComparison(compared);
}

const wanting = (has: string, want: string) => `${has} (you want ${want})`;

const isSwitched = (compared: ComparedCriterion): compared is SwitchCriterion =>
  isFilter(compared.criterion) && isSwitch(compared.criterion);
const isRanged = (compared: ComparedCriterion): compared is RangeCriterion =>
  isFilter(compared.criterion) && isRange(compared.criterion);

function switchComparison({ criterion, actual }: SwitchCriterion): string {
  const { met, missed } = fields[criterion].report;
  if (actual === null) return 'Not stated';
  return actual ? met : missed;
}

/** 'Memphis, TN 38103, in Shelby County, TN (you want Nashville, TN)'. */
function placesComparison({ actual, expected }: PlacesCriterion): string {
  const want = anyOf(expected.map(placeKeyLabel));
  if (actual === null) return wanting('Not stated', want);
  const { city, county, state, zip } = actual;
  const inCounty = county === null ? '' : `, in ${placeLabel({ kind: 'county', name: county, state, miles: null })}`;
  return wanting(`${city}, ${state} ${zip}${inCounty}`, want);
}

/** '4 units (you want 2 to 3 units)'. */
function rangeComparison({ criterion, actual, expected }: RangeCriterion): string {
  const text = (range: { min?: number; max?: number }) =>
    filterTexts(parseCriteria({ [criterion]: { ...range } })).join('');
  const limits: NumberLimits = fields[criterion].limits;
  const value = actual === null ? null : roundHalfAway(actual, limits.decimals ?? 0);
  const has = value === null ? 'Not stated' : text({ min: value, max: value }) || '0';
  return wanting(has, lowerFirst(text(expected)));
}

function priceComparison(price: number | null, expected: PriceRange): string {
  if (price === null) return wanting('Not stated', rangeText(expected) ?? 'any price');
  const { min, max } = expected;
  if (max !== null && price > max) return `${formatUsd(price)}, ${distance(price, max)} above your ${formatUsd(max)}`;
  if (min !== null && price < min) return `${formatUsd(price)}, ${distance(price, min)} below your ${formatUsd(min)}`;
  if (min === null && max !== null) return `${formatUsd(price)}, within your ${formatUsd(max)}`;
  return max === null
    ? `${formatUsd(price)}, above your ${formatUsd(min ?? 0)}`
    : `${formatUsd(price)}, within your ${rangeText(expected)}`;
}

/** A price's distance from a bound, as a percentage of it: '3%', '0.4%', or 'just' below 0.05%. */
function distance(price: number, bound: number): string {
  // A bound of 0 has no percentage.
  const percent = bound > 0 ? (Math.abs(price - bound) * 100) / bound : Infinity;
  if (percent < 0.05) return 'just';
  if (percent < 0.95) return formatPercent(percent);
  return percent < 1000 ? formatPercent(percent, 0) : 'far';
}

function strategyComparison(suits: readonly string[], expected: readonly string[]): string {
  const shared = suits.filter((strategy) => expected.includes(strategy));
  if (shared.length > 0) return `Suits ${anyOf(shared, 'and')}`;
  if (suits.length > 0) return wanting(`Suits ${anyOf(suits, 'and')}`, anyOf(expected));
  return `Not enough information to tell if it suits ${anyOf(expected)}`;
}

function listComparison({ criterion, verdict, actual, expected }: ListCriterion): string {
  const label = labelOf(criterion);
  const has = actual === null ? 'Not stated' : label(actual);
  if (verdict !== 'pass') return wanting(has, anyOf(expected.map(label)));
  if (actual !== null && expected.includes(actual))
    return expected.length === 1 ? `${has}, as you want` : `${has}, one of your ${expected.length}`;
  // It passes without being listed.
  if (criterion === 'county')
    return actual === null
      ? 'Anywhere in the state matches'
      : wanting(has, `all of ${stateName(countyPlace(actual).state)}`);
  return criterion === 'property_type'
    ? `${has}, which may be ${anyOf(expected.filter((type) => residential.has(type)))}`
    : `${has}, a kind of Creative`;
}

const residential: ReadonlySet<string> = new Set(residentialTypes);

function labelOf(criterion: ListCriterion['criterion']): (value: string) => string {
  if (criterion === 'state') return stateName;
  return criterion === 'county' ? countyName : fields[criterion].labelOf;
}

/** 'A, B or C'; longer lists become 'A, B, C or 4 more'. */
function anyOf(values: readonly string[], word: 'or' | 'and' = 'or'): string {
  const max = 4;
  const named = values.length > max ? [...values.slice(0, max - 1), `${values.length - max + 1} more`] : values;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} ${word} ${named.at(-1)}`;
}
