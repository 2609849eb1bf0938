/**
 * `npm run reference:neighbors` writes the land around the United States for the built-in basemap, and the Great Lakes,
 * which that land includes: detailed along the US border, and coarser the farther away. Source: Natural Earth (public
 * domain), through `world-atlas` and, for the lakes, `great-lakes.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { feature, mergeArcs, quantize } from 'topojson-client';
import { filter, filterWeight, planarRingArea, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

type Ring = [number, number][];

const require = createRequire(import.meta.url);
const neighborsFile = fileURLToPath(new URL('../../../src/shared/map/neighbors.json', import.meta.url));

/** ISO codes of what us-atlas has, and of Antarctica. */
const leftOut: ReadonlySet<string> = new Set(['840', '630', '316', '580', '016', '850', '010']);
/** [west, south, east, north] of where a map of a listing may show other countries. */
const nearby = [
  [-126, 24, -66, 50],
  [-142, 54, -129, 70],
  [-68, 17, -64, 19],
] as const;
/** Square degrees of the smallest details and islands nearby. */
const leastDetail = 0.0004;
const leastIsland = 0.004;
/** Each time a place is this many degrees farther away, details must be as much longer again. */
const coarserEvery = 1;

/** The area of a ring, less the farther it's from `nearby`. */
function weightOf(area: number, [[longitude, latitude] = [0, 0]]: Ring): number {
  const distances = nearby.map(([west, south, east, north]) =>
    Math.hypot(Math.max(west - longitude, longitude - east, 0), Math.max(south - latitude, latitude - north, 0)),
  );
  return area / (1 + Math.min(...distances) / coarserEvery) ** 2;
}

// The JSON is untyped, so the check below fails loudly if the package changes.
const world = require('world-atlas/countries-10m.json') as Topology<{ countries: GeometryCollection }>;
const countries = world.objects.countries.geometries.filter(
  (country): country is Polygon | MultiPolygon =>
    !leftOut.has(String(country.id)) && (country.type === 'Polygon' || country.type === 'MultiPolygon'),
);
if (countries.length < 240) throw new Error(`world-atlas lists only ${countries.length} countries`);
const greatLakes = JSON.parse(
  readFileSync(new URL('great-lakes.json', import.meta.url), 'utf8'),
) as GeoJSON.MultiPolygon;

/** The polygons without details and islands too small to see. */
function simplified(topology: Topology<{ areas: MultiPolygon }>): GeoJSON.Position[][][] {
  const weighed = presimplify(topology, (triangle) => weightOf(planarTriangleArea(triangle), triangle));
  const simple = simplify(weighed, leastDetail);
  const large = filter(
    simple,
    filterWeight(simple, leastIsland, (ring) => weightOf(planarRingArea(ring), ring)),
  );
  const areas = feature(large, large.objects.areas as MultiPolygon);
  return areas.geometry.coordinates.map((rings) => rings.map(unwrapped));
}

/** The ring with longitudes beyond 180 where it crosses that meridian, instead of a line around the world. */
function unwrapped(ring: GeoJSON.Position[]): GeoJSON.Position[] {
  let [before = 0] = ring[0] ?? [];
  return ring.map(([longitude = 0, latitude = 0]) => {
    before = longitude + Math.round((before - longitude) / 360) * 360;
    return [before, latitude];
  });
}

const land = simplified({ ...world, objects: { areas: mergeArcs(world, countries) } });
const lakes = simplified({
  type: 'Topology',
  objects: { areas: { type: 'MultiPolygon', arcs: arcsOf(greatLakes.coordinates, 0) } },
  arcs: greatLakes.coordinates.flat(),
});

/** One arc for each ring, the first with index `from`. */
function arcsOf(polygons: GeoJSON.Position[][][], from: number): number[][][] {
  let next = from;
  return polygons.map((rings) => rings.map(() => [next++]));
}

const drawn: Topology<{ land: MultiPolygon; lakes: MultiPolygon }> = {
  type: 'Topology',
  objects: {
    land: { type: 'MultiPolygon', arcs: arcsOf(land, 0) },
    lakes: { type: 'MultiPolygon', arcs: arcsOf(lakes, land.flat().length) },
  },
  arcs: [...land.flat(), ...lakes.flat()],
};
writeFileSync(neighborsFile, `${JSON.stringify(quantize(drawn, 5e4))}\n`);
