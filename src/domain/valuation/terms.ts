/** How a house's features become the columns of a regression on log price. */
import { quantiles } from './quantiles.ts';
import type { House, Sale } from './sale.ts';

export type Feature =
  | 'time'
  | 'size'
  | 'lot'
  | 'age'
  | 'beds'
  | 'baths'
  | 'garage'
  | 'type'
  | 'condition'
  | 'construction';

/** Null if the house doesn't state it. `day` is that of the sale, or of the valuation. */
type Reading = (house: House, day: number) => number | null;

/** A feature's broken line: one column for the value, and one for how far it's above each bend. */
export interface Term {
  feature: Feature;
  read: Reading;
  bends: readonly number[];
}

export const daysPerYear = 365.25;

const known = (value: number | null | undefined) => (typeof value === 'number' && value >= 0 ? value : null);
const logOf = (value: number | null | undefined) => (typeof value === 'number' && value > 0 ? Math.log(value) : null);

/** Years from construction to the sale. */
const ageOf: Reading = ({ yearBuilt }, day) => (yearBuilt ? Math.max(0, 1970 + day / daysPerYear - yearBuilt) : null);

/** Amounts, and at which quantiles of the sales their line bends. */
const amounts: readonly [feature: Feature, read: Reading, shares: readonly number[]][] = [
  ['size', ({ livingSqft }) => logOf(livingSqft), [0.25, 0.5, 0.75, 0.9]],
  ['lot', ({ lotSqft }) => logOf(lotSqft), [0.33, 0.67, 0.9]],
  ['age', ageOf, [0.2, 0.4, 0.6, 0.8]],
  ['beds', ({ beds }) => known(beds), []],
  ['baths', ({ baths }) => known(baths), []],
  ['baths', ({ halfBaths }) => known(halfBaths), []],
  ['garage', ({ garage }) => known(garage), [0.5]],
];

const words: readonly [feature: Feature, read: (house: House) => string | null | undefined][] = [
  ['type', ({ type }) => type],
  ['condition', ({ condition }) => condition],
  ['construction', ({ construction }) => construction],
  ['garage', ({ parking }) => parking],
];

/** Sales that a column needs: fewer can't tell its effect from chance. */
const leastSales = 15;
/** Of each kind of word, besides the most common. */
const mostWords = 5;

/** The terms that the sales can teach: those that enough of them state, and in which they differ. */
export function termsFor(sales: readonly Sale[], asOf: number): Term[] {
  return [...timeTerms(sales, asOf), ...amounts.flatMap((amount) => amountTerm(sales, amount)), ...wordTerms(sales)];
}

/** Years before the valuation, with a bend each year, and the seasons once there are enough years to tell. */
function timeTerms(sales: readonly Sale[], asOf: number): Term[] {
  const years = (asOf - sales.reduce((first, { day }) => Math.min(first, day), asOf)) / daysPerYear;
  const bends = Array.from({ length: Math.max(0, Math.round(years) - 1) }, (_, year) => -1 - year);
  const seasons = [Math.sin, Math.cos].map((wave): Term => ({
    feature: 'time',
    read: (_, day) => wave((2 * Math.PI * day) / daysPerYear),
    bends: [],
  }));
  return [{ feature: 'time', read: (_, day) => (day - asOf) / daysPerYear, bends }, ...(years > 2 ? seasons : [])];
}

function amountTerm(sales: readonly Sale[], [feature, read, shares]: (typeof amounts)[number]): Term[] {
  const values = sales.map((sale) => read(sale, sale.day)).filter((value) => value !== null);
  const [least, most, ...bends] = quantiles(values, [0, 1, ...shares]);
  if (least === undefined || most === undefined || values.length < leastSales || least === most) return [];
  return [{ feature, read, bends: [...new Set(bends)].filter((bend) => bend > least && bend < most) }];
}

function wordTerms(sales: readonly Sale[]): Term[] {
  return words.flatMap(([feature, read]) => {
    const counts = new Map<string, number>();
    for (const sale of sales) {
      const word = read(sale);
      if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const common = [...counts].filter(([, count]) => count >= leastSales).sort((a, b) => b[1] - a[1]);
    return common.slice(1, 1 + mostWords).map(([kind]): Term => ({
      feature,
      read: (house) => {
        const word = read(house);
        return word ? Number(word === kind) : null;
      },
      bends: [],
    }));
  });
}

export const columnCount = (terms: readonly Term[]): number =>
  terms.reduce((count, { bends }) => count + 1 + bends.length, 0);

/** Writes a house's columns into `cells` from `start`: NaN for those of a feature it doesn't state. */
export function writeRow(terms: readonly Term[], house: House, day: number, cells: Float64Array, start: number): void {
  let at = start;
  for (const { read, bends } of terms) {
    const value = read(house, day) ?? Number.NaN;
    cells[at++] = value;
    for (const bend of bends) cells[at++] = value > bend ? value - bend : value * 0;
  }
}
