import polylabel from 'polylabel';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Topology } from 'topojson-specification';
import { usStates } from '@/domain/place/us-states';

/** The TopoJSON of us-atlas. */
export type Atlas = Topology<{
  states: GeometryCollection<{ name: string }>;
  counties?: GeometryCollection<{ name: string }>;
}>;

/** The TopoJSON of `neighbors.json`. */
export type Neighbors = Topology<{ land: MultiPolygon; lakes: MultiPolygon }>;

/** A labeled town: name, longitude, latitude. */
export type Town = readonly [name: string, longitude: number, latitude: number];

/** What one layer of the basemap draws, as GeoJSON. */
export interface Outlines {
  areas: GeoJSON.FeatureCollection<GeoJSON.Polygon | GeoJSON.MultiPolygon>;
  /** One point per area, where its name fits best. */
  labels: GeoJSON.FeatureCollection<GeoJSON.Point>;
}

const codes = new Map<string, string>(usStates.map(([code, name]) => [name, code]));
const otherCodes: Readonly<Record<string, string>> = { '69': 'MP', '78': 'VI' };

/**
 * The states or counties of us-atlas. Their properties: `name`; `short`, a state's postal code; `full`, a county's name
 * with its state; and `size` (square degrees), by which larger areas are labeled first.
 */
export function outlinesOf(atlas: Atlas, layer: 'states' | 'counties'): Outlines {
  const states = new Map(
    atlas.objects.states.geometries.map(({ id, properties }) => [
      String(id),
      properties && 'name' in properties ? properties.name : '',
    ]),
  );
  const shortOf = (fips: string) => codes.get(states.get(fips) ?? '') ?? otherCodes[fips] ?? '';
  const areas = (atlas.objects[layer]?.geometries ?? []).flatMap((geometry) => {
    const area = areaOf(atlas, geometry);
    if (!area) return [];
    const { name } = area.properties;
    const short = shortOf(String(area.id).slice(0, 2));
    const full = layer === 'states' || short === '' ? name : `${name}, ${short}`;
    return [{ ...area, properties: { name, short, full } }];
  });
  const labels = areas.map(({ geometry, properties }) => {
    const { point, size } = labelOf(geometry);
    return {
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: point },
      properties: { ...properties, size },
    };
  });
  return {
    areas: { type: 'FeatureCollection', features: areas },
    labels: { type: 'FeatureCollection', features: labels },
  };
}

function areaOf(atlas: Atlas, geometry: GeometryObject<{ name: string }>) {
  const area = feature(atlas, geometry);
  if (area.type !== 'Feature') return null;
  const { type } = area.geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return null;
  return { ...area, geometry: area.geometry };
}

/** The land outside the United States, and the Great Lakes, whose `isLake` is true, as GeoJSON. */
export function neighborAreas(neighbors: Neighbors): GeoJSON.FeatureCollection<GeoJSON.MultiPolygon> {
  const { land, lakes } = neighbors.objects;
  return {
    type: 'FeatureCollection',
    features: [
      { ...feature(neighbors, land), properties: { isLake: false } },
      { ...feature(neighbors, lakes), properties: { isLake: true } },
    ],
  };
}

/** The point farthest from the borders of the largest polygon, and the size of its rectangle. */
function labelOf(geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [largest] = polygons
    .map((polygon) => ({ polygon, size: sizeOf(polygon[0] ?? []) }))
    .toSorted((a, b) => b.size - a.size);
  if (!largest) return { point: [0, 0], size: 0 };
  const rings = largest.polygon.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]));
  const [longitude = 0, latitude = 0] = polylabel(rings, Math.min(Math.sqrt(largest.size) / 4, 0.3));
  return { point: [longitude, latitude], size: largest.size };
}

/** Width times height of a ring's rectangle. */
function sizeOf(ring: readonly GeoJSON.Position[]): number {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude = 0, latitude = 0] of ring) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return (east - west) * (north - south);
}

/** Zoom from which the largest towns are labeled. */
export const townsFromZoom = 5.5;
/** How many of the largest towns are labeled at that zoom; each further level labels three times as many. */
const firstTowns = 60;

/** The towns, largest first, as GeoJSON. `from` is the zoom from which a town is labeled. */
export function townPoints(towns: readonly Town[]): GeoJSON.FeatureCollection<GeoJSON.Point> {
  return {
    type: 'FeatureCollection',
    features: towns.map(([name, longitude, latitude], rank) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { name, rank, from: townsFromZoom + Math.max(Math.log(rank / firstTowns) / Math.log(3), 0) },
    })),
  };
}
