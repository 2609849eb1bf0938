import { useQueries, useQuery } from '@tanstack/react-query';
import { countQuery } from '@/shared/listing-filters/api/queries';
import { addFilters, filterChips } from '@/shared/listing-filters/filters';
import type { FilteredSearch } from '@/shared/listings/api/keys';
import { sentenceQuery } from '@/shared/sentence/api/queries';
import { basicSearches, nearestSearches, type NearestSearch } from '../nearest-searches';

const maxShown = 4;

/** Those of the searches that find something, with how much; null until all are counted. Failed ones are left out. */
function useCounted(searches: readonly NearestSearch[]): (NearestSearch & { count: number })[] | null {
  const counts = useQueries({
    queries: searches.map((near) => ({ ...countQuery(near), placeholderData: undefined, retry: false })),
  });
  if (counts.some(({ isPending }) => isPending)) return null;
  return searches.flatMap((near, index) => {
    const count = counts[index]?.data ?? 0;
    return count > 0 ? [{ ...near, count }] : [];
  });
}

/** Up to four searches that find something close to one that finds nothing, with how much; null until counted. */
export function useNearestSearches({ search, filters }: FilteredSearch) {
  // A sentence that was only typed, or linked to as a text.
  const reading = useQuery({ ...sentenceQuery(search, filters), enabled: search !== '', retry: false });
  const outcome = reading.data;
  const read: NearestSearch[] = outcome?.note.hasFilters
    ? [
        {
          label: `for ${filterChips({ ...filters, ...outcome.filters })
            .map((chip) => chip.label)
            .join(' · ')}`,
          search: outcome.note.search,
          filters: addFilters(filters, outcome.filters),
        },
      ]
    : [];
  const near = useCounted([...read, ...nearestSearches({ search, filters })]);
  const basic = useCounted(near?.length === 0 ? basicSearches({ search, filters }) : []);
  if (near === null || basic === null || (search !== '' && reading.isPending)) return null;
  return [...near, ...basic].slice(0, maxShown);
}
