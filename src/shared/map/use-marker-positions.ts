import type { Map } from 'maplibre-gl';
import { useCallback, useRef, type RefObject } from 'react';
import { cameraOf, type CameraState } from './engine-view';
import { scaleAt, screenPoint } from '@/domain/place/mercator';

interface MarkerPositions {
  /** Positions everything for what the map shows now, as after a render. */
  placeAll: () => void;
  /** Positions everything for a frame of a movement. */
  place: (camera: CameraState) => void;
}

/** Positions the markers and everything else on the map (`data-x`, `data-y`). */
export function useMarkerPositions(
  map: Map | null,
  rootRef: RefObject<HTMLElement | null>,
  layerRef: RefObject<HTMLElement | null>,
): MarkerPositions {
  /** What the markers are positioned for: while only the center moves, their layer moves as a whole. */
  const placed = useRef<CameraState | null>(null);
  const place = useCallback(
    (camera: CameraState) => {
      if (!rootRef.current || !layerRef.current) return;
      const { center, zoom } = camera.view;
      const last = placed.current;
      const isSame =
        last?.view.zoom === zoom && last.size.width === camera.size.width && last.size.height === camera.size.height;
      if (!isSame) placed.current = camera;
      const from = isSame ? last.view.center : center;
      const scale = scaleAt(zoom);
      const [right, down] = [(from.x - center.x) * scale, (from.y - center.y) * scale];
      layerRef.current.style.transform = `translate(${Math.round(right)}px, ${Math.round(down)}px)`;
      for (const spot of rootRef.current.querySelectorAll<HTMLElement>('[data-x]')) {
        const inLayer = layerRef.current.contains(spot);
        if (inLayer && isSame) continue;
        const { x, y } = screenPoint(camera.view, camera.size, {
          x: Number(spot.dataset.x),
          y: Number(spot.dataset.y),
        });
        spot.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      }
    },
    [rootRef, layerRef],
  );
  const placeAll = useCallback(() => {
    placed.current = null;
    if (map) place(cameraOf(map));
  }, [map, place]);
  return { placeAll, place };
}
