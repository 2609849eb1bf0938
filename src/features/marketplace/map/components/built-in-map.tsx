import { useId, useRef } from 'react';
import { InfoWindow } from './info-window';
import { MapCaption, OutlinesError, WheelHint, ZoomButtons } from './map-controls';
import { MapPoint } from './map-point';
import type { MapRendererProps } from './map-renderer';
import { MarkerLayer } from './marker-layer';
import { useBasemap } from './use-basemap';
import { useGestures } from './use-gestures';
import { useInfoWindow } from './use-info-window';
import { useMapCamera } from './use-map-camera';
import { useMapKeys } from './use-map-keys';
import { useMarkerFocus } from './use-marker-focus';
import { useWheelHint } from './use-wheel-hint';

/** The map without an external service: a basemap on a canvas, with markers as buttons over it. */
export function BuiltInMap(props: MapRendererProps) {
  const { start, viewRequest, markers, highlighted, beacon, searched, onViewportChange, onPress, onHover } = props;
  const { info, onCloseInfo } = props;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { camera, painter, view, placeName, place, onMoved } = useMapCamera({
    root,
    canvas,
    layer,
    start,
    viewRequest,
    searched,
    onViewportChange,
  });
  const states = useBasemap({ root, camera, painter, zoom: view.zoom, searched });
  const wheelHint = useWheelHint();
  useGestures(root, camera, { onMoved, onWheelIgnored: wheelHint.show });
  const { tabStop, onFocusMarker, focusMarker } = useMarkerFocus({ markers, layer, pane, place });
  const isInfoOpen = info !== null;
  const { zoomBy, onPaneKey, onMarkerKey } = useMapKeys({ camera, markers, isInfoOpen, onMoved, focusMarker });
  const infoWindow = useInfoWindow({ rootRef: root, cameraRef: camera, info, onCloseInfo, focusMarker });

  return (
    <div ref={root} className="absolute inset-0 touch-none overflow-hidden bg-[var(--map-water)]">
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      {/* An application: its keys are the map's own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={pane}
        role="application"
        aria-roledescription="map"
        aria-label="Map of the listings"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoom={view.zoom.toFixed(2)}
        onKeyDown={onPaneKey}
        className="absolute inset-0 cursor-grab focus-visible:-outline-offset-2 active:cursor-grabbing"
      />
      <p id={helpId} hidden>
        Arrow keys move the map, plus and minus zoom. Tab moves to the listings, and arrow keys move from one to the
        next.
      </p>
      <MarkerLayer
        ref={layer}
        markers={markers}
        highlighted={highlighted}
        openKey={info?.key ?? null}
        tabStop={tabStop}
        onPress={onPress}
        onHover={onHover}
        onFocus={onFocusMarker}
        onKeyDown={onMarkerKey}
      />
      {beacon ? (
        <MapPoint as="div" place={beacon} front={2}>
          <span
            aria-hidden
            data-testid="beacon"
            className="absolute size-5 -translate-1/2 rounded-full border-3 border-surface bg-amber shadow-card"
          />
        </MapPoint>
      ) : null}
      {info ? (
        <MapPoint key={info.ids.join(' ')} as="div" place={info.place} front={3}>
          <InfoWindow name={info.name} onClose={infoWindow.close} onResize={infoWindow.showWhole}>
            {info.content}
          </InfoWindow>
        </MapPoint>
      ) : null}
      <ZoomButtons zoom={view.zoom} onZoom={zoomBy} />
      <MapCaption view={view} placeName={placeName} />
      {states.isError ? <OutlinesError onRetry={() => void states.refetch()} /> : null}
      {wheelHint.isShown ? <WheelHint /> : null}
    </div>
  );
}
