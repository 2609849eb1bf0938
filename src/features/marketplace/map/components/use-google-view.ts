import { useEffect, useRef, useState } from 'react';
import { boundsOf, fitCap, worldPoint } from '@/shared/map/mercator';
import { literalOf } from './google-coordinates';
import type { MapRendererProps } from './map-renderer';

/** Applies view requests to Google's map and reports its viewport. Returns the map's event handlers. */
export function useGoogleView({
  viewRequest,
  onViewportChange,
}: Pick<MapRendererProps, 'viewRequest' | 'onViewportChange'>) {
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const byUser = useRef(false);
  /** A view request is in progress: the user isn't moving the map. */
  const fitting = useRef(false);

  const report = () => {
    const center = map?.getCenter();
    const zoom = map?.getZoom();
    if (!map || !center || zoom === undefined) return;
    const { clientWidth: width, clientHeight: height } = map.getDiv();
    const view = { center: worldPoint({ longitude: center.lng(), latitude: center.lat() }), zoom };
    onViewportChange({ view, bounds: boundsOf(view, { width, height }) }, byUser.current);
    byUser.current = false;
  };
  useEffect(() => {
    if (!viewRequest || !map) return;
    fitting.current = true;
    byUser.current = false;
    map.fitBounds(literalOf(viewRequest.bounds), 48);
  }, [viewRequest, map]);

  return {
    onLoad: setMap,
    onUnmount: () => setMap(null),
    onDragStart: () => {
      byUser.current = true;
    },
    onZoomChanged: () => {
      if (!fitting.current) byUser.current = true;
    },
    onIdle: () => {
      if (fitting.current && (map?.getZoom() ?? 0) > fitCap) {
        map?.setZoom(fitCap);
        return;
      }
      fitting.current = false;
      report();
    },
  };
}
