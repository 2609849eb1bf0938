import type { GeoJSONSource, Map } from 'maplibre-gl';
import { useEffect } from 'react';

interface MapShapeOptions {
  map: Map | null;
  /** From `useBasemap`: a new style has lost the shape. */
  styleLoads: number;
  /** Must stay the same object while it doesn't change. Null: nothing. */
  shape: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  /** A CSS variable of the theme. */
  color: string;
  dashed?: boolean;
}

const id = 'shape';

/** Outlines an area on the map in a color of the theme, above the basemap and below the markers. */
export function useMapShape({ map, styleLoads, shape, color, dashed = false }: MapShapeOptions) {
  useEffect(() => {
    if (!map || styleLoads === 0) return;
    const data: GeoJSON.Feature | GeoJSON.FeatureCollection = shape
      ? { type: 'Feature', geometry: shape, properties: {} }
      : { type: 'FeatureCollection', features: [] };
    const source = map.getSource<GeoJSONSource>(id);
    if (source) {
      void source.setData(data);
      return;
    }
    const value = getComputedStyle(map.getContainer()).getPropertyValue(color).trim() || '#888888';
    map.addSource(id, { type: 'geojson', data });
    map.addLayer({ id: `${id}-area`, type: 'fill', source: id, paint: { 'fill-color': value, 'fill-opacity': 0.08 } });
    map.addLayer({
      id: `${id}-border`,
      type: 'line',
      source: id,
      paint: { 'line-color': value, 'line-width': 2, ...(dashed && { 'line-dasharray': [3.5, 2.5] }) },
    });
  }, [map, styleLoads, shape, color, dashed]);
}
