/** A small stand-in for the database's place finder. */

import { stateName, usStates } from '../place/us-states.ts';
import type { PlaceMatch } from './place-match.ts';
import type { Word } from './words.ts';

/** Name, states, and sizes. */
const cities: readonly [name: string, ...states: [state: string, size: number][]][] = [
  ['Memphis', ['TN', 30], ['MI', 2], ['MO', 1], ['IN', 1], ['TX', 1]],
  ['Nashville', ['TN', 29], ['GA', 1], ['IN', 1]],
  ['San Antonio', ['TX', 60], ['FL', 1]],
  ['Austin', ['TX', 50]],
  ['Springfield', ['IL', 8], ['MO', 10], ['MA', 9], ['OH', 6], ['OR', 2]],
  ['Price', ['UT', 1]],
  ['Bath', ['ME', 1], ['NY', 1], ['PA', 1]],
  ['Commerce', ['GA', 2], ['TX', 1]],
  ['Independence', ['MO', 8], ['OH', 1]],
  ['Cash', ['AR', 1]],
  ['Kansas City', ['MO', 40], ['KS', 20]],
  ['Virginia Beach', ['VA', 10]],
  ['New York', ['NY', 90]],
  ['Washington', ['DC', 50], ['PA', 1]],
  ['Sugar Land', ['TX', 4]],
  ['Portland', ['OR', 30], ['ME', 6]],
  ['Salem', ['OR', 6], ['MA', 1]],
  ['Home', ['PA', 1], ['OR', 1]],
  ['Winston Salem', ['NC', 12]],
  ["Coeur D'Alene", ['ID', 3]],
  ['Land O Lakes', ['FL', 2]],
  ['St. Louis', ['MO', 40]],
  ['Chattanooga', ['TN', 12]],
  ['La Vergne', ['TN', 1]],
  ['Orange', ['CA', 6]],
  ['Houston', ['TX', 90]],
  ['Cleveland', ['OH', 40], ['TN', 3]],
  ['Mobile', ['AL', 12]],
  ['Canon City', ['CO', 2]],
  ['Dallas', ['TX', 80]],
  ['Phoenix', ['AZ', 60]],
  ['Detroit', ['MI', 40]],
  ['Columbus', ['OH', 40]],
  ['Birmingham', ['AL', 40]],
  ['Indianapolis', ['IN', 50]],
  ['Tampa', ['FL', 40]],
  ['Jacksonville', ['FL', 40]],
  ['Toledo', ['OH', 25]],
  ['Denver', ['CO', 50]],
  ['Gary', ['IN', 8]],
];
const counties: readonly [name: string, ...states: string[]][] = [
  ['Shelby', 'TN', 'KY', 'AL', 'OH', 'IN', 'IL', 'IA', 'MO', 'TX'],
  ['Travis', 'TX'],
  ['Orange', 'CA', 'FL'],
  ['Washington', 'PA', 'OR'],
  ['Harris', 'TX'],
  ['Tarrant', 'TX'],
  ['Cook', 'IL'],
];
const zips: readonly [zip: string, state: string][] = [
  ['38103', 'TN'],
  ['38104', 'TN'],
  ['78701', 'TX'],
];

type Named = Omit<PlaceMatch, 'first' | 'last' | 'certain' | 'together'>;

const named: { text: string; certain: boolean; place: Named }[] = [];

function add(names: readonly string[], state: string, place: Named): void {
  for (const name of names.map((text) => text.toLowerCase())) {
    named.push({ text: name, certain: false, place });
    for (const code of [state.toLowerCase(), stateName(state).toLowerCase()]) {
      named.push({ text: `${name} ${code}`, certain: true, place }, { text: `${code} ${name}`, certain: true, place });
    }
  }
}

for (const [name, ...states] of cities) {
  for (const [state, size] of states) {
    add([name.replace('.', '')], state, {
      kind: 'city',
      key: `city:${name}, ${state}`,
      label: `${name}, ${state}`,
      size,
    });
  }
}
for (const [name, ...states] of counties) {
  for (const [index, state] of states.entries()) {
    const label = `${name} County, ${state}`;
    add([`${name} County`], state, { kind: 'county', key: `county:${name}, ${state}`, label, size: 20 - index });
  }
}
for (const [zip, state] of zips) {
  named.push({ text: zip, certain: true, place: { kind: 'zip', key: `zip:${zip}, ${state}`, label: zip, size: 1 } });
}
for (const [code, name] of usStates) {
  for (const text of [code.toLowerCase(), name.toLowerCase()]) {
    named.push({ text, certain: true, place: { kind: 'state', key: code, label: name, size: 100 } });
  }
}

/** All places that up to five adjacent words name exactly. */
export function findPlaces(words: readonly Word[]): PlaceMatch[] {
  return words.flatMap((_, first) =>
    [0, 1, 2, 3, 4].flatMap((more) => {
      const last = first + more;
      if (last >= words.length) return [];
      const text = words
        .slice(first, last + 1)
        .map((word) => word.text)
        .join(' ');
      return named
        .filter((entry) => entry.text === text)
        .map(({ certain, place }) => ({ ...place, first, last, certain, together: false }));
    }),
  );
}
