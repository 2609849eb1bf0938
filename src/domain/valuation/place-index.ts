/** Finds the nearest earlier records of a place among millions, in a grid. */
import type { PlanePoint } from './sale.ts';

interface Placed {
  point: PlanePoint;
  /** Days since 1970-01-01. */
  day: number;
}

export interface Near<T> {
  record: T;
  meters: number;
}

/** What to find: up to `count` records within `meters`, on or after the day `from` and before the day `before`. */
export interface Reach {
  from: number;
  before: number;
  count: number;
  meters: number;
}

/** Units of the plane. A few blocks: a cell of a city has dozens of sales. */
const side = 500;

const keyOf = (column: number, row: number) => column * 67_108_864 + row;

/** A circle touches all cells of a ring within √2 of its radius. */
const diagonal = Math.SQRT2;

/** The records of a square, with their places and days in arrays of their own, which are read many times faster. */
interface Cell<T> {
  records: T[];
  xs: number[];
  ys: number[];
  days: number[];
}

export class PlaceIndex<T extends Placed> {
  readonly #cells = new Map<number, Cell<T>>();
  /** The grid's edges, in cells. */
  readonly #edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

  constructor(records: Iterable<T> = []) {
    for (const record of records) this.add(record);
  }

  add(record: T): void {
    const { x, y } = record.point;
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const edges = this.#edges;
    edges.left = Math.min(edges.left, column);
    edges.right = Math.max(edges.right, column);
    edges.top = Math.min(edges.top, row);
    edges.bottom = Math.max(edges.bottom, row);
    const key = keyOf(column, row);
    const cell: Cell<T> = this.#cells.get(key) ?? { records: [], xs: [], ys: [], days: [] };
    cell.records.push(record);
    cell.xs.push(x);
    cell.ys.push(y);
    cell.days.push(record.day);
    this.#cells.set(key, cell);
  }

  /** The nearest records in reach, nearest first. */
  nearest(at: PlanePoint, reach: Reach): Near<T>[] {
    const found: Found<T> = { records: [], meters: [] };
    const column = Math.floor(at.x / side);
    const row = Math.floor(at.y / side);
    const { left, right, top, bottom } = this.#edges;
    const toEdge = Math.max(column - left, right - column, row - top, bottom - row);
    let lastRing = Math.min(toEdge, Math.ceil(reach.meters / at.metersPerUnit / side));
    // Where there are few records, most cells in reach are empty.
    if (this.#cells.size < lastRing ** 2) {
      for (const cell of this.#cells.values()) collect(cell, at, reach, found);
      return nearestOf(found, reach.count);
    }
    let isEnough = false;
    for (let ring = 0; ring <= lastRing; ring += 1) {
      for (const key of keysOfRing(column, row, ring)) {
        const cell = this.#cells.get(key);
        if (cell) collect(cell, at, reach, found);
      }
      if (isEnough || found.meters.length < reach.count) continue;
      isEnough = true;
      lastRing = Math.min(lastRing, Math.ceil((ring + 1) * diagonal));
    }
    return nearestOf(found, reach.count);
  }
}

interface Found<T> {
  records: T[];
  meters: number[];
}

function nearestOf<T>({ records, meters }: Found<T>, count: number): Near<T>[] {
  const furthest = new Float64Array(meters).sort()[count - 1] ?? Infinity;
  const nearest: Near<T>[] = [];
  for (const [index, record] of records.entries()) {
    const distance = meters[index] ?? 0;
    if (distance <= furthest) nearest.push({ record, meters: distance });
  }
  return nearest.sort((a, b) => a.meters - b.meters).slice(0, count);
}

/** Adds the records of a cell that are in reach. `Math.hypot` would be too slow. */
function collect<T>({ records, xs, ys, days }: Cell<T>, at: PlanePoint, reach: Reach, found: Found<T>): void {
  for (const [index, record] of records.entries()) {
    const day = days[index] ?? 0;
    if (day < reach.from || day >= reach.before) continue;
    const dx = (xs[index] ?? 0) - at.x;
    const dy = (ys[index] ?? 0) - at.y;
    const meters = Math.sqrt(dx * dx + dy * dy) * at.metersPerUnit;
    if (meters > reach.meters) continue;
    found.records.push(record);
    found.meters.push(meters);
  }
}

function keysOfRing(column: number, row: number, ring: number): number[] {
  if (ring === 0) return [keyOf(column, row)];
  const keys: number[] = [];
  for (let step = -ring; step < ring; step += 1)
    keys.push(
      keyOf(column + step, row - ring),
      keyOf(column + ring, row + step),
      keyOf(column - step, row + ring),
      keyOf(column - ring, row - step),
    );
  return keys;
}
