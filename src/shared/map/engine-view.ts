import type { Map } from 'maplibre-gl';
import { placeAt, worldPoint, type Point, type Size, type View } from '@/domain/place/mercator';

/** MapLibre's zoom, whose world is 512 px wide at 0, for one of ours (256 px, like Google's). */
export const toEngineZoom = (zoom: number) => zoom - 1;

/** A point in MapLibre's format. Longitudes go on west of -180, so that Guam is reached from Hawaii. */
export function lngLatOf(point: Point): { lng: number; lat: number } {
  return { lng: point.x * 360 - 180, lat: placeAt(point).latitude };
}

/** Our view for MapLibre's center and zoom. */
export function toView({ lng, lat }: { lng: number; lat: number }, zoom: number): View {
  return { center: worldPoint({ longitude: lng, latitude: lat }), zoom: zoom + 1 };
}

/** What a map shows, and its size. */
export interface CameraState {
  view: View;
  size: Size;
}

/** What the map shows now. The size is in CSS pixels, with a fallback for hidden elements. */
export function cameraOf(map: Map): CameraState {
  const { clientWidth, clientHeight } = map.getContainer();
  return {
    view: toView(map.getCenter(), map.getZoom()),
    size: { width: clientWidth || 360, height: clientHeight || 500 },
  };
}
