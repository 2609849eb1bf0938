import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '@/kit/ui/skeleton';
import {
  anchoredView,
  maxZoom,
  minZoom,
  placeAt,
  worldPoint,
  type Bounds,
  type Coordinates,
  type Point,
} from '@/domain/place/mercator';
import { InfoWindow, useInfoWindow } from './info-window';
import { OutlinesError, ZoomButtons } from '@/shared/map/map-controls';
import type { Shape } from '@/domain/filters/shape';
import { MapNote } from '@/shared/map/map-note';
import { MapPoint } from '@/shared/map/map-point';
import { MapProblem } from '@/shared/map/map-problem';
import type { MapRendererProps } from './map-renderer';
import { MarkerLayer } from './marker-layer';
import { useBasemap } from '@/shared/map/use-basemap';
import { DrawButton, useDrawing } from './draw-button';
import { useMapCamera } from '@/shared/map/use-map-camera';
import { useMapEngine } from '@/shared/map/use-map-engine';
import { useMapShape } from '@/shared/map/use-map-shape';
import { useMarkerFocus } from './use-marker-focus';
import { useMarkerKeys } from './use-marker-keys';
import { useMarkerPositions } from '@/shared/map/use-marker-positions';
import { PlaceName, usePlaceName } from './place-name';
import { useWheelGuard, useWheelHint, WheelHint } from './wheel-guard';
import type { Map } from 'maplibre-gl';

interface MapLibreMapProps extends MapRendererProps {
  /** The searched area that was drawn. */
  drawn: Shape | null;
  /** Called with a drawn area to search; null for none. */
  onDraw: (shape: Shape | null) => void;
}

/** The marketplace on MapLibre: a basemap, with markers as buttons over it. */
export function MapLibreMap(props: MapLibreMapProps) {
  const { start, viewRequest, markers, highlighted, beacon, searched, onViewportChange, onPress, onHover } = props;
  const { info, onCloseInfo, drawn, onDraw } = props;
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const anchor = useZoomAnchor(info);
  const { map, problem, retry } = useMapEngine(container, {
    label: 'Map of the listings',
    start,
    minZoom,
    maxZoom,
    adjust: (next, now) => anchoredView(next, now, anchor.current()),
  });
  const overlay = useMapOverlay(map, helpId);
  const { place, placeAll } = useMarkerPositions(map, root, layer);
  const { view, zoomBy } = useMapCamera({ map, start, viewRequest, onViewportChange, place, onGoing: anchor.onGoing });
  const basemap = useBasemap(map, view.zoom);
  const placeName = usePlaceName(map);
  const area = useMemo(() => areasOf(searched, drawn), [searched, drawn]);
  useMapShape({ map, styleLoads: basemap.styleLoads, shape: area, color: '--evergreen', dashed: true });
  const { isDrawing, toggle: toggleDrawing } = useDrawing(map, onDraw);
  const wheelHint = useWheelHint();
  useWheelGuard(root, wheelHint.show);
  const { tabStop, onFocusMarker, focusMarker } = useMarkerFocus({ markers, layer, map, place: placeAll });
  const onMarkerKey = useMarkerKeys({ map, markers, isInfoOpen: info !== null, zoomBy, focusMarker });
  const infoWindow = useInfoWindow({ rootRef: root, map, info, onCloseInfo, focusMarker });

  return (
    <div ref={root} data-zoom={view.zoom.toFixed(2)} className="absolute inset-0 overflow-hidden bg-[var(--map-water)]">
      <div ref={container} className="size-full" />
      <p id={helpId} hidden>
        Arrow keys move the map, plus and minus zoom. Tab moves to the listings, and arrow keys move from one to the
        next.
      </p>
      {createPortal(
        <>
          <MarkerLayer
            ref={layer}
            markers={markers}
            highlighted={highlighted}
            openKey={info?.key ?? null}
            tabStop={tabStop}
            inert={isDrawing}
            onPress={onPress}
            onHover={onHover}
            onFocus={onFocusMarker}
            onKeyDown={onMarkerKey}
          />
          {beacon ? <Beacon place={beacon} /> : null}
        </>,
        overlay,
      )}
      {info ? (
        <MapPoint key={info.ids.join(' ')} as="div" place={info.place} front={3}>
          <InfoWindow name={info.name} onClose={infoWindow.close} onResize={infoWindow.showWhole}>
            {info.content}
          </InfoWindow>
        </MapPoint>
      ) : null}
      <ZoomButtons zoom={view.zoom} onZoom={zoomBy} />
      <DrawButton
        isDrawing={isDrawing}
        hasDrawn={drawn !== null}
        onPress={() => (drawn && !isDrawing ? onDraw(null) : toggleDrawing())}
      />
      {placeName ? <PlaceName name={placeName} /> : null}
      {basemap.isError ? <OutlinesError onRetry={basemap.retry} /> : null}
      {basemap.remoteFailed ? (
        <div className="absolute top-3 left-3 z-10">
          <MapNote>We couldn’t load the street map. Showing outlines.</MapNote>
        </div>
      ) : null}
      {wheelHint.isShown ? <WheelHint /> : null}
      {problem ? <MapProblem problem={problem} instead="All listings are in the list." onRetry={retry} /> : null}
      {map || problem ? null : <Skeleton className="absolute inset-0 z-20 rounded-none" />}
    </div>
  );
}

/** Where a listing is that the list highlights and no marker contains. */
function Beacon({ place }: { place: Coordinates }) {
  return (
    <MapPoint as="div" place={place} front={2}>
      <span
        aria-hidden
        data-testid="beacon"
        className="absolute size-5 -translate-1/2 rounded-full border-3 border-surface bg-amber shadow-card"
      />
    </MapPoint>
  );
}

/** The opened listing's place in the world, which zooming keeps where it is, except on the way to a requested view. */
function useZoomAnchor(info: MapRendererProps['info']) {
  const point = useRef<Point | null>(null);
  const isGoing = useRef(false);
  const place = info?.place;
  useEffect(() => {
    point.current = place ? worldPoint(place) : null;
  }, [place]);
  const [anchor] = useState(() => ({
    current: () => (isGoing.current ? null : point.current),
    onGoing: (going: boolean) => {
      isGoing.current = going;
    },
  }));
  return anchor;
}

/** The outlines of the searched areas; null if there are none. */
function areasOf(searched: Bounds | null, drawn: Shape | null): GeoJSON.MultiPolygon | null {
  const outlines = [
    ...(searched ? [rectangleOf(searched)] : []),
    ...(drawn?.[0] ? [[...drawn, drawn[0]].map((corner) => [...corner])] : []),
  ];
  return outlines.length > 0 ? { type: 'MultiPolygon', coordinates: outlines.map((outline) => [outline]) } : null;
}

function rectangleOf({ left, top, right, bottom }: Bounds): GeoJSON.Position[] {
  const { latitude: north } = placeAt({ x: left, y: top });
  const { latitude: south } = placeAt({ x: left, y: bottom });
  const [west, east] = [left * 360 - 180, right * 360 - 180];
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ];
}

/**
 * An element over the map's canvas for markers, so that dragging and zooming also work on them. Also describes the
 * canvas to assistive technology.
 */
function useMapOverlay(map: Map | null, describedBy: string): HTMLElement {
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
