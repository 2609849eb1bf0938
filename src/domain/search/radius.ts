/** How far around a city or ZIP code: 'within 10 miles of memphis tn', '38103 + 25 miles'. */

import { parsePlace, placeKey, placeLabel, placeProblem, type Place } from '../place/place.ts';
import type { Meaning, Phrase } from './meaning.ts';
import type { PlaceMatch } from './place-match.ts';
import { lookUp, phraseTable, type Token } from './tokens.ts';

const openings = phraseTable([
  ['within|within a|in|in a|inside|up to|less than|under|a|radius of|within a radius of|in a radius of', true],
]);
const mileUnits = phraseTable([['mile|mi|mile radius|mi radius|mile range', true]]);
const joints = phraseTable([
  ['of|from|around|near|of zip|of zip code|from zip|from zip code|around zip|around zip code|near zip', true],
]);
const extensions = phraseTable([['+|plus|within|within a|and|and within|with a|,', true]]);

/** The distance at a token, in miles; null if there is none. */
function distanceAt(tokens: readonly Token[], start: number): { value: number; end: number } | null {
  const value = tokens[start]?.number;
  const unit = lookUp(mileUnits, tokens, tokens[start + 1]?.text === '-' ? start + 2 : start + 1);
  return value == null || !unit ? null : { value, end: unit.end };
}

/** The distance that begins at a token, and where its place begins: 'within 10 miles of'. */
function leadAt(tokens: readonly Token[], start: number): { value: number; end: number } | null {
  const distance = distanceAt(tokens, lookUp(openings, tokens, start)?.end ?? start);
  const joint = distance && lookUp(joints, tokens, distance.end);
  return joint && { value: distance.value, end: joint.end };
}

/** The distance after a place: '+ 25 miles'. */
function extensionAt(tokens: readonly Token[], start: number): { value: number; end: number } | null {
  return distanceAt(tokens, lookUp(extensions, tokens, start)?.end ?? start);
}

/** The place with what is so close to it; null if that can't be searched. */
function widen(place: Place | null, miles: number): Place | null {
  const wide = place && place.kind !== 'county' && place.miles === null ? { ...place, miles } : null;
  return wide && Number.isInteger(miles) && !placeProblem(wide) ? wide : null;
}

function around(zip: PlaceMatch, distance: number, start: number, end: number): Phrase {
  const place = widen(parsePlace(zip.key), distance);
  if (!place) return { start, end, meaning: 'unknown' };
  return { start, end, meaning: [{ kind: 'list', filter: 'places', values: [placeKey(place)] }] };
}

/** A ZIP code with a distance that starts at a token; `zipAt` finds the ZIP code that a token is. */
export function radiusAt(
  tokens: readonly Token[],
  start: number,
  zipAt: (index: number) => PlaceMatch | null,
): Phrase | null {
  const zip = zipAt(start);
  if (zip) {
    const distance = extensionAt(tokens, start + 1);
    return distance && around(zip, distance.value, start, distance.end);
  }
  const lead = leadAt(tokens, start);
  const center = lead && zipAt(lead.end);
  return center && around(center, lead.value, start, lead.end + 1);
}

/** The meaning of a city, or of several to choose from, with what is so close; null for anything else. */
function widenMeaning(meaning: Phrase['meaning'], miles: number): Meaning[] | null {
  const [part, ...more] = typeof meaning === 'string' ? [] : meaning;
  if (!part || more.length > 0) return null;
  if (part.kind === 'choice') {
    const places = part.places.flatMap((match) => {
      const place = widen(parsePlace(match.key), miles);
      return place ? [{ ...match, key: placeKey(place), label: placeLabel(place) }] : [];
    });
    return places.length === part.places.length ? [{ kind: 'choice', places }] : null;
  }
  const [place] = part.kind === 'list' && part.filter === 'places' ? part.values.map((key) => parsePlace(key)) : [];
  const wide = widen(place ?? null, miles);
  return wide && [{ kind: 'list', filter: 'places', values: [placeKey(wide)] }];
}

const isCity = ({ meaning }: Phrase) =>
  typeof meaning !== 'string' &&
  meaning.some(
    (part) =>
      (part.kind === 'choice' && part.places.every(({ kind }) => kind === 'city')) ||
      (part.kind === 'list' && part.filter === 'places' && part.values.every((key) => key.startsWith('city:'))),
  );

/** The most words before a place that say how close: 'within a radius of 10 - mile radius of'. */
const longestLead = 10;

/** The phrases, with each city that a distance comes before or after widened by it. */
export function widenCities(tokens: readonly Token[], phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(isCity).reduce<Phrase[]>(
    (current, city) => {
      const free = (start: number, end: number) =>
        current.every(
          (other) => other === city || other.end <= start || other.start >= end || isPart(other, start, end),
        );
      const first = Math.max(0, city.start - longestLead);
      const leads = Array.from({ length: city.start - first }, (_, index) => ({
        start: first + index,
        lead: leadAt(tokens, first + index),
      })).filter(({ start, lead }) => lead?.end === city.start && free(start, city.start));
      const after = leads.length > 0 ? null : extensionAt(tokens, city.end);
      const start = leads[0]?.start ?? city.start;
      const end = after && free(city.end, after.end) ? after.end : city.end;
      const miles = leads[0]?.lead?.value ?? (end > city.end ? after?.value : undefined);
      if (miles === undefined) return current;
      const whole = { start, end, meaning: widenMeaning(city.meaning, miles) ?? ('unknown' as const) };
      return [...current.filter((other) => other !== city && !isPart(other, start, end)), whole];
    },
    [...phrases],
  );
}

/** Whether a phrase that wasn't understood is inside of a range of tokens. */
function isPart({ start, end, meaning }: Phrase, from: number, to: number): boolean {
  return meaning === 'unknown' && start >= from && end <= to;
}
