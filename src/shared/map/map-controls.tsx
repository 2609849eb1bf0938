import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { maxZoom, minZoom } from '@/domain/place/mercator';

interface ZoomButtonsProps {
  zoom: number;
  onZoom: (steps: number) => void;
}

/** The zoom buttons of a MapLibre map. */
export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  return (
    <div
      data-over-map
      className={clsx(
        'absolute top-3 right-3 z-10 flex flex-col overflow-hidden rounded-control border',
        'border-line bg-surface shadow-card',
      )}
    >
      <MapButton label="Zoom in" disabled={zoom >= maxZoom} onClick={() => onZoom(1)}>
        <Plus aria-hidden />
      </MapButton>
      <MapButton label="Zoom out" disabled={zoom <= minZoom} onClick={() => onZoom(-1)}>
        <Minus aria-hidden />
      </MapButton>
    </div>
  );
}

interface MapButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button over the map. */
export function MapButton({ label, disabled, onClick, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose focus at the last step.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={clsx(
        'flex size-9 items-center justify-center text-ink not-first:border-t',
        'not-first:border-line hover:bg-sunken focus-visible:-outline-offset-2',
        'aria-disabled:text-muted aria-disabled:opacity-55 pointer-coarse:size-11',
        '[&_svg]:size-4.5',
      )}
    >
      {children}
    </button>
  );
}

/** Shown when the basemap failed to load. */
export function OutlinesError({ onRetry }: { onRetry: () => void }) {
  return (
    <p
      data-over-map
      className={clsx(
        'absolute top-3 left-3 z-10 flex items-center gap-2 rounded-control bg-surface px-3 py-2',
        'text-sm text-ink shadow-card',
      )}
    >
      We couldn’t load the map’s outlines.
      <button type="button" className="min-h-6 font-semibold text-evergreen-ink underline" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
