/** What the sales around a house teach about prices: how they change with time and each feature. */
import { fitRobust, type Table } from './regression.ts';
import { columnCount, termsFor, writeRow, type Feature, type Term } from './terms.ts';
import type { Near } from './place-index.ts';
import type { House, Sale } from './sale.ts';

export interface Market {
  terms: readonly Term[];
  /** Change of log price per unit of each column. */
  slopes: Float64Array;
  /** The robust standard deviation of log prices around the regression: about the percentage noise of a sale. */
  noise: number;
}

/** The nearest sales whose farthest is the distance at which a sale counts 1/e. */
const bandwidthSales = 400;
/** Sales per neighborhood, within which sales are compared, so that location isn't taken for a feature's effect. */
const salesPerNeighborhood = 10;

/** `near` has the market's sales, nearest first. */
export function fitMarket(near: readonly Near<Sale>[], asOf: number): Market {
  const sales = near.map(({ record }) => record);
  const terms = termsFor(sales, asOf);
  const columns = columnCount(terms);
  const table: Table = { columns, cells: new Float64Array(sales.length * columns) };
  for (const [row, sale] of sales.entries()) writeRow(terms, sale, sale.day, table.cells, row * columns);
  const reach = (near[Math.min(near.length - 1, bandwidthSales)]?.meters ?? 0) + 100;
  const weights = Float64Array.from(near, ({ meters }) => Math.exp(-meters / reach));
  const logPrices = Float64Array.from(sales, ({ price }) => Math.log(price));
  fillUnknown(table);
  const groups = neighborhoods(near);
  center(table, groups, weights);
  center({ columns: 1, cells: logPrices }, groups, weights);
  const { slopes, scale } = fitRobust(table, logPrices, weights);
  return { terms, slopes, noise: scale };
}

/** Puts each column's mean where it's unknown. */
function fillUnknown({ columns, cells }: Table): void {
  for (let column = 0; column < columns; column += 1) {
    let [sum, count] = [0, 0];
    for (let at = column; at < cells.length; at += columns)
      if (!Number.isNaN(cells[at])) [sum, count] = [sum + (cells[at] ?? 0), count + 1];
    for (let at = column; at < cells.length; at += columns) if (Number.isNaN(cells[at])) cells[at] = sum / count;
  }
}

/** A number for each sale: that of its square, of which each has about the same number of sales. */
function neighborhoods(near: readonly Near<Sale>[]): number[] {
  const radius = near.at(-1)?.meters ?? 0;
  const side = Math.max(1, radius * Math.sqrt((Math.PI * salesPerNeighborhood) / near.length));
  const numbers = new Map<string, number>();
  return near.map(({ record: { point } }) => {
    const scale = point.metersPerUnit / side;
    const square = `${Math.floor(point.x * scale)} ${Math.floor(point.y * scale)}`;
    const number = numbers.get(square) ?? numbers.size;
    numbers.set(square, number);
    return number;
  });
}

/** Subtracts the weighted mean of each group from each column. */
function center({ columns, cells }: Table, groups: readonly number[], weights: Float64Array): void {
  const sums = new Float64Array(groups.length * columns);
  const totals = new Float64Array(groups.length);
  for (const [row, group] of groups.entries()) {
    totals[group] = (totals[group] ?? 0) + (weights[row] ?? 0);
    for (let column = 0; column < columns; column += 1)
      sums[group * columns + column] =
        (sums[group * columns + column] ?? 0) + (weights[row] ?? 0) * (cells[row * columns + column] ?? 0);
  }
  for (const [row, group] of groups.entries())
    for (let column = 0; column < columns; column += 1)
      cells[row * columns + column] =
        (cells[row * columns + column] ?? 0) - (sums[group * columns + column] ?? 0) / (totals[group] ?? 0);
}

/** The change in log price, by feature, from a sale to the subject on the day of its valuation. */
export type LogAdjustments = Partial<Record<Feature, number>>;

/** A function of each sale. A feature that either house doesn't state isn't adjusted for, and is missing. */
export function adjusterTo({ terms, slopes }: Market, subject: House, asOf: number): (sale: Sale) => LogAdjustments {
  const target = new Float64Array(slopes.length);
  writeRow(terms, subject, asOf, target, 0);
  const row = new Float64Array(slopes.length);
  return (sale) => {
    writeRow(terms, sale, sale.day, row, 0);
    const changes: LogAdjustments = {};
    let column = 0;
    for (const { feature, bends } of terms) {
      let change = 0;
      for (const last = column + bends.length; column <= last; column += 1)
        change += ((target[column] ?? 0) - (row[column] ?? 0)) * (slopes[column] ?? 0);
      if (!Number.isNaN(change)) changes[feature] = (changes[feature] ?? 0) + change;
    }
    return changes;
  };
}
