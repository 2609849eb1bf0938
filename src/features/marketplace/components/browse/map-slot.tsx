import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { ListingMap } from '../map/listing-map';
import { mapHeight } from '../map/map-height';

const loadMap = () => import('../map/listing-map').then((module) => module.ListingMap);

/** The map, whose code comes with its first showing. Where it cannot be had, or fails, the list beside it goes on. */
export function MapSlot(props: ComponentProps<typeof ListingMap>) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLoaded(loadMap, attempt, () => setFailed(true));
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const failure = (
    <ErrorState
      title="The map could not be loaded"
      text="The listings are all in the list. You can try the map again."
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
