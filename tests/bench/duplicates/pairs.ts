import { printCopy, printScene } from './alter.ts';
import { firstListing, makeHome, makeScenes, pinOf, secondListing, type Home, type Posted } from './homes.ts';
import type { Random } from './random.ts';
import type { Scene } from './scenes.ts';
import {
  plainAddress,
  rewritten,
  sloppyAddress,
  suffixCount,
  telling,
  textOf,
  variedAddress,
  withheldAddress,
} from './words.ts';

export interface Pair {
  kind: string;
  /** Whether both are the same property. */
  same: boolean;
  listings: readonly [Posted, Posted];
}

type Make = (random: Random) => Promise<readonly [Posted, Posted]>;

/** One property twice. */
const duplicates: Readonly<Record<string, Make>> = {
  'address written otherwise': (random) =>
    twice(makeHome(random), random, (home) => ({ address: variedAddress(home.place, random) })),
  'address and nothing else': (random) =>
    twice(makeHome(random), random, (home) => ({
      address: variedAddress(home.place, random),
      prints: [],
      year_built: null,
      description: textOf(telling(random)),
    })),
  'misspelled or shortened street': (random) =>
    twice(withScenes(random, 1), random, (home) => ({ address: sloppyAddress(home.place, random) })),
  'neighboring ZIP code': (random) => twice(withScenes(random, 2), random, (home) => ({ ...otherZip(home, random) })),
  'unit left out': (random) => {
    const home = withScenes(random, 3);
    const condo: Home = { ...home, type: 'Condo', place: { ...home.place, unit: String(random.whole(1, 400)) } };
    return twice(condo, random, () => ({
      address: plainAddress({ ...home.place, unit: null }),
      price: Math.round(home.price * random.between(0.99, 1.08)),
    }));
  },
  'house number withheld, pictures copied': (random) =>
    twice(withScenes(random, random.whole(2, 4)), random, (home) => ({
      address: withheldAddress(home.place, random),
      latitude: null,
      longitude: null,
    })),
  'house number withheld, pinned': async (random) => {
    const home = withScenes(random, 1);
    const [first, second] = await twice(home, random, () => ({
      address: withheldAddress(home.place, random),
      ...pinOf(home, random),
    }));
    return [{ ...first, ...pinOf(home, random) }, second];
  },
  'parcel number only': async (random) => {
    const home = makeHome(random);
    const [first, second] = await twice(
      { ...home, type: 'Single Family', place: { ...home.place, unit: null } },
      random,
      () => ({
        address: `Lot on ${home.place.street} Rd`,
        apn: random.pick([home.apn.replaceAll('-', ''), home.apn.replaceAll('-', '.'), home.apn]),
        bedrooms: 0,
        bathrooms: 0,
        sqft: 0,
        prints: [],
      }),
    );
    return [{ ...first, apn: home.apn }, second];
  },
};

/** Two properties that are easily taken for one. */
const nearMisses: Readonly<Record<string, Make>> = {
  neighbors: (random) => {
    const home = makeHome(random);
    const next = { ...makeHome(random), place: { ...home.place, number: home.place.number + random.pick([2, 4]) } };
    return two(
      { ...home, bedrooms: next.bedrooms, sqft: next.sqft },
      { ...next, pin: nextDoor(home.pin, random) },
      random,
      { isPinned: true },
    );
  },
  'one plan in one subdivision': (random) => {
    const home = { ...withScenes(random, 2), apn: '' };
    const brochure = makeScenes(random, 1);
    const scenes = [...brochure, ...home.scenes.map((scene) => ({ ...scene, view: random.seed() }))];
    const next = {
      ...home,
      scenes,
      pin: nextDoor(home.pin, random),
      place: { ...home.place, number: home.place.number + random.whole(1, 9) * 2 },
    };
    return two(
      { ...home, scenes: [...brochure, ...home.scenes] },
      { ...next, facts: rewritten(home.facts, random) },
      random,
      { isPinned: random.chance(0.5) },
    );
  },
  'one plan, no house number': (random) => {
    // Two homes of a plan whose sellers both leave out the number: other pictures of what's built alike.
    const home = withScenes(random, 2);
    const next = {
      ...home,
      scenes: otherViews(home.scenes, random),
      price: home.price + random.whole(5, 40) * 1000,
      facts: telling(random),
      year: home.year + 1,
      pin: nextDoor(home.pin, random),
    };
    return two(home, next, random, { address: withheldAddress(next.place, random) });
  },
  'condos of one building': (random) => {
    const [home, next] = condos(random);
    return two(home, next, random, { isPinned: true });
  },
  'condos, one without its unit': (random) => {
    const [home, next] = condos(random);
    return two(home, next, random, { address: plainAddress({ ...next.place, unit: null }), isPinned: true });
  },
  'another suffix or direction': (random) => {
    const home = makeHome(random);
    const place = random.chance(0.5)
      ? { ...home.place, suffix: (home.place.suffix + random.whole(1, suffixCount - 1)) % suffixCount, direction: null }
      : { ...home.place, direction: 1 };
    const first = { ...home, place: { ...home.place, direction: place.direction === null ? null : 0 } };
    return two(first, { ...makeHome(random), place, bedrooms: home.bedrooms, sqft: home.sqft }, random, {});
  },
  'one street name in two towns': (random) => {
    const home = makeHome(random);
    return two(
      home,
      { ...makeHome(random), place: { ...home.place, zip: home.place.zip === '38104' ? '38112' : '38104' } },
      random,
      {},
    );
  },
  'one seller’s usual words': (random) => {
    const home = makeHome(random);
    const next = {
      ...makeHome(random),
      facts: home.facts,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      sqft: home.sqft,
    };
    return two(home, { ...next, place: { ...next.place, zip: home.place.zip } }, random, {
      address: withheldAddress(next.place, random),
    });
  },
  'stock pictures': async (random) => {
    // The same pictures of no house in particular with two listings of one ZIP code.
    const home = withScenes(random, 2);
    const next = { ...makeHome(random), scenes: home.scenes };
    return two(home, { ...next, place: { ...next.place, zip: home.place.zip } }, random, { isCopied: true });
  },
};

/** Pairs in turns of every kind, half of them the same property. The same seed gives the same pairs. */
export async function makePair(number: number, random: Random): Promise<Pair> {
  const same = number % 2 === 0;
  const kinds = Object.entries(same ? duplicates : nearMisses);
  const [kind, make] = kinds[(number >> 1) % kinds.length] as [string, Make];
  return { kind, same, listings: await make(random) };
}

/** A home listed twice; `change` is what's different about the second. */
async function twice(home: Home, random: Random, change: (home: Home) => Partial<Posted>) {
  const [first, second] = [await firstListing(home, random), await secondListing(home, random)];
  return [first, { ...second, ...change(home) }] as const;
}

interface Differently {
  address?: string;
  isPinned?: boolean;
  /** Whether its pictures are copies of the first one's, and not the same files. */
  isCopied?: boolean;
}

async function two(
  home: Home,
  next: Home,
  random: Random,
  { address, isPinned = false, isCopied = false }: Differently,
) {
  const [first, second] = [await firstListing(home, random), await firstListing({ ...next, scenes: [] }, random)];
  const print = isCopied ? (scene: Scene) => printCopy(scene, random) : printScene;
  const prints = await Promise.all(next.scenes.map((scene) => print(scene)));
  const pins = isPinned ? [pinOf(home, random), pinOf(next, random)] : [{}, {}];
  return [
    { ...first, ...pins[0], apn: home.apn === '' ? null : first.apn },
    {
      ...second,
      ...pins[1],
      prints,
      apn: next.apn === '' || next.apn === home.apn ? null : second.apn,
      ...(address !== undefined && { address }),
    },
  ] as const;
}

/** A ZIP code next to the right one. */
function otherZip({ place }: Home, random: Random) {
  const zip = place.zip === '38104' ? '38112' : '38104';
  return { address: variedAddress({ ...place, zip }, random), zip };
}

/** 60 to 200 m away. */
function nextDoor([latitude, longitude]: Home['pin'], random: Random): Home['pin'] {
  return [latitude + random.pick([-1, 1]) * random.between(0.0006, 0.0018), longitude];
}

function withScenes(random: Random, count: number): Home {
  return { ...makeHome(random), scenes: makeScenes(random, count) };
}

const otherViews = (scenes: readonly Scene[], random: Random) =>
  scenes.map((scene) => ({ ...scene, view: random.seed() }));

/** Two homes of a building that share the pictures of it, and often the plan. */
function condos(random: Random): readonly [Home, Home] {
  const shared = makeScenes(random, 1);
  const base = withScenes(random, 3);
  const home: Home = {
    ...base,
    type: 'Condo',
    lot: 0,
    place: { ...base.place, unit: String(random.whole(100, 499)) },
    scenes: [...shared, ...base.scenes.slice(1)],
  };
  const isSamePlan = random.chance(0.5);
  const scenes = isSamePlan ? otherViews(base.scenes.slice(1), random) : makeScenes(random, 3).slice(1);
  const next: Home = {
    ...home,
    apn: `${home.apn}1`,
    place: { ...home.place, unit: String(random.whole(500, 999)) },
    price: Math.round(home.price * random.between(0.85, 1.2)),
    scenes: [...shared, ...scenes],
    facts: random.chance(0.5) ? rewritten(home.facts, random) : telling(random),
    ...(!isSamePlan && { bedrooms: (home.bedrooms % 5) + 1, sqft: Math.round(home.sqft * random.pick([0.8, 1.25])) }),
  };
  return [home, next];
}
