/** Phrases with a number: '3 beds', 'under 150k', 'cap rate over 8', '3/2'. */

import { numberProblem, rangeProblem } from '../../kit/numbers/parse-number.ts';
import { fields } from '../filters/fields.ts';
import { filterNames, isRange, type RangeName } from '../filters/filters.ts';
import { areas, saidNumbers, type Said } from './said.ts';
import { readAmount, readBound, readComparison, readEnding, withComparison, type Bound } from './amounts.ts';
import { inThousands, isMoney, priceBound } from './money.ts';
import type { Meaning, Phrase } from './meaning.ts';
import { lookUp, phraseTable, type Token } from './tokens.ts';
import { multiFamily } from './vocabulary.ts';

/** A range, and how people say it. */
interface Measure extends Said {
  filter: RangeName;
  /** Whether it's said by the number of families or a '-plex', which only Multi Family has. */
  building?: boolean;
}

const measureOf = (filter: RangeName): Measure => ({ filter, ...saidNumbers[filter] });
const measures = filterNames.filter(isRange).map(measureOf);
const price = measureOf('price');
const budget: Measure = { ...price, exact: 'max' };
const building: Measure = { ...measureOf('units'), least: 2, building: true };

/** Numbers that no filter has, so that 'ARV over 200k' isn't read as a price. */
const other = 'other';

/** After a number. */
const unitsAfter = phraseTable<Measure | typeof other>([
  ['family|fam|plex', building],
  ['arv|noi|roi|coc|irr|dscr|equity|profit|cash flow|cashflow|spread|down|down payment|deposit|emd|interest', other],
  [
    'per month|/ month|a month|/ mo|per mo|monthly|per year|/ year|/ yr|a year|in rent|in repair|in rehab|in equity',
    other,
  ],
  [`acre|acre lot|car|car garage|story|mile|${areas.map((area) => `${area} lot`).join('|')}`, other],
  ...measures.map((measure) => [measure.after ?? '', measure] as const),
]);

/** Before a number. */
const namesBefore = phraseTable<Measure | typeof other>([
  ['budget', budget],
  ['arv|after repair value|noi|roi|coc|irr|dscr|equity|profit|cash flow|cashflow|spread|value|loan|income', other],
  ['rent|monthly rent|market rent|tax|hoa|hoa fee|fee|assignment fee|emd|earnest money|down payment|deposit', other],
  ['rehab cost|rehab budget|repair cost|repair budget|renovation cost|repair estimate|lot size|lot of', other],
  ...measures.map((measure) => [measure.before ?? '', measure] as const),
]);

const links = phraseTable([['of|is|:|=|at|are|for', true]]);
const approximately = phraseTable([['around|about|approximately|approx|roughly|circa|~|almost|nearly|close to', true]]);

const bare = /^\d{5}$/;

/** The meaning of a bound; null if it makes no sense. */
function meaningOf(bound: Bound, measure: Measure): Meaning[] | null {
  const { filter, exact, step = 0, least = 1, most } = measure;
  const { limits } = fields[filter];
  if (bound.style === 'time' && filter !== 'year_built') return null;
  if (bound.style === 'exact' && exact === undefined) return null;
  if (bound.percent && limits.suffix !== '%') return null;
  if (bound.money && limits.prefix !== '$' && filter !== 'sqft') return null;
  if ([bound.min, bound.max].some((value) => value !== 0 && (value < least || value > most))) return null;
  let { min, max } = bound;
  if (bound.style === 'exact' && exact === 'min') max = 0;
  if (bound.style === 'exact' && exact === 'max') min = 0;
  if (bound.strict && min > 0) min += step;
  if (bound.strict && max > 0) max -= step;
  const problem = numberProblem(min, limits) ?? numberProblem(max, limits) ?? (max > 0 && rangeProblem(min, max));
  if (problem || (min === 0 && max === 0)) return null;
  return measure.building ? multiFamily(min, max) : [{ kind: 'range', filter, min, max }];
}

const phrase = (start: number, bound: Bound, measure: Measure | typeof other): Phrase | null => {
  if (measure === other) return { start, end: bound.end, meaning: 'unknown' };
  const meaning = meaningOf(bound, measure);
  return meaning && { start, end: bound.end, meaning };
};

/** 'Cap rate over 8', 'max price 150k', 'built in the 1990s'. */
function nameFirst(tokens: readonly Token[], start: number): Phrase | null {
  const comparison = readComparison(tokens, start);
  const name = lookUp(namesBefore, tokens, comparison?.end ?? start);
  if (!name) return null;
  // 'Cap rate at 8', but 'cap rate at least 8'
  const bound = [name.end, lookUp(links, tokens, name.end)?.end]
    .filter((from) => from !== undefined)
    .map((from) => (comparison ? withComparison(tokens, from, comparison.value) : readBound(tokens, from)))
    .find((found) => found !== null);
  if (!bound) return null;
  if (name.value === other) {
    const unit = lookUp(unitsAfter, tokens, bound.end);
    return phrase(start, { ...bound, end: unit?.end ?? bound.end }, other);
  }
  if (name.value.filter === 'year_built') return yearPhrase(tokens, start, bound);
  const ownBound = name.value.filter === 'price' ? priceBound(bound) : bound;
  return ownBound && phrase(start, ownBound, name.value);
}

/** '3+ beds', 'at least 8% cap', '$80k per door or less'. */
function unitLast(tokens: readonly Token[], start: number): Phrase | null {
  const bound = readBound(tokens, start);
  const unit = bound && lookUp(unitsAfter, tokens, tokens[bound.end]?.text === '-' ? bound.end + 1 : bound.end);
  if (!unit) return null;
  const whole = { ...bound, end: unit.end };
  return phrase(start, readEnding(tokens, whole) ?? whole, unit.value);
}

/** A price that isn't said to be one: 'under 150k', '$100,000 to $150,000', '150k max', 'below 38103'. */
function bareMoney(tokens: readonly Token[], start: number): Phrase | null {
  const read = readBound(tokens, start);
  const bound = read && isMoney(read) ? priceBound(read) : null;
  if (!bound) return null;
  if (bound.style === 'exact') {
    const isBudget = bound.money && tokens[bound.end]?.text === 'budget';
    return isBudget ? phrase(start, { ...bound, end: bound.end + 1 }, budget) : null;
  }
  // 'From' also says where: '10 miles from 38103'.
  if (tokens[start]?.text === 'from' && !bound.money && bare.test(tokens[start + 1]?.text ?? '')) return null;
  return phrase(start, bound, price);
}

/**
 * A price in thousands that isn't said to be one, in what's left of a search: 'under 150', 'between 100 and 150'.
 * `isEnd`: whether nothing that its number could count follows.
 */
export function thousandsAt(tokens: readonly Token[], start: number, isEnd: (index: number) => boolean): Phrase | null {
  const bound = readBound(tokens, start);
  const isBound = bound?.style === 'amount' || (bound?.style === 'range' && tokens[start]?.number === null);
  const isFrom = tokens[start]?.text === 'from';
  const inUsd = bound && isBound && !isFrom && isEnd(bound.end) ? inThousands(bound) : null;
  return inUsd && phrase(start, inUsd, price);
}

/** A year, or a decade if an 's' follows. */
function yearPhrase(tokens: readonly Token[], start: number, bound: Bound): Phrase | null {
  const decade = /^'?s$/.test(tokens[bound.end]?.text ?? '');
  if (!decade || bound.style !== 'exact' || bound.min % 10 !== 0)
    return decade ? null : phrase(start, bound, measureOf('year_built'));
  return phrase(start, { ...bound, max: bound.max + 9, style: 'range', end: bound.end + 1 }, measureOf('year_built'));
}

/** Years without 'built': '1990s', 'newer than 2000', 'pre-1978', '2005 or newer'. */
function bareYear(tokens: readonly Token[], start: number): Phrase | null {
  // 'Before' and 'after' alone could be about anything.
  if (/^(before|after|since|prior)$/.test(tokens[start]?.text ?? '')) return null;
  const dashed = /^(pre|post)$/.test(tokens[start]?.text ?? '') && tokens[start + 1]?.text === '-';
  const comparison = dashed ? readComparison(tokens, start) : null;
  const bound = comparison ? withComparison(tokens, start + 2, comparison.value) : readBound(tokens, start);
  if (!bound || bound.money) return null;
  const found = yearPhrase(tokens, start, bound);
  const end = found && tokens[found.end]?.text === 'built' ? found.end + 1 : found?.end;
  const clear = bound.style === 'time' || (found && (found.end > bound.end || end !== found.end));
  return found && clear ? { ...found, end: end ?? found.end } : null;
}

/** '3/2', '3/2.5', '3x2', '3b/2b': bedrooms and bathrooms. Not '1/2', and not '3/2/1'. */
function bedsAndBaths(tokens: readonly Token[], start: number): Phrase | null {
  const texts = tokens.slice(start, start + 6).map(({ text }) => text);
  const shape = /^(\d+)( b)?(?: (?:\/|x))? (\d+(?:\.\d{1,2})?)( b)?(?: |$)(.*)/.exec(texts.join(' '));
  if (!shape || tokens[start - 1]?.text === '/') return null;
  const [, beds = '', b = '', baths = '', c = '', rest = ''] = shape;
  const slash = texts.includes('/') || texts.includes('x');
  if (slash ? (b === '') !== (c === '') : b === '' || c === '') return null;
  const [bedCount, bathCount] = [Number(beds), Number(baths)];
  if (bedCount > 12 || bathCount > bedCount + (bedCount > 1 ? 1 : 0.5) || /^(\/|x|acre|mile)/.test(rest)) return null;
  const end =
    start + 2 + (texts[1] === '/' || texts[1] === 'x' || texts[2] === '/' ? 1 : 0) + (b ? 1 : 0) + (c ? 1 : 0);
  const meanings = [
    ...(meaningOf(exactly(bedCount), measureOf('bedrooms')) ?? []),
    ...(meaningOf(exactly(bathCount), measureOf('bathrooms')) ?? []),
  ];
  return meanings.length === 2 ? { start, end, meaning: meanings } : null;
}

const exactly = (value: number): Bound => ({
  min: value,
  max: value,
  strict: false,
  money: false,
  percent: false,
  style: 'exact',
  end: 0,
});

/** 'Around 150k' and 'about 3 beds' don't say how far they reach, so they aren't understood. */
function approximate(tokens: readonly Token[], start: number): Phrase | null {
  const lead = lookUp(approximately, tokens, start);
  const amount = lead && readAmount(tokens, lead.end);
  if (!amount) return null;
  const measured = unitLast(tokens, lead.end) ?? bareMoney(tokens, lead.end);
  // 'Around 38103' is a place.
  if (!measured && !amount.money && bare.test(tokens[lead.end]?.text ?? '')) return null;
  return { start, end: measured?.end ?? amount.end, meaning: 'unknown' };
}

/** The longest phrase with a number that starts at a token; null if there is none. */
export function measureAt(tokens: readonly Token[], start: number): Phrase | null {
  const readers = [nameFirst, unitLast, bareMoney, bareYear, bedsAndBaths, approximate];
  return readers
    .map((read) => read(tokens, start))
    .reduce((best, found) => (found && (!best || found.end > best.end) ? found : best), null);
}
