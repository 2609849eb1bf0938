/** The underwriting figures sellers state, consistent with the listing's text and NOI. Money is whole USD. */
import type { Condition, ListingFacts, PropertyType } from './facts.ts';
import type { Region } from './markets.ts';
import { seeded, type Random } from './random.ts';

/** Annual expenses, by the database's item names. */
export type DemoExpenses = Readonly<
  Partial<
    Record<
      'property_taxes' | 'insurance' | 'maintenance' | 'management' | 'utilities' | 'hoa' | 'reserves' | 'other',
      number
    >
  >
>;

/** Null, or a missing item, means not stated. */
export interface DemoUnderwriting {
  readonly arv: number | null;
  readonly repairCost: number | null;
  /** Monthly rent when fully leased, USD. */
  readonly monthlyRent: number | null;
  readonly otherMonthlyIncome: number | null;
  readonly vacancyPct: number | null;
  readonly annualExpenses: DemoExpenses;
}

/** Approximate annual property tax of homes, in percent of the price, by state. */
const TAX_PCT: Readonly<Record<string, number>> = {
  AL: 0.4,
  AK: 1.05,
  AZ: 0.55,
  AR: 0.6,
  CA: 0.75,
  CO: 0.5,
  CT: 1.8,
  DE: 0.55,
  DC: 0.6,
  FL: 0.85,
  GA: 0.85,
  HI: 0.3,
  ID: 0.6,
  IL: 2.05,
  IN: 0.8,
  IA: 1.45,
  KS: 1.3,
  KY: 0.8,
  LA: 0.55,
  ME: 1.1,
  MD: 1.0,
  MA: 1.1,
  MI: 1.35,
  MN: 1.05,
  MS: 0.75,
  MO: 0.95,
  MT: 0.75,
  NE: 1.55,
  NV: 0.5,
  NH: 1.75,
  NJ: 2.1,
  NM: 0.7,
  NY: 1.5,
  NC: 0.75,
  ND: 1.0,
  OH: 1.45,
  OK: 0.85,
  OR: 0.9,
  PA: 1.4,
  PR: 0.6,
  RI: 1.3,
  SC: 0.55,
  SD: 1.1,
  TN: 0.6,
  TX: 1.6,
  UT: 0.55,
  VT: 1.7,
  VA: 0.8,
  WA: 0.85,
  WV: 0.55,
  WI: 1.55,
  WY: 0.6,
};
const INSURANCE_PCT: Readonly<Record<Region, number>> = {
  coast: 0.85,
  plains: 0.7,
  south: 0.6,
  snow: 0.45,
  northeast: 0.4,
  mountain: 0.45,
  desert: 0.35,
  pacific: 0.3,
};

/** Probability that repair cost, ARV, and rent are stated, by condition. */
const STATES_REPAIRS: Readonly<Record<Condition, number>> = {
  'Turn-Key': 0.55,
  'Light Rehab': 0.85,
  'Medium Rehab': 0.9,
  'Heavy Rehab': 0.9,
  'Tear-Down': 0,
};
const STATES_ARV: Readonly<Record<Condition, number>> = {
  'Turn-Key': 0.4,
  'Light Rehab': 0.75,
  'Medium Rehab': 0.9,
  'Heavy Rehab': 0.92,
  'Tear-Down': 0.6,
};
const STATES_RENT: Readonly<Record<Condition, number>> = {
  'Turn-Key': 0.75,
  'Light Rehab': 0.7,
  'Medium Rehab': 0.6,
  'Heavy Rehab': 0.3,
  'Tear-Down': 0,
};
/** Share of sellers who state only the price. */
const PRICE_ONLY = 0.1;

const NOTHING: DemoUnderwriting = {
  arv: null,
  repairCost: null,
  monthlyRent: null,
  otherMonthlyIncome: null,
  vacancyPct: null,
  annualExpenses: {},
};

/** Returns a listing's figures. Pure: the same facts always give the same figures. */
export function demoUnderwriting(facts: ListingFacts): DemoUnderwriting {
  const random = seeded(`underwriting ${facts.index}`);
  if (random.chance(PRICE_ONLY)) return NOTHING;
  const { type, condition, price, noi } = facts;
  if (type === 'Land') {
    return random.chance(0.6) ? { ...NOTHING, annualExpenses: { property_taxes: taxes(facts, random) } } : NOTHING;
  }
  const rehab = {
    arv: random.chance(STATES_ARV[condition]) ? facts.arv : null,
    repairCost: random.chance(STATES_REPAIRS[condition]) ? facts.repairs : null,
  };
  if (noi === null && !random.chance(STATES_RENT[condition])) {
    // Buyers who renovate need the holding costs.
    return { ...NOTHING, ...rehab, annualExpenses: random.chance(0.5) ? holding(facts, random) : {} };
  }
  const otherMonthlyIncome =
    facts.units > 1 && random.chance(0.45) ? Math.round((facts.units * random.int(18, 42)) / 25) * 25 : null;
  // Consistent with the stated NOI, or else with a typical cap rate on price plus repairs.
  const cap = typicalCap(type, facts.market.median, random);
  const wanted = ((price + facts.repairs) * cap) / 100 / (1 - facts.expenseRatio);
  const { vacancyPct, potential, collected } = statedIncome(facts) ?? incomeNear(wanted, random);
  const monthlyRent = Math.max(rentStep, potential - (otherMonthlyIncome ?? 0));
  const expenses = noi === null ? Math.round((collected * facts.expenseRatio) / 50) * 50 : collected - noi;
  return {
    ...rehab,
    monthlyRent,
    otherMonthlyIncome,
    vacancyPct: noi !== null || random.chance(0.7) ? vacancyPct : null,
    // Sellers who state the NOI also state expenses; some others only state the rent.
    annualExpenses: noi !== null || random.chance(0.7) ? itemize(facts, expenses, random) : {},
  };
}

/** Rents in multiples of this give whole dollars of collected rent a year at any whole percentage of vacancy. */
const rentStep = 25;

interface DemoIncome {
  readonly vacancyPct: number;
  /** Monthly rent and other income when fully leased, USD. */
  readonly potential: number;
  /** Collected a year, after vacancy, USD. */
  readonly collected: number;
}

/** The income that comes closest to a yearly one in USD. */
function incomeNear(yearly: number, random: Random): DemoIncome {
  const vacancyPct = random.pick([4, 5, 5, 6, 7, 8]);
  const potential = Math.max(rentStep, Math.round(yearly / (1 - vacancyPct / 100) / 12 / rentStep) * rentStep);
  return { vacancyPct, potential, collected: Math.round((12 * potential * (100 - vacancyPct)) / 100) };
}

/** The income behind a stated NOI, for the listing's figures and its text; null if none is stated. */
export function statedIncome({ index, noi, expenseRatio }: ListingFacts): DemoIncome | null {
  return noi === null ? null : incomeNear(noi / (1 - expenseRatio), seeded(`income ${index}`));
}

/** Typical cap rate on price plus repairs, in percent. Lower in expensive markets. */
function typicalCap(type: PropertyType, median: number, random: Random): number {
  const premium = type === 'Commercial' || type === 'Mixed Use' ? 0.5 : type === 'Condo' ? -0.7 : 0;
  return Math.min(8.8, Math.max(4.1, 9.6 - 3.3 * Math.log10(median / 60) + premium + random.between(-0.8, 0.8)));
}

const round50 = (value: number): number => Math.round(value / 50) * 50;

/** Annual property tax. Varies, because assessments lag behind prices. */
function taxes({ price, market }: ListingFacts, random: Random): number {
  const pct = TAX_PCT[market.state];
  if (pct === undefined) throw new RangeError(`No property tax rate for ${market.state}`);
  return Math.max(50, round50(((price * pct) / 100) * random.between(0.85, 1.1)));
}

function insurance({ price, market, type }: ListingFacts, random: Random): number {
  // The HOA insures a condo's building.
  const share = type === 'Condo' ? 0.35 : 1;
  return Math.max(400, round50(((price * INSURANCE_PCT[market.region]) / 100) * share * random.between(0.85, 1.2)));
}

function holding(facts: ListingFacts, random: Random): DemoExpenses {
  return {
    property_taxes: taxes(facts, random),
    insurance: insurance(facts, random),
    ...(facts.type === 'Condo' ? { hoa: random.int(19, 52) * 120 } : {}),
  };
}

/** Splits annual expenses into items that add up to exactly `total`. */
function itemize(facts: ListingFacts, total: number, random: Random): DemoExpenses {
  // Scaled down if taxes and insurance would leave too little for the rest.
  const due = { property_taxes: taxes(facts, random), insurance: insurance(facts, random) };
  const scale = Math.min(1, (total * 0.62) / (due.property_taxes + due.insurance));
  const fixed = { property_taxes: round50(due.property_taxes * scale), insurance: round50(due.insurance * scale) };
  const rest = total - fixed.property_taxes - fixed.insurance;
  const dwellings = facts.type === 'Multi Family' || facts.type === 'Mixed Use';
  const weights = {
    management: random.between(22, 30),
    hoa: facts.type === 'Condo' ? random.between(40, 60) : 0,
    utilities: dwellings || facts.units > 1 ? random.between(12, 22) : 0,
    // Always itemized with a stated NOI, so that an analysis adds no default for it.
    reserves: facts.noi !== null || random.chance(0.75) ? random.between(10, 18) : 0,
    other: facts.units > 4 && random.chance(0.5) ? random.between(4, 9) : 0,
    maintenance: random.between(24, 34),
  };
  const sum = Object.values(weights).reduce((a, b) => a + b, 0);
  const items = Object.entries(weights)
    .filter(([name, weight]) => weight > 0 && name !== 'maintenance')
    .map(([name, weight]) => [name, round50((rest * weight) / sum)] as const)
    .filter(([, amount]) => amount > 0);
  const maintenance = rest - items.reduce((a, [, amount]) => a + amount, 0);
  return { ...fixed, ...(maintenance > 0 ? { maintenance } : {}), ...Object.fromEntries(items) };
}
