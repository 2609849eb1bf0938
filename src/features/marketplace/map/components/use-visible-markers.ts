import { useMemo } from 'react';
import type { MapResult } from '../map-result';
import { indexMarkers, levelAt, markersIn } from '../markers';
import type { Bounds } from '@/domain/place/mercator';
import type { MapViewport } from '@/shared/map/use-map-camera';

/** The markers in and around the viewport, and the index they come from. Small moves don't change them. */
export function useVisibleMarkers(found: readonly MapResult[], viewport: MapViewport | null) {
  const index = useMemo(() => indexMarkers(found), [found]);
  const level = viewport ? levelAt(viewport.view.zoom) : null;
  // A string, so that equal bounds are the same dependency.
  const boundsKey = JSON.stringify(viewport && paddedBounds(viewport));
  const markers = useMemo(() => {
    const bounds = JSON.parse(boundsKey) as Bounds | null;
    return level === null || !bounds ? [] : markersIn(index, bounds, level);
  }, [index, boundsKey, level]);
  return { index, markers };
}

/** The viewport plus half of it on every side, rounded outward, so that small moves don't change the markers. */
function paddedBounds({ view: { zoom }, bounds: { left, top, right, bottom } }: MapViewport): Bounds {
  const step = 2 / 2 ** Math.floor(zoom);
  const width = (right - left) / 2;
  const height = (bottom - top) / 2;
  return {
    left: Math.floor((left - width) / step) * step,
    top: Math.floor((top - height) / step) * step,
    right: Math.ceil((right + width) / step) * step,
    bottom: Math.ceil((bottom + height) / step) * step,
  };
}
