import { feature } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import { usStates } from '@/shared/places/us-states';
import type { Atlas } from '../api/queries';
import { labelPoint, ringArea } from '../town-labels';
import { boundsAround, worldPoint, type Bounds, type Point } from '../mercator';

/** A state or county to draw. */
export interface Shape {
  /** FIPS code; a county's starts with its state's. */
  fips: string;
  name: string;
  /** Abbreviation for when the name doesn't fit. */
  short: string;
  bounds: Bounds;
  /** Relative to `label`, in 1/`pathUnit` of the world's width: small numbers stay precise on the canvas. */
  path: Path2D;
  label: Point;
  /** Width and height of the largest polygon in world coordinates, the room for the label. */
  room: { width: number; height: number };
}

export const pathUnit = 4096;

const codes = new Map<string, string>(usStates.map(([code, name]) => [name, code]));
const otherCodes: Readonly<Record<string, string>> = { '69': 'MP', '78': 'VI' };

/** The outlines of all states and territories. */
export function stateShapes(atlas: Atlas): Shape[] {
  return atlas.objects.states.geometries.flatMap((geometry) => shapeOf(atlas, geometry));
}

/** The outlines of one state's counties. */
export function countyShapes(atlas: Atlas, stateFips: string): Shape[] {
  const counties = atlas.objects.counties?.geometries ?? [];
  return counties.filter(({ id }) => String(id).startsWith(stateFips)).flatMap((geometry) => shapeOf(atlas, geometry));
}

function shapeOf(atlas: Atlas, geometry: GeometryObject<{ name: string }>): Shape[] {
  const drawn = feature(atlas, geometry);
  if (drawn.type !== 'Feature' || (drawn.geometry.type !== 'Polygon' && drawn.geometry.type !== 'MultiPolygon'))
    return [];
  const { name } = drawn.properties;
  const polygons = drawn.geometry.type === 'Polygon' ? [drawn.geometry.coordinates] : drawn.geometry.coordinates;
  const rings = polygons.flatMap((polygon) => polygon.map((ring) => ring.map(pointOf)));
  const outlines = polygons.flatMap(([outline]) => (outline ? [outline.map(pointOf)] : []));
  const largest = outlines.toSorted((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))[0];
  const bounds = boundsAround(rings.flat());
  const piece = largest && boundsAround(largest);
  if (!bounds || !piece) return [];
  const fips = String(drawn.id);
  const label = labelPoint(fips, largest);
  return [
    {
      fips,
      name,
      short: codes.get(name) ?? otherCodes[fips] ?? name,
      bounds,
      path: pathOf(rings, label),
      label,
      room: { width: piece.right - piece.left, height: piece.bottom - piece.top },
    },
  ];
}

function pointOf([longitude = 0, latitude = 0]: readonly number[]): Point {
  return worldPoint({ longitude, latitude });
}

function pathOf(rings: readonly (readonly Point[])[], origin: Point): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    for (const [index, { x, y }] of ring.entries()) {
      if (index === 0) path.moveTo((x - origin.x) * pathUnit, (y - origin.y) * pathUnit);
      else path.lineTo((x - origin.x) * pathUnit, (y - origin.y) * pathUnit);
    }
    path.closePath();
  }
  return path;
}
