import { formatUsd } from '../../kit/formatting/format.ts';
import { listingNumbers } from '../listing/form-fields.ts';
import { emptyDraft, type ListingDraft } from '../listing/listing-form.ts';
import { lowestPrice } from '../listing/plausible.ts';
import { suggestedTitle } from '../listing/suggested-title.ts';
import { readAddress, type ReadText } from './address.ts';
import { isBlank, isNone, short, unwrapCell } from './cells.ts';
import { beginsWithDay } from './dates.ts';
import { readEntry, type EntryContext } from './entry.ts';
import { fieldLabel, importedInfo, importFields, type ImportField } from './fields.ts';
import type { ImportedCells, Mapping } from './mapping.ts';
import { readPhotos } from './photos.ts';
import { readPin, splitPin } from './pin.ts';
import { readPropertyType } from './property-type.ts';
import { joinBaths, readBaths, readBeds, readLot, splitRooms } from './rooms.ts';
import type { Reading } from './amounts.ts';

/** What a row becomes. */
export interface ImportedRow {
  line: number;
  values: ListingDraft;
  photoUrls: string[];
  /** What the member should look at. */
  warnings: string[];
  /** What was converted, and how. */
  notes: string[];
}

/** The database takes 32,000 with the names of the fields. */
const maxDraftBytes = 30_000;
const encoder = new TextEncoder();

/**
 * Reads rows of a file under a mapping. `rows` are those that show how its columns write days. For a row, it returns
 * what it becomes, or why it can't become a draft, as a sentence.
 */
export function rowReader(
  headers: readonly string[],
  mapping: Mapping,
  rows: readonly ImportedCells[],
  today: string,
): (row: ImportedCells) => ImportedRow | string {
  const indexOf = new Map(headers.map((name, index) => [name, index]));
  const columns = new Map(
    Object.entries(mapping.columns).flatMap(([field, name]) => {
      const index = indexOf.get(name);
      return index === undefined ? [] : [[field, index] as const];
    }),
  );
  const dates = importFields.filter((field) => importedInfo(field)?.kind === 'date' && columns.has(field));
  const dayFirst = dates.filter((field) =>
    rows.some(({ cells }) => beginsWithDay(cells[columns.get(field) ?? -1] ?? '')),
  );
  const context = { mapping, today, dayFirst: new Set(dayFirst.map((field) => mapping.columns[field] ?? '')) };
  return (row) =>
    readRow(row.line, context, (field) => {
      const cell = unwrapCell(row.cells[columns.get(field) ?? -1] ?? '');
      const isNothing = isBlank(cell) || (isNone(cell) && field !== 'parking');
      return isNothing ? (mapping.values[field]?.trim() ?? '') : cell;
    });
}

function readRow(line: number, context: EntryContext, text: ReadText): ImportedRow | string {
  const warnings: string[] = [];
  const notes: string[] = [];
  const place = readAddress(text, warnings);
  if (place.address === '') return 'There’s no street address.';
  const values: ListingDraft = { ...emptyDraft, annual_expenses: { ...emptyDraft.annual_expenses }, ...place };
  const say = (field: ImportField, { warning, note }: Partial<Reading>) => {
    if (warning) warnings.push(`${fieldLabel(field)}: ${warning}`);
    if (note) notes.push(`${fieldLabel(field)}: ${note}`);
  };
  const { warning, note, ...pin } = readPin(...pinTexts(text), place.state);
  Object.assign(values, pin);
  say('pin', { ...(warning && { warning }), ...(note && { note }) });
  values.units = readPropertyType(text('property_type'))?.units ?? null;
  for (const field of importFields) {
    const info = importedInfo(field);
    const typed = withPeriod(field, text);
    if (!info || info.step === 'address' || typed === '') continue;
    const reading = readEntry(field, typed, context);
    say(field, reading as Reading);
    if (reading.entry !== null) setEntry(values, field, reading.entry);
  }
  readRooms(values, text, say);
  if (values.property_type === 'Land') values.condition = '';
  fillUnknown(values, text('lot_acres'), say);
  if (values.title === '') values.title = suggestedTitle(values);
  doubtPrices(values, say);
  const photoUrls = readPhotos([text('photos'), text('more_photos')].filter(Boolean).join(' '), warnings);
  const size = encoder.encode(JSON.stringify(values)).length;
  return size > maxDraftBytes ? 'The text in this row is too long.' : { line, values, photoUrls, warnings, notes };
}

/** A field's text, with the period that a column of its own says. */
function withPeriod(field: ImportField, text: ReadText): string {
  const typed = text(field);
  return field === 'annual_expenses.hoa' && /^[$\d.,\s]+$/.test(typed)
    ? `${typed} ${text('hoa_period')}`.trim()
    : typed;
}

type Say = (field: ImportField, reading: Partial<Reading>) => void;

function setEntry(values: ListingDraft, field: ImportField, entry: string | number | boolean): void {
  const [name = '', key] = field.split('.');
  Object.assign(key ? values.annual_expenses : values, { [key ?? name]: entry });
}

/** The texts of latitude and longitude, from two columns or one. */
function pinTexts(text: ReadText): readonly [string, string] {
  const pin = text('pin');
  return pin === '' ? [text('latitude'), text('longitude')] : (splitPin(pin) ?? [pin, '']);
}

/** Rooms that are split into columns, or share one. */
function readRooms(values: ListingDraft, text: ReadText, say: Say): void {
  const both = text('beds_baths');
  const rooms = both === '' ? null : splitRooms(both);
  if (both !== '') say('beds_baths', rooms ?? { warning: `“${short(both)}” isn’t two numbers, like 3/2.` });
  if (rooms && values.bedrooms === null) values.bedrooms = readBeds(rooms.beds, listingNumbers.bedrooms).entry;
  if (rooms && values.bathrooms === null) values.bathrooms = readBaths(rooms.baths, listingNumbers.bathrooms).entry;
  const [full, half] = [text('full_baths'), text('half_baths')];
  if (full === '' && half === '') return;
  const reading = joinBaths(full, half, listingNumbers.bathrooms);
  say('bathrooms', reading);
  if (reading.entry !== null) values.bathrooms = reading.entry;
}

/** A lot that isn't stated is 0, as in the posting form; land has no rooms. */
function fillUnknown(values: ListingDraft, acres: string, say: Say): void {
  if (values.lot_sqft === null && acres !== '') {
    const lot = readLot(acres, listingNumbers.lot_sqft, true);
    say('lot_acres', lot);
    values.lot_sqft = typeof lot.entry === 'number' ? lot.entry : 0;
  }
  values.lot_sqft ??= 0;
  if (values.property_type !== 'Land') return;
  values.bedrooms ??= 0;
  values.bathrooms ??= 0;
  values.sqft ??= 0;
}

const homes: ReadonlySet<string> = new Set(['Single Family', 'Condo', 'Residential', 'Multi Family', '']);
/** More than any of these is a typo: USD for a home, for anything, and per square foot. */
const highest = { home: 30_000_000, any: 2_000_000_000, perSqft: 10_000 };

/** Warns about prices that are a thousand times off, and about rents that are for a year. */
function doubtPrices(values: ListingDraft, say: Say): void {
  const { price, property_type: type, sqft, monthly_rent: rent } = values;
  for (const field of ['price', 'arv', 'contract_price'] as const) {
    const amount = values[field];
    if (typeof amount !== 'number' || amount <= 0 || !Number.isInteger(amount)) continue;
    const isHigh =
      amount > (homes.has(type) ? highest.home : highest.any) ||
      (typeof sqft === 'number' && sqft >= 200 && homes.has(type) && amount / sqft > highest.perSqft);
    if (amount < lowestPrice) say(field, { warning: `${formatUsd(amount)} is very little. Is it in thousands?` });
    else if (isHigh) say(field, { warning: `${formatUsd(amount)} is very much. Check its zeros.` });
  }
  const worth = typeof price === 'number' && price >= lowestPrice ? price : null;
  if (typeof rent === 'number' && (worth === null ? rent > 100_000 : rent > worth * 0.1)) {
    say('monthly_rent', { warning: `${formatUsd(rent)} a month is very much. Is it per year?` });
  }
}
