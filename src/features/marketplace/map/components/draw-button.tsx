import { clsx } from 'clsx';
import { PenLine, Trash2, X } from 'lucide-react';
import { MapButton } from '@/shared/map/map-controls';
import { MapNote } from '@/shared/map/map-note';
import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/kit/ui/toast';
import { roundShape, shapeProblem, type Shape } from '@/domain/filters/shape';

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

interface DrawButtonProps {
  isDrawing: boolean;
  /** Whether a drawn area is searched. */
  hasDrawn: boolean;
  onPress: () => void;
}

/** Starts or stops drawing an area to search, or removes the drawn one. */
export function DrawButton({ isDrawing, hasDrawn, onPress }: DrawButtonProps) {
  const [label, Icon] = isDrawing
    ? (['Stop drawing', X] as const)
    : hasDrawn
      ? (['Remove the drawn area', Trash2] as const)
      : (['Draw an area', PenLine] as const);
  return (
    <>
      <div
        data-over-map
        className={clsx(
          'absolute top-24 right-3 z-10 overflow-hidden rounded-control border border-line bg-surface shadow-card',
          'pointer-coarse:top-28',
        )}
      >
        <MapButton label={label} disabled={false} onClick={onPress}>
          <Icon aria-hidden />
        </MapButton>
      </div>
      {isDrawing ? (
        // On phones beside the buttons, because the lower part of the map may be off screen.
        <div
          className={clsx(
            'pointer-events-none absolute inset-x-3 bottom-12 z-10 flex justify-center',
            'max-sm:top-3 max-sm:right-16 max-sm:bottom-auto max-sm:justify-start',
          )}
        >
          <MapNote>
            <span className="pointer-coarse:hidden">
              Click to add corners. Click the first one, or press Enter, to search the area.
            </span>
            <span className="hidden pointer-coarse:inline">
              Tap to add corners. Tap the first one to search the area.
            </span>
          </MapNote>
        </div>
      ) : null}
    </>
  );
}
