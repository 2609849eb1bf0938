import type { Map } from 'maplibre-gl';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Marker } from '../markers';

interface MarkerFocusOptions {
  markers: readonly Marker[];
  layer: RefObject<HTMLElement | null>;
  /** Its canvas gets the focus when a focused marker disappears. */
  map: Map | null;
  place: () => void;
}

/** Which marker has or gets the focus (roving tabindex). Positions the markers after every render. */
export function useMarkerFocus({ markers, layer, map, place }: MarkerFocusOptions) {
  const [reachable, setReachable] = useState<string | null>(null);
  // An expanded cluster disappears with the focus: focus the map, so that Tab continues from there.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    place();
    if (
      focused.current !== null &&
      document.activeElement === document.body &&
      !markers.some(({ key }) => key === focused.current)
    ) {
      focused.current = null;
      map?.getCanvas().focus({ preventScroll: true });
    }
  });
  const onFocusMarker = useCallback((marker: Marker) => {
    focused.current = marker.key;
    setReachable(marker.key);
  }, []);
  return {
    /** Key of the marker that Tab stops at; null without markers. */
    tabStop: markers.some(({ key }) => key === reachable) ? reachable : (markers[0]?.key ?? null),
    onFocusMarker,
    /** Focuses a marker, or the map if there's no such marker. */
    focusMarker: (key: string | null) => {
      const button =
        key === null ? null : layer.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(key)}"]`);
      (button ?? map?.getCanvas())?.focus({ preventScroll: true });
    },
  };
}
