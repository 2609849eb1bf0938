import { clsx } from 'clsx';
import { Minus, PenLine, Plus, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { maxZoom, minZoom } from './mercator';
import { MapNote } from './map-note';

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

function MapButton({ label, disabled, onClick, children }: MapButtonProps) {
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

/** The county or state at the center of a close view, where its name and borders may be out of view. */
export function PlaceName({ name }: { name: string }) {
  return (
    <p
      className={clsx(
        'pointer-events-none absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full bg-surface/90 px-2.5 py-1.5',
        'text-xs font-semibold whitespace-nowrap text-ink',
      )}
    >
      {name}
    </p>
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

/** Shown when the wheel scrolled the page instead of zooming. */
export function WheelHint() {
  return (
    <p
      className={clsx(
        'fade pointer-events-none absolute inset-x-0 bottom-1/2 z-10 mx-auto w-fit max-w-[90%]',
        'rounded-control bg-ink px-3.5 py-2 text-sm font-medium text-paper',
      )}
    >
      Click the map, or hold Ctrl, to zoom with the wheel
    </p>
  );
}
