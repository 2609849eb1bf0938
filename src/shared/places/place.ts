/** Places smaller than a state, as filters name them. */

import { pluralize } from '../formatting/format';
import { stateName } from './us-states';

/** A city or a county of a state, or the area of a ZIP code, to `miles` from its center if not 0. */
export type Place =
  | { kind: 'city'; name: string; state: string }
  | { kind: 'county'; name: string; state: string }
  | { kind: 'zip'; zip: string; state: string; miles: number };

/** The farthest from a ZIP code that a search may reach, in miles. */
export const maxMiles = 100;

/**
 * A place's key in URLs and in the filters that the database parses: 'city:Memphis, TN', 'county:Shelby, TN',
 * 'zip:38103, TN', 'zip:38103+10, TN'.
 */
export function placeKey(place: Place): string {
  if (place.kind !== 'zip') return `${place.kind}:${place.name}, ${place.state}`;
  return `zip:${place.zip}${place.miles > 0 ? `+${place.miles}` : ''}, ${place.state}`;
}

/** The place of a key; null if it isn't one. */
export function parsePlace(key: string): Place | null {
  const [, kind, name = '', state = ''] = /^(city|county|zip):(.{1,100}), ([A-Z]{2})$/.exec(key) ?? [];
  if (kind === 'city' || kind === 'county') return { kind, name, state };
  const [, zip, miles = '0'] = /^(\d{5})(?:\+([1-9]\d{0,2}))?$/.exec(name) ?? [];
  return zip === undefined || Number(miles) > maxMiles ? null : { kind: 'zip', zip, state, miles: Number(miles) };
}

/** 'Memphis, TN', 'Shelby County, TN', '38103', 'Within 10 miles of 38103'. */
export function placeLabel(place: Place): string {
  if (place.kind === 'city') return `${place.name}, ${place.state}`;
  if (place.kind === 'county') return `${countyLabel(place.name, place.state)}, ${place.state}`;
  return place.miles > 0 ? `Within ${pluralize(place.miles, 'mile', 'miles')} of ${place.zip}` : place.zip;
}

/** 'Shelby County', 'Orleans Parish', 'Bristol, City of'. Alaska and the territories have other divisions. */
function countyLabel(name: string, state: string): string {
  if (/, City of$|^District of Columbia$/.test(name)) return name;
  if (/AK|AS|GU|MP|PR|VI/.test(state)) return `${name} (county)`;
  return `${name} ${state === 'LA' ? 'Parish' : 'County'}`;
}

/** The label of a place's key, or of a state's two-letter code. */
export function placeKeyLabel(key: string): string {
  const place = parsePlace(key);
  return place ? placeLabel(place) : stateName(key);
}

/** Keys in a URL, separated by semicolons. Spaces, colons, and commas stay readable. */
export function formatPlaceKeys(keys: readonly string[]): string {
  return encodeURIComponent(keys.join(';'))
    .replaceAll('%20', '+')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';');
}

/** The marketplace's URL parameters for one place, or for a state given by its code. */
export function placeParams(key: string): string {
  return parsePlace(key) ? `places=${formatPlaceKeys([key])}` : `states=${key}`;
}
