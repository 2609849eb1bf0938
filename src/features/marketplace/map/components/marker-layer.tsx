import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { Marker } from '../markers';
import { MapPoint } from '@/shared/map/map-point';
import type { MapRendererProps } from './map-renderer';
import { MarkerButton } from './marker-button';

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
