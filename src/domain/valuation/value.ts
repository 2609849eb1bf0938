/** The value or monthly rent of a house from the sales or leases around it. `docs/valuation.md` has the method. */
import { chooseComps, valueOf, type Comp } from './comps.ts';
import { expectedSpread, intervalFactors, type PastValue, type PastValues } from './interval.ts';
import { fitMarket } from './market.ts';
import { daysPerYear } from './terms.ts';
import type { PlaceIndex } from './place-index.ts';
import type { House, Sale } from './sale.ts';

export interface Valuation {
  kind: 'value';
  /** U.S. dollars. */
  value: number;
  /** U.S. dollars: 80% of prices are in it. Null if too few earlier values nearby could be compared with prices. */
  interval: { low: number; high: number } | null;
  /** Heaviest first. */
  comps: Comp[];
  /** The expected spread of log prices around the value; what a `PastValue` is made of. */
  spread: number;
}

export interface NotEnoughSales {
  kind: 'not-enough-sales';
  /** A sentence. */
  why: string;
}

export interface Evidence {
  sales: PlaceIndex<Sale>;
  past: PastValues;
}

/** Sales that the market is learned from: how many, how far, and how old at most, and how many at least. */
const mostSales = 800;
const leastSales = 40;
const maxMeters = 40_000;
const maxYears = 5;
const leastComps = 5;

/** Uses only sales before the day `asOf` (days since 1970-01-01). */
export function valueHouse(subject: House, asOf: number, { sales, past }: Evidence): Valuation | NotEnoughSales {
  const from = asOf - maxYears * daysPerYear;
  const near = sales.nearest(subject.point, { from, before: asOf, count: mostSales, meters: maxMeters });
  if (near.length < leastSales)
    return notEnough(
      `Only ${near.length} sales within 25 miles in the last ${maxYears} years: a value needs ${leastSales}.`,
    );
  const market = fitMarket(near, asOf);
  const comps = chooseComps(near, market, subject, asOf);
  if (comps.length < leastComps)
    return notEnough(`Only ${comps.length} of the nearest sales are similar enough: a value needs ${leastComps}.`);
  const value = valueOf(comps);
  const spread = expectedSpread(comps, value, market.noise);
  const factors = intervalFactors(past, { point: subject.point, day: asOf, value, spread });
  return {
    kind: 'value',
    value,
    interval: factors && { low: value * factors[0], high: value * factors[1] },
    comps,
    spread,
  };
}

const notEnough = (why: string): NotEnoughSales => ({ kind: 'not-enough-sales', why });

/** What a value teaches later intervals once its house has sold. */
export function pastValue({ value, spread }: Valuation, { point, day, price }: Sale): PastValue {
  return { point, day, level: Math.log(value), error: Math.log(price / value) / spread };
}
