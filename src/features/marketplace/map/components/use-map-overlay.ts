import type { Map } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/**
 * An element over the map's canvas for markers, so that dragging and zooming also work on them. Also describes the
 * canvas to assistive technology.
 */
export function useMapOverlay(map: Map | null, describedBy: string): HTMLElement {
  const [overlay] = useState(() => {
    const element = document.createElement('div');
    element.className = 'absolute top-0 left-0';
    // A double click on a marker is two clicks on it.
    element.addEventListener('dblclick', (event) => event.stopPropagation());
    return element;
  });
  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-roledescription', 'map');
    canvas.setAttribute('aria-describedby', describedBy);
    map.getCanvasContainer().append(overlay);
  }, [map, overlay, describedBy]);
  return overlay;
}
