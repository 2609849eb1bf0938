/** Comparable sales: how each is adjusted to the subject, in dollars, and how much it counts. */
import { weightedMedian } from './quantiles.ts';
import { daysPerYear, type Feature } from './terms.ts';
import { adjusterTo, type LogAdjustments, type Market } from './market.ts';
import type { Near } from './place-index.ts';
import type { House, Sale } from './sale.ts';

export interface Comp {
  sale: Sale;
  meters: number;
  /** U.S. dollars added to the sale's price, by feature. A person can change them: see `adjustedPrice`. */
  adjustments: Partial<Record<Feature, number>>;
  /** How much it counts, relative to the other comps. The weights of a valuation add up to 1. 0 leaves it out. */
  weight: number;
}

/** Nearest sales among which comps are chosen, and how many are. */
const candidates = 400;
const mostComps = 15;
/** A sale counts 1/e of another if it's older by this many years, or differs by this much log price. */
const years = 1.5;
const difference = 0.3;
/** A sale that differs by more log price isn't comparable: it would be adjusted by half or double its price. */
const mostDifference = 0.7;
/** As much log price as a feature counts that one of the houses doesn't state. */
const unknownDifference = 0.05;
/** The nearest sales whose farthest is, with a block added, the distance at which a sale counts 1/e. */
const bandwidthSales = 12;
const blockMeters = 60;

/** The best comps, heaviest first. `near` has the market's sales, nearest first. */
export function chooseComps(near: readonly Near<Sale>[], market: Market, subject: House, asOf: number): Comp[] {
  const adjust = adjusterTo(market, subject, asOf);
  const reach = (near[Math.min(near.length - 1, bandwidthSales)]?.meters ?? 0) + blockMeters;
  const features = new Set(market.terms.map(({ feature }) => feature)).size;
  const rated = near.slice(0, candidates).flatMap(({ record: sale, meters }) => {
    const changes = adjust(sale);
    const unknown = features - Object.keys(changes).length;
    const different = differenceOf(changes) + unknown * unknownDifference;
    if (different > mostDifference) return [];
    const distance = meters / reach + (asOf - sale.day) / daysPerYear / years + different / difference;
    return [{ sale, meters, changes, weight: Math.exp(-distance) }];
  });
  const best = rated.sort((a, b) => b.weight - a.weight).slice(0, mostComps);
  const total = best.reduce((sum, { weight }) => sum + weight, 0);
  return best.map(({ sale, meters, changes, weight }) => ({
    sale,
    meters,
    adjustments: inDollars(sale.price, changes),
    weight: weight / total,
  }));
}

/** How different two houses are: the sum of all adjustments but that for time, regardless of sign. */
function differenceOf(changes: LogAdjustments): number {
  const all = Object.values(changes).reduce((sum, change) => sum + Math.abs(change), 0);
  return all - Math.abs(changes.time ?? 0);
}

/**
 * Splits the change from a price to the adjusted price, which is price × e^(sum of changes), in proportion to the
 * changes. Each is worth its change times the logarithmic mean of the two prices.
 */
export function inDollars(price: number, changes: LogAdjustments): Comp['adjustments'] {
  const total = Object.values(changes).reduce((sum, change) => sum + change, 0);
  const mean = price * (Math.abs(total) < 1e-9 ? 1 : Math.expm1(total) / total);
  return Object.fromEntries(Object.entries(changes).map(([feature, change]) => [feature, change * mean]));
}

/** What a comp's adjusted price takes. */
interface Priced extends Pick<Comp, 'adjustments'> {
  sale: Pick<Sale, 'price'>;
}

/** U.S. dollars: what the comp would have sold for, were it the subject. */
export function adjustedPrice({ sale, adjustments }: Priced): number {
  return Object.values(adjustments).reduce((sum, dollars) => sum + dollars, sale.price);
}

/** U.S. dollars: the weighted median of the adjusted prices. NaN if no comp counts. */
export function valueOf(comps: readonly (Priced & Pick<Comp, 'weight'>)[]): number {
  return weightedMedian(comps.map((comp) => ({ value: adjustedPrice(comp), weight: comp.weight })));
}

/**
 * How many comps of equal weight would say as much (Kish): 1 ÷ the sum of squared shares of the weight. 0 if no comp
 * counts.
 */
export function effectiveCount(comps: readonly Comp[]): number {
  const squares = comps.reduce((sum, { weight }) => sum + weight ** 2, 0);
  return squares > 0 ? comps.reduce((sum, { weight }) => sum + weight, 0) ** 2 / squares : 0;
}
