import type { Map } from 'maplibre-gl';
import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import type { MapRendererProps } from './map-renderer';

interface InfoWindowOptions extends Pick<MapRendererProps, 'info' | 'onCloseInfo'> {
  rootRef: RefObject<HTMLElement | null>;
  map: Map | null;
  focusMarker: (key: string | null) => void;
}

/**
 * Closes the popup, also on Escape, and returns the focus to its marker. Pans the map so that it's fully visible.
 */
export function useInfoWindow({ rootRef, map, info, onCloseInfo, focusMarker }: InfoWindowOptions) {
  const close = () => {
    const key = info?.key ?? null;
    onCloseInfo();
    focusMarker(key);
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !info) return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const element = rootRef.current;
    const onKey = (event: KeyboardEvent) => escape(event);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [rootRef]);
  const showWhole = useCallback(
    (element: HTMLElement) => {
      if (!map || !rootRef.current) return;
      const outer = rootRef.current.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      const right = Math.max(outer.left + 12 - inner.left, 0) + Math.min(outer.right - 60 - inner.right, 0);
      const down = Math.max(outer.top + 60 - inner.top, 0) + Math.min(outer.bottom - 12 - inner.bottom, 0);
      if (right !== 0 || down !== 0) map.panBy([-right, -down]);
    },
    [rootRef, map],
  );
  return { close, showWhole };
}
