import { useCallback, useState } from 'react';
import { tabStore } from '@/platform/storage/browser-storage';
import type { Bounds, View } from '@/domain/place/mercator';
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

const slot = 'marketplace_map_view';

/** The last map view for this marketplace URL, so that Back from a listing restores it; null when there is none. */
function loadLastView(address: string): View | null {
  try {
    const stored = JSON.parse(tabStore.read(slot) ?? 'null') as { address: string; view: View } | null;
    if (stored?.address !== address) return null;
    const { center, zoom } = stored.view;
    return [center.x, center.y, zoom].every(Number.isFinite) ? { center: { x: center.x, y: center.y }, zoom } : null;
  } catch {
    return null;
  }
}

/** Saves the map view for this marketplace URL in this tab. Does nothing if the browser blocks storage. */
function saveLastView(address: string, view: View) {
  tabStore.write(slot, JSON.stringify({ address, view }));
}
