/** Places smaller than a state, as filters name them. */

import { pluralize } from '../../kit/formatting/format.ts';
import { stateName } from './us-states.ts';

/** A city, a county, or a ZIP code's area, or if `miles` isn't null, what is so close to its center. */
export interface Place {
  kind: 'city' | 'county' | 'zip';
  name: string;
  state: string;
  /** Always null for a county. */
  miles: number | null;
}

/** The farthest from a place's center that a search may reach, in miles. */
export const maxMiles = 100;

/** What is wrong with a place, which can't be searched then; undefined if nothing is. */
export function placeProblem({ miles }: Pick<Place, 'miles'>): string | undefined {
  return miles !== null && (miles < 1 || miles > maxMiles) ? `A radius is 1 to ${maxMiles} miles.` : undefined;
}

/**
 * A place's key in URLs and in the filters that the database parses: 'city:Memphis, TN', 'city:Memphis+10, TN',
 * 'county:Shelby, TN', 'zip:38103, TN', 'zip:38103+10, TN'.
 */
export function placeKey({ kind, name, state, miles }: Place): string {
  return `${kind}:${name}${miles === null ? '' : `+${miles}`}, ${state}`;
}

/** The place of a key, maybe with a problem (`placeProblem`); null if it isn't one. */
export function parsePlace(key: string): Place | null {
  const [, kind, name = '', miles, state = ''] =
    /^(city|county|zip):([^+]{1,100})(?:\+(\d{1,9}))?, ([A-Z]{2})$/.exec(key) ?? [];
  if (kind === undefined || (kind === 'zip' && !/^\d{5}$/.test(name))) return null;
  if (kind === 'county' && miles !== undefined) return null;
  return { kind: kind as Place['kind'], name, state, miles: miles === undefined ? null : Number(miles) };
}

/** 'Memphis, TN', 'Shelby County, TN', '38103', 'Within 10 miles of 38103'. */
export function placeLabel(place: Place): string {
  const { kind, name, state, miles } = place;
  const label = kind === 'zip' ? name : `${kind === 'county' ? countyLabel(name, state) : name}, ${state}`;
  return miles !== null ? `Within ${pluralize(miles, 'mile', 'miles')} of ${label}` : label;
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
