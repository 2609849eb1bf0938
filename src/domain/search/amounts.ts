/** Numbers and bounds as people type them: '$150k', 'under 1.2 million', '3 to 4', '2005 or newer'. */

import { dollarWords, scales } from '../../kit/numbers/number-units.ts';
import { readNumber } from '../../kit/numbers/parse-number.ts';
import { lookUp, phraseTable, type Token } from './tokens.ts';

interface Amount {
  value: number;
  /** Whether it has a unit that only money has, such as '$' or 'k'. */
  money: boolean;
  percent: boolean;
  /** Factor of 'k' or 'million'; 1 for none. */
  scale: number;
  end: number;
}

export interface Bound {
  /** 0 if open. */
  min: number;
  max: number;
  /** Whether the bounds themselves are outside: 'over 3', not 'at least 3'. */
  strict: boolean;
  money: boolean;
  percent: boolean;
  /** How its words compare: with 'after' or 'newer', which fit times only, or with nothing, as in '3'. */
  style: 'time' | 'amount' | 'range' | 'exact';
  end: number;
}

type Comparison = Pick<Bound, 'strict' | 'style'> & { side: 'min' | 'max' };

const most: Comparison = { side: 'max', strict: false, style: 'amount' };
const least: Comparison = { side: 'min', strict: false, style: 'amount' };
const below: Comparison = { ...most, strict: true };
const above: Comparison = { ...least, strict: true };

const scaleTable = phraseTable<number>(scales.map(([words, zeros]) => [words, 10 ** zeros] as const));
const dollarsBefore = phraseTable([['$|us $|usd', true]]);
const dollarsAfter = phraseTable([[dollarWords, true]]);

/** Before a number. */
const comparisons = phraseTable<Comparison>([
  ['under|below|sub|less than|lower than|fewer than|cheaper than|smaller than|<', below],
  [
    'max|maximum|max of|maximum of|up to|upto|at most|atmost|no more than|not more than|not over|no higher than|<=|= <',
    most,
  ],
  ['nothing over|nothing above|not above|not exceeding|no greater than|nothing more than|not to exceed', most],
  ['over|above|more than|greater than|higher than|bigger than|larger than|>', above],
  ['min|minimum|min of|minimum of|at least|atleast|no less than|not less than|not under|>=|from|starting at', least],
  ['nothing under|nothing below|nothing less than|not below|no lower than|no fewer than', least],
  ['after|newer than|later than|post', { ...above, style: 'time' }],
  ['before|older than|earlier than|pre|prior to', { ...below, style: 'time' }],
  ['since|no older than|not older than', { ...least, style: 'time' }],
  ['no newer than|not newer than', { ...most, style: 'time' }],
]);

/** After a number or its unit. */
const endings = phraseTable<Comparison>([
  ['or less|or under|or below|or lower|or fewer|or cheaper|or smaller|and under|and below|and less|and down', most],
  ['max|maximum|top', most],
  [
    'or more|or over|or above|or higher|or better|or greater|or bigger|or larger|and up|and over|and above|+|plus',
    least,
  ],
  ['min|minimum|or up', least],
  ['or newer|or later|or after|and newer|and later', { ...least, style: 'time' }],
  ['or older|or earlier|or before|and older|and earlier', { ...most, style: 'time' }],
]);

const leads = phraseTable([['between|btw|btwn|from', true]]);
const between = phraseTable([['to|-|thru|through|and|&', true]]);
const to = phraseTable([['to|-|thru|through', true]]);

/** A number and a fraction, as in '2 1/2' and '2-1/2': the text for a field, and the token after it. */
function mixedNumber(tokens: readonly Token[], start: number): { text: string; end: number } | null {
  const dashed = tokens[start + 1]?.text === '-' ? 1 : 0;
  const texts = tokens.slice(start, start + 4 + dashed).map(({ text }) => text);
  const [count = '', top = '', slash, bottom = ''] = dashed ? [texts[0], ...texts.slice(2)] : texts;
  const isFraction = /^\d{1,3}$/.test(count) && /^[1-7]$/.test(top) && slash === '/' && /^[248]$/.test(bottom);
  return isFraction ? { text: `${count} ${top}/${bottom}`, end: start + 4 + dashed } : null;
}

/** The number at a token; null if there is none. */
export function readAmount(tokens: readonly Token[], start: number): Amount | null {
  if (tokens[start]?.text === 'a' && tokens[start + 1]?.text === 'million') {
    return { value: 1_000_000, money: true, percent: false, scale: 1_000_000, end: start + 2 };
  }
  const dollars = lookUp(dollarsBefore, tokens, start);
  const at = dollars?.end ?? start;
  const token = tokens[at];
  if (token?.number == null) return null;
  const mixed = mixedNumber(tokens, at);
  let end = mixed?.end ?? at + 1;
  const scale = lookUp(scaleTable, tokens, end);
  const value = readNumber(`${mixed?.text ?? token.number}${scale ? (tokens[end]?.text ?? '') : ''}`);
  if (typeof value !== 'number') return null;
  end = scale?.end ?? end;
  const unit = lookUp(dollarsAfter, tokens, end);
  const percent = ['%', 'percent'].includes(tokens[end]?.text ?? '');
  return {
    value,
    money: dollars !== null || scale !== null || unit !== null,
    percent,
    scale: scale?.value ?? 1,
    end: unit?.end ?? (percent ? end + 1 : end),
  };
}

/** Two numbers as a range, in either order. '100-150k' is from 100k. */
function rangeOf(low: Amount, high: Amount): Bound {
  const scaled = low.scale === 1 && low.value < 1000 ? low.value * high.scale : low.value;
  const first = scaled <= high.value ? scaled : low.value;
  return {
    min: Math.min(first, high.value),
    max: Math.max(first, high.value),
    strict: false,
    money: low.money || high.money,
    percent: low.percent || high.percent,
    style: 'range',
    end: high.end,
  };
}

function readRange(tokens: readonly Token[], start: number): Bound | null {
  const lead = lookUp(leads, tokens, start);
  const low = readAmount(tokens, lead?.end ?? start);
  if (!low) return null;
  const joint = lookUp(lead ? between : to, tokens, low.end);
  const either = tokens[low.end]?.text === 'or' ? { end: low.end + 1 } : null;
  const end = joint?.end ?? either?.end;
  const high = end === undefined ? null : readAmount(tokens, end);
  if (!high || (either && (low.money || high.money))) return null;
  return rangeOf(low, high);
}

/**
 * The words after a number that make it a bound, such as 'or more'. Before another number, 'max' belongs to that, and
 * 'plus' joins the two.
 */
export function readEnding(tokens: readonly Token[], bound: Bound): Bound | null {
  const ending = lookUp(endings, tokens, bound.end);
  if (!ending || bound.style !== 'exact') return null;
  const next = readAmount(tokens, ending.end);
  const token = tokens[bound.end];
  const isGlued = token?.text === '+' && token.word === tokens[bound.end - 1]?.word;
  const isAmbiguous = next !== null && !isGlued && /^(max|min|plu|\+)/.test(token?.text ?? '');
  if (isAmbiguous && !bound.money) return null;
  const { side, strict, style } = ending.value;
  return { ...bound, min: 0, max: 0, [side]: bound.max, strict, style, end: ending.end };
}

/** The comparison at a token, such as 'at least'; null if there is none. */
export function readComparison(tokens: readonly Token[], start: number): { value: Comparison; end: number } | null {
  return lookUp(comparisons, tokens, start);
}

/** A number with the comparison before it, maybe with an article in between: 'at least an 8 cap'. */
export function withComparison(tokens: readonly Token[], start: number, comparison: Comparison): Bound | null {
  const hasArticle = /^an?$/.test(tokens[start]?.text ?? '') && tokens[start + 1]?.number != null;
  const amount = readAmount(tokens, hasArticle ? start + 1 : start);
  if (!amount) return null;
  const { value, money, percent, end } = amount;
  const { side, strict, style } = comparison;
  return { min: 0, max: 0, [side]: value, strict, style, money, percent, end };
}

/** The bound at a token: a range, a comparison with a number, or a number, which is both of its bounds. */
export function readBound(tokens: readonly Token[], start: number): Bound | null {
  const range = readRange(tokens, start);
  if (range) return range;
  const comparison = readComparison(tokens, start);
  if (comparison) {
    const isDashed = tokens[start]?.text === 'sub' && tokens[comparison.end]?.text === '-';
    return withComparison(tokens, isDashed ? comparison.end + 1 : comparison.end, comparison.value);
  }
  const amount = readAmount(tokens, start);
  if (!amount) return null;
  const { value, money, percent, end } = amount;
  const exact: Bound = { min: value, max: value, strict: false, money, percent, style: 'exact', end };
  return readEnding(tokens, exact) ?? exact;
}
