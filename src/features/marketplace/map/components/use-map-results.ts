import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { mapQuery } from '../api/queries';
import type { Filters } from '@/domain/filters/filters';
import { wholeCountry, isComplete, requestFor } from '../map-area';
import type { MapViewport } from '@/shared/map/use-map-camera';

/** Milliseconds after the last movement before fetching details for the viewport. */
const debounceMs = 250;
const emptyAnswer: readonly never[] = [];

/**
 * The results in the detail that the viewport needs: one request for the whole country, and if that one has clusters,
 * one more for each area viewed closely.
 */
export function useMapResults(filters: Filters, search: string, viewport: MapViewport | null) {
  const settled = useDebounced(viewport, debounceMs);
  const all = useQuery(mapQuery(filters, search, wholeCountry));
  const fresh = all.data !== undefined && !all.isPlaceholderData;
  const request = settled && fresh && !isComplete(all.data) ? requestFor(settled.bounds, settled.view) : null;
  const near = useQuery({ ...mapQuery(filters, search, request ?? wholeCountry), enabled: request !== null });
  const nearFailed = request !== null && near.isError;
  const found = (request && !nearFailed ? near.data : all.data) ?? all.data ?? emptyAnswer;
  return useMemo(
    () => ({
      /** The results to show. */
      found,
      /** Results for the whole country, possibly clustered; undefined until loaded for these filters. */
      all: fresh ? all.data : undefined,
      loading: all.data === undefined && !all.error,
      /** A request for the current filters or viewport is in flight. */
      busy: all.isFetching || near.isFetching,
      error: all.data === undefined ? all.error : null,
      /** The detailed request failed: showing the coarser results. */
      nearFailed: nearFailed || (all.data !== undefined && all.isError),
      retry: () => void (all.isError ? all.refetch() : near.refetch()),
    }),
    [found, fresh, all, near, nearFailed],
  );
}
