import { cleanLine } from '../../kit/formatting/plain-line.ts';
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import { isParcelNumber } from '../listing/parcel-number.ts';
import { latestYearBuilt } from '../listing/plausible.ts';
import { readState } from '../place/state-words.ts';
import { readStreet } from '../place/street.ts';
import { isRounded, readAmount, readPercent, readPeriodic, type Reading } from './amounts.ts';
import { short } from './cells.ts';
import { readChoice, readFlag } from './choices.ts';
import { isMadeDay, readDay } from './dates.ts';
import { exportName, importedInfo, type ImportField } from './fields.ts';
import { columnPeriod, isInAcres, type Mapping } from './mapping.ts';
import { periodOf } from './periods.ts';
import { splitPin } from './pin.ts';
import { readBaths, readBeds, readLot, splitRooms } from './rooms.ts';

/** What's known of the file besides the cell. */
export interface EntryContext {
  mapping: Mapping;
  /** Columns whose days come before their months. */
  dayFirst: ReadonlySet<string>;
  /** ISO date. */
  today: string;
}

type Entry = Reading<string | number | boolean | null>;

const nothing = (typed: string, what: string): Entry => ({ entry: null, warning: `“${short(typed)}” isn’t ${what}.` });

/** Reads the cell of a field that is one input of the form. */
export function readEntry(field: ImportField, typed: string, { mapping, dayFirst, today }: EntryContext): Entry {
  const info = importedInfo(field);
  const column = mapping.columns[field] ?? '';
  switch (info?.kind) {
    case 'number': {
      const { limits } = info;
      if (field === 'bathrooms') return readBaths(typed, limits);
      if (field === 'bedrooms') return readBeds(typed, limits);
      if (field === 'lot_sqft') return readLot(typed, limits, isInAcres(field, mapping));
      if (field === 'year_built') return readYear(typed, limits, today);
      // Our own files have percentages as they are.
      const isOwn = column === exportName(field);
      if (limits.suffix === '%' && !isOwn) return readPercent(typed, limits);
      return periodOf(limits) ? readPeriodic(typed, limits, columnPeriod(field, mapping)) : readAmount(typed, limits);
    }
    case 'choice': {
      const entry = readChoice(field, info.values, typed, column);
      if (entry !== null) return { entry };
      // Not occupied by its owner, it may still be rented: then the value for every row counts, or the member is asked.
      const isPartly = field === 'occupancy' && /occupied/i.test(column) && readFlag(typed) === false;
      if (isPartly) return { entry: mapping.values[field] ?? '' };
      return { entry: info.initial ? '' : null, warning: unread(typed) };
    }
    case 'flag':
      return { entry: readFlag(typed) };
    case 'date': {
      const entry = readDay(typed, dayFirst.has(column));
      if (entry === null)
        return nothing(typed, dayFirst.has(column) ? 'clear: its day or month may come first' : 'a date');
      const isWrong = info.past ? entry > today : entry < today;
      return isWrong
        ? { entry: null, warning: `“${short(typed)}” is in the ${info.past ? 'future' : 'past'}.` }
        : { entry };
    }
    case 'parcel':
      return readParcel(typed);
    default:
      if (field === 'zoning' && isMadeDay(typed)) return madeDate(typed);
      if (/^(?:zoning|parking)$/.test(field) && /^0+(?:\.0+)?$/.test(typed)) return { entry: null };
      return { entry: info?.kind === 'line' ? cleanLine(typed) : typed };
  }
}

/** The form and the database take a year that's far ahead, for what's only planned. In a file, it's a typo. */
function readYear(typed: string, limits: NumberLimits, today: string): Entry {
  const reading = readAmount(typed, limits);
  const isAhead = typeof reading.entry === 'number' && today !== '' && reading.entry > latestYearBuilt(today);
  return isAhead && !reading.warning
    ? { ...reading, warning: `${reading.entry} is in the future. Check it.` }
    : reading;
}

const unread = (typed: string) => `we can’t tell from “${short(typed)}”. Choose it yourself.`;

const madeDate = (typed: string): Entry => ({
  entry: null,
  warning: `A spreadsheet made “${short(typed)}” a date.`,
});

function readParcel(typed: string): Entry {
  const text = cleanLine(typed).replace(/^(\d{4,15})\.0+$/, '$1');
  // Excel keeps 15 digits.
  const isCut = isRounded(text) || /^\d{15}\d*0$/.test(text) || /e\+?\d{1,2}$/i.test(text);
  if (isCut) return { entry: null, warning: `“${short(typed)}” lost digits in a spreadsheet.` };
  if (isMadeDay(text)) return madeDate(typed);
  if (/^[0\s.-]+$/.test(text)) return { entry: null };
  return isParcelNumber(text) ? { entry: text } : nothing(typed, 'a parcel number');
}

const looksLike: Partial<Record<ImportField, (text: string) => boolean>> = {
  address: (text) => /^[NSEW\d-]*\d[\dA-Z/-]*\s+\S/i.test(text),
  state: (text) => readState(text) !== null,
  latitude: (text) => Math.abs(Number(text)) <= 180,
  longitude: (text) => Math.abs(Number(text)) <= 180,
  // County rolls call a legal description so, too.
  description: (text) => text.length >= 40 && !/\b(?:lot|blk|block|tract|subd|sec|plat)\b.*\d/i.test(text),
  street_prefix: (text) => /^(?:[ns]?[ew]?|north|south|east|west)\.?$/i.test(text),
  street_name: (text) => /[a-z]/i.test(text),
  street_suffix: (text) => /^\w+\.?$/.test(text) && readStreet('12', `Oak ${text}`) !== null,
  beds_baths: (text) => splitRooms(text) !== null,
  pin: (text) => splitPin(text) !== null,
  // A lot's number in its block is small.
  lot_sqft: (text) => /[a-z]/i.test(text) || Number(text.replaceAll(',', '')) >= 500,
};

/** Whether most of a column's values are what a field takes: then a name that could mean several things means this. */
export function fitsField(field: ImportField, column: string, values: readonly string[]): boolean {
  const context = { mapping: { columns: { [field]: column }, values: {} }, dayFirst: new Set<string>(), today: '' };
  const info = importedInfo(field);
  const reads = (text: string) => {
    if (info?.kind === 'number') return typeof readAmount(text, info.limits).entry === 'number';
    const { entry, warning } = readEntry(field, text, context);
    return entry !== null && entry !== '' && warning === undefined;
  };
  // The year of a list or a tax is the same in every row.
  if (field === 'year_built' && new Set(values).size < 2) return false;
  const fits = values.filter(looksLike[field] ?? reads);
  return values.length > 0 && fits.length >= values.length * 0.7;
}
