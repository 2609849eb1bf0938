import type { ListingFacts } from '../facts.ts';
import { seeded, type Random } from '../random.ts';
import { gradient, mix } from './svg.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

export type Time = 'morning' | 'day' | 'golden' | 'dusk' | 'overcast';
export type Season = 'summer' | 'autumn' | 'winter';

/** The colors a building has in all of its pictures. */
export interface Scheme {
  readonly wall: string;
  readonly second: string;
  readonly trim: string;
  readonly roof: string;
  readonly door: string;
  readonly brick: string;
  readonly wood: string;
  readonly cabinet: string;
  readonly accent: string;
}

/** Everything that decides how one picture is drawn. */
export interface Look {
  readonly facts: ListingFacts;
  readonly scheme: Scheme;
  readonly random: Random;
  readonly time: Time;
  readonly season: Season;
  /** 0 sound, 1 tired, 2 worn, 3 derelict. */
  readonly wear: 0 | 1 | 2 | 3;
  /** Color of the horizon, which distant things fade into. */
  readonly haze: string;
  /** The color as it looks in this light. */
  tone(color: string): string;
}

const SIDING = [
  ['#f2efe6', '#3c4a52'],
  ['#dfe5e3', '#4a5358'],
  ['#8fa6a0', '#41484d'],
  ['#5f7a8c', '#3a4148'],
  ['#c9b79a', '#5b4a3e'],
  ['#e8d9b5', '#6a5342'],
  ['#40566b', '#2f353b'],
  ['#7a8a5f', '#4d4a44'],
  ['#b9563f', '#3f3a3a'],
  ['#ece3d2', '#7a3f33'],
  ['#a8b8c4', '#4c545c'],
  ['#f4d9a0', '#6b5a4c'],
  ['#566b5c', '#39413d'],
  ['#d8c8c0', '#5a4f55'],
] as const;
const STUCCO = [
  ['#f0dcc0', '#b4603c'],
  ['#e7c9a4', '#a5533a'],
  ['#f5ece0', '#b9683f'],
  ['#d9a985', '#8a4a34'],
  ['#f3e3cf', '#4f4a48'],
  ['#e9b9a2', '#9c4f3c'],
  ['#c6d3cc', '#b0623f'],
  ['#fbf3e4', '#6a6f72'],
] as const;
const BRICKS = ['#a4503c', '#8c4636', '#b8674c', '#7b4a3e', '#c08a66', '#95604e', '#6f4741'];
const DOORS = ['#b3392f', '#0e6b4e', '#c77d0a', '#28507a', '#2b2f33', '#7a3b52', '#3f7f86', '#d8a13a'];
const ACCENTS = ['#0e6b4e', '#c77d0a', '#b3392f', '#2f6f8f', '#6b5b95', '#3f7f5f', '#a8553a', '#274c5e'];

/** The colors of a listing's building: stucco and tile in sunny regions, siding and shingles elsewhere. */
export function schemeOf(facts: ListingFacts): Scheme {
  const random = seeded(`scheme ${facts.index}`);
  const sunny = facts.market.region === 'desert' || (facts.market.region === 'coast' && random.chance(0.6));
  const [wall, roof] = random.pick<readonly [string, string]>(sunny ? STUCCO : SIDING);
  const fade =
    facts.condition === 'Heavy Rehab' || facts.condition === 'Tear-Down'
      ? 0.34
      : facts.condition === 'Medium Rehab'
        ? 0.14
        : 0;
  const worn = (color: string): string => mix(color, '#8d8a80', fade);
  return {
    wall: worn(wall),
    second: worn(mix(wall, random.pick(['#ffffff', '#2d3a40', '#7b5a3c']), 0.42)),
    trim: worn(random.chance(0.75) ? '#fbf9f3' : '#2e3439'),
    roof: worn(roof),
    door: worn(random.pick(DOORS)),
    brick: worn(random.pick(BRICKS)),
    wood: random.pick(['#b98552', '#a06a3f', '#8a5a3a', '#c79a66', '#d3b184']),
    cabinet: random.pick(['#f3efe6', '#2f4a52', '#7d927f', '#e4dccb', '#3c4248', '#b98f63', '#dfe6e4', '#566b5c']),
    accent: random.pick(ACCENTS),
  };
}

const LIGHT: Readonly<Record<Time, { tint: string; strength: number; haze: string }>> = {
  morning: { tint: '#ffd9b8', strength: 0.1, haze: '#fbe6d2' },
  day: { tint: '#ffffff', strength: 0.02, haze: '#dceef6' },
  golden: { tint: '#ffa65c', strength: 0.12, haze: '#ffd9a0' },
  dusk: { tint: '#232a58', strength: 0.4, haze: '#e79a86' },
  overcast: { tint: '#b9c3c8', strength: 0.12, haze: '#d3dadc' },
};

/** The light, season and state of repair for one picture of a listing. */
export function lookOf(facts: ListingFacts, picture: number, time?: Time): Look {
  const random = seeded(`picture ${facts.index} ${picture}`);
  const whole = seeded(`look ${facts.index}`);
  const first = whole.weighted<Time>([
    ['morning', 18],
    ['day', 36],
    ['golden', 24],
    ['dusk', 14],
    ['overcast', 8],
  ]);
  const season = seasonOf(facts, whole);
  const chosen = time ?? first;
  const light = LIGHT[chosen];
  const wear = ({ 'Turn-Key': 0, 'Light Rehab': 1, 'Medium Rehab': 2, 'Heavy Rehab': 3, 'Tear-Down': 3 } as const)[
    facts.condition
  ];
  return {
    facts,
    random,
    season,
    wear,
    scheme: schemeOf(facts),
    time: chosen,
    haze: light.haze,
    tone: (color) => mix(color, light.tint, light.strength),
  };
}

function seasonOf(facts: ListingFacts, random: Random): Season {
  const { region } = facts.market;
  if (region === 'snow')
    return random.weighted<Season>([
      ['summer', 45],
      ['autumn', 22],
      ['winter', 33],
    ]);
  if (region === 'northeast')
    return random.weighted<Season>([
      ['summer', 58],
      ['autumn', 32],
      ['winter', 10],
    ]);
  if (region === 'mountain')
    return random.weighted<Season>([
      ['summer', 70],
      ['autumn', 14],
      ['winter', 16],
    ]);
  if (region === 'plains' || region === 'south')
    return random.weighted<Season>([
      ['summer', 80],
      ['autumn', 20],
    ]);
  return 'summer';
}

/** Gradients shared by all drawings of a look: glass, lit glass, glows. */
export function sharedDefs(look: Look): string {
  const dusk = look.time === 'dusk';
  const top = dusk ? '#4a568c' : look.time === 'golden' ? '#c9dbe0' : look.time === 'overcast' ? '#b5c3ca' : '#9cc8de';
  const bottom = dusk ? '#222a4a' : look.time === 'golden' ? '#7d8f9c' : '#587f95';
  return (
    gradient('glass', [
      [0, top],
      [0.55, mix(top, bottom, 0.6)],
      [1, bottom],
    ]) +
    gradient('lit', [
      [0, '#ffe9ad'],
      [0.6, '#ffc864'],
      [1, '#f2a03d'],
    ]) +
    gradient(
      'halo',
      [
        [0, '#ffd27a', 0.55],
        [1, '#ffb347', 0],
      ],
      'glow',
    ) +
    gradient(
      'sunGlow',
      [
        [0, '#fff4d6', 0.95],
        [0.35, '#ffe2a3', 0.5],
        [1, '#ffd28a', 0],
      ],
      'glow',
    ) +
    gradient('fade', [
      [0, '#000000', 0.28],
      [1, '#000000', 0],
    ]) +
    gradient(
      'sheen',
      [
        [0, '#ffffff', 0.16],
        [1, '#ffffff', 0],
      ],
      'right',
    )
  );
}
