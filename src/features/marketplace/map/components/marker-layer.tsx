import { useLayoutEffect, useRef, useState, memo, type KeyboardEvent, type Ref } from 'react';
import type { Marker } from '../markers';
import { MapPoint } from '@/shared/map/map-point';
import type { MapRendererProps } from './map-renderer';
import { clsx } from 'clsx';
import { BadgeCheck } from 'lucide-react';
import { formatUsdCompact } from '@/kit/formatting/format';
import { markerLabel, shortCount } from '../marker-labels';

interface MarkerHandlers extends Pick<MapRendererProps, 'onPress' | 'onHover'> {
  onKeyDown: (event: KeyboardEvent, marker: Marker) => void;
}

interface MarkerLayerProps extends MarkerHandlers, Pick<MapRendererProps, 'markers' | 'highlighted'> {
  ref: Ref<HTMLUListElement>;
  /** Key of the marker whose popup is open. */
  openKey: string | null;
  /** Key of the marker that Tab stops at. */
  tabStop: string | null;
  /** While something else on the map takes clicks. */
  inert: boolean;
  /** Must stay the same function, so that the markers don't re-render. */
  onFocus: (marker: Marker) => void;
}

/** The markers of a MapLibre map. */
export function MarkerLayer(props: MarkerLayerProps) {
  const { ref, markers, highlighted, openKey, tabStop, inert, onPress, onHover, onFocus, onKeyDown } = props;
  const handlers = useStableHandlers({ onPress, onHover, onKeyDown });
  return (
    <ul ref={ref} aria-label="Listings on the map" className="absolute top-0 left-0 size-0" inert={inert}>
      {markers.map((marker) => (
        <MapPoint key={marker.key} as="li" place={marker} front={marker.key === highlighted ? 2 : 1}>
          <MarkerButton
            marker={marker}
            highlighted={marker.key === highlighted}
            open={marker.key === openKey}
            reachable={marker.key === tabStop}
            onPress={handlers.onPress}
            onHover={handlers.onHover}
            onFocus={onFocus}
            onKeyDown={handlers.onKeyDown}
          />
        </MapPoint>
      ))}
    </ul>
  );
}

/** Functions that stay the same from render to render and do what the latest of them do. */
function useStableHandlers({ onPress, onHover, onKeyDown }: MarkerHandlers): MarkerHandlers {
  const latest = useRef({ onPress, onHover, onKeyDown });
  useLayoutEffect(() => {
    latest.current = { onPress, onHover, onKeyDown };
  });
  const [stable] = useState(() => ({
    onPress: (marker: Marker) => latest.current.onPress(marker),
    onHover: (marker: Marker | null) => latest.current.onHover(marker),
    onKeyDown: (event: KeyboardEvent, marker: Marker) => latest.current.onKeyDown(event, marker),
  }));
  return stable;
}

interface MarkerButtonProps {
  marker: Marker;
  /** Hovered or focused, here or in the list. */
  highlighted: boolean;
  open: boolean;
  /** Whether Tab stops here (roving tabindex). */
  reachable: boolean;
  onPress: (marker: Marker) => void;
  onHover: (marker: Marker | null) => void;
  onFocus: (marker: Marker) => void;
  onKeyDown: (event: KeyboardEvent, marker: Marker) => void;
}

/** A pin (one listing) or a cluster (several) on a MapLibre map. */
const MarkerButton = memo(function MarkerButton({
  marker,
  highlighted,
  open,
  reachable,
  onPress,
  onHover,
  onFocus,
  onKeyDown,
}: MarkerButtonProps) {
  const single = marker.id !== null;
  return (
    <button
      type="button"
      data-marker={marker.key}
      aria-label={markerLabel(marker)}
      aria-haspopup={single ? 'dialog' : undefined}
      aria-expanded={single ? open : undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onPress(marker)}
      onPointerEnter={() => onHover(marker)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => {
        onFocus(marker);
        onHover(marker);
      }}
      onBlur={() => onHover(null)}
      onKeyDown={(event) => onKeyDown(event, marker)}
      className={clsx(
        'absolute numeric flex items-center justify-center font-semibold whitespace-nowrap select-none',
        'origin-bottom transition-transform focus-visible:outline-offset-3 pointer-coarse:before:absolute',
        'pointer-coarse:before:-inset-2',
        single ? '-translate-x-1/2 -translate-y-[calc(100%+5px)]' : '-translate-x-1/2 -translate-y-1/2',
        single ? pinLook(marker.verified) : clusterLook(marker.listings),
        (highlighted || open) && 'scale-115 ring-3 ring-amber',
      )}
    >
      {single ? (
        <>
          {marker.verified ? <BadgeCheck aria-hidden className="size-3.5" /> : null}
          {marker.price === null ? null : formatUsdCompact(marker.price)}
          <span
            aria-hidden
            className={clsx(
              'absolute -bottom-[5px] left-1/2 size-2.5 -translate-x-1/2 rotate-45',
              marker.verified ? 'bg-evergreen' : 'bg-brick',
            )}
          />
        </>
      ) : (
        shortCount(marker.listings)
      )}
    </button>
  );
});

/** Verified: a green pill with a badge. Unverified: a red tag. */
function pinLook(verified: boolean): string {
  return clsx(
    'h-7 gap-1 text-xs shadow-[0_0_0_1.5px_var(--surface),0_2px_6px_rgb(8_14_11/0.35)]',
    verified
      ? 'rounded-full bg-evergreen pr-2.5 pl-1.5 text-evergreen-on'
      : 'rounded-[5px] bg-brick px-2 text-brick-on',
  );
}

/** Larger for more listings. */
function clusterLook(listings: number): string {
  return clsx(
    'rounded-full bg-ink text-paper',
    'shadow-[0_0_0_3px_color-mix(in_srgb,var(--ink)_22%,transparent),0_2px_8px_rgb(8_14_11/0.3)]',
    listings < 10
      ? 'size-8 text-xs'
      : listings < 100
        ? 'size-9 text-[13px]'
        : listings < 1000
          ? 'size-11 text-sm'
          : 'size-13 text-sm',
  );
}
