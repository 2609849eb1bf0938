/** How a listing compares with a buy box, and how that is said. Amounts are whole USD. */

import { formatUsd } from '@/shared/lib/format';
import type { PriceRange } from './box';
import { countyName, countyPlace, rangeText, stateName } from './rules';

/** 'near' is close, and no match; 'unknown' is not stated by the listing; null is not asked by the box. */
export type Verdict = 'pass' | 'near' | 'fail' | 'unknown';

interface Compared<Criterion extends string, Wanted, Actual> {
  criterion: Criterion;
  verdict: Verdict | null;
  /** What it counts for in the score. */
  weight: number;
  wanted: Wanted;
  /** Null where the listing does not say. */
  actual: Actual | null;
}

/** A criterion of which the box names several values and the listing has one. */
export type ListCriterion = Compared<
  'state' | 'county' | 'property_type' | 'condition' | 'financing',
  string[],
  string
>;

/** One criterion of a comparison. A listing names no strategy: `actual` are those it suits. */
export type ComparedCriterion =
  | ListCriterion
  | Compared<'price', PriceRange, number>
  | Compared<'strategy', string[], string[]>;

/** What `match_listing` answers. */
export interface MatchReport {
  /** Everything the box asks for is met, strategy apart. */
  matches: boolean;
  /** From 0 to 100. */
  score: number;
  criteria: ComparedCriterion[];
}

export const criterionLabels: Readonly<Record<ComparedCriterion['criterion'], string>> = {
  state: 'State',
  county: 'County',
  property_type: 'Property type',
  price: 'Price',
  condition: 'Condition',
  financing: 'Financing',
  strategy: 'Strategy',
};

/** A verdict in a word or two. */
export function verdictText({
  criterion,
  verdict,
}: Pick<ComparedCriterion, 'criterion'> & { verdict: Verdict }): string {
  if (verdict === 'unknown') return criterion === 'strategy' ? 'Unclear' : 'Not stated';
  return { pass: 'Match', near: 'Close', fail: 'No match' }[verdict];
}

/** What the listing has against what the box wants: '$412,000, 3% above your $400,000'. */
export function comparisonText(compared: ComparedCriterion): string {
  switch (compared.criterion) {
    case 'price':
      return priceComparison(compared.actual, compared.wanted);
    case 'strategy':
      return strategyComparison(compared.actual ?? [], compared.wanted);
    default:
      return listComparison(compared);
  }
}

function priceComparison(price: number | null, wanted: PriceRange): string {
  if (price === null) return `Not stated, you want ${rangeText(wanted) ?? 'any price'}`;
  const { min, max } = wanted;
  if (max !== null && price > max) return `${formatUsd(price)}, ${distance(price, max)} above your ${formatUsd(max)}`;
  if (min !== null && price < min) return `${formatUsd(price)}, ${distance(price, min)} below your ${formatUsd(min)}`;
  if (min === null && max !== null) return `${formatUsd(price)}, within your ${formatUsd(max)}`;
  return max === null
    ? `${formatUsd(price)}, above your ${formatUsd(min ?? 0)}`
    : `${formatUsd(price)}, within your ${rangeText(wanted)}`;
}

/** How far a price is from a bound, in percent of it: '3%', '0.4%', 'just' for less. */
function distance(price: number, bound: number): string {
  // Of nothing there is no share.
  const percent = bound > 0 ? (Math.abs(price - bound) / bound) * 100 : Infinity;
  if (percent < 0.05) return 'just';
  if (percent < 0.95) return `${percent.toFixed(1)}%`;
  return percent < 1000 ? `${Math.round(percent)}%` : 'far';
}

function strategyComparison(suits: readonly string[], wanted: readonly string[]): string {
  const shared = suits.filter((strategy) => wanted.includes(strategy));
  if (shared.length > 0) return `Suits ${anyOf(shared, 'and')}`;
  if (suits.length > 0) return `Suits ${anyOf(suits, 'and')}, you want ${anyOf(wanted)}`;
  return `Nothing tells whether it suits ${anyOf(wanted)}`;
}

function listComparison({ criterion, verdict, actual, wanted }: ListCriterion): string {
  const say = (value: string) => sayings[criterion]?.(value) ?? value;
  const has = actual === null ? 'Not stated' : say(actual);
  if (verdict !== 'pass') return `${has}, you want ${anyOf(wanted.map(say))}`;
  if (actual !== null && wanted.includes(actual))
    return wanted.length === 1 ? `${has}, as you want` : `${has}, one of your ${wanted.length}`;
  // It passes without being named.
  if (criterion === 'county')
    return actual === null
      ? 'Anywhere in the state will do'
      : `${has}, you want all of ${stateName(countyPlace(actual).state)}`;
  return criterion === 'property_type'
    ? `${has}, which may be ${anyOf(wanted.filter((type) => homes.has(type)))}`
    : `${has}, a kind of Creative`;
}

/** What a listing that says only 'Residential' may be. */
const homes: ReadonlySet<string> = new Set(['Single Family', 'Multi Family', 'Condo']);

/** How a value is said, where that is not as it is kept. */
const sayings: Partial<Record<ListCriterion['criterion'], (value: string) => string>> = {
  state: stateName,
  county: countyName,
};

/** 'A, B or C', and 'A, B, C or 4 more' of a longer list. */
function anyOf(values: readonly string[], word: 'or' | 'and' = 'or'): string {
  const most = 4;
  const named = values.length > most ? [...values.slice(0, most - 1), `${values.length - most + 1} more`] : values;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} ${word} ${named.at(-1)}`;
}
