import { AttributionControl, GPUInitializationError, LngLat, Map, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// Bundled, so that it's served from our own origin as JavaScript, as the Content-Security-Policy requires.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { cameraOf, lngLatOf, toEngineZoom, toView, type CameraState } from './engine-view';
import type { View } from '@/domain/place/mercator';
import './map-engine.css';

setWorkerUrl(workerUrl);

export interface EngineOptions {
  /** The map's accessible name. */
  label: string;
  start: View;
  minZoom: number;
  maxZoom: number;
  /** The view to show when the map, now at `now`, is about to show `next`. */
  adjust: (next: View, now: CameraState) => View;
  /** Leaves the wheel without Ctrl or ⌘, and one finger, to the page. MapLibre says so when they're used. */
  isCooperative?: boolean;
}

/**
 * A flat MapLibre map without a style, with north at the top, a scale, and the sources of its data. Null when the
 * browser has no WebGL. Import this module on demand only: it's larger than the rest of a page.
 */
export function createMap(container: HTMLElement, options: EngineOptions): Map | null {
  const { minZoom, maxZoom, adjust } = options;
  const map = newMap(container, options);
  if (!map) return null;
  map.setMinZoom(toEngineZoom(minZoom));
  map.setMaxZoom(toEngineZoom(maxZoom));
  map.setTransformCameraUpdate(({ center, zoom }) => {
    const view = adjust(toView(center, zoom), cameraOf(map));
    const { lng, lat } = lngLatOf(view.center);
    return { center: new LngLat(lng, lat), zoom: toEngineZoom(view.zoom) };
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 90 }), 'bottom-right');
  return map;
}

function newMap(container: HTMLElement, { label, start, isCooperative = false }: EngineOptions): Map | null {
  try {
    return new Map({
      container,
      center: lngLatOf(start.center),
      zoom: toEngineZoom(start.zoom),
      locale: { 'Map.Title': label },
      cooperativeGestures: isCooperative,
      attributionControl: false,
      boxZoom: false,
      dragRotate: false,
      maxPitch: 0,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    });
  } catch (error) {
    if (error instanceof GPUInitializationError) return null;
    throw error;
  }
}
