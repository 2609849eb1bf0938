import { type ListingFieldInfo } from '@/domain/listing/fields';
import { listingNumbers } from '@/domain/listing/form-fields';
import { emptyDraft, type ListingDraft } from '@/domain/listing/listing-form';
import { isParcelNumber } from '@/domain/listing/parcel-number';
import { suggestedTitle } from '@/domain/listing/suggested-title';
import { splitAddress } from '@/domain/listing/typed-address';
import { parseZip } from '@/domain/place/zip';
import { cleanLine } from '@/kit/formatting/plain-line';
import { numberProblem, readNumber } from '@/kit/numbers/parse-number';
import type { Mapping } from './column-mapping';
import { fieldLabel, importFields, importedInfo, type ImportField } from './import-fields';
import type { TableRow } from './limits';
import { readChoice, readDay, readFlag, readPropertyType, readState } from './read-words';

/** What a row becomes. */
export interface ImportedRow {
  line: number;
  values: ListingDraft;
  photoUrls: string[];
  /** What the member should look at. */
  warnings: string[];
}

/** Most photos of a listing. */
const maxPhotos = 10;
/** The database takes 32,000 with the names of the fields. */
const maxDraftBytes = 30_000;

/** Reads a row under a mapping. Returns why it can't become a draft, as a sentence, if it can't. */
export function importRow(row: TableRow, headers: readonly string[], mapping: Mapping): ImportedRow | string {
  const warnings: string[] = [];
  const text = (field: ImportField) => {
    const header = mapping.columns[field];
    const cell = header === undefined ? '' : (row.cells[headers.indexOf(header)] ?? '');
    return cell || (mapping.values[field]?.trim() ?? '');
  };
  const place = readAddress(text, warnings);
  if (place.address === '') return 'There’s no street address.';
  const values: ListingDraft = { ...emptyDraft, annual_expenses: { ...emptyDraft.annual_expenses }, ...place };
  values.units = readPropertyType(text('property_type'))?.units ?? null;
  for (const field of importFields) {
    const info = importedInfo(field);
    const typed = text(field);
    if (!info || info.step === 'address' || typed === '') continue;
    const { entry, problem } = readEntry(field, info, typed, mapping.columns[field] ?? '');
    if (problem) warnings.push(`${fieldLabel(field)}: ${problem}`);
    if (entry !== null) setEntry(values, field, entry);
  }
  if (values.property_type === 'Land') values.condition = '';
  fillUnknown(values, text('lot_acres'));
  if (values.title === '') values.title = suggestedTitle(values);
  const photoUrls = readPhotos(text('photos'), warnings);
  const size = new TextEncoder().encode(JSON.stringify(values)).length;
  return size > maxDraftBytes ? 'The texts of this row are too long.' : { line: row.line, values, photoUrls, warnings };
}

/** What an input of the form gets from a cell, null for nothing, and what the member should look at. */
interface ReadEntry {
  entry: string | number | boolean | null;
  problem?: string | undefined;
}

function readEntry(field: ImportField, info: ListingFieldInfo, typed: string, header: string): ReadEntry {
  const found = (entry: ReadEntry['entry'], what: string): ReadEntry =>
    entry === null ? { entry, problem: `“${short(typed)}” isn’t ${what}.` } : { entry };
  switch (info.kind) {
    case 'number': {
      // What isn't a valid number stays as it is, so that the posting form shows it with its error.
      const entry = readNumber(typed, info.limits);
      return { entry, problem: numberProblem(entry, info.limits) };
    }
    case 'choice': {
      const entry = readChoice(field, info.values, typed, header);
      return { entry, ...(entry === null && { problem: `we don’t know “${short(typed)}”.` }) };
    }
    case 'flag':
      return found(readFlag(typed), 'a yes or no');
    case 'date':
      return found(readDay(typed), 'a date');
    case 'parcel':
      return found(isParcelNumber(cleanLine(typed)) ? cleanLine(typed) : null, 'a parcel number');
    default:
      return { entry: info.kind === 'line' ? cleanLine(typed) : typed };
  }
}

function setEntry(values: ListingDraft, field: ImportField, entry: string | number | boolean): void {
  const [name = '', key] = field.split('.');
  Object.assign(key ? values.annual_expenses : values, { [key ?? name]: entry });
}

type ReadText = (field: ImportField) => string;

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

function readAddress(text: ReadText, warnings: string[]) {
  const typed = cleanLine(text('address'));
  const whole = splitAddress(typed);
  const unit = cleanLine(text('unit'));
  const street = whole?.address ?? typed;
  const named = /^(#|(apt|apartment|unit|suite|ste|bldg|lot|room|rm|floor|fl|no|trlr)\b)/i.test(unit)
    ? unit
    : `Unit ${unit}`;
  const address = unit && street && !street.toLowerCase().endsWith(unit.toLowerCase()) ? `${street}, ${named}` : street;
  const stateText = text('state');
  const state = readState(stateText) ?? (stateText ? '' : (whole?.state ?? ''));
  if (stateText && !state) warnings.push(`State: “${short(stateText)}” isn’t a US state.`);
  return {
    address,
    city: cleanLine(text('city')) || (whole?.city ?? ''),
    state,
    zip: readZip(text('zip'), warnings) || (whole?.zip ?? ''),
    county: cleanLine(text('county')).replace(/ county$/i, ''),
    ...readPin(text('latitude'), text('longitude')),
  };
}

/** A ZIP code, also one whose leading zeros a spreadsheet dropped. */
function readZip(text: string, warnings: string[]): string {
  const zip = parseZip(text) ?? (/^\d{3,4}(?:\.0+)?$/.test(text) ? (text.split('.')[0] ?? '').padStart(5, '0') : null);
  if (zip === null && text) warnings.push(`ZIP code: “${short(text)}” isn’t a ZIP code.`);
  return zip ?? '';
}

/** Coordinates, if both are there. */
function readPin(latitudeText: string, longitudeText: string) {
  const latitude = Number(latitudeText || Number.NaN);
  const longitude = Number(longitudeText || Number.NaN);
  const isPin = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPin ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** A lot that isn't stated is 0, as in the posting form; land has no rooms. */
function fillUnknown(values: ListingDraft, acres: string): void {
  const lot = readNumber(/^[\d.,]+$/.test(acres) ? `${acres} ac` : acres, listingNumbers.lot_sqft);
  values.lot_sqft ??= lot ?? 0;
  if (values.property_type !== 'Land') return;
  values.bedrooms ??= 0;
  values.bathrooms ??= 0;
  values.sqft ??= 0;
}

/** Web addresses, separated by spaces, commas, semicolons, or bars. */
function readPhotos(text: string, warnings: string[]): string[] {
  const parts = text.split(/[\s;|]+|,(?=\s*https?:)/i).filter(Boolean);
  const urls = parts.filter((part) => part.length <= 2000 && URL.canParse(part) && /^https?:/i.test(part));
  if (urls.length < parts.length) warnings.push('Photo links: one isn’t a web address.');
  const unique = [...new Set(urls.map((url) => new URL(url).href))];
  if (unique.length > maxPhotos) warnings.push(`Photo links: only the first ${maxPhotos} are used.`);
  return unique.slice(0, maxPhotos);
}
