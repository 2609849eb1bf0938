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
  step?: number;
  /** Unit before the number. */
  prefix?: '$';
  /** Unit after the number, such as 'sqft'. */
  suffix?: string;
  /** Whether to show thousands separators, as for everything but years; true by default. */
  grouped?: boolean;
  /** A typical number, for the error. */
  example?: string;
}

type Units = Pick<NumberLimits, 'prefix' | 'suffix' | 'grouped'>;

/** Words and letters after a number, separated by '|', and how many zeros they stand for. */
export const scales = [
  ['k|thousand|grand', 3],
  ['m|mm|mil|million', 6],
] as const;

const scaleWords = scales.map(([words]) => words).join('|');

/**
 * Digits, either plain or grouped in threes, decimals, and a scale. A leading group of 0 would be a European decimal.
 */
const numberPattern = new RegExp(
  String.raw`^(\d+|[1-9]\d{0,2}(?:([, \u00a0\u202f])\d{3}(?:\2\d{3})*))?(?:\.(\d*))?(?:\s*(${scaleWords}))?$`,
  'i',
);

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

/** The text as a decimal number; null for anything else. */
function parseDecimal(text: string, { prefix, suffix }: Units): Decimal | null {
  let rest = text.trim().replace('−', '-');
  if (suffix && rest.toLowerCase().endsWith(suffix.toLowerCase())) rest = rest.slice(0, -suffix.length).trimEnd();
  const [, sign = '', dollar = '', second = '', body = ''] = /^([+-]?)\s*(\$?)\s*([+-]?)\s*(.*)$/.exec(rest) ?? [];
  if ((dollar && prefix !== '$') || (sign && second) || (second && !dollar)) return null;
  const [matched, digits = '', , decimals = '', scale] = numberPattern.exec(body) ?? [];
  const whole = digits.replace(/\D/g, '');
  if (matched === undefined || whole + decimals === '' || (scale && suffix === '%')) return null;
  const shift = scale ? zerosOf(scale) : 0;
  const shifted = decimals.padEnd(shift, '0');
  return {
    negative: (sign || second) === '-',
    whole: (whole + shifted.slice(0, shift)).replace(/^0+/, ''),
    fraction: shifted.slice(shift).replace(/0+$/, ''),
  };
}

function zerosOf(scale: string): number {
  return scales.find(([words]) => words.split('|').includes(scale.toLowerCase()))?.[1] ?? 0;
}

function toNumber({ negative, whole, fraction }: Decimal): number {
  // Adding 0 turns -0 into 0.
  return Number(`${negative ? '-' : ''}${whole || '0'}.${fraction || '0'}`) + 0;
}

/**
 * Reads a number as people type it: '$1,250,000', '1 250.5', '250k', '1.5 million', '6.5%' in a percent field. Returns
 * null for blank text, and the text itself if it isn't a number or can't be represented exactly.
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
  if (step === 0.5 && !Number.isInteger(value * 2)) return 'Use whole or half numbers, like 2.5.';
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
 * The text after an edit, regrouped if the edit only moved digits around the commas of a well-formed number: '1,250'
 * with a 0 typed at its end is '12,500'. Other text is returned as typed.
 */
export function regroup(before: string, after: string): string {
  const commas = (text: string) => text.split(',').length;
  const grouped = /^([+-]?\$?)[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
  const edited = /^([+-]?\$?)([\d,]*\d[\d,]*)((?:\.\d*)?)$/.exec(after);
  if (!edited || !grouped.test(before) || grouped.test(after) || commas(before) !== commas(after)) return after;
  const [, start = '', whole = '', end = ''] = edited;
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
