import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import { panBy, worldPoint } from '../mercator';
import type { Camera } from './camera';
import type { MapRendererProps } from './map-renderer';

interface InfoWindowOptions extends Pick<MapRendererProps, 'info' | 'onCloseInfo'> {
  rootRef: RefObject<HTMLElement | null>;
  cameraRef: RefObject<Camera | null>;
  focusMarker: (key: string | null) => void;
}

/**
 * Keeps the popup's place in view while zooming. Closes the popup, also on Escape, and returns the focus to its marker.
 * Pans the map so that it's fully visible.
 */
export function useInfoWindow({ rootRef, cameraRef, info, onCloseInfo, focusMarker }: InfoWindowOptions) {
  const close = () => {
    const key = info?.key ?? null;
    onCloseInfo();
    focusMarker(key);
  };
  const place = info?.place;
  useEffect(() => {
    if (cameraRef.current) cameraRef.current.anchor = place ? worldPoint(place) : null;
  }, [cameraRef, place]);
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
      const at = cameraRef.current;
      if (!at || !rootRef.current) return;
      const outer = rootRef.current.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      const right = Math.max(outer.left + 12 - inner.left, 0) + Math.min(outer.right - 60 - inner.right, 0);
      const down = Math.max(outer.top + 60 - inner.top, 0) + Math.min(outer.bottom - 12 - inner.bottom, 0);
      if (right !== 0 || down !== 0) at.glideTo(panBy(at.view, right, down));
    },
    [rootRef, cameraRef],
  );
  return { close, showWhole };
}
