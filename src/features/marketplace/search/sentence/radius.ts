/** ZIP codes and how far around them: 'within 10 miles of 38103', '38103 + 25 miles'. */

import { maxMiles, parsePlace, placeKey } from '@/shared/places/place';
import type { Phrase } from './meaning';
import type { PlaceMatch } from './place-match';
import { lookUp, phraseTable, type Token } from './tokens';

const openings = phraseTable([
  ['within|within a|in|in a|inside|up to|less than|under|a|radius of|within a radius of|in a radius of', true],
]);
const miles = phraseTable([['mile|mi|mile radius|mi radius|mile range', true]]);
const joints = phraseTable([
  ['of|from|around|near|of zip|of zip code|from zip|from zip code|around zip|around zip code|near zip', true],
]);
const extensions = phraseTable([['+|plus|within|within a|and|and within|with a|,', true]]);

/** The distance at a token, in miles; null if there is none. */
function distanceAt(tokens: readonly Token[], start: number): { value: number; end: number } | null {
  const value = tokens[start]?.number;
  const unit = lookUp(miles, tokens, tokens[start + 1]?.text === '-' ? start + 2 : start + 1);
  return value == null || !unit ? null : { value, end: unit.end };
}

function around(zip: PlaceMatch, distance: number, start: number, end: number): Phrase {
  const place = parsePlace(zip.key);
  const valid = place?.kind === 'zip' && Number.isInteger(distance) && distance >= 1 && distance <= maxMiles;
  if (!valid) return { start, end, meaning: 'unknown' };
  return {
    start,
    end,
    meaning: [{ kind: 'list', filter: 'places', values: [placeKey({ ...place, miles: distance })] }],
  };
}

/** A ZIP code with a distance that starts at a token; `zipAt` finds the ZIP code that a token is. */
export function radiusAt(
  tokens: readonly Token[],
  start: number,
  zipAt: (index: number) => PlaceMatch | null,
): Phrase | null {
  const zip = zipAt(start);
  if (zip) {
    const extension = lookUp(extensions, tokens, start + 1);
    const distance = distanceAt(tokens, extension?.end ?? start + 1);
    return distance && around(zip, distance.value, start, distance.end);
  }
  const distance = distanceAt(tokens, lookUp(openings, tokens, start)?.end ?? start);
  const joint = distance && lookUp(joints, tokens, distance.end);
  const center = joint && zipAt(joint.end);
  return center && around(center, distance.value, start, joint.end + 1);
}
