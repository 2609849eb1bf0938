/** What sellers state about the building beyond its size, consistent with the listing's text and rent. */
import type { ListingFacts, PropertyType } from './facts.ts';
import { seeded, type Random } from './random.ts';

/** A kind of unit, as the column `unit_mix` keeps it. */
interface DemoUnitKind {
  readonly units: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Monthly, USD. */
  readonly rent?: number;
}

/** Columns of `properties`. Null means not stated. */
export interface DemoBuilding {
  readonly units: number | null;
  readonly year_built: number | null;
  readonly unit_mix: readonly DemoUnitKind[] | null;
  readonly parking: string | null;
  readonly zoning: string | null;
  readonly apn: string | null;
}

const ZONING: Readonly<Record<PropertyType, readonly string[]>> = {
  'Single Family': ['R-1', 'R-1', 'R-2', 'RS-6'],
  'Multi Family': ['R-3', 'R-4', 'RM-2', 'MF-1'],
  Condo: ['RM-3', 'PUD'],
  Commercial: ['C-1', 'C-2', 'B-2'],
  Industrial: ['M-1', 'I-1', 'LI'],
  'Mixed Use': ['MU-1', 'C-1', 'TND'],
  Land: ['R-1', 'A-1', 'RR', 'AG'],
  Residential: ['R-1', 'R-2'],
};

/** Returns what the seller of a demo listing states; `monthlyRent` is the stated rent of all units, USD. */
export function demoBuilding(facts: ListingFacts, monthlyRent: number | null): DemoBuilding {
  const random = seeded(`building ${facts.index}`);
  const isLand = facts.type === 'Land';
  const units = ['Condo', 'Single Family'].includes(facts.type) ? 1 : facts.units;
  return {
    units: isLand || units === 0 ? null : units,
    year_built: isLand || random.chance(0.08) ? null : facts.built,
    unit_mix: facts.type === 'Multi Family' && random.chance(0.85) ? unitMix(facts, monthlyRent) : null,
    parking: isLand || random.chance(0.3) ? null : parking(facts, random),
    zoning: random.chance(0.35) ? null : random.pick(ZONING[facts.type]),
    apn: random.chance(0.5) ? null : parcelNumber(random),
  };
}

/** Spreads the bedrooms evenly, so that there are one or two kinds of units. */
function unitMix({ units, bedrooms, bathrooms }: ListingFacts, monthlyRent: number | null): DemoUnitKind[] {
  const fewest = Math.floor(bedrooms / units);
  const larger = bedrooms - fewest * units;
  const bathroomsEach = Math.max(1, Math.floor((bathrooms / units) * 2) / 2);
  const kinds = [
    { units: units - larger, bedrooms: fewest, bathrooms: bathroomsEach },
    { units: larger, bedrooms: fewest + 1, bathrooms: bathroomsEach },
  ].filter((kind) => kind.units > 0);
  const rents = monthlyRent === null ? null : rentsOf(kinds, monthlyRent);
  return kinds.map((kind, index) => ({ ...kind, ...(rents?.[index] !== undefined && { rent: rents[index] }) }));
}

/** Whole rents of each kind that add up to the stated total; null if there are none close to what they should be. */
function rentsOf(kinds: readonly DemoUnitKind[], total: number): readonly number[] | null {
  const [first, second] = kinds;
  if (first === undefined) return null;
  if (second === undefined) return total % first.units === 0 ? [total / first.units] : null;
  const weight = ({ bedrooms }: DemoUnitKind): number => bedrooms + 2.5;
  const fair = (total * weight(first)) / (first.units * weight(first) + second.units * weight(second));
  for (let step = 0; step < 12; step++) {
    const rent = Math.round(fair / 5) * 5 - step * 5;
    const other = (total - rent * first.units) / second.units;
    if (Number.isInteger(other)) return [rent, other];
  }
  return null;
}

function parking({ type, units }: ListingFacts, random: Random): string {
  switch (type) {
    case 'Multi Family':
      return random.pick([`${units} off-street spaces`, 'Street', 'Gravel lot behind the building', 'Carports']);
    case 'Condo':
      return random.pick(['1 deeded space', '1 garage space', 'Street permit']);
    case 'Commercial':
    case 'Industrial':
    case 'Mixed Use':
      return random.pick([`${units * random.int(4, 9)} surface spaces`, 'Shared lot', 'Street']);
    default:
      return random.pick(['2-car garage', '1-car garage', 'Driveway', 'Carport', 'Street']);
  }
}

function parcelNumber(random: Random): string {
  return `${random.int(10, 98)}-${random.int(1000, 9899)}-${String(random.int(1, 420)).padStart(3, '0')}`;
}
