import { cleanLine } from '../../kit/formatting/plain-line.ts';
import { splitAddress } from '../listing/typed-address.ts';
import { addressIn, type AddressParts } from '../place/address-in-text.ts';
import { statesOfZip } from '../place/state-areas.ts';
import { readState } from '../place/state-words.ts';
import { stateName } from '../place/us-states.ts';
import { parseZip } from '../place/zip.ts';
import { short } from './cells.ts';
import type { ImportField } from './fields.ts';
import { joinStreet, withUnit } from './street.ts';

/** The text of a field's cell; '' if it says nothing. */
export type ReadText = (field: ImportField) => string;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The parts of an address in one cell; null if it's a street only, or has words that belong to none of them. */
function readWhole(typed: string): AddressParts | null {
  const text = typed
    .replaceAll(/\s*[\r\n;|]+\s*/g, ', ')
    .replaceAll(/(?:,\s*)+/g, ', ')
    // The county is between the city and the state.
    .replace(/,\s*[^,\d]+ (?:county|parish|borough)\b\.?(?=,)/i, '');
  const split = splitAddress(cleanLine(text)) ?? splitAtCommas(text);
  if (split) return split;
  const found = addressIn(text);
  if (!found || (found.city === '' && found.zip === '')) return null;
  const known = new Set(
    wordsOf([...Object.values(found), stateName(found.state), 'usa us united states county parish'].join(' ')),
  );
  const others = wordsOf(text).filter((word) => !known.has(word) && !/^\d{4}$/.test(word));
  return others.length === 0 || /\b(?:county|parish)\b/i.test(text) ? found : null;
}

/** The parts of an address between commas whose state is written in another way: '…, Memphis, Tenn. 38103'. */
function splitAtCommas(text: string): AddressParts | null {
  const [, address = '', city = '', state = '', zip = ''] =
    /^(\d.*\S),\s*([^,\d]+),\s*([a-z][a-z. ]+?)\.?,?(?:\s+(\d{5})(?:-\d{4})?)?(?:,\s*USA?)?$/i.exec(text.trim()) ?? [];
  const code = readState(state);
  return code === null ? null : { address: cleanLine(address), city: cleanLine(city), state: code, zip };
}

/** A ZIP code, also one whose leading zeros a spreadsheet dropped, or that it made a number. */
function readZip(typed: string): string | null {
  const text = typed
    .replace(/^[A-Za-z]{2}[\s-]+(?=\d)/, '')
    .replace(/\.0+$/, '')
    .trim();
  const exact = parseZip(text);
  const [found, five = '', plus = ''] = /^(\d{3,5})(?:-(\d{0,4}))?$/.exec(text) ?? [];
  const eight = /^\d{8}$/.test(text) ? `0${text.slice(0, 4)}` : null;
  const padded = found !== undefined && (five.length < 5 || plus.length < 4) ? five.padStart(5, '0') : null;
  const exponent = /^\d\.\d{1,4}e\+?0?4$/i.test(text) ? String(Number(text)) : null;
  const zip = exact ?? padded ?? eight ?? exponent;
  return zip !== null && statesOfZip(zip).length > 0 ? zip : null;
}

/** A city, and what its cell says besides: 'Memphis, TN 38103'. */
function readCity(typed: string): { city: string; state: string; zip: string } {
  const text = cleanLine(typed);
  const [, name = '', state = '', zip = ''] =
    /^(.+?)(?:,\s*|\s+)([A-Za-z. ]{2,20}?)\.?(?:[\s,]+(\d{5})(?:-\d{4})?)?$/.exec(text) ?? [];
  const code = state.length === 2 || text.includes(',') ? readState(state) : null;
  const isCode = code !== null && (text.includes(',') || zip !== '' || state === state.toUpperCase());
  return isCode ? { city: name.replace(/,$/, ''), state: code, zip } : { city: text, state: '', zip: '' };
}

const folded = (text: string) => wordsOf(text).join('');

/** The address of a row. Warns about what doesn't agree, or isn't what it should be. */
export function readAddress(text: ReadText, warnings: string[]) {
  const typed = text('address');
  const whole = readWhole(typed);
  const parts = (['street_number', 'street_prefix', 'street_name', 'street_suffix', 'street_end'] as const).map(text);
  const line = whole?.address ?? cleanLine(typed);
  const [number = '', prefix = '', , ...ends] = parts;
  if (!whole && /,.*\b\d{5}\b|\b[A-Z]{2}\.?,? +\d{5}\b/.test(typed)) {
    warnings.push(`Street address: we can’t tell the city from “${short(cleanLine(typed))}”.`);
  }
  const street =
    line === ''
      ? joinStreet(parts)
      : /\d/.test(line) || number === ''
        ? line
        : joinStreet([number, prefix, line, ...ends]);
  const second = text('unit');
  // The second line of an address can have the city.
  const below = readCity(second);
  const isTown = below.zip !== '' || (below.state !== '' && second.includes(','));
  const town = readCity(text('city') || (isTown ? second : ''));
  const city = town.city || (whole?.city ?? '');
  if (whole?.city && town.city && folded(whole.city) !== folded(town.city)) {
    warnings.push(`City: the address says ${whole.city}, and the city’s column ${short(town.city)}.`);
  }
  if (town.city && !/\p{L}/u.test(town.city)) warnings.push(`City: “${short(town.city)}” isn’t a city.`);
  if (/^p\.?\s*o\.?\s*box\b/i.test(street)) warnings.push('Street address: a PO box isn’t where a property is.');
  const stateText = text('state');
  const state = readState(stateText) ?? (stateText ? '' : town.state || (whole?.state ?? ''));
  if (stateText && !state) warnings.push(`State: “${short(stateText)}” isn’t a US state.`);
  if (whole?.state && state && whole.state !== state) {
    warnings.push(`State: the address says ${stateName(whole.state)}, and the state’s column ${stateName(state)}.`);
  }
  const zipText = text('zip');
  const zip = readZip(zipText) ?? '';
  if (zip === '' && zipText) warnings.push(`ZIP code: “${short(zipText)}” isn’t a ZIP code.`);
  if (zip && whole?.zip && whole.zip !== zip) {
    warnings.push(`ZIP code: the address says ${whole.zip}, and the ZIP code’s column ${zip}.`);
  }
  const place = { city, state, zip: zip || town.zip || (whole?.zip ?? '') };
  const [zipState = '', ...others] = statesOfZip(place.zip);
  if (state && zipState && ![zipState, ...others].includes(state)) {
    warnings.push(`ZIP code: ${place.zip} is in ${stateName(zipState)}, and the row says ${stateName(state)}.`);
  }
  return {
    address: withUnit(street, isTown ? '' : second, warnings),
    ...place,
    county: readCounty(text('county'), warnings),
  };
}

/** A county's name without what it is. */
function readCounty(typed: string, warnings: string[]): string {
  const name = cleanLine(typed)
    .replace(/,\s*[A-Z]{2}$/, '')
    .replace(/\s+(?:county|co\.?|parish|borough|census area|cnty)$/i, '');
  if (!/^\d+(?:\.0+)?$/.test(name)) return name;
  warnings.push(`County: “${short(typed)}” is a number, not a name.`);
  return '';
}
