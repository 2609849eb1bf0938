import { readEnding, type NumberUnit } from './number-units.ts';

/** The value of a number field: null when it's blank, and the text itself when it isn't a number. */
export type NumberEntry = number | string | null;

/** What a number field accepts. */
export interface NumberLimits {
  /** Smallest value; 0 by default. */
  min?: number;
  max: number;
  /** Maximum decimal places; 0 by default. */
  decimals?: number;
  /** Values are multiples of it. */
  step?: 0.25;
  /** Unit before the number. */
  prefix?: '$';
  /** Unit after the number, shown in the field. */
  suffix?: NumberUnit;
  /** Unit that may be typed after the number; by default, the one shown. */
  unit?: NumberUnit;
  /** Whether to show thousands separators, as for everything but years; true by default. */
  grouped?: boolean;
  /** A typical number, for the error. */
  example?: string;
}

type Units = Pick<NumberLimits, 'prefix' | 'suffix' | 'unit' | 'grouped'>;

/** Digits, either plain or grouped in threes, and decimals. A leading group of 0 would be a European decimal. */
const decimalPattern = /^([1-9]\d{0,2}([, ])\d{3}(?:\2\d{3})*|\d+)?(?:\.(\d*))?(?![\d.,]|\/\d)/;

/** Halves, quarters, and eighths, as in '2 1/2' and '6⅞'. */
const fractionPattern = /^(?:(\d{1,3})(?:[ -]|(?=[^\d/])))?(?:([1-7])[/⁄]([248])|([½¼¾⅛⅜⅝⅞]))(?![\d.,]|\/\d)/;
const fractionSigns: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

/** More digits wouldn't be exact as a JavaScript number. */
const maxDigits = 15;
const maxDecimals = 6;

interface Decimal {
  negative: boolean;
  /** Without leading zeros. */
  whole: string;
  /** Without trailing zeros. */
  fraction: string;
}

/** The digits at the start of a text, before and after the decimal point, and the length of what they're read from. */
function digitsAt(text: string): { whole: string; decimals: string; length: number } | null {
  const [mixed, count = '', top, bottom, sign = ''] = fractionPattern.exec(text) ?? [];
  if (mixed !== undefined) {
    const share = fractionSigns[sign] ?? Number(top) / Number(bottom);
    return share < 1 ? { whole: count, decimals: String(share).slice(2), length: mixed.length } : null;
  }
  const [matched, digits = '', , decimals = ''] = decimalPattern.exec(text) ?? [];
  if (matched === undefined || digits + decimals === '') return null;
  return { whole: digits.replace(/\D/g, ''), decimals, length: matched.length };
}

/** The text as a decimal number; null for anything else. Pasted marks that can't be seen don't matter. */
function parseDecimal(text: string, { prefix, suffix, unit = suffix }: Units): Decimal | null {
  const visible = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, sign = '', dollar = '', second = '', body = ''] =
    /^([+-]?) ?((?:us ?)?\$|usd(?= ?\d))? ?([+-]?) ?(.*)$/i.exec(visible.replace(/[−‐‑–]/, '-')) ?? [];
  if ((dollar && prefix !== '$') || (sign && second) || (second && !dollar)) return null;
  const digits = digitsAt(body);
  const ending = digits && readEnding(body.slice(digits.length), prefix === '$', unit);
  if (!digits || !ending) return null;
  const { whole, decimals } = digits;
  const shifted = decimals.padEnd(ending.zeros, '0');
  const decimal = {
    negative: (sign || second) === '-',
    whole: (whole + shifted.slice(0, ending.zeros)).replace(/^0+/, ''),
    fraction: shifted.slice(ending.zeros).replace(/0+$/, ''),
  };
  if (ending.factor === 1) return decimal;
  // Beyond every limit, but still written in digits.
  const converted = Math.min(Math.round(Math.abs(toNumber(decimal)) * ending.factor), 1e20);
  return { ...decimal, whole: String(converted), fraction: '' };
}

function toNumber({ negative, whole, fraction }: Decimal): number {
  // Adding 0 turns -0 into 0.
  return Number(`${negative ? '-' : ''}${whole || '0'}.${fraction || '0'}`) + 0;
}

/**
 * Reads a number as people type and paste it: '$1,250,000', '250k USD', '1.5 million', '6 7/8 %' in a percent field,
 * '0.25 ac' in one of square feet. Returns null for blank text, and the text itself if it isn't a number, could be read
 * in two ways ('12,50'), or can't be represented exactly.
 */
export function readNumber(text: string, units: Units = {}): NumberEntry {
  if (text.trim() === '') return null;
  const decimal = parseDecimal(text, units);
  if (!decimal) return text;
  const { whole, fraction } = decimal;
  return (whole + fraction).length > maxDigits || fraction.length > maxDecimals ? text : toNumber(decimal);
}

/** Formats an entry for a number field, without rounding; '' for null. */
export function formatEntry(entry: NumberEntry | undefined, { prefix, grouped = true }: Units = {}): string {
  if (typeof entry !== 'number') return entry ?? '';
  return entry.toLocaleString('en-US', {
    useGrouping: grouped,
    minimumFractionDigits: prefix && !Number.isInteger(entry) ? 2 : 0,
    maximumFractionDigits: maxDecimals,
  });
}

/** A bound as the errors show it: '$1', '-20%', '10,000'. */
function boundText(bound: number, { prefix, suffix, grouped = true }: Units): string {
  if (bound === 0) return '0';
  const amount = `${prefix ?? ''}${formatEntry(Math.abs(bound), { prefix, grouped })}${suffix === '%' ? '%' : ''}`;
  return bound < 0 ? `-${amount}` : amount;
}

/** What's wrong with an entry; undefined if it's blank or within the limits. */
export function numberProblem(entry: NumberEntry | undefined, limits: NumberLimits): string | undefined {
  if (entry == null) return undefined;
  const { min = 0, max, decimals = 0, step, prefix, suffix } = limits;
  const decimal = typeof entry === 'number' ? null : parseDecimal(entry, limits);
  if (typeof entry === 'string' && !decimal) {
    const example = limits.example ?? (prefix ? '250,000' : suffix === '%' ? '5.5' : '3');
    return `Enter a number, like ${example}.`;
  }
  const value = decimal ? toNumber(decimal) : Number(entry);
  if (value < min) return `Must be ${boundText(min, limits)} or more.`;
  if (value > max) return `Must be ${boundText(max, limits)} or less.`;
  if (step !== undefined && !Number.isInteger(value / step)) return 'Use whole, half, or quarter numbers, like 2.25.';
  if (decimal || !hasDecimals(value, decimals)) {
    if (decimals > 0) return `Use at most ${decimals} decimal ${decimals === 1 ? 'place' : 'places'}.`;
    return prefix ? 'Use whole dollars.' : 'Use a whole number.';
  }
  return undefined;
}

/** Whether the shortest notation of a number has at most that many decimal places. */
function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}

/** The number of a valid entry; null if it's blank or invalid. */
export function validNumber(entry: NumberEntry | undefined, limits: NumberLimits): number | null {
  return typeof entry === 'number' && numberProblem(entry, limits) === undefined ? entry : null;
}

/** What's wrong with a range whose bounds are valid by themselves; undefined for nothing. */
export function rangeProblem(min: NumberEntry, max: NumberEntry): string | undefined {
  return typeof min === 'number' && typeof max === 'number' && min > max
    ? 'The minimum can’t be higher than the maximum.'
    : undefined;
}

/**
 * The text after typing or deleting, with its thousands grouped: '1500' is '1,500', and '1,250' with a 0 typed at its
 * end is '12,500'. Returned as typed are other texts and those whose commas the reader types or deletes. Not for pasted
 * text: '12,50' could be 1,250 or 12.50.
 */
export function regroup(before: string, after: string): string {
  const commas = (text: string) => text.split(',').length;
  const grouped = /^([+-]?\$?)[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
  const edited = /^([+-]?\$?)([\d,]*\d[\d,]*)((?:\.\d*)?)$/.exec(after);
  if (!edited || grouped.test(after) || commas(before) !== commas(after)) return after;
  const [, start = '', whole = '', end = ''] = edited;
  const isPlain = /^[1-9]\d{3,}$/.test(whole);
  if (!isPlain && !grouped.test(before)) return after;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return start + digits.replace(/\B(?=(\d{3})+$)/g, ',') + end;
}

/** Caret position that stays after the same digit when the commas change. */
export function caretIn(text: string, significantBefore: number): number {
  let seen = 0;
  let index = 0;
  while (index < text.length && seen < significantBefore) {
    if (text[index] !== ',') seen += 1;
    index += 1;
  }
  return index;
}
