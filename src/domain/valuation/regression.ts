/** Weighted least squares with a small penalty (ridge), made robust by Tukey's biweight. */
import { median } from './quantiles.ts';

/** A table of `columns` numbers per row, row after row. */
export interface Table {
  columns: number;
  cells: Float64Array;
}

/**
 * What a column's slope is expected to be: within about 0.1 per standard deviation of the column. The penalty that
 * follows, in rows, is noise² ÷ prior²: it vanishes for data without noise.
 */
const prior = 0.1;
/** Residuals beyond 4 standard deviations don't count. */
const cutoff = 4;
const rounds = 2;
/** The median absolute deviation of a normal distribution, times this, is its standard deviation. */
const perMad = 1.4826;
const tiny = 1e-9;

export interface Fit {
  slopes: Float64Array;
  /** The residuals' robust standard deviation. */
  scale: number;
}

/** The slopes of `y` on the rows' columns, without intercept: center both first. */
export function fitRobust({ cells, columns }: Table, y: Float64Array, weights: Float64Array): Fit {
  const used = Float64Array.from(weights);
  let fit: Fit = { slopes: new Float64Array(columns), scale: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const slopes = ridge({ cells, columns }, y, used, (fit.scale / prior) ** 2);
    const residuals = y.map((value, row) => value - dot(cells, row * columns, slopes));
    const scale = perMad * median(residuals.map(Math.abs)) + tiny;
    for (let row = 0; row < y.length; row += 1) {
      const share = (residuals[row] ?? 0) / (cutoff * scale);
      used[row] = Math.abs(share) < 1 ? (weights[row] ?? 0) * (1 - share * share) ** 2 : 0;
    }
    fit = { slopes, scale };
  }
  return fit;
}

/** The product of a row that starts at `start` with the slopes. */
function dot(cells: Float64Array, start: number, slopes: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < slopes.length; column += 1) sum += (cells[start + column] ?? 0) * (slopes[column] ?? 0);
  return sum;
}

function ridge({ cells, columns }: Table, y: Float64Array, weights: Float64Array, penalty: number): Float64Array {
  const squares = new Float64Array(columns * columns);
  const products = new Float64Array(columns);
  for (let row = 0; row < y.length; row += 1) {
    const weight = weights[row] ?? 0;
    if (weight === 0) continue;
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const weighted = weight * (cells[start + column] ?? 0);
      if (weighted === 0) continue;
      products[column] = (products[column] ?? 0) + weighted * (y[row] ?? 0);
      const line = column * columns;
      for (let other = 0; other <= column; other += 1)
        squares[line + other] = (squares[line + other] ?? 0) + weighted * (cells[start + other] ?? 0);
    }
  }
  for (let column = 0; column < columns; column += 1) {
    const diagonal = column * columns + column;
    squares[diagonal] = (squares[diagonal] ?? 0) * (1 + penalty / y.length) + tiny;
  }
  return solve(squares, products);
}

/** Solves the symmetric, positive definite `a · x = b` by Cholesky's decomposition, which overwrites `a`. */
function solve(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  for (let j = 0; j < n; j += 1) {
    for (let i = j; i < n; i += 1) {
      let sum = a[i * n + j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (a[i * n + k] ?? 0) * (a[j * n + k] ?? 0);
      a[i * n + j] = i === j ? Math.sqrt(Math.max(sum, tiny * tiny)) : sum / (a[j * n + j] ?? 0);
    }
  }
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? 0) - (a[i * n + k] ?? 0) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / (a[i * n + i] ?? 0);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) x[i] = (x[i] ?? 0) - (a[k * n + i] ?? 0) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / (a[i * n + i] ?? 0);
  }
  return x;
}
