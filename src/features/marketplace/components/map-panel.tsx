import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { ErrorBoundary } from '@/shared/layout/error-boundary';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { useLazyComponent } from '@/shared/ui/use-lazy-component';
import type { ListingMap } from '../map/components/listing-map';
import { mapHeight } from '../map/components/map-height';

const loadMap = () => import('../map/components/listing-map').then((module) => module.ListingMap);

/** Loads the map's code when first shown. If it fails to load or crashes, the list beside it still works. */
export function MapPanel(props: ComponentProps<typeof ListingMap>) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLazyComponent(loadMap, attempt, () => setFailed(true));
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const failure = (
    <ErrorState
      title="We couldn’t load the map"
      text="All listings are still in the list. Try loading the map again."
      onRetry={retry}
    />
  );
  if (failed) return failure;
  if (!show) {
    return (
      <>
        <output className="sr-only">Loading the map</output>
        <Skeleton className={clsx('rounded-card', mapHeight)} />
      </>
    );
  }
  return (
    <ErrorBoundary key={attempt} fallback={failure}>
      {show(props)}
    </ErrorBoundary>
  );
}
