import { GoogleMap, InfoWindowF, MarkerF, RectangleF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { markerLabel, shortCount } from '../marker-labels';
import type { Marker } from '../markers';
import { placeAt } from '@/shared/map/mercator';
import { literalOf, pointOf } from './google-coordinates';
import { colors, iconOf } from './google-icons';
import type { MapRendererProps } from './map-renderer';
import { useGoogleView } from './use-google-view';

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
