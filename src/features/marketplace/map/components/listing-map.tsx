import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { env } from '@/platform/config/current-env';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { Filters } from '@/domain/filters/filters';
import { fitBounds, homeView, offScreenRegions, regionsOf } from '../fit';
import { worldBounds, searchBounds } from '../map-area';
import { countListings, isEstimated } from '../map-result';
import { pressAction, type Marker } from '../markers';
import { isWithin, worldPoint } from '@/domain/place/mercator';
import { mapHeight } from './map-height';
import { MapOverlay } from './map-overlay';
import { MapLibreMap } from './maplibre-map';
import { PinDetails } from './pin-details';
import { useFitResults, type MapArea } from './use-fit-results';
import { useHighlight } from './use-highlight';
import { useMapResults } from './use-map-results';
import { useMapView } from './use-map-view';
import { useOpenedMarker } from './use-opened-marker';
import { useVisibleMarkers } from './use-visible-markers';
import { BadgeCheck } from 'lucide-react';

export interface ListingMapProps {
  /** Includes the searched areas (`box` and `shape`). */
  filters: Filters;
  search: string;
  /** URL of a listing's page. */
  linkTo: (id: string) => string;
  /** The current marketplace URL, which 'Back to Marketplace' leads to. */
  from: string;
  /** The listing hovered or focused in the list. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** Called with the area to search; null for everywhere. */
  onSearchArea: (area: MapArea) => void;
}

/** The marketplace on a map: Google's with an API key, otherwise MapLibre's. */
export function ListingMap({ filters, search, linkTo, from, highlighted, onHighlight, onSearchArea }: ListingMapProps) {
  const { start, viewport, viewRequest, goTo, moved, resetMoved, onViewportChange } = useMapView(from);
  const { isGoogle, renderGoogleMap, googleFailed, onGoogleFailed } = useGoogleMap();
  const { found, all, loading, busy, error, nearFailed, retry } = useMapResults(filters, search, viewport);
  const regions = useMemo(() => (all ? regionsOf(all) : []), [all]);
  const { index, markers } = useVisibleMarkers(found, viewport);
  const searched = useMemo(() => (filters.box ? worldBounds(filters.box) : null), [filters.box]);
  const fit = () => {
    const bounds = searched ?? fitBounds(regions);
    if (bounds) goTo(bounds);
  };
  const { searchFor } = useFitResults({ filters, search, all, fit, fitted: start !== null, onSearchArea });
  const { markerKey, beacon } = useHighlight({ highlighted, index, markers, all });
  const { opened, open, close } = useOpenedMarker(index, markers);

  const press = (marker: Marker) => {
    if (!viewport) return;
    const action = pressAction(index, marker, viewport.view.zoom);
    if (action.type === 'approach') goTo(action.bounds);
    else if (action.type === 'search') searchFor({ box: searchBounds(action.bounds, viewport.view) });
    else open(marker, action.ids);
  };
  const visible = viewport ? markers.filter((marker) => isWithin(viewport.bounds, worldPoint(marker))) : [];
  const rendererProps = {
    start: start ?? homeView,
    viewRequest,
    markers,
    highlighted: markerKey,
    beacon,
    searched,
    onViewportChange,
    onPress: press,
    onHover: (marker: Marker | null) => onHighlight(marker?.id ?? null),
    info: opened && { ...opened, content: <PinDetails ids={opened.ids} linkTo={linkTo} from={from} /> },
    onCloseInfo: close,
  };

  return (
    <>
      <section
        aria-label="Map"
        aria-busy={busy}
        className={clsx('relative isolate overflow-hidden rounded-card border border-line', mapHeight)}
      >
        {isGoogle ? (
          renderGoogleMap?.({ ...rendererProps, apiKey: env.googleMapsApiKey ?? '', onFailed: onGoogleFailed })
        ) : (
          <MapLibreMap {...rendererProps} drawn={filters.shape} onDraw={(shape) => searchFor({ shape })} />
        )}
        <MapOverlay
          loading={loading || (isGoogle && !renderGoogleMap)}
          busy={busy}
          error={error}
          nearFailed={nearFailed}
          onRetry={retry}
          googleFailed={googleFailed}
          moved={moved}
          searched={searched !== null}
          listings={all && viewport ? countListings(visible) : null}
          estimated={isEstimated(visible)}
          nothingFound={all !== undefined && all.length === 0}
          elsewhere={viewport ? offScreenRegions(regions, viewport.bounds) : []}
          onGo={goTo}
          onFit={fit}
          onSearch={() => {
            if (!viewport) return;
            resetMoved();
            searchFor({ box: searchBounds(viewport.bounds, viewport.view) });
          }}
          onClear={() => searchFor({ box: null })}
        />
      </section>
      <Legend />
    </>
  );
}

const loadGoogleMap = () => import('./google-map').then(({ GoogleMapRenderer }) => GoogleMapRenderer);

/** Google's map with an API key, unless it failed to load. */
function useGoogleMap() {
  const [googleFailed, setGoogleFailed] = useState(false);
  const onGoogleFailed = () => setGoogleFailed(true);
  const isGoogle = env.googleMapsApiKey !== null && !googleFailed;
  const renderGoogleMap = useLazyComponent(loadGoogleMap, isGoogle, onGoogleFailed);
  return { isGoogle, renderGoogleMap, googleFailed, onGoogleFailed };
}

/** What the colors of pins mean. Below the map, where it covers no pin or cluster. */
function Legend() {
  return (
    <p aria-hidden className="mt-2 flex items-center gap-4 px-1 text-xs font-medium text-ink">
      <span className="flex items-center gap-1.5">
        <span className="flex size-4 items-center justify-center rounded-full bg-evergreen text-evergreen-on">
          <BadgeCheck className="size-3" />
        </span>
        Verified
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3.5 rounded-[4px] bg-brick" />
        Unverified
      </span>
    </p>
  );
}
