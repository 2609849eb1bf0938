import { numberProblem, readNumber } from '@/kit/numbers/parse-number';
import { cleanLine } from '@/kit/formatting/plain-line';
import { parseZip } from '@/domain/place/zip';
import { emptyDraft, listingNumbers, type ListingDraft, type ListingNumber } from '@/domain/listing/listing-form';
import { suggestedTitle } from '@/domain/listing/suggested-title';
import { isParcelNumber } from '@/domain/listing/parcel-number';
import { splitAddress } from '@/domain/listing/typed-address';
import type { Mapping } from './column-mapping';
import { fieldLabel, type ImportField } from './import-fields';
import type { TableRow } from './limits';
import { readCondition, readDay, readFinancing, readOccupancy, readPropertyType, readState } from './read-words';

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
  const values: ListingDraft = { ...emptyDraft, ...readAddress(text, warnings) };
  if (values.address === '') return 'There’s no street address.';

  for (const field of ['title', 'parking', 'zoning', 'apn'] as const) values[field] = cleanLine(text(field));
  for (const field of ['description', 'accessInstructions'] as const) values[field] = text(field);
  if (values.apn && !isParcelNumber(values.apn)) {
    warnings.push(`${fieldLabel('apn')}: “${short(values.apn)}” isn’t a parcel number.`);
    values.apn = '';
  }
  readChoices(text, mapping, values, warnings);
  for (const field of Object.keys(listingNumbers) as ListingNumber[]) readNumberField(field, text, values, warnings);
  fillUnknown(values, text('lotAcres'));
  if (values.title === '') values.title = suggestedTitle(values);
  for (const field of ['closingOn', 'contractExpiresOn'] as const) {
    const day = text(field);
    values[field] = readDay(day) ?? '';
    if (day && !values[field]) warnings.push(`${fieldLabel(field)}: “${short(day)}” isn’t a date.`);
  }
  const photoUrls = readPhotos(text('photos'), warnings);
  const size = new TextEncoder().encode(JSON.stringify(values)).length;
  return size > maxDraftBytes ? 'The texts of this row are too long.' : { line: row.line, values, photoUrls, warnings };
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

function readChoices(text: ReadText, mapping: Mapping, values: ListingDraft, warnings: string[]): void {
  const choose = (field: ImportField, read: (word: string) => string | null, unknown: string) => {
    const word = text(field);
    const value = word ? read(word) : '';
    if (value === null) warnings.push(`${fieldLabel(field)}: we don’t know “${short(word)}”.`);
    return value || unknown;
  };
  const type = readPropertyType(text('propertyType'));
  values.propertyType = choose('propertyType', () => type?.type ?? null, '');
  values.units = type?.units ?? null;
  values.condition = values.propertyType === 'Land' ? '' : choose('condition', readCondition, '');
  values.financing = choose('financing', readFinancing, '');
  const occupancyOf = (word: string) => readOccupancy(word, mapping.columns.occupancy ?? '');
  values.occupancy = choose('occupancy', occupancyOf, emptyDraft.occupancy);
}

/** Keeps what isn't a valid number as it is, so that the posting form shows it with its error. */
function readNumberField(field: ListingNumber, text: ReadText, values: ListingDraft, warnings: string[]): void {
  const limits = listingNumbers[field];
  const entry = readNumber(text(field), limits);
  if (entry === null) return;
  values[field] = entry;
  const problem = numberProblem(entry, limits);
  if (problem) warnings.push(`${fieldLabel(field)}: ${problem}`);
}

/** A lot that isn't stated is 0, as in the posting form; land has no rooms. */
function fillUnknown(values: ListingDraft, acres: string): void {
  const lot = readNumber(/^[\d.,]+$/.test(acres) ? `${acres} ac` : acres, listingNumbers.lotSqft);
  values.lotSqft ??= lot ?? 0;
  if (values.propertyType !== 'Land') return;
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
