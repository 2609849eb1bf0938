import type { KeyboardEvent, RefObject } from 'react';
import { adjacentMarker, type Direction, type Marker } from '../markers';
import { panBy, screenPoint, worldPoint, type Place, type Point, type View } from '../mercator';
import type { Camera } from './camera';

/** Pixels per arrow key press. */
const panPixels = 96;
const panKeys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: panPixels, y: 0 },
  ArrowRight: { x: -panPixels, y: 0 },
  ArrowUp: { x: 0, y: panPixels },
  ArrowDown: { x: 0, y: -panPixels },
};

interface MapKeysOptions {
  camera: RefObject<Camera | null>;
  markers: readonly Marker[];
  /** A popup is open: Escape closes it. */
  isInfoOpen: boolean;
  /** The user moved the map. */
  onMoved: () => void;
  /** Focuses a marker, or the map for null. */
  focusMarker: (key: string | null) => void;
}

/** The keys of the built-in map and its markers, and its zoom buttons. */
export function useMapKeys({ camera, markers, isInfoOpen, onMoved, focusMarker }: MapKeysOptions) {
  const glide = (next: (at: Camera) => View) => {
    const at = camera.current;
    if (!at) return;
    onMoved();
    at.glideTo(next(at));
  };
  const zoomBy = (steps: number) =>
    glide((at) => {
      const zoom = steps > 0 ? Math.floor(at.target.zoom + 1.001) : Math.ceil(at.target.zoom - 1.001);
      return at.zoomed(at.target, { x: at.size.width / 2, y: at.size.height / 2 }, zoom);
    });
  return {
    zoomBy,
    onPaneKey: (event: KeyboardEvent) => {
      const move = panKeys[event.key];
      if (move) glide((at) => panBy(at.target, move.x, move.y));
      else if (event.key === '+' || event.key === '=') zoomBy(1);
      else if (event.key === '-' || event.key === '_') zoomBy(-1);
      else return;
      event.preventDefault();
    },
    onMarkerKey: (event: KeyboardEvent, marker: Marker) => {
      if (event.key.startsWith('Arrow')) {
        const next = adjacentMarker(markers, marker, event.key as Direction);
        if (next) {
          focusMarker(next.key);
          panIntoView(camera.current, next);
        }
      } else if (event.key === 'Home' || event.key === 'End')
        focusMarker(markers.at(event.key === 'Home' ? 0 : -1)?.key ?? null);
      else if (event.key === '+' || event.key === '=') zoomBy(1);
      else if (event.key === '-') zoomBy(-1);
      else if (event.key === 'Escape' && !isInfoOpen) focusMarker(null);
      else return;
      event.preventDefault();
    },
  };
}

/** Pans the map if a marker focused by key is near its edge or outside. */
function panIntoView(at: Camera | null, marker: Place) {
  if (!at) return;
  const { x, y } = screenPoint(at.target, at.size, worldPoint(marker));
  const margin = 48;
  const right = Math.max(margin - x, 0) + Math.min(at.size.width - margin - x, 0);
  const down = Math.max(margin - y, 0) + Math.min(at.size.height - margin - y, 0);
  if (right !== 0 || down !== 0) at.glideTo(panBy(at.target, right, down));
}
