import { MapPin } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { env } from '@/platform/config/current-env';
import { Skeleton } from '@/kit/ui/skeleton';
import { OutlinesError, ZoomButtons } from '@/shared/map/map-controls';
import { MapPoint } from '@/shared/map/map-point';
import { MapProblem } from '@/shared/map/map-problem';
import { useBasemap } from '@/shared/map/use-basemap';
import { useMapCamera } from '@/shared/map/use-map-camera';
import { useMapEngine } from '@/shared/map/use-map-engine';
import { useMapShape } from '@/shared/map/use-map-shape';
import { useMarkerPositions } from '@/shared/map/use-marker-positions';
import { anchoredView, maxZoom, minZoom, worldPoint, type Coordinates } from '@/domain/place/mercator';
import { circleAround } from '../location';

export interface LocationMapProps {
  place: Coordinates;
  /** A pin; otherwise a circle for the ZIP code's area. */
  isExact: boolean;
  /** The address, as the map's accessible name. */
  name: string;
}

/** ZIP codes differ in size; most houses are within this distance of the center. */
const zipRadiusKm = 3;
/** Without streets, the surrounding towns say more than a close view. */
const outlinesZoom = 9.6;
const streetsZoom = { exact: 15, area: 12 };

/** A small map of one listing. It leaves the wheel and one finger to the page. */
export function LocationMap({ place, isExact, name }: LocationMapProps) {
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [start] = useState(() => ({
    center: worldPoint(place),
    zoom: env.mapStyles ? streetsZoom[isExact ? 'exact' : 'area'] : outlinesZoom,
  }));
  const { map, problem, retry } = useMapEngine(container, {
    label: `Map of ${name}`,
    start,
    minZoom,
    maxZoom,
    // Zooming keeps the property where it is on the map.
    adjust: (next, now) => anchoredView(next, now, start.center),
    isCooperative: true,
  });
  const { place: position, placeAll } = useMarkerPositions(map, root, layer);
  const { view, zoomBy } = useMapCamera({ map, start, place: position });
  const basemap = useBasemap(map, view.zoom);
  useLayoutEffect(placeAll);
  const circle = useMemo(() => (isExact ? null : circleAround(place, zipRadiusKm)), [place, isExact]);
  useMapShape({ map, styleLoads: basemap.styleLoads, shape: circle, color: '--evergreen' });
  return (
    <div ref={root} className="absolute inset-0 bg-[var(--map-water)]">
      <div ref={container} className="size-full" />
      <div ref={layer} className="absolute top-0 left-0">
        {isExact && map ? (
          <MapPoint as="div" place={place} front={1}>
            <MapPin
              aria-hidden
              className="absolute size-10 -translate-x-1/2 -translate-y-9 fill-evergreen text-surface drop-shadow-md"
            />
          </MapPoint>
        ) : null}
      </div>
      <ZoomButtons zoom={view.zoom} onZoom={zoomBy} />
      {basemap.isError ? <OutlinesError onRetry={basemap.retry} /> : null}
      {problem ? <MapProblem problem={problem} instead="The address is above." onRetry={retry} /> : null}
      {map || problem ? null : <Skeleton className="absolute inset-0 z-20 rounded-none" />}
    </div>
  );
}
