import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { toEngineZoom } from './engine-view';
import { townsFromZoom } from './outlines';

/** The basemap's colors, from the theme. */
export interface BasemapColors {
  water: string;
  land: string;
  state: string;
  county: string;
  name: string;
  faint: string;
  ink: string;
}

/** The current theme's colors. */
export function readBasemapColors(element: Element): BasemapColors {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim() || '#888888';
  return {
    water: read('--map-water'),
    land: read('--map-land'),
    state: read('--map-state'),
    county: read('--map-county'),
    name: read('--map-name'),
    faint: read('--moss'),
    ink: read('--ink'),
  };
}

/** Zoom from which counties are loaded and drawn. */
export const countiesFromZoom = 6.5;
const countyNamesFromZoom = 8;
/** At lower zooms the names would cover the country. */
const stateNamesFromZoom = 3.4;
/** Zoom from which states have their full names. */
const longNamesFromZoom = 5.5;

/** The GeoJSON sources of the basemap, in drawing order. */
export type BasemapSource = 'neighbors' | 'states' | 'state-names' | 'counties' | 'county-names' | 'towns';

/** Layers whose areas have names, for the place at the map's center, most precise first. */
export const namedLayers = ['county-areas', 'land'] as const;

const nothing = { type: 'FeatureCollection' as const, features: [] };
const source = (attribution?: string) => ({
  type: 'geojson' as const,
  data: nothing,
  ...(attribution && { attribution }),
});

/**
 * The basemap made from our own data: states, counties, their names, and the land around them. Without `glyphs`,
 * MapLibre draws the letters in the browser with the page's own font, so that nothing is requested from third parties.
 * The sources are empty.
 */
export function basemapStyle(colors: BasemapColors): StyleSpecification {
  return {
    version: 8,
    sources: {
      neighbors: source('Natural Earth'),
      states: source('US Census Bureau'),
      'state-names': source(),
      counties: source(),
      'county-names': source(),
      towns: source('GeoNames'),
    } satisfies Record<BasemapSource, unknown>,
    layers: [...areaLayers(colors), ...nameLayers(colors)],
  };
}

function areaLayers(colors: BasemapColors): LayerSpecification[] {
  const joined = { 'line-join': 'round' } as const;
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    ...neighborLayers(colors),
    { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.land } },
    // Invisible, to know which county is at the center.
    {
      id: 'county-areas',
      type: 'fill',
      source: 'counties',
      minzoom: toEngineZoom(countiesFromZoom),
      paint: { 'fill-opacity': 0 },
    },
    {
      id: 'county-borders',
      type: 'line',
      source: 'counties',
      minzoom: toEngineZoom(countiesFromZoom),
      layout: joined,
      paint: { 'line-color': colors.county, 'line-width': 1 },
    },
    {
      id: 'state-borders',
      type: 'line',
      source: 'states',
      layout: joined,
      paint: { 'line-color': colors.state, 'line-width': ['step', ['zoom'], 1, toEngineZoom(5.5), 1.5] },
    },
  ];
}

/** Below the states, whose border the neighbors' outlines only approximate. */
function neighborLayers({ water, land }: BasemapColors): LayerSpecification[] {
  const isLake = ['get', 'isLake'] as ['get', string];
  return [
    {
      id: 'neighbors',
      type: 'fill',
      source: 'neighbors',
      filter: ['!', isLake],
      paint: { 'fill-color': land },
    },
    // Hides the water between the two outlines of a border: it's equally wide on the ground at most zooms.
    {
      id: 'neighbor-edges',
      type: 'line',
      source: 'neighbors',
      filter: ['!', isLake],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': land,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], toEngineZoom(6), 2, toEngineZoom(12), 128],
      },
    },
    { id: 'lakes', type: 'fill', source: 'neighbors', filter: isLake, paint: { 'fill-color': water } },
  ];
}

const font = ['Inter Variable'];

function nameLayers({ land, name, faint, ink }: BasemapColors): LayerSpecification[] {
  const halo = { 'text-halo-color': land, 'text-halo-width': 1.5 };
  const largestFirst = ['-', ['get', 'size']] as ['-', ['get', string]];
  return [
    {
      id: 'county-names',
      type: 'symbol',
      source: 'county-names',
      minzoom: toEngineZoom(countyNamesFromZoom),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 11,
        'text-padding': 6,
        'symbol-sort-key': largestFirst,
      },
      paint: { 'text-color': faint, ...halo },
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      minzoom: toEngineZoom(townsFromZoom),
      filter: ['<=', ['get', 'from'], ['+', ['zoom'], 1]],
      layout: {
        'text-field': ['format', '•', { 'font-scale': 1.2 }, '\n', {}, ['get', 'name'], {}],
        'text-font': font,
        'text-size': 12,
        'text-line-height': 1,
        'text-anchor': 'top',
        'text-offset': [0, -0.6],
        'text-padding': 5,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': ink, ...halo },
    },
    {
      id: 'state-names',
      type: 'symbol',
      source: 'state-names',
      minzoom: toEngineZoom(stateNamesFromZoom),
      maxzoom: toEngineZoom(countyNamesFromZoom),
      layout: {
        'text-field': [
          'step',
          ['zoom'],
          ['get', 'short'],
          toEngineZoom(longNamesFromZoom),
          ['upcase', ['get', 'name']],
        ],
        'text-font': font,
        'text-size': ['step', ['zoom'], 11, toEngineZoom(longNamesFromZoom), 12],
        'text-letter-spacing': 0.08,
        'text-padding': 4,
        'symbol-sort-key': largestFirst,
      },
      paint: { 'text-color': name, ...halo },
    },
  ];
}
