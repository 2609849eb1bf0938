import { formatNumber, formatUsd } from '../../kit/formatting/format.ts';
import { numberProblem, readNumber, type NumberEntry, type NumberLimits } from '../../kit/numbers/parse-number.ts';
import { short } from './cells.ts';
import { convertPeriod, periodBehind, periodOf, type Period } from './periods.ts';

/** What an input of the form gets from a cell; null for nothing. */
export interface Reading<T = string | number | null> {
  entry: T;
  /** What the member should look at, as the end of a sentence that begins with the field's label. */
  warning?: string | undefined;
  /** How the value was made from what's in the cell, if it isn't what anyone would expect. */
  note?: string | undefined;
}

export type AmountReading = Reading<NumberEntry>;

const marks = String.raw`[\s~≈±]`;
const before = new RegExp(
  String.raw`^${marks}*(?:(?!usd?\b)[a-z][a-z .]{1,24}:` +
    String.raw`|(?:approx(?:imately)?|about|around|est(?:imated)?|circa|ca|asking|ask)\b\.?)?${marks}*`,
  'i',
);
const behind = new RegExp(
  String.raw`[\s,;(]*(?:obo|o\.b\.o\.?|or best offer|firm|neg(?:otiable)?|ask(?:ing)?` +
    String.raw`|\+\s*/\s*-|±|m/l|mol|more or less|approx\.?|est\.?)\)?$`,
  'i',
);
const accounting =
  /^(?:us\s?)?\$?\s*\(\s*(?:us\s?)?\$?\s*([\d,.]+\s*[km]?)\s*\)$|^(?:us\s?)?\$?\s*([\d,.]*\d)\s*[-−–]$/i;
const scientific = /^([+-]?\d(?:\.(\d+))?)e\+?(\d{1,2})$/i;
/** '125.000' and '1.250.000' are thousands in Europe. */
const grouped = /^[^\d.,]*[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?[^\d.,]*$/;
const acres = /\d\s*ac(?:res?)?\b/i;

/** Whether the digits of a number in scientific notation are all there. */
export function isRounded(text: string): boolean {
  const [, , decimals = '', exponent] = scientific.exec(text.trim()) ?? [];
  return exponent !== undefined && decimals.length < Number(exponent);
}

/** A number as people and programs write it, not rounded. */
function readPlain(typed: string, limits: NumberLimits): AmountReading {
  const bare = typed.replace(before, '').replace(behind, '').trim() || typed;
  const [isAccounting, inside, minus] = accounting.exec(bare) ?? [];
  const text = isAccounting === undefined ? bare : `-${inside ?? minus}`;
  if (scientific.test(text)) {
    const entry = Number(text);
    const value = Number.isInteger(entry) ? formatNumber(entry) : text;
    return {
      entry,
      warning: isRounded(text) ? `“${short(typed)}” may have lost digits: read as ${value}.` : undefined,
    };
  }
  if (isLarge(limits) && grouped.test(text) && !acres.test(text)) {
    return { entry: typed, warning: `“${short(typed)}” could be a decimal or thousands. Enter it without periods.` };
  }
  const entry = readNumber(text, limits);
  return { entry: typeof entry === 'string' ? typed : entry };
}

/** Whether a field has dollars or square feet, whose fractions nobody needs. */
const isLarge = ({ decimals, prefix, suffix }: NumberLimits) =>
  decimals === undefined && (prefix === '$' || suffix === 'sqft');

/** A reading with what's wrong with its entry. Where 0 isn't allowed, it means that the value isn't known. */
function checked(reading: AmountReading, limits: NumberLimits): AmountReading {
  if (reading.entry === 0 && (limits.min ?? 0) > 0) return { entry: null };
  const amount = Number(reading.entry);
  // A small one with decimals is in thousands or millions, not with cents.
  const rounds = isLarge(limits) && typeof reading.entry === 'number' && Math.abs(amount) >= 100 && amount % 1 !== 0;
  const entry = rounds ? Math.round(amount) : reading.entry;
  const note = rounds ? `${formatNumber(amount)} is rounded.` : reading.note;
  // What isn't a valid number stays as it is, so that the posting form shows it with its error.
  return { entry, note, warning: reading.warning ?? numberProblem(entry, limits) };
}

/** Reads a number. */
export function readAmount(typed: string, limits: NumberLimits): AmountReading {
  return checked(readPlain(typed, limits), limits);
}

/** Reads a percentage. Less than 1 without a percent sign is a share of 1, as spreadsheets store it. */
export function readPercent(typed: string, limits: NumberLimits): AmountReading {
  const { entry } = readPlain(typed, limits);
  if (typeof entry !== 'number' || entry <= 0 || entry >= 1 || /%|percent|pct/i.test(typed)) {
    return readAmount(typed, limits);
  }
  const percent = Number((entry * 100).toFixed(4));
  return { entry: percent, warning: `“${short(typed)}” is read as ${percent}%.` };
}

const periodNames: Readonly<Record<Period, string>> = {
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

/**
 * Reads an amount per month or year, which it converts for the field. `period` is that of the column, null if it isn't
 * known: then only an amount that says its own is read.
 */
export function readPeriodic(typed: string, limits: NumberLimits, period: Period | null): AmountReading {
  const to = periodOf(limits) ?? 'year';
  const own = periodBehind(typed);
  const from = own?.period ?? period;
  if (/^no (?:hoa|fees?|dues|association)s?$/i.test(typed.trim())) return { entry: 0 };
  if (/%\s*$/.test(typed))
    return { entry: typed, warning: `Enter an amount, not a percentage, for “${short(typed)}”.` };
  const { unit: _, ...plain } = limits;
  const reading = readPlain(own?.amount ?? typed, plain);
  if (typeof reading.entry !== 'number' || reading.entry === 0) {
    return checked(typeof reading.entry === 'string' ? { ...reading, entry: typed } : reading, limits);
  }
  if (from === null) return { entry: null, warning: `“${short(typed)}” could be per month or per year.` };
  if (from === to) return checked(reading, limits);
  const entry = convertPeriod(reading.entry, from, to);
  const given = own ? `“${short(typed)}”` : `“${short(typed)}” ${periodNames[from]}`;
  const note = `${given} is ${formatUsd(entry)} ${periodNames[to]}.`;
  return checked({ ...reading, entry, note }, limits);
}
