import { GoogleMap, InfoWindowF, MarkerF, RectangleF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { markerLabel, shortCount } from '../marker-labels';
import type { Marker } from '../markers';
import {
  placeAt,
  boundsOf,
  fitCap,
  fitPadding,
  worldPoint,
  type Bounds,
  type Coordinates,
} from '@/domain/place/mercator';
import type { MapRendererProps } from './map-renderer';

interface GoogleMapProps extends MapRendererProps {
  apiKey: string;
  /** The script failed to load, or Google rejected the key. */
  onFailed: () => void;
}

const whole = { width: '100%', height: '100%' };
const options: google.maps.MapOptions = {
  // The wheel zooms only with Ctrl or ⌘, so that the page can scroll past the map; Google shows a hint.
  gestureHandling: 'cooperative',
  streetViewControl: false,
  mapTypeControl: false,
  fullscreenControl: false,
  clickableIcons: false,
};

/** The marketplace on Google's map. */
export function GoogleMapRenderer({ apiKey, onFailed, ...surface }: GoogleMapProps) {
  const { isLoaded, loadError } = useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey });
  const reportFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (loadError) reportFailed();
  }, [loadError]);
  useEffect(() => {
    // Google calls this when it rejects the key.
    const global = window as Window & { gm_authFailure?: () => void };
    global.gm_authFailure = () => reportFailed();
    return () => {
      delete global.gm_authFailure;
    };
  }, []);
  return isLoaded && !loadError ? <Loaded {...surface} /> : null;
}

function Loaded({
  start,
  viewRequest,
  markers,
  highlighted,
  beacon,
  searched,
  onViewportChange,
  onPress,
  onHover,
  info,
  onCloseInfo,
}: MapRendererProps) {
  const [first] = useState(() => ({ center: pointOf(placeAt(start.center)), zoom: Math.round(start.zoom) }));
  const handlers = useGoogleView({ viewRequest, onViewportChange });

  return (
    <GoogleMap mapContainerStyle={whole} center={first.center} zoom={first.zoom} options={options} {...handlers}>
      {markers.map((marker) => (
        <ListingMarker
          key={marker.key}
          marker={marker}
          highlighted={marker.key === highlighted}
          onPress={onPress}
          onHover={onHover}
        />
      ))}
      {beacon ? <MarkerF position={pointOf(beacon)} clickable={false} zIndex={1001} /> : null}
      {searched ? (
        <RectangleF
          bounds={literalOf(searched)}
          options={{ clickable: false, fillOpacity: 0, strokeColor: colors.verified, strokeWeight: 2 }}
        />
      ) : null}
      {info ? (
        <InfoWindowF
          key={info.key}
          position={pointOf(info.place)}
          options={{ maxWidth: 200, minWidth: 200, ariaLabel: info.name, pixelOffset: new google.maps.Size(0, -34) }}
          onCloseClick={onCloseInfo}
        >
          {/* Google's window is white in every theme. */}
          <div data-theme="light" className="text-ink">
            {info.content}
          </div>
        </InfoWindowF>
      ) : null}
    </GoogleMap>
  );
}

interface ListingMarkerProps extends Pick<MapRendererProps, 'onPress' | 'onHover'> {
  marker: Marker;
  highlighted: boolean;
}

function ListingMarker({ marker, highlighted, onPress, onHover }: ListingMarkerProps) {
  return (
    <MarkerF
      position={pointOf(marker)}
      title={markerLabel(marker)}
      icon={iconOf(marker)}
      label={
        marker.id === null
          ? { text: shortCount(marker.listings), color: '#fbfaf6', fontSize: '13px', fontWeight: '600' }
          : undefined
      }
      zIndex={highlighted ? 1000 : undefined}
      // Bounce to highlight: a marker of another size would jump.
      animation={highlighted ? google.maps.Animation.BOUNCE : undefined}
      // Render each as its own button, for the keyboard.
      options={{ optimized: false }}
      onClick={() => onPress(marker)}
      onMouseOver={() => onHover(marker)}
      onMouseOut={() => onHover(null)}
    />
  );
}

/** The light theme's tokens: Google's map is light in every theme. */
const colors = { verified: '#0e6b4e', unverified: '#b3392f', cluster: '#15211c' };

/** Verified: green with a check mark. Unverified: red with a dash. Cluster: a dark disc for the count. */
function iconOf({ id, verified, listings }: Marker): google.maps.Icon {
  if (id === null) {
    const size = listings < 10 ? 32 : listings < 100 ? 36 : listings < 1000 ? 44 : 52;
    const half = size / 2;
    return icon(
      size,
      size,
      half,
      `<circle cx="${half}" cy="${half}" r="${half - 2}" fill="${colors.cluster}" stroke="#fbfaf6" stroke-width="2"/>`,
    );
  }
  const sign = verified ? 'M10 15.5l3.5 3.5 6.5-7' : 'M10.500 15h8.500';
  const outline =
    'M14.500 1.500c-7.200 0-13 5.600-13 12.700 0 9 13 21.300 13 21.300' +
    's13-12.300 13-21.300c0-7.100-5.800-12.700-13-12.700z';
  const fill = verified ? colors.verified : colors.unverified;
  const pin = `<path d="${outline}" fill="${fill}" stroke="#fff" stroke-width="1.500"/>`;
  const rounded = 'stroke-linecap="round" stroke-linejoin="round"';
  return icon(29, 37, 36, `${pin}<path d="${sign}" fill="none" stroke="#fff" stroke-width="2.500" ${rounded}/>`);
}

function icon(width: number, height: number, foot: number, drawing: string): google.maps.Icon {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return {
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    scaledSize: new google.maps.Size(width, height),
    anchor: new google.maps.Point(width / 2, foot),
  };
}

/** Applies view requests to Google's map and reports its viewport. Returns the map's event handlers. */
function useGoogleView({ viewRequest, onViewportChange }: Pick<MapRendererProps, 'viewRequest' | 'onViewportChange'>) {
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const byUser = useRef(false);
  /** A view request is in progress: the user isn't moving the map. */
  const fitting = useRef(false);

  const report = () => {
    const center = map?.getCenter();
    const zoom = map?.getZoom();
    if (!map || !center || zoom === undefined) return;
    const { clientWidth: width, clientHeight: height } = map.getDiv();
    const view = { center: worldPoint({ longitude: center.lng(), latitude: center.lat() }), zoom };
    onViewportChange({ view, bounds: boundsOf(view, { width, height }) }, byUser.current);
    byUser.current = false;
  };
  useEffect(() => {
    if (!viewRequest || !map) return;
    fitting.current = true;
    byUser.current = false;
    map.fitBounds(literalOf(viewRequest.bounds), fitPadding);
  }, [viewRequest, map]);

  return {
    onLoad: setMap,
    onUnmount: () => setMap(null),
    onDragStart: () => {
      byUser.current = true;
    },
    onZoomChanged: () => {
      if (!fitting.current) byUser.current = true;
    },
    onIdle: () => {
      if (fitting.current && (map?.getZoom() ?? 0) > fitCap) {
        map?.setZoom(fitCap);
        return;
      }
      fitting.current = false;
      report();
    },
  };
}

/** A place in Google's format. */
function pointOf({ longitude, latitude }: Coordinates): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

/** Bounds in Google's format. */
function literalOf({ left, top, right, bottom }: Bounds): google.maps.LatLngBoundsLiteral {
  const northWest = placeAt({ x: left, y: top });
  const southEast = placeAt({ x: right, y: bottom });
  return { north: northWest.latitude, west: northWest.longitude, south: southEast.latitude, east: southEast.longitude };
}
