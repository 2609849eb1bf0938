/** Reads a place as people and programs write it. */

import { parsePlace, type Place } from './place.ts';
import { isUsState } from './us-states.ts';

/** A place as written. Whether there is one of this name, and which state a ZIP code is in, the database knows. */
export type WrittenPlace = Omit<Place, 'state'> & { state: string | null };

/** As private.places_named. Only counties are called that. */
const county = / (county|parish|borough|municipio|census area)$/i;

/**
 * Reads a place's key, also with a space for its +, as query strings have it; a label such as 'Memphis, TN', 'Shelby
 * County, TN', or '38103'; or 'within 10 miles of' one of them. Null for anything else.
 */
export function readPlace(text: string): WrittenPlace | null {
  const [, distance, rest = ''] = /^(?:with)?in (\d{1,9}) ?(?:mi|miles?)? ?of (.+)$/i.exec(text.trim()) ?? [
    null,
    undefined,
    text.trim(),
  ];
  const place = readName(rest);
  if (!place || distance === undefined) return place;
  return place.miles !== null || place.kind === 'county' ? null : { ...place, miles: Number(distance) };
}

function readName(text: string): WrittenPlace | null {
  const exact = parsePlace(text);
  // No place's name ends in a number: that's a radius.
  if (exact && !/ \d+$/.test(exact.name)) return isUsState(exact.state) ? plain(exact) : null;
  const [, kind, name = '', miles, state] =
    /^(?:(city|county|zip): ?)?([^+,:][^+:]{0,99}?)(?:[+ ] ?(\d{1,3}))?(?:, ?([a-z]{2}))?$/i.exec(text) ?? [];
  const isZip = /^\d{5}$/.test(name);
  const code = state?.toUpperCase() ?? null;
  if (code === null ? !isZip : !isUsState(code)) return null;
  const named = kind?.toLowerCase() ?? (isZip ? 'zip' : county.test(name) ? 'county' : 'city');
  if ((named === 'zip') !== isZip || (named === 'county' && miles !== undefined)) return null;
  return plain({ kind: named as Place['kind'], name, state: code, miles: miles === undefined ? null : Number(miles) });
}

/** Counties are named without the word. */
const plain = (place: WrittenPlace): WrittenPlace =>
  place.kind === 'county' ? { ...place, name: place.name.replace(county, '') } : place;

/** A list of places that was split at its commas, put together again: 'city:Memphis', 'TN' is one place. */
export function joinStates(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((joined, text) => {
    const before = joined.at(-1);
    const isState = isUsState(text.trim().toUpperCase()) && before !== undefined && !/, ?[a-z]{2}$/i.test(before);
    return isState ? [...joined.slice(0, -1), `${before}, ${text.trim()}`] : [...joined, text];
  }, []);
}
