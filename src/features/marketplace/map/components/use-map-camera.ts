import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { viewOf } from '../fit';
import { boundsOf, type Size } from '../mercator';
import { BasemapPainter, readColors } from './basemap-painter';
import { Camera } from './camera';
import type { MapRendererProps } from './map-renderer';
import { useMarkerPositions } from './use-marker-positions';

/** Milliseconds between viewport updates while the map moves. */
const reportMs = 120;
const placeNameFromZoom = 9;

interface MapCameraOptions extends Pick<MapRendererProps, 'start' | 'viewRequest' | 'searched' | 'onViewportChange'> {
  root: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  layer: RefObject<HTMLElement | null>;
}

/** The camera and the painter of the built-in map. Draws every frame and reports the viewport. */
export function useMapCamera(options: MapCameraOptions) {
  const { root, canvas, layer, start, viewRequest, searched, onViewportChange } = options;
  const camera = useRef<Camera | null>(null);
  const painter = useRef<BasemapPainter | null>(null);
  const byUser = useRef(false);
  const reporting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [view, setView] = useState(start);
  /** The county at the center of a close view, where its name and borders may be out of view. */
  const [placeName, setPlaceName] = useState<string | null>(null);
  const { place, reset } = useMarkerPositions(root, layer, camera);

  const report = useEffectEvent(() => {
    const at = camera.current;
    if (!at) return;
    setView(at.view);
    setPlaceName(
      at.view.zoom >= placeNameFromZoom && canvas.current
        ? (painter.current?.nameAt(canvas.current, at.view.center) ?? null)
        : null,
    );
    onViewportChange({ view: at.view, bounds: boundsOf(at.view, at.size) }, byUser.current);
    // Report it once: later frames may have other causes.
    byUser.current = false;
  });

  const paint = useEffectEvent(() => {
    const at = camera.current;
    if (!at || !canvas.current) return;
    painter.current?.paint(canvas.current, at.view, at.size, searched);
    place(false);
    reporting.current ??= setTimeout(() => {
      reporting.current = undefined;
      report();
    }, reportMs);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    painter.current ??= new BasemapPainter(readColors(element));
    const at = new Camera(camera.current?.view ?? start, sizeOf(element), () => paint());
    camera.current = at;
    const fitCanvas = () => {
      const size = sizeOf(element);
      if (canvas.current) resizeCanvas(canvas.current, size);
      reset();
      at.resize(size);
    };
    const observer = new ResizeObserver(fitCanvas);
    observer.observe(element);
    fitCanvas();
    report();
    return () => {
      observer.disconnect();
      at.dispose();
      clearTimeout(reporting.current);
      reporting.current = undefined;
    };
    // Use the initial view only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const at = camera.current;
    if (!viewRequest || !at) return;
    byUser.current = false;
    at.glideTo(viewOf(viewRequest.bounds, at.size));
  }, [viewRequest]);

  return {
    camera,
    painter,
    view,
    placeName,
    place,
    /** Call when the user moves the map. */
    onMoved: () => {
      byUser.current = true;
    },
  };
}

/** In CSS pixels, with a fallback for jsdom and hidden elements. */
function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth || 360, height: element.clientHeight || 500 };
}

function resizeCanvas(canvas: HTMLCanvasElement, { width, height }: Size) {
  const density = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
}
