import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/shared/ui/toast';
import { roundShape, shapeProblem, type Shape } from '@/shared/listing-filters/shape';

const loadDrawing = () => import('../drawing');

/** Draws an area on a MapLibre map when asked to, until it is finished or Escape is pressed. */
export function useDrawing(map: Map | null, onDraw: (shape: Shape) => void) {
  const [isDrawing, setDrawing] = useState(false);
  const finish = useEffectEvent((drawn: Shape) => {
    setDrawing(false);
    const shape = roundShape(drawn);
    const problem = shapeProblem(shape);
    if (problem) toast.error('We couldn’t search this area', { description: `${problem}.` });
    else onDraw(shape);
  });
  useEffect(() => {
    if (!map || !isDrawing) return;
    const running = new AbortController();
    const { signal } = running;
    const run = async () => {
      try {
        const { startDrawing } = await loadDrawing();
        if (signal.aborted) return;
        const stop = startDrawing(map, colorOf(map), finish);
        signal.addEventListener('abort', stop);
      } catch {
        if (signal.aborted) return;
        setDrawing(false);
        toast.error('We couldn’t load the drawing tool', { description: 'Check your connection and try again.' });
      }
    };
    void run();
    map.getCanvas().focus({ preventScroll: true });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrawing(false);
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => running.abort();
  }, [map, isDrawing]);
  return { isDrawing, toggle: () => setDrawing(!isDrawing) };
}

/** The theme's color of areas; terra-draw takes hexadecimal ones only. */
function colorOf(map: Map): `#${string}` {
  const color = getComputedStyle(map.getContainer()).getPropertyValue('--evergreen').trim();
  return /^#[0-9a-f]{6}$/i.test(color) ? (color as `#${string}`) : '#0f6b4b';
}
