import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Marker } from '../markers';

interface MarkerFocusOptions {
  markers: readonly Marker[];
  layer: RefObject<HTMLElement | null>;
  /** The map itself, which gets the focus when a focused marker disappears. */
  pane: RefObject<HTMLElement | null>;
  place: (all: boolean) => void;
}

/** Which marker has or gets the focus (roving tabindex). Positions the markers after every render. */
export function useMarkerFocus({ markers, layer, pane, place }: MarkerFocusOptions) {
  const [reachable, setReachable] = useState<string | null>(null);
  // An expanded cluster disappears with the focus: focus the map, so that Tab continues from there.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    place(true);
    if (
      focused.current !== null &&
      document.activeElement === document.body &&
      !markers.some(({ key }) => key === focused.current)
    ) {
      focused.current = null;
      pane.current?.focus({ preventScroll: true });
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
      (button ?? pane.current)?.focus({ preventScroll: true });
    },
  };
}
