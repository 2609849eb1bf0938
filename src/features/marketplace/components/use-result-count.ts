import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@/kit/formatting/format';
import type { FilteredSearch } from '@/shared/listings/api/keys';
import { formatCount } from '@/domain/listing/figures';
import { isStale } from '../is-stale';
import { countQuery } from '@/shared/listing-filters/api/queries';
import { facetsQuery } from '../api/queries';
import { isFiltered } from '@/domain/filters/filters';

/**
 * How many properties a search finds, as 'N properties'; filtered counts stop at '1,000+'. Without filters the facets
 * have the total. `text` is null until the count is loaded; `updatedAt` is in ms, 0 if unknown.
 */
export function useResultCount(
  { search, filters }: FilteredSearch,
  enabled = true,
): { text: string | null; isEmpty: boolean; updatedAt: number } {
  const filtered = search !== '' || isFiltered(filters);
  const facets = useQuery(facetsQuery());
  const count = useQuery({ ...countQuery({ search, filters }), enabled: enabled && filtered });
  const total = isStale(facets) ? undefined : facets.data?.total;
  const found = filtered ? count.data : total;
  // A placeholder count from the previous search has no time of its own.
  const updatedAt = (filtered && count.dataUpdatedAt) || (total === undefined ? 0 : facets.dataUpdatedAt);
  if (found === undefined) return { text: null, isEmpty: false, updatedAt };
  return {
    text: `${filtered ? formatCount(found) : formatNumber(found)} ${found === 1 ? 'property' : 'properties'}`,
    isEmpty: found === 0,
    updatedAt,
  };
}
