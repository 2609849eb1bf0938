import { useRef, type RefObject } from 'react';
import { scaleAt, screenPoint, type View } from '../mercator';
import type { Camera } from './camera';

/** Positions the markers and everything else on the map (`data-x`, `data-y`) for the camera's view. */
export function useMarkerPositions(
  rootRef: RefObject<HTMLElement | null>,
  layerRef: RefObject<HTMLElement | null>,
  cameraRef: RefObject<Camera | null>,
) {
  /** The view that markers are positioned for: while only the center moves, their layer moves as a whole. */
  const placed = useRef<View | null>(null);
  return {
    place: (all: boolean) => {
      const at = cameraRef.current;
      if (!at || !rootRef.current || !layerRef.current) return;
      const { center, zoom } = at.view;
      const whole = all || placed.current?.zoom !== zoom;
      if (whole) placed.current = at.view;
      const from = placed.current?.center ?? center;
      const scale = scaleAt(zoom);
      const [right, down] = [(from.x - center.x) * scale, (from.y - center.y) * scale];
      layerRef.current.style.transform = `translate(${Math.round(right)}px, ${Math.round(down)}px)`;
      for (const spot of rootRef.current.querySelectorAll<HTMLElement>(whole ? '[data-x]' : ':scope > [data-x]')) {
        const { x, y } = screenPoint(at.view, at.size, { x: Number(spot.dataset.x), y: Number(spot.dataset.y) });
        spot.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      }
    },
    /** The next call of `place` positions all markers. */
    reset: () => {
      placed.current = null;
    },
  };
}
