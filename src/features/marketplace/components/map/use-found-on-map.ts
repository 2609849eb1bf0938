import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '@/shared/lib/use-debounced';
import { mapQuery } from '../../api/map';
import type { Filters } from '../../filters';
import { everywhere, isComplete, partFor } from '../../map/areas';
import type { Look } from './surface';

/** Milliseconds that the map must rest before its part of the country is asked for. */
const restMs = 250;
const emptyAnswer: readonly never[] = [];

/**
 * What was found, as fine as the map's view needs: one answer for the whole country, and from near, when that one has
 * gatherings, one more for each part looked at.
 */
export function useFoundOnMap(filters: Filters, search: string, look: Look | null) {
  const settled = useDebounced(look, restMs);
  const all = useQuery(mapQuery(filters, search, everywhere));
  const fresh = all.data !== undefined && !all.isPlaceholderData;
  const part = settled && fresh && !isComplete(all.data) ? partFor(settled.bounds, settled.view) : null;
  const near = useQuery({ ...mapQuery(filters, search, part ?? everywhere), enabled: part !== null });
  const nearFailed = part !== null && near.isError;
  const found = (part && !nearFailed ? near.data : all.data) ?? all.data ?? emptyAnswer;
  return useMemo(
    () => ({
      /** What to show. */
      found,
      /** What the whole country has, maybe gathered; undefined until it is known for these filters. */
      all: fresh ? all.data : undefined,
      loading: all.data === undefined && !all.error,
      /** An answer for what is now asked is on its way. */
      busy: all.isFetching || near.isFetching,
      error: all.data === undefined ? all.error : null,
      /** The nearer look failed; what is shown is coarser than it could be. */
      nearFailed: nearFailed || (all.data !== undefined && all.isError),
      retry: () => void (all.isError ? all.refetch() : near.refetch()),
    }),
    [found, fresh, all, near, nearFailed],
  );
}
