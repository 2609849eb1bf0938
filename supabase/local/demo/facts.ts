import { LISTING_COUNT } from './ids.ts';
import { markets, type Market } from './markets.ts';
import { seeded, type Random } from './random.ts';

export type PropertyType =
  | 'Single Family'
  | 'Multi Family'
  | 'Condo'
  | 'Commercial'
  | 'Industrial'
  | 'Land'
  | 'Mixed Use'
  | 'Residential';
export type Condition = 'Turn-Key' | 'Light Rehab' | 'Medium Rehab' | 'Heavy Rehab' | 'Tear-Down';
export type Financing =
  | 'Cash'
  | 'Conventional'
  | 'Hard Money'
  | 'Private Money'
  | 'Owner Financing'
  | 'Creative'
  | 'Subject To';

/** The kind of building or land, finer than the property type. */
export type Style =
  | 'ranch'
  | 'gable'
  | 'craftsman'
  | 'modern'
  | 'duplex'
  | 'triplex'
  | 'walkup'
  | 'midrise'
  | 'highrise'
  | 'retail'
  | 'office'
  | 'warehouse'
  | 'flex'
  | 'field'
  | 'desert'
  | 'forest'
  | 'lake'
  | 'shopfront';

/** The facts behind a demo listing's figures, texts, and pictures, without its exact address. Money is whole USD. */
export interface ListingFacts {
  readonly index: number;
  readonly market: Market;
  readonly type: PropertyType;
  readonly style: Style;
  readonly condition: Condition;
  readonly built: number;
  /** Dwelling units, or leasable bays of a commercial building; 0 for land. */
  readonly units: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly sqft: number;
  readonly lotSqft: number;
  readonly price: number;
  /** After-repair value. */
  readonly arv: number;
  /** Repair cost; 0 if none is needed. */
  readonly repairs: number;
  /** Annual net operating income, USD; null if not stated. */
  readonly noi: number | null;
  /** Operating expenses as a share of collected rent, 0 to 1, consistent with the stated NOI. */
  readonly expenseRatio: number;
  readonly financing: Financing;
  readonly occupancy: 'vacant' | 'occupied';
  readonly offMarketContract: boolean;
  readonly imageCount: number;
}

/** Returns the facts of a demo listing by number. Pure. Throws a RangeError for an unknown number. */
export function listingFacts(index: number): ListingFacts {
  if (!Number.isInteger(index) || index < 0 || index >= LISTING_COUNT) throw new RangeError(`No demo listing ${index}`);
  const random = seeded(`listing ${index}`);
  const market = pickMarket(index, random);
  const type = pickType(market, random);
  const style = pickStyle(type, market, random);
  const condition = pickCondition(type, random);
  const built = pickYear(style, market, condition, random);
  const size = pickSize(style, market, random);
  const money = pickMoney(type, style, condition, market, size, random);
  const occupied = type !== 'Land' && random.chance(OCCUPIED[condition] * (INCOME.has(type) ? 1 : 0.4));
  const imageCount = random.weighted([
    [3, 8],
    [4, 16],
    [5, 26],
    [6, 24],
    [7, 16],
    [8, 10],
  ]);
  return {
    index,
    market,
    type,
    style,
    condition,
    built,
    ...size,
    ...money,
    financing: pickFinancing(type, condition, occupied, random),
    // A stated income requires a paying tenant.
    occupancy: occupied || money.noi !== null ? 'occupied' : 'vacant',
    offMarketContract: random.chance(0.68),
    imageCount:
      style === 'field' || style === 'desert' || style === 'forest' || style === 'lake'
        ? Math.min(imageCount, 6)
        : imageCount,
  };
}

const INCOME: ReadonlySet<PropertyType> = new Set(['Multi Family', 'Commercial', 'Industrial', 'Mixed Use']);
const OCCUPIED: Readonly<Record<Condition, number>> = {
  'Turn-Key': 0.85,
  'Light Rehab': 0.7,
  'Medium Rehab': 0.45,
  'Heavy Rehab': 0.08,
  'Tear-Down': 0,
};

/** Assigns the first listings to the markets in turn, the others mostly to larger cities. */
function pickMarket(index: number, random: Random): Market {
  const shuffled = seeded('market order').sample(markets, markets.length);
  const inTurn = shuffled[index];
  if (inTurn !== undefined) return inTurn;
  return random.weighted(markets.map((market) => [market, [1, 2.2, 4.4][market.density] ?? 1]));
}

function pickType(market: Market, random: Random): PropertyType {
  const city = market.density;
  return random.weighted<PropertyType>([
    ['Single Family', 40],
    ['Multi Family', 17 + 3 * city],
    ['Condo', [2, 7, 13][city] ?? 2],
    ['Commercial', 8],
    ['Industrial', 5],
    ['Land', [22, 13, 8][city] ?? 13],
    ['Mixed Use', [3, 6, 9][city] ?? 5],
    ['Residential', 2],
  ]);
}

function pickStyle(type: PropertyType, market: Market, random: Random): Style {
  const { region, density } = market;
  switch (type) {
    case 'Single Family':
    case 'Residential': {
      const sunny = region === 'desert' || region === 'coast';
      return random.weighted<Style>([
        ['ranch', sunny ? 42 : 26],
        ['gable', sunny ? 16 : 36],
        ['craftsman', sunny ? 16 : 26],
        ['modern', region === 'pacific' || region === 'desert' ? 22 : 9],
      ]);
    }
    case 'Multi Family':
      return random.weighted<Style>([
        ['duplex', 42],
        ['triplex', 26],
        ['walkup', 18 + 12 * density],
      ]);
    case 'Condo':
      return random.weighted<Style>([
        ['midrise', 60],
        ['highrise', density === 2 ? 50 : 6],
      ]);
    case 'Commercial':
      return random.weighted<Style>([
        ['retail', 60],
        ['office', 40],
      ]);
    case 'Industrial':
      return random.weighted<Style>([
        ['warehouse', 60],
        ['flex', 40],
      ]);
    case 'Mixed Use':
      return 'shopfront';
    case 'Land':
      return random.weighted<Style>(LAND_STYLES[region]);
  }
}

const LAND_STYLES: Readonly<Record<Market['region'], readonly (readonly [Style, number])[]>> = {
  desert: [['desert', 10]],
  coast: [
    ['field', 4],
    ['lake', 6],
    ['forest', 2],
  ],
  snow: [
    ['forest', 6],
    ['lake', 5],
    ['field', 2],
  ],
  mountain: [
    ['forest', 5],
    ['field', 4],
    ['lake', 2],
  ],
  plains: [
    ['field', 8],
    ['lake', 2],
  ],
  south: [
    ['forest', 5],
    ['field', 5],
    ['lake', 2],
  ],
  northeast: [
    ['forest', 6],
    ['field', 4],
    ['lake', 3],
  ],
  pacific: [
    ['forest', 6],
    ['field', 4],
    ['lake', 1],
  ],
};

function pickCondition(type: PropertyType, random: Random): Condition {
  // Vacant land needs no work; a few parcels have a tear-down on them.
  if (type === 'Land')
    return random.weighted<Condition>([
      ['Turn-Key', 88],
      ['Tear-Down', 12],
    ]);
  if (INCOME.has(type)) {
    return random.weighted<Condition>([
      ['Turn-Key', 34],
      ['Light Rehab', 34],
      ['Medium Rehab', 22],
      ['Heavy Rehab', 10],
    ]);
  }
  if (type === 'Condo')
    return random.weighted<Condition>([
      ['Turn-Key', 40],
      ['Light Rehab', 38],
      ['Medium Rehab', 22],
    ]);
  return random.weighted<Condition>([
    ['Turn-Key', 24],
    ['Light Rehab', 26],
    ['Medium Rehab', 26],
    ['Heavy Rehab', 19],
    ['Tear-Down', 5],
  ]);
}

const YEARS: Readonly<Record<Style, readonly [number, number]>> = {
  ranch: [1951, 1988],
  gable: [1928, 2006],
  craftsman: [1912, 1939],
  modern: [1958, 2019],
  duplex: [1920, 1994],
  triplex: [1898, 1975],
  walkup: [1909, 1968],
  midrise: [1968, 2014],
  highrise: [1974, 2019],
  retail: [1964, 2007],
  office: [1971, 2009],
  warehouse: [1959, 2011],
  flex: [1978, 2012],
  shopfront: [1896, 1958],
  field: [0, 0],
  desert: [0, 0],
  forest: [0, 0],
  lake: [0, 0],
};

function pickYear(style: Style, market: Market, condition: Condition, random: Random): number {
  const [from, to] = YEARS[style];
  if (to === 0) return 0;
  // Sun Belt housing is newer; houses that need gutting are older.
  const early = market.region === 'desert' || market.region === 'coast' ? Math.min(to, from + 24) : from;
  const late = condition === 'Heavy Rehab' || condition === 'Tear-Down' ? Math.min(to, Math.max(early, 1984)) : to;
  return random.int(early, late);
}

interface Size {
  readonly units: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly sqft: number;
  readonly lotSqft: number;
}

function pickSize(style: Style, market: Market, random: Random): Size {
  const lotFactor = [1.5, 1, 0.72][market.density] ?? 1;
  const lot = (min: number, max: number): number => Math.round((random.between(min, max) * lotFactor) / 10) * 10;
  switch (style) {
    case 'ranch':
    case 'gable':
    case 'craftsman':
    case 'modern':
      return singleHome(random, lot);
    case 'duplex':
      return dwellings(2, random, lot(4200, 9200));
    case 'triplex':
      return dwellings(
        random.weighted([
          [3, 3],
          [4, 2],
        ]),
        random,
        lot(3900, 8600),
      );
    case 'walkup':
      return dwellings(
        random.weighted([
          [6, 5],
          [8, 4],
          [10, 2],
          [12, 3],
          [16, 2],
          [24, 1],
        ]),
        random,
        lot(7000, 16500),
      );
    case 'midrise':
    case 'highrise':
      return condo(random);
    case 'retail':
      return premises(random.int(3, 9), random.between(1300, 2600), random, 3.6);
    case 'office':
      return premises(random.int(2, 12), random.between(1400, 3200), random, 2.4);
    case 'warehouse':
      return premises(random.int(1, 4), random.between(9000, 21000), random, 2.3);
    case 'flex':
      return premises(random.int(3, 10), random.between(2200, 5200), random, 2.6);
    case 'shopfront':
      return mixedUse(random);
    case 'field':
    case 'desert':
    case 'forest':
    case 'lake':
      return parcel(market, random);
  }
}

function singleHome(random: Random, lot: (min: number, max: number) => number): Size {
  const bedrooms = random.weighted([
    [2, 14],
    [3, 50],
    [4, 28],
    [5, 8],
  ]);
  const sqft = round(460 * bedrooms + random.between(-140, 420), 2);
  const most = sqft > 2300 ? 3.5 : sqft > 1500 ? 2.5 : 2;
  return {
    units: 1,
    bedrooms,
    bathrooms: clampHalf(random.between(1, most + 0.4)),
    sqft,
    lotSqft: lot(5200, 11800),
  };
}

function condo(random: Random): Size {
  const bedrooms = random.weighted([
    [1, 40],
    [2, 46],
    [3, 14],
  ]);
  const sqft = round(330 + 370 * bedrooms + random.between(-70, 190), 1);
  return { units: 1, bedrooms, bathrooms: bedrooms === 1 ? 1 : random.pick([1.5, 2, 2, 2.5]), sqft, lotSqft: 0 };
}

function mixedUse(random: Random): Size {
  const shops = random.int(1, 3);
  const flats = random.int(2, 9);
  const sqft = round(shops * random.between(1000, 1700) + flats * random.between(640, 880), 10);
  return {
    units: shops + flats,
    bedrooms: flats + random.int(0, Math.floor(flats / 2)),
    bathrooms: flats + shops,
    sqft,
    lotSqft: round(sqft * random.between(0.45, 0.7), 10),
  };
}

function parcel(market: Market, random: Random): Size {
  const acres =
    market.density === 2
      ? random.between(0.12, 0.9)
      : random.weighted([
          [random.between(0.2, 0.9), 40],
          [random.between(1, 5), 36],
          [random.between(5, 38), 24],
        ]);
  return { units: 0, bedrooms: 0, bathrooms: 0, sqft: 0, lotSqft: Math.round(acres * 43560) };
}

function dwellings(units: number, random: Random, lotSqft: number): Size {
  const bedroomsEach = random.weighted([
    [1, units > 4 ? 40 : 12],
    [2, 60],
    [3, units > 4 ? 4 : 26],
  ]);
  const bedrooms = units * bedroomsEach + (random.chance(0.3) ? random.int(1, Math.max(1, Math.floor(units / 2))) : 0);
  const bathrooms = units * (bedroomsEach === 3 ? random.pick([1, 1.5, 2]) : 1);
  return {
    units,
    bedrooms,
    bathrooms,
    sqft: round(units * (380 + 245 * bedroomsEach + random.between(-40, 130)), 10),
    lotSqft,
  };
}

function premises(units: number, each: number, random: Random, coverage: number): Size {
  const sqft = round(units * each, 50);
  return {
    units,
    bedrooms: 0,
    bathrooms: Math.max(1, Math.round(units * random.between(0.8, 1.4))),
    sqft,
    lotSqft: round(sqft * coverage * random.between(0.8, 1.25), 100),
  };
}

interface Money {
  readonly price: number;
  readonly arv: number;
  readonly repairs: number;
  readonly noi: number | null;
  readonly expenseRatio: number;
}

/** Asking price as a share of the after-repair value, by condition. */
const ASK: Readonly<Record<Condition, number>> = {
  'Turn-Key': 0.94,
  'Light Rehab': 0.83,
  'Medium Rehab': 0.7,
  'Heavy Rehab': 0.51,
  'Tear-Down': 0.34,
};
const ASK_INCOME: Readonly<Record<Condition, number>> = {
  ...ASK,
  'Light Rehab': 0.87,
  'Medium Rehab': 0.78,
  'Heavy Rehab': 0.64,
};
/** Range of repair costs, USD per square foot. */
const REPAIRS: Readonly<Record<Condition, readonly [number, number]>> = {
  'Turn-Key': [0, 0],
  'Light Rehab': [9, 19],
  'Medium Rehab': [24, 40],
  'Heavy Rehab': [52, 78],
  'Tear-Down': [0, 0],
};

function pickMoney(
  type: PropertyType,
  style: Style,
  condition: Condition,
  market: Market,
  size: Size,
  random: Random,
): Money {
  const value = renovatedValue(style, market, size, random);
  const ask = INCOME.has(type) ? ASK_INCOME : ASK;
  const price = roundPrice(type === 'Land' ? value : value * ask[condition] * random.between(0.95, 1.05));
  const [low, high] = REPAIRS[condition];
  // Work on a building of many units costs less per square foot and never uses up the whole spread.
  const estimate = size.sqft * random.between(low, high) * (size.sqft > 4000 ? 0.55 : 1);
  const repairs = round(Math.min(estimate, Math.max(0, value - price) * 0.72), 500);
  const states = { 'Turn-Key': 0.94, 'Light Rehab': 0.9, 'Medium Rehab': 0.66, 'Heavy Rehab': 0.12, 'Tear-Down': 0 }[
    condition
  ];
  const rental = type === 'Condo' || type === 'Single Family' || type === 'Residential';
  const statesNoi = type !== 'Land' && random.chance(states * (rental ? 0.36 : 1));
  return {
    price,
    arv: roundPrice(value),
    repairs,
    expenseRatio: random.between(0.34, 0.46),
    noi: statesNoi ? pickNoi(price, type, market, random) : null,
  };
}

/** Annual NOI in whole hundreds of USD, at a cap rate of 4.6% to 10.9% that falls as market prices rise. */
function pickNoi(price: number, type: PropertyType, market: Market, random: Random): number {
  const base = 10.4 - 2.4 * Math.log10(market.median / 60) * 1.55;
  const premium =
    type === 'Commercial' || type === 'Mixed Use' ? 0.6 : type === 'Industrial' ? 0.3 : type === 'Condo' ? -0.8 : 0;
  const cap = Math.min(10.9, Math.max(4.6, base + premium + random.between(-0.9, 1.1)));
  return Math.max(Math.ceil((price * 0.0455) / 100) * 100, round((price * cap) / 100, 100));
}

function renovatedValue(style: Style, market: Market, size: Size, random: Random): number {
  const house = market.median * 1000;
  const quality = random.between(0.84, 1.2);
  switch (style) {
    case 'ranch':
    case 'gable':
    case 'craftsman':
    case 'modern':
      return house * (size.sqft / 1500) ** 0.72 * quality * (style === 'modern' ? 1.12 : 1);
    case 'duplex':
      return house * 1.34 * (size.sqft / 1850) ** 0.6 * quality;
    case 'triplex':
      return house * (0.64 * size.units - 0.08 * (size.units - 3)) * (size.sqft / (size.units * 870)) ** 0.6 * quality;
    case 'walkup':
      return house * 0.44 * size.units * (size.sqft / (size.units * 800)) ** 0.5 * quality;
    case 'midrise':
      return house * 0.86 * (size.sqft / 1050) ** 0.85 * quality;
    case 'highrise':
      return house * 1.12 * (size.sqft / 1050) ** 0.95 * quality;
    case 'retail':
      return size.sqft * (78 + market.median * 0.36) * quality;
    case 'office':
      return size.sqft * (64 + market.median * 0.31) * quality;
    case 'warehouse':
      return size.sqft * (44 + market.median * 0.17) * quality;
    case 'flex':
      return size.sqft * (62 + market.median * 0.22) * quality;
    case 'shopfront':
      return size.sqft * (84 + market.median * 0.37) * quality;
    case 'field':
    case 'desert':
    case 'forest':
    case 'lake': {
      const acres = size.lotSqft / 43560;
      // The first acre is worth a building site, further acres only raw land.
      const site = house * ([0.085, 0.12, 0.2][market.density] ?? 0.1) * Math.min(1, acres) ** 0.45;
      const ground = Math.max(0, acres - 1) * (3200 + market.median * 26) * (acres > 8 ? 0.62 : 1);
      return (site + ground) * quality * (style === 'lake' ? 1.7 : 1);
    }
  }
}

function pickFinancing(type: PropertyType, condition: Condition, occupied: boolean, random: Random): Financing {
  if (type === 'Land')
    return random.weighted<Financing>([
      ['Cash', 46],
      ['Owner Financing', 42],
      ['Private Money', 6],
      ['Creative', 6],
    ]);
  if (condition === 'Heavy Rehab' || condition === 'Tear-Down') {
    return random.weighted<Financing>([
      ['Cash', 46],
      ['Hard Money', 34],
      ['Private Money', 16],
      ['Creative', 4],
    ]);
  }
  const ready = condition === 'Turn-Key' ? 30 : condition === 'Light Rehab' ? 18 : 6;
  return random.weighted<Financing>([
    ['Conventional', ready],
    ['Cash', 22],
    ['Hard Money', condition === 'Turn-Key' ? 3 : 20],
    ['Private Money', 9],
    ['Owner Financing', 12],
    ['Creative', 8],
    ['Subject To', INCOME.has(type) ? 4 : occupied ? 9 : 13],
  ]);
}

function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Rounds like an asking price: smaller amounts to smaller steps, and some prices to end in 900. */
function roundPrice(value: number): number {
  if (value < 60_000) return Math.max(2_500, round(value, 500));
  if (value < 400_000) {
    const thousands = round(value, 1_000);
    return thousands % 5_000 === 0 && thousands % 10_000 !== 0 ? thousands - 100 : thousands;
  }
  return value < 1_500_000 ? round(value, 5_000) : round(value, 25_000);
}

function clampHalf(value: number): number {
  return Math.max(1, Math.floor(value * 2) / 2);
}
