import { useCallback, useState } from 'react';
import type { Bounds } from '@/shared/map/mercator';
import { loadLastView, saveLastView } from './last-view';
import type { MapViewport, ViewRequest } from '@/shared/map/use-map-camera';

/** What the map shows and is asked to show. Restores the view that `from` (a marketplace URL) was left with. */
export function useMapView(from: string) {
  const [start] = useState(() => loadLastView(from));
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const [moved, setMoved] = useState(false);
  const [viewRequest, setViewRequest] = useState<ViewRequest | null>(null);
  const goTo = useCallback((bounds: Bounds) => {
    setMoved(false);
    setViewRequest((last) => ({ id: (last?.id ?? 0) + 1, bounds }));
  }, []);
  return {
    /** The restored view; null if there is none. */
    start,
    /** Null until the map reports it. */
    viewport,
    viewRequest,
    goTo,
    /** Whether the user moved the map since the last view request or `resetMoved`. */
    moved,
    resetMoved: () => setMoved(false),
    onViewportChange: (next: MapViewport, byUser: boolean) => {
      setViewport(next);
      saveLastView(from, next.view);
      if (byUser) setMoved(true);
    },
  };
}
