import { clsx } from 'clsx';
import { LoaderCircle, Search, X } from 'lucide-react';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import type { Region } from '../fit';
import { listingsText } from '../marker-labels';
import type { Bounds } from '@/domain/place/mercator';
import { EmptyArea, type EmptyAreaProps } from './empty-area';
import { MapNote } from '@/shared/map/map-note';
import { OffScreenRegions } from './off-screen-regions';

interface MapOverlayProps extends EmptyAreaProps {
  loading: boolean;
  busy: boolean;
  /** Loading the listings failed. */
  error: Error | null;
  /** The detailed request failed: listings may be out of date or clustered. */
  nearFailed: boolean;
  onRetry: () => void;
  googleFailed: boolean;
  /** The user moved the map since it was fitted or searched. */
  moved: boolean;
  /** The number of listings in view; null until loaded. */
  listings: number | null;
  /** Whether that number is an estimate. */
  estimated: boolean;
  elsewhere: readonly Region[];
  onGo: (bounds: Bounds) => void;
  onSearch: () => void;
}

/** Controls over the map: area search, regions out of view, loading, error and empty states. */
export function MapOverlay(props: MapOverlayProps) {
  const { loading, error, listings, nearFailed, googleFailed, onRetry, busy } = props;
  if (loading) {
    return (
      <div className="absolute inset-0 z-20 bg-surface">
        <span className="sr-only">Loading map</span>
        <Skeleton className="size-full rounded-none" />
      </div>
    );
  }
  if (error) {
    return (
      <div className="absolute inset-0 z-20 grid place-items-center bg-paper/80 p-4">
        <ErrorState
          title="Failed to fetch listings"
          text={describeError(error)}
          onRetry={onRetry}
          retrying={busy}
          className="w-full max-w-md"
        />
      </div>
    );
  }
  return (
    <>
      <output className="sr-only">
        {listings === null ? '' : `${listingsText(listings, props.estimated)} on the map`}
      </output>
      <div
        className={clsx(
          'pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-wrap justify-center gap-2',
          'px-12 *:pointer-events-auto',
        )}
      >
        <AreaControls {...props} />
        {nearFailed ? (
          <MapNote>
            We couldn’t load the listings here.{' '}
            <button type="button" className="min-h-6 font-semibold text-evergreen-ink underline" onClick={onRetry}>
              Retry
            </button>
          </MapNote>
        ) : null}
        {props.estimated ? <MapNote>Numbers are estimates. Zoom in to see every listing.</MapNote> : null}
        {googleFailed ? <MapNote>We couldn’t load Google Maps. Showing our own map.</MapNote> : null}
      </div>
      {listings === 0 ? <EmptyArea {...props} /> : null}
      <div
        className={clsx(
          'pointer-events-none absolute bottom-3 left-3 z-10 flex flex-col items-start gap-2',
          '*:pointer-events-auto',
        )}
      >
        <OffScreenRegions regions={props.elsewhere} onGo={props.onGo} />
      </div>
    </>
  );
}

function AreaControls({ moved, searched, busy, onSearch, onClear }: MapOverlayProps) {
  return (
    <>
      {moved ? (
        <Button
          size="sm"
          className="shadow-card"
          icon={busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Search aria-hidden />}
          onClick={onSearch}
        >
          Search this area
        </Button>
      ) : null}
      {searched ? (
        <Button size="sm" variant="secondary" className="shadow-card" icon={<X aria-hidden />} onClick={onClear}>
          Clear area
        </Button>
      ) : null}
    </>
  );
}
