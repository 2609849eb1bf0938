import Supercluster from 'supercluster';
import type { Found } from './found';
import { maxZoom, placeAt, worldPoint, boundsAround, type Bounds, type Place } from './mercator';

/** A button on the map: one listing, or several too near each other to tell apart. */
export interface Mark extends Place {
  key: string;
  /** Null for several. */
  id: string | null;
  listings: number;
  /** Whole USD; the lowest of several. */
  price: number;
  /** Of several: whether any is verified. */
  verified: boolean;
  /** Supercluster's number for several that the browser has put together. */
  cluster: number | null;
}

type Kept = Pick<Found, 'id' | 'listings' | 'price' | 'verified'>;
type Sum = Pick<Found, 'listings' | 'price' | 'verified'>;
export type MarkIndex = Supercluster<Kept, Sum>;

/** Two marks nearer than this many pixels become one. */
const apart = 62;
/** Pixels of the world at zoom 0, as everywhere in the map. */
const extent = 256;

/** What was found, ready to be asked what to show where. Takes about 15 ms for 10,000. */
export function indexOf(found: readonly Found[]): MarkIndex {
  const index: MarkIndex = new Supercluster<Kept, Sum>({
    radius: apart,
    extent,
    minZoom: 0,
    maxZoom,
    map: ({ listings, price, verified }) => ({ listings, price, verified }),
    reduce: (sum, { listings, price, verified }) => {
      sum.listings += listings;
      sum.price = Math.min(sum.price, price);
      sum.verified ||= verified;
    },
  });
  return index.load(
    found.map(({ id, listings, price, verified, longitude, latitude }) => ({
      type: 'Feature',
      properties: { id, listings, price, verified },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
}

/** The marks already made, so that one that stays in sight stays the same object and is not drawn anew. */
const made = new WeakMap<MarkIndex, Map<string | number, Mark>>();

/** The whole zoom step whose marks are shown at a zoom: a little before the next one, its marks already have room. */
export function levelAt(zoom: number): number {
  return Math.floor(zoom + 0.25);
}

/** The marks in a part of the map, in reading order: rows from north to south, each from west to east. */
export function marksIn(index: MarkIndex, bounds: Bounds, level: number): Mark[] {
  const { latitude: north } = placeAt({ x: 0, y: bounds.top });
  const { latitude: south } = placeAt({ x: 0, y: bounds.bottom });
  const found = index.getClusters([bounds.left * 360 - 180, south, bounds.right * 360 - 180, north], level);
  const known = made.get(index) ?? new Map<string | number, Mark>();
  made.set(index, known);
  const marks = found.map((feature): Mark => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const { listings, price, verified } = feature.properties;
    const cluster = 'cluster_id' in feature.properties ? feature.properties.cluster_id : null;
    const id = 'id' in feature.properties ? feature.properties.id : null;
    const name = cluster ?? id ?? `${latitude},${longitude}`;
    const before = known.get(name);
    if (before) return before;
    const mark = {
      key: id ?? `${latitude.toFixed(5)},${longitude.toFixed(5)}`,
      id,
      listings,
      price,
      verified,
      longitude,
      latitude,
      cluster,
    };
    known.set(name, mark);
    return mark;
  });
  const row = ({ y }: { y: number }) => Math.round((y * extent * 2 ** level) / apart);
  const places = new Map(marks.map((mark) => [mark, worldPoint(mark)]));
  const placeOf = (mark: Mark) => places.get(mark) ?? worldPoint(mark);
  return marks.sort((a, b) => row(placeOf(a)) - row(placeOf(b)) || placeOf(a).x - placeOf(b).x);
}

/** What a press on a mark does. */
export type Press =
  | { does: 'open'; ids: readonly string[] }
  /** Shows what the mark stands for from nearer. */
  | { does: 'approach'; bounds: Bounds }
  /** Gathered by Postgres and as near as the map goes: only the list can tell them apart. */
  | { does: 'search'; bounds: Bounds };

/** Half a mark's width on the flat world, about. */
const reach = (zoom: number) => apart / 2 / (extent * 2 ** zoom);

/** What a press on this mark does, at this zoom. */
export function pressOn(index: MarkIndex, mark: Mark, zoom: number): Press {
  if (mark.id !== null) return { does: 'open', ids: [mark.id] };
  const leaves = leavesOf(index, mark);
  const bounds = boundsAround(leaves) ?? around(worldPoint(mark), 0);
  const apartNow = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * extent * 2 ** maxZoom >= apart;
  const ids = leaves.flatMap(({ id }) => (id === null ? [] : [id]));
  // Listings of one ZIP code may stand on one point: no zoom parts them.
  if (ids.length > 0 && ids.length === leaves.length && (!apartNow || zoom >= maxZoom)) return { does: 'open', ids };
  if (zoom >= maxZoom - 1) return { does: 'search', bounds: around(worldPoint(mark), reach(zoom)) };
  // A gathering stands for its whole cell: a step nearer, Postgres parts it.
  return { does: 'approach', bounds: apartNow ? bounds : around(worldPoint(mark), reach(zoom)) };
}

function around({ x, y }: { x: number; y: number }, by: number): Bounds {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by };
}

interface Leaf {
  id: string | null;
  x: number;
  y: number;
}

function leavesOf(index: MarkIndex, mark: Mark): Leaf[] {
  if (mark.cluster === null) return [{ id: mark.id, ...worldPoint(mark) }];
  return index.getLeaves(mark.cluster, Infinity).map(
    ({
      properties,
      geometry: {
        coordinates: [longitude = 0, latitude = 0],
      },
    }) => ({
      id: properties.id,
      ...worldPoint({ longitude, latitude }),
    }),
  );
}

/** The mark that shows a listing, alone or among others; null when none does. */
export function markOf(index: MarkIndex, marks: readonly Mark[], id: string): Mark | null {
  return (
    marks.find((mark) => mark.id === id) ??
    marks.find((mark) => mark.cluster !== null && leavesOf(index, mark).some((leaf) => leaf.id === id)) ??
    null
  );
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The nearest mark in a direction, one a little off to the side counting as farther; null when there is none. */
export function neighbour(marks: readonly Mark[], from: Mark, direction: Direction): Mark | null {
  const start = worldPoint(from);
  let nearest: Mark | null = null;
  let least = Infinity;
  for (const mark of marks) {
    const { x, y } = worldPoint(mark);
    const right = x - start.x;
    const down = y - start.y;
    const [ahead, aside] = {
      ArrowLeft: [-right, down],
      ArrowRight: [right, down],
      ArrowUp: [-down, right],
      ArrowDown: [down, right],
    }[direction] as [number, number];
    const distance = ahead + 2 * Math.abs(aside);
    if (mark.key !== from.key && ahead > 0 && distance < least) {
      nearest = mark;
      least = distance;
    }
  }
  return nearest;
}
