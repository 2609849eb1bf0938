import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, useCallback, useEffectEvent, type ReactNode, type RefObject } from 'react';
import type { Map } from 'maplibre-gl';
import { shiftInto } from '@/domain/place/mercator';
import type { MapRendererProps } from './map-renderer';

interface InfoWindowProps {
  name: string;
  onClose: () => void;
  /** Its size changed, so it may no longer be fully visible. */
  onResize: (element: HTMLElement) => void;
  children: ReactNode;
}

/** The popup of a pin on a MapLibre map, 200 px wide. Takes focus; Escape and the close button close it. */
export function InfoWindow({ name, onClose, onResize, children }: InfoWindowProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => onResize(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [onResize]);
  return (
    <dialog
      open
      ref={element}
      aria-label={name}
      tabIndex={-1}
      data-over-map
      className={clsx(
        'appear absolute top-auto right-auto bottom-11 left-0 m-0 w-[200px] -translate-x-1/2',
        'rounded-control border border-line bg-surface p-3 pr-2 text-ink shadow-overlay',
        'outline-none',
      )}
    >
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className={clsx(
          'absolute top-1 right-1 flex size-7 items-center justify-center rounded-control',
          'text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11',
        )}
      >
        <X aria-hidden className="size-4" />
      </button>
      {children}
      <span
        aria-hidden
        className={clsx(
          'absolute -bottom-[6px] left-1/2 size-2.5 -translate-x-1/2 rotate-45 border-r border-b',
          'border-line bg-surface',
        )}
      />
    </dialog>
  );
}

/** Pixels that the popup keeps free at the map's edges, for the buttons and what's in the lower corners. */
const free = { side: 12, buttons: 60, corners: 56 };
/** Pixels between the popup and its place, where the pin is. */
const pinHeight = 44;

interface InfoWindowOptions extends Pick<MapRendererProps, 'info' | 'onCloseInfo'> {
  rootRef: RefObject<HTMLElement | null>;
  map: Map | null;
  focusMarker: (key: string | null) => void;
}

/**
 * Closes the popup, also on Escape, and returns the focus to its marker. Pans the map so that it and its pin are
 * fully visible.
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
      const right = shiftInto(inner.left, inner.right, outer.left + free.side, outer.right - free.buttons);
      const down = shiftInto(
        inner.top,
        inner.bottom + pinHeight,
        outer.top + free.buttons,
        outer.bottom - free.corners,
      );
      if (right !== 0 || down !== 0) map.panBy([-right, -down]);
    },
    [rootRef, map],
  );
  return { close, showWhole };
}
