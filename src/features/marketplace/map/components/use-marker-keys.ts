import type { Map } from 'maplibre-gl';
import type { KeyboardEvent } from 'react';
import { cameraOf } from '@/shared/map/engine-view';
import { adjacentMarker, type Direction, type Marker } from '../markers';
import { screenPoint, worldPoint, type Coordinates } from '@/domain/place/mercator';

interface MarkerKeysOptions {
  map: Map | null;
  markers: readonly Marker[];
  /** A popup is open: Escape closes it. */
  isInfoOpen: boolean;
  zoomBy: (steps: number) => void;
  /** Focuses a marker, or the map for null. */
  focusMarker: (key: string | null) => void;
}

/** Handles a key pressed on a marker. The map's own keys are MapLibre's. */
export function useMarkerKeys({ map, markers, isInfoOpen, zoomBy, focusMarker }: MarkerKeysOptions) {
  return (event: KeyboardEvent, marker: Marker) => {
    if (event.key.startsWith('Arrow')) {
      const next = adjacentMarker(markers, marker, event.key as Direction);
      if (next) {
        focusMarker(next.key);
        panIntoView(map, next);
      }
    } else if (event.key === 'Home' || event.key === 'End')
      focusMarker(markers.at(event.key === 'Home' ? 0 : -1)?.key ?? null);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === 'Escape' && !isInfoOpen) focusMarker(null);
    else return;
    event.preventDefault();
    // MapLibre would move the map.
    event.stopPropagation();
  };
}

/** Pans the map if a marker focused by key is near its edge or outside. */
function panIntoView(map: Map | null, marker: Coordinates) {
  if (!map) return;
  const { view, size } = cameraOf(map);
  const { x, y } = screenPoint(view, size, worldPoint(marker));
  const margin = 48;
  const right = Math.max(margin - x, 0) + Math.min(size.width - margin - x, 0);
  const down = Math.max(margin - y, 0) + Math.min(size.height - margin - y, 0);
  if (right !== 0 || down !== 0) map.panBy([-right, -down]);
}
