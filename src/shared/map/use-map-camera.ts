import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraOf, lngLatOf, toEngineZoom, type CameraState } from './engine-view';
import { boundsOf, maxZoom, minZoom, viewOf, type Bounds, type View } from '@/domain/place/mercator';

/** Milliseconds between viewport updates while the map moves. */
const reportMs = 120;
const glideMs = 320;

/** What the map shows. */
export interface MapViewport {
  view: View;
  bounds: Bounds;
}

/** A request to show a part of the map; a new `id` repeats it. */
export interface ViewRequest {
  id: number;
  bounds: Bounds;
}

interface MapCameraOptions {
  map: Map | null;
  start: View;
  viewRequest?: ViewRequest | null;
  /** Called a few times a second while the map moves, and when it stops. `byUser`: not by a view request. */
  onViewportChange?: (viewport: MapViewport, byUser: boolean) => void;
  /** Called with every frame, to position what's on the map. */
  place: (camera: CameraState) => void;
  /** A view request starts, or has ended. */
  onGoing?: (isGoing: boolean) => void;
}

/** Follows view requests, reports the viewport, and zooms by steps. */
export function useMapCamera({ map, start, viewRequest, onViewportChange, place, onGoing }: MapCameraOptions) {
  const [view, setView] = useState(start);
  const byUser = useRef(false);
  /** The zoom at the end of a step in progress, from which the next one counts. */
  const zoomTarget = useRef<number | null>(null);

  const report = useEffectEvent((camera: CameraState) => {
    onViewportChange?.({ view: camera.view, bounds: boundsOf(camera.view, camera.size) }, byUser.current);
    // Report it once: later moves may have other causes.
    byUser.current = false;
  });
  const placeNow = useEffectEvent(place);
  const going = useEffectEvent((isGoing: boolean) => onGoing?.(isGoing));

  useEffect(() => {
    if (!map) return undefined;
    let reporting: ReturnType<typeof setTimeout> | undefined;
    const move = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) byUser.current = true;
      placeNow(cameraOf(map));
      reporting ??= setTimeout(() => {
        reporting = undefined;
        const camera = cameraOf(map);
        setView(camera.view);
        report(camera);
      }, reportMs);
    };
    const end = (event: object) => {
      zoomTarget.current = null;
      if ('isRequest' in event) going(false);
    };
    map.on('move', move);
    map.on('resize', move);
    map.on('moveend', end);
    report(cameraOf(map));
    return () => {
      map.off('move', move);
      map.off('resize', move);
      map.off('moveend', end);
      clearTimeout(reporting);
    };
  }, [map]);

  useEffect(() => {
    if (!viewRequest || !map) return;
    byUser.current = false;
    const { center, zoom } = viewOf(viewRequest.bounds, cameraOf(map).size);
    going(true);
    map.easeTo({ center: lngLatOf(center), zoom: toEngineZoom(zoom), duration: glideMs }, { isRequest: true });
  }, [viewRequest, map]);

  return {
    view,
    /** Zooms to the next whole level, in or out. */
    zoomBy: (steps: number) => {
      if (!map) return;
      const from = zoomTarget.current ?? cameraOf(map).view.zoom;
      const next = steps > 0 ? Math.floor(from + 1.001) : Math.ceil(from - 1.001);
      const zoom = Math.min(Math.max(next, minZoom), maxZoom);
      byUser.current = true;
      map.easeTo({ zoom: toEngineZoom(zoom), duration: glideMs });
      // With reduced motion, the step has ended.
      zoomTarget.current = map.isMoving() ? zoom : null;
    },
  };
}
