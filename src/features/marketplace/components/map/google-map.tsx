import { GoogleMap, InfoWindowF, MarkerF, RectangleF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitCap } from '../../map/fit';
import type { Mark } from '../../map/marks';
import { boundsOf, placeAt, worldPoint, type Bounds, type Place } from '../../map/mercator';
import { nameOf, shortCount } from '../../map/mark-names';
import type { SurfaceProps } from './surface';

interface GoogleMapProps extends SurfaceProps {
  apiKey: string;
  /** The script could not be loaded, or Google refuses the key. */
  onFailed: () => void;
}

const whole = { width: '100%', height: '100%' };
const options: google.maps.MapOptions = {
  // The wheel zooms only with Ctrl or ⌘, so that the page scrolls past the map; Google says so over the map.
  gestureHandling: 'cooperative',
  streetViewControl: false,
  mapTypeControl: false,
  fullscreenControl: false,
  clickableIcons: false,
};

/** The marketplace on Google's map. */
export function GoogleMapSurface({ apiKey, onFailed, ...surface }: GoogleMapProps) {
  const { isLoaded, loadError } = useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey });
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (loadError) tellFailed();
  }, [loadError]);
  useEffect(() => {
    // Google's own way of saying that the key is not accepted.
    const global = window as Window & { gm_authFailure?: () => void };
    global.gm_authFailure = () => tellFailed();
    return () => {
      delete global.gm_authFailure;
    };
  }, []);
  return isLoaded && !loadError ? <Loaded {...surface} /> : null;
}

function Loaded({
  start,
  wish,
  marks,
  highlighted,
  beacon,
  searched,
  onLook,
  onPress,
  onPoint,
  info,
  onCloseInfo,
}: SurfaceProps) {
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const byReader = useRef(false);
  /** A wish is being granted: what moves is not the reader's doing. */
  const granting = useRef(false);
  const [first] = useState(() => ({ center: pointOf(placeAt(start.center)), zoom: Math.round(start.zoom) }));

  const tell = () => {
    const center = map?.getCenter();
    const zoom = map?.getZoom();
    if (!map || !center || zoom === undefined) return;
    const { clientWidth: width, clientHeight: height } = map.getDiv();
    const view = { center: worldPoint({ longitude: center.lng(), latitude: center.lat() }), zoom };
    onLook({ view, bounds: boundsOf(view, { width, height }) }, byReader.current);
    byReader.current = false;
  };
  useEffect(() => {
    if (!wish || !map) return;
    granting.current = true;
    byReader.current = false;
    map.fitBounds(literalOf(wish.bounds), 48);
  }, [wish, map]);

  return (
    <GoogleMap
      mapContainerStyle={whole}
      center={first.center}
      zoom={first.zoom}
      options={options}
      onLoad={setMap}
      onUnmount={() => setMap(null)}
      onDragStart={() => {
        byReader.current = true;
      }}
      onZoomChanged={() => {
        if (!granting.current) byReader.current = true;
      }}
      onIdle={() => {
        if (granting.current && (map?.getZoom() ?? 0) > fitCap) {
          map?.setZoom(fitCap);
          return;
        }
        granting.current = false;
        tell();
      }}
    >
      {marks.map((mark) => (
        <MarkerF
          key={mark.key}
          position={pointOf(mark)}
          title={nameOf(mark)}
          icon={iconOf(mark)}
          label={
            mark.id === null
              ? { text: shortCount(mark.listings), color: '#fbfaf6', fontSize: '13px', fontWeight: '600' }
              : undefined
          }
          zIndex={mark.key === highlighted ? 1000 : undefined}
          // Google moves the marker that stands out; a marker of another size would jump.
          animation={mark.key === highlighted ? google.maps.Animation.BOUNCE : undefined}
          // Each a button of its own, for the keyboard.
          options={{ optimized: false }}
          onClick={() => onPress(mark)}
          onMouseOver={() => onPoint(mark)}
          onMouseOut={() => onPoint(null)}
        />
      ))}
      {beacon ? <MarkerF position={pointOf(beacon)} clickable={false} zIndex={1001} /> : null}
      {searched ? (
        <RectangleF
          bounds={literalOf(searched)}
          options={{ clickable: false, fillOpacity: 0, strokeColor: colours.verified, strokeWeight: 2 }}
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

function pointOf({ longitude, latitude }: Place): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

function literalOf({ left, top, right, bottom }: Bounds): google.maps.LatLngBoundsLiteral {
  const northWest = placeAt({ x: left, y: top });
  const southEast = placeAt({ x: right, y: bottom });
  return { north: northWest.latitude, west: northWest.longitude, south: southEast.latitude, east: southEast.longitude };
}

// The light theme's tokens: Google's map is light in every theme.
const colours = { verified: '#0e6b4e', unverified: '#b3392f', cluster: '#15211c' };

/** Verified: green with a tick. Unverified: red with a dash. Several: a dark disc for their number. */
function iconOf({ id, verified, listings }: Mark): google.maps.Icon {
  if (id === null) {
    const size = listings < 10 ? 32 : listings < 100 ? 36 : listings < 1000 ? 44 : 52;
    const half = size / 2;
    return icon(
      size,
      size,
      half,
      `<circle cx="${half}" cy="${half}" r="${half - 2}" fill="${colours.cluster}" stroke="#fbfaf6" stroke-width="2"/>`,
    );
  }
  const sign = verified ? 'M10 15.5l3.5 3.5 6.5-7' : 'M10.500 15h8.500';
  const pin = `<path d="M14.500 1.500c-7.200 0-13 5.600-13 12.700 0 9 13 21.300 13 21.300s13-12.300 13-21.300c0-7.100-5.800-12.700-13-12.700z" fill="${verified ? colours.verified : colours.unverified}" stroke="#fff" stroke-width="1.500"/>`;
  return icon(
    29,
    37,
    36,
    `${pin}<path d="${sign}" fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

function icon(width: number, height: number, foot: number, drawing: string): google.maps.Icon {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return {
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    scaledSize: new google.maps.Size(width, height),
    anchor: new google.maps.Point(width / 2, foot),
  };
}
