import { createRequire } from 'node:module';

import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { canonicalCountyNames } from './county-names.ts';

type Position = readonly number[];
type Ring = readonly Position[];

/** A county with its canonical name and outline: polygons of rings of [longitude, latitude], in degrees. */
export interface CountyShape {
  readonly fips: string;
  readonly name: string;
  readonly polygons: readonly (readonly Ring[])[];
}

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }>; states: GeometryCollection<{ name: string }> }>;

const require = createRequire(import.meta.url);

/** Returns every county of the states, DC, and the territories, by FIPS code. Throws if the format changes. */
export function loadCountyShapes(): ReadonlyMap<string, CountyShape> {
  // The JSON module is untyped, so the checks below fail loudly if the package changes.
  const atlas = require('us-atlas/counties-10m.json') as Atlas;
  const counties = feature(atlas, atlas.objects.counties).features;
  if (counties.length < 3200) throw new Error(`us-atlas lists only ${counties.length} counties`);

  const named = counties.map((county) => ({ fips: String(county.id), name: county.properties.name }));
  const names = canonicalCountyNames(named);
  return new Map(
    counties.map((county) => {
      const fips = String(county.id);
      const geometry = county.geometry;
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return [fips, { fips, name: names.get(fips) ?? county.properties.name, polygons }];
    }),
  );
}

/**
 * Returns the county of a state (two-digit FIPS code) that contains a point, or the nearest one if none does (offshore,
 * or outside a simplified outline). Null only for a state without counties.
 */
export function countyAt(
  shapes: ReadonlyMap<string, CountyShape>,
  stateFips: string,
  latitude: number,
  longitude: number,
): CountyShape | null {
  let nearest: CountyShape | null = null;
  let least = Number.POSITIVE_INFINITY;
  // Degrees of longitude shrink toward the poles; without this, Alaska would get wrong results.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  for (const shape of shapes.values()) {
    if (!shape.fips.startsWith(stateFips)) continue;
    if (shape.polygons.some((rings) => isInside(rings, latitude, longitude))) return shape;
    for (const [x = 0, y = 0] of shape.polygons.flat(2)) {
      const distance = Math.hypot((x - longitude) * shrink, y - latitude);
      if (distance < least) {
        least = distance;
        nearest = shape;
      }
    }
  }
  return nearest;
}

/** Even-odd rule over all rings at once, so that holes count as outside. */
function isInside(rings: readonly Ring[], latitude: number, longitude: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi = 0, yi = 0] = ring[i] ?? [];
      const [xj = 0, yj = 0] = ring[j] ?? [];
      if (yi > latitude !== yj > latitude && longitude < ((xj - xi) * (latitude - yi)) / (yj - yi) + xi)
        inside = !inside;
    }
  }
  return inside;
}
