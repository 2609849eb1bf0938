import type { Random } from './random.ts';

const suffixes = [
  ['St', 'Street', 'st.', 'STREET'],
  ['Ave', 'Avenue', 'Av.', 'AVE'],
  ['Ln', 'Lane', 'ln.', 'LANE'],
  ['Ct', 'Court', 'ct.', 'COURT'],
  ['Dr', 'Drive', 'dr.', 'DRIVE'],
  ['Rd', 'Road', 'rd.', 'RD'],
  ['Blvd', 'Boulevard', 'blvd.', 'BLVD'],
] as const;
const directions = [
  ['N', 'North', 'n.'],
  ['S', 'South', 'S.'],
  ['E', 'East', 'e'],
  ['W', 'West', 'W.'],
] as const;
const unitWords = ['Apt', 'Unit', '#', 'Apartment', 'apt.', 'UNIT', 'Ste'] as const;
const names =
  'Oak Maple Cedar Elm Pine Walnut Chestnut Birch Willow Magnolia Hickory Poplar Lincoln Jackson Madison Monroe ' +
  'Jefferson Franklin Highland Lakeview Sunset Ridge Meadow Orchard Prospect Church School Mill River Spring Park ' +
  'Cooper Peabody Vance Linden Carr Harbert Evelyn Nelson Cowden Philadelphia Barksdale Belvedere Garland Angelus ' +
  'Tutwiler Faxon Overton Galloway Poplarview Kimball Barron Semmes Holmes Goodlett Colonial Perkins Mendenhall';
/** Names of streets. */
export const streetNames = names.split(' ');

/** An address in its parts. */
export interface Place {
  number: number;
  direction: number | null;
  street: string;
  suffix: number;
  unit: string | null;
  city: string;
  state: string;
  zip: string;
}

export const suffixCount = suffixes.length;

/** The plain way to write an address. */
export function plainAddress(place: Place): string {
  const direction = place.direction === null ? '' : `${directions[place.direction]?.[0]} `;
  const unit = place.unit === null ? '' : ` Apt ${place.unit}`;
  return `${place.number} ${direction}${place.street} ${suffixes[place.suffix]?.[0]}${unit}`;
}

/** Another way to write it. */
export function variedAddress(place: Place, random: Random): string {
  const parts = [
    String(place.number),
    ...(place.direction === null ? [] : [random.pick(directions[place.direction] ?? [''])]),
    random.chance(0.3) ? place.street.toUpperCase() : place.street,
    random.pick(suffixes[place.suffix] ?? ['']),
  ];
  const street = parts.join(random.chance(0.1) ? '  ' : ' ');
  const word = random.pick(unitWords);
  const unit = place.unit === null ? '' : `${random.pick([' ', ', '])}${word}${word === '#' ? '' : ' '}${place.unit}`;
  const tail = random.chance(0.3) ? `, ${place.city}, ${place.state} ${place.zip}` : '';
  return street + unit + tail;
}

/** A wrong way that a person recognizes: a typing error, or without what's not needed to find it. */
export function sloppyAddress(place: Place, random: Random): string {
  const unit = place.unit === null ? '' : ` #${place.unit}`;
  const direction = place.direction === null ? '' : `${directions[place.direction]?.[0]} `;
  const kind = random.whole(0, place.direction === null ? 1 : 2);
  if (kind === 0) return `${place.number} ${direction}${place.street}${unit}`;
  if (kind === 1)
    return `${place.number} ${direction}${mistyped(place.street, random)} ${suffixes[place.suffix]?.[1]}${unit}`;
  return `${place.number} ${place.street} ${suffixes[place.suffix]?.[1]}${unit}`;
}

/** Without the house number, as sellers write who don't want the owner found. */
export function withheldAddress(place: Place, random: Random): string {
  const street = `${place.street} ${random.pick(suffixes[place.suffix] ?? [''])}`;
  return random.pick([street, `0 ${street}`, `XX ${street}`, `${street} (address on request)`]);
}

function mistyped(word: string, random: Random): string {
  const at = random.whole(1, word.length - 2);
  if (random.chance(0.5)) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return word.slice(0, at + 1) + word.slice(at);
}

const phrases: readonly (readonly string[])[] = [
  [
    'Great investment opportunity in a growing area',
    'Excellent deal for investors in an up-and-coming part of town',
    'Strong rental market close to downtown',
  ],
  [
    'Needs a new roof and paint',
    'Roof is at the end of its life and the walls want paint',
    'Plan on a roof and cosmetic work',
  ],
  ['The kitchen was updated in 2015', 'Kitchen redone about ten years ago', 'Updated kitchen with gas range'],
  ['Tenant pays all utilities', 'Utilities are paid by the renter', 'All utilities separately metered'],
  ['Bring your contractor to the showing', 'Walk it with your crew', 'Showings by appointment'],
  ['Cash or hard money only', 'No bank financing please', 'Quick close preferred'],
  ['HVAC replaced two years ago', 'The air conditioner is nearly new', 'Central air and gas heat'],
  ['Large fenced yard with a shed', 'Big back yard, fully fenced', 'Detached garage and a deep lot'],
  ['Sold as is with assignment of contract', 'Assignment, as-is sale', 'Buyer takes over our contract'],
  [
    'Comps on the same block sold well above this',
    'Nearby flips closed much higher',
    'ARV supported by three recent sales',
  ],
  [
    'Foundation was leveled with a transferable warranty',
    'Foundation repaired, warranty transfers',
    'Solid slab foundation',
  ],
  ['Hardwood floors under the carpet', 'Original wood floors throughout', 'New vinyl plank floors'],
];

/** What a description says: which facts, in which words. */
export type Telling = readonly { fact: number; words: number }[];

export function telling(random: Random): Telling {
  return random
    .shuffled(phrases.map((_, fact) => fact))
    .slice(0, random.whole(5, 9))
    .map((fact) => ({ fact, words: random.whole(0, 2) }));
}

/** The same facts, in other words and another order. */
export function rewritten(facts: Telling, random: Random): Telling {
  return random.shuffled(
    facts.map(({ fact, words }) => ({ fact, words: random.chance(0.5) ? random.whole(0, 2) : words })),
  );
}

export function textOf(facts: Telling): string {
  return `${facts.map(({ fact, words }) => phrases[fact]?.[words]).join('. ')}.`;
}
