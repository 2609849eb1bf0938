import Supercluster from 'supercluster';
import type { MapResult } from './map-result';
import { maxZoom, placeAt, worldPoint, boundsAround, type Bounds, type Coordinates } from '@/domain/place/mercator';

/** A marker on the map: one listing, or a cluster. */
export interface Marker extends Coordinates {
  key: string;
  /** Null for a cluster. */
  id: string | null;
  listings: number;
  /** USD; a cluster's lowest price, or null if its number of listings is an estimate. */
  price: number | null;
  /** For a cluster, whether any listing is verified. */
  verified: boolean;
  /** Supercluster's id of a cluster made in the browser. */
  cluster: number | null;
}

type PointProperties = Pick<MapResult, 'id' | 'listings' | 'price' | 'verified'>;
type ClusterProperties = Pick<MapResult, 'listings' | 'price' | 'verified'>;
export type MarkerIndex = Supercluster<PointProperties, ClusterProperties>;

/** Markers closer than this many pixels become a cluster. */
const minDistance = 62;
/** Width of the world at zoom 0, in pixels. */
const extent = 256;

/** A spatial index of the results. Takes about 15 ms for 10,000. */
export function indexMarkers(found: readonly MapResult[]): MarkerIndex {
  const index: MarkerIndex = new Supercluster<PointProperties, ClusterProperties>({
    radius: minDistance,
    extent,
    minZoom: 0,
    maxZoom,
    map: ({ listings, price, verified }) => ({ listings, price, verified }),
    reduce: (sum, { listings, price, verified }) => {
      sum.listings += listings;
      sum.price = sum.price === null || price === null ? null : Math.min(sum.price, price);
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

/** Keeps marker objects stable while they stay in view, so that they don't re-render. */
const markerCache = new WeakMap<MarkerIndex, Map<string | number, Marker>>();

/** The integer zoom level whose markers are shown; switches slightly before the next level. */
export function levelAt(zoom: number): number {
  return Math.floor(zoom + 0.25);
}

/** The markers in a part of the map in reading order: rows from north to south, each from west to east. */
export function markersIn(index: MarkerIndex, bounds: Bounds, level: number): Marker[] {
  const { latitude: north } = placeAt({ x: 0, y: bounds.top });
  const { latitude: south } = placeAt({ x: 0, y: bounds.bottom });
  const found = index.getClusters([bounds.left * 360 - 180, south, bounds.right * 360 - 180, north], level);
  const known = markerCache.get(index) ?? new Map<string | number, Marker>();
  markerCache.set(index, known);
  const markers = found.map((feature): Marker => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const { listings, price, verified } = feature.properties;
    const cluster = 'cluster_id' in feature.properties ? feature.properties.cluster_id : null;
    const id = 'id' in feature.properties ? feature.properties.id : null;
    const name = cluster ?? id ?? `${latitude},${longitude}`;
    const before = known.get(name);
    if (before) return before;
    const marker = {
      key: id ?? `${latitude.toFixed(5)},${longitude.toFixed(5)}`,
      id,
      listings,
      price,
      verified,
      longitude,
      latitude,
      cluster,
    };
    known.set(name, marker);
    return marker;
  });
  const row = ({ y }: { y: number }) => Math.round((y * extent * 2 ** level) / minDistance);
  const places = new Map(markers.map((marker) => [marker, worldPoint(marker)]));
  const pointOfMarker = (marker: Marker) => places.get(marker) ?? worldPoint(marker);
  return markers.sort(
    (a, b) => row(pointOfMarker(a)) - row(pointOfMarker(b)) || pointOfMarker(a).x - pointOfMarker(b).x,
  );
}

/** What pressing a marker does. */
export type PressAction =
  | { type: 'open'; ids: readonly string[] }
  /** Zooms in on the cluster. */
  | { type: 'approach'; bounds: Bounds }
  /** A cluster of the database at the highest zoom: only the list can show its listings. */
  | { type: 'search'; bounds: Bounds };

/** About half a marker's width in world coordinates. */
const reach = (zoom: number) => minDistance / 2 / (extent * 2 ** zoom);

/** What pressing this marker does at this zoom. */
export function pressAction(index: MarkerIndex, marker: Marker, zoom: number): PressAction {
  if (marker.id !== null) return { type: 'open', ids: [marker.id] };
  const leaves = leavesOf(index, marker);
  const bounds = boundsAround(leaves) ?? around(worldPoint(marker), 0);
  const apartNow =
    Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * extent * 2 ** maxZoom >= minDistance;
  const ids = leaves.flatMap(({ id }) => (id === null ? [] : [id]));
  // Listings at the same ZIP code point can't be separated by zooming in.
  if (ids.length > 0 && ids.length === leaves.length && (!apartNow || zoom >= maxZoom)) return { type: 'open', ids };
  if (zoom >= maxZoom - 1) return { type: 'search', bounds: around(worldPoint(marker), reach(zoom)) };
  // The database splits its clusters at the next zoom level.
  return { type: 'approach', bounds: apartNow ? bounds : around(worldPoint(marker), reach(zoom)) };
}

function around({ x, y }: { x: number; y: number }, by: number): Bounds {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by };
}

interface Leaf {
  id: string | null;
  x: number;
  y: number;
}

function leavesOf(index: MarkerIndex, marker: Marker): Leaf[] {
  if (marker.cluster === null) return [{ id: marker.id, ...worldPoint(marker) }];
  return index.getLeaves(marker.cluster, Infinity).map(
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

/** The marker that contains a listing; null when none does. */
export function markerOf(index: MarkerIndex, markers: readonly Marker[], id: string): Marker | null {
  return (
    markers.find((marker) => marker.id === id) ??
    markers.find((marker) => marker.cluster !== null && leavesOf(index, marker).some((leaf) => leaf.id === id)) ??
    null
  );
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The nearest marker in a direction, preferring those straight ahead; null when there is none. */
export function adjacentMarker(markers: readonly Marker[], from: Marker, direction: Direction): Marker | null {
  const start = worldPoint(from);
  let nearest: Marker | null = null;
  let least = Infinity;
  for (const marker of markers) {
    const { x, y } = worldPoint(marker);
    const right = x - start.x;
    const down = y - start.y;
    const [ahead, aside] = {
      ArrowLeft: [-right, down],
      ArrowRight: [right, down],
      ArrowUp: [-down, right],
      ArrowDown: [down, right],
    }[direction] as [number, number];
    const distance = ahead + 2 * Math.abs(aside);
    if (marker.key !== from.key && ahead > 0 && distance < least) {
      nearest = marker;
      least = distance;
    }
  }
  return nearest;
}
