import { BadgeCheck, LoaderCircle, MapPinOff, Maximize, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Region } from '../../map/fit';
import type { Bounds } from '../../map/mercator';
import { Elsewhere } from './elsewhere';

interface MapOverlayProps {
  loading: boolean;
  busy: boolean;
  /** Nothing could be read. */
  error: Error | null;
  /** What is shown may be out of date, or coarser than it could be. */
  nearFailed: boolean;
  onRetry: () => void;
  googleFailed: boolean;
  /** The reader has moved the map since it was fitted or searched. */
  moved: boolean;
  /** An area is searched. */
  searched: boolean;
  /** In sight; null while unknown. */
  listings: number | null;
  /** Nowhere is anything. */
  nothingFound: boolean;
  elsewhere: readonly Region[];
  onGo: (bounds: Bounds) => void;
  onFit: () => void;
  onSearch: () => void;
  onClear: () => void;
}

/** What lies over the map: the area's controls, the legend, and the states without marks. */
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
          text={explainFailure(error)}
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
        {listings === null
          ? ''
          : `${listings.toLocaleString('en-US')} ${listings === 1 ? 'listing' : 'listings'} on the map`}
      </output>
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-wrap justify-center gap-2 px-12 *:pointer-events-auto">
        <AreaControls {...props} />
        {nearFailed ? (
          <Note>
            The listings here could not be loaded.{' '}
            <button type="button" className="min-h-6 font-semibold text-evergreen-ink underline" onClick={onRetry}>
              Retry
            </button>
          </Note>
        ) : null}
        {googleFailed ? <Note>Google’s map could not be loaded. This is our own.</Note> : null}
      </div>
      {listings === 0 ? <NothingHere {...props} /> : null}
      <div className="pointer-events-none absolute bottom-3 left-3 z-10 flex flex-col items-start gap-2 *:pointer-events-auto">
        <Elsewhere regions={props.elsewhere} onGo={props.onGo} />
        <Legend />
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

function NothingHere({ nothingFound, searched, onFit, onClear }: MapOverlayProps) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-4">
      <output className="pointer-events-auto flex max-w-xs flex-col items-center rounded-card bg-surface px-5 py-4 text-center shadow-card">
        <MapPinOff aria-hidden className="size-6 text-muted" />
        <p className="mt-2 font-semibold text-ink">
          {nothingFound ? 'No properties found' : 'No listings in this part of the map'}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {nothingFound && !searched
            ? 'Try adjusting your search criteria or filters to find more properties'
            : 'Look at a larger area to find more.'}
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-2 empty:hidden">
          {nothingFound ? null : (
            <Button size="sm" variant="secondary" icon={<Maximize aria-hidden />} onClick={onFit}>
              Show all found
            </Button>
          )}
          {searched ? (
            <Button size="sm" variant="secondary" onClick={onClear}>
              Clear area
            </Button>
          ) : null}
        </div>
      </output>
    </div>
  );
}

function Legend() {
  return (
    <p
      aria-hidden
      className="pointer-events-none! flex items-center gap-3 rounded-control bg-surface/90 px-2.5 py-1.5 text-xs font-medium text-ink"
    >
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

function Note({ children }: { children: ReactNode }) {
  return (
    <output className="flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm text-ink shadow-card">
      {children}
    </output>
  );
}
