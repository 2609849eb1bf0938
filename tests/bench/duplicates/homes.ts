import { printCopy, printScene } from './alter.ts';
import type { Random } from './random.ts';
import type { Scene, SceneKind } from './scenes.ts';
import {
  plainAddress,
  rewritten,
  streetNames,
  suffixCount,
  telling,
  textOf,
  type Place,
  type Telling,
} from './words.ts';

/** A house that exists, as the bench knows it. */
export interface Home {
  place: Place;
  apn: string;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  lot: number;
  year: number;
  price: number;
  type: 'Single Family' | 'Condo';
  pin: readonly [number, number];
  scenes: readonly Scene[];
  facts: Telling;
}

/** A listing of a home, in the columns of the table properties. */
export interface Posted {
  address: string;
  city: string;
  state: string;
  zip: string;
  county: string;
  apn: string | null;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  lot_sqft: number;
  year_built: number | null;
  price: number;
  property_type: string;
  latitude: number | null;
  longitude: number | null;
  description: string;
  /** Prints of the pictures. */
  prints: bigint[][];
}

/** ZIP codes in which everything is, so that unrelated listings meet as well. */
const zips = [
  '38104',
  '38103',
  '38105',
  '38106',
  '38107',
  '38108',
  '38109',
  '38111',
  '38112',
  '38114',
  '38116',
  '38118',
];

export function makeHome(random: Random): Home {
  const isCondo = random.chance(0.3);
  const bedrooms = random.whole(1, 5);
  return {
    place: {
      number: random.whole(1, 9800),
      direction: random.chance(0.25) ? random.whole(0, 3) : null,
      street: random.pick(streetNames),
      suffix: random.whole(0, suffixCount - 1),
      unit: isCondo ? `${random.whole(1, 40)}${random.pick(['', 'A', 'B', 'C'])}` : null,
      city: 'Memphis',
      state: 'TN',
      zip: random.pick(zips),
    },
    apn: `${random.whole(10, 99)}-${random.whole(100, 999)}-${random.whole(1000, 9999)}`,
    bedrooms,
    bathrooms: random.whole(2, 7) / 2,
    sqft: Math.round(450 + bedrooms * random.between(250, 600)),
    lot: isCondo ? 0 : random.whole(30, 180) * 100,
    year: random.whole(1920, 2022),
    price: random.whole(60, 420) * 1000,
    type: isCondo ? 'Condo' : 'Single Family',
    pin: [random.between(35.02, 35.2), random.between(-90.08, -89.86)],
    scenes: makeScenes(random, random.whole(1, 3)),
    facts: telling(random),
  };
}

const kinds: readonly SceneKind[] = ['front', 'room', 'yard', 'room', 'room'];

export function makeScenes(random: Random, count: number): Scene[] {
  return kinds.slice(0, count).map((kind) => ({ kind, plan: random.seed(), view: random.seed() }));
}

/** How its first seller lists a home. What isn't needed to recognize it may be missing. */
export async function firstListing(home: Home, random: Random): Promise<Posted> {
  return {
    address: plainAddress(home.place),
    ...placeOf(home),
    apn: random.chance(0.4) ? home.apn : null,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    sqft: home.sqft,
    lot_sqft: random.chance(0.7) ? home.lot : 0,
    year_built: random.chance(0.8) ? home.year : null,
    price: home.price,
    property_type: home.type,
    ...(random.chance(0.5) ? pinOf(home, random) : noPin),
    description: textOf(home.facts),
    prints: await Promise.all(home.scenes.map(printScene)),
  };
}

/** How another seller lists it: other words, a markup, rounded sizes, and copies of its pictures. */
export async function secondListing(home: Home, random: Random): Promise<Posted> {
  const scenes = random.shuffled(home.scenes);
  const rounded = random.chance(0.3) ? Math.round(home.sqft / 10) * 10 : home.sqft;
  return {
    ...(await firstListing({ ...home, scenes: [] }, random)),
    sqft: rounded,
    price: Math.round(home.price * random.between(0.98, 1.12)),
    description: textOf(rewritten(home.facts, random)),
    prints: await Promise.all(scenes.map((scene) => printCopy(scene, random))),
  };
}

const placeOf = ({ place: { city, state, zip } }: Home) => ({ city, state, zip, county: 'Shelby' });
const noPin = { latitude: null, longitude: null };

/** Within about 20 m of where the home is. */
export function pinOf({ pin: [latitude, longitude] }: Home, random: Random) {
  return {
    latitude: latitude + random.between(-0.0002, 0.0002),
    longitude: longitude + random.between(-0.0002, 0.0002),
  };
}
