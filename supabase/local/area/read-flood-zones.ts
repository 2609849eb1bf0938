import { Failure } from '../failure.ts';

/** A row of `private.flood_areas`, but for its source. Polygons are as Postgres writes them. */
export interface FloodRow {
  zone: string;
  subtype: string | null;
  high_risk: boolean;
  outline: string;
  holes: string[];
}

type Position = readonly [longitude: number, latitude: number, ...unknown[]];
type Rings = readonly (readonly Position[])[];

interface Feature {
  properties: Readonly<Record<string, unknown>> | null;
  geometry: { type: 'Polygon'; coordinates: Rings } | { type: 'MultiPolygon'; coordinates: readonly Rings[] } | null;
}

/** What the file has to be. */
export const floodColumns =
  'a GeoJSON FeatureCollection in degrees (EPSG:4326), of FEMA’s layer S_FLD_HAZ_AR, with FLD_ZONE, ZONE_SUBTY, and ' +
  'SFHA_TF';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const isZone = (zone: string) => /^[A-Z0-9]{1,5}$/.test(zone);

function polygonOf(ring: readonly Position[]): string {
  const points = ring.map(([longitude, latitude]) => {
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
      throw new Failure('The coordinates aren’t degrees.', 'Export it with ogr2ogr -t_srs EPSG:4326.');
    return `(${longitude},${latitude})`;
  });
  return `(${points.join(',')})`;
}

function rowsOf({ properties, geometry }: Feature): FloodRow[] {
  const zone = textOf(properties?.['FLD_ZONE']).toUpperCase();
  // Open water, and areas that aren't mapped, have no zone.
  if (!isZone(zone) || !geometry) return [];
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const subtype = textOf(properties?.['ZONE_SUBTY']).slice(0, 100) || null;
  const high_risk = textOf(properties?.['SFHA_TF']).toUpperCase() === 'T';
  return parts.flatMap(([outline, ...holes]) =>
    outline ? [{ zone, subtype, high_risk, outline: polygonOf(outline), holes: holes.map(polygonOf) }] : [],
  );
}

/** The polygons of FEMA's flood hazard areas in a GeoJSON file. */
export function readFloodZones(bytes: Buffer): FloodRow[] {
  const { features } = collectionOf(bytes);
  const [first] = features ?? [];
  if (!features || (first && !(first.properties && 'FLD_ZONE' in first.properties && 'SFHA_TF' in first.properties)))
    throw new Failure('The file isn’t a map of flood zones.', `It has to be ${floodColumns}.`);
  return features.flatMap(rowsOf);
}

function collectionOf(bytes: Buffer): { features?: Feature[] } {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as { features?: Feature[] };
  } catch (error) {
    throw new Failure('The file isn’t GeoJSON, or is larger than 500 MB.', 'Export one county at a time.', {
      cause: error,
    });
  }
}
