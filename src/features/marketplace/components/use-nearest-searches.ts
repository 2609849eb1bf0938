import { useQueries, useQuery } from '@tanstack/react-query';
import { countQuery } from '@/shared/listing-filters/api/queries';
import { addFilters, filterChips } from '@/domain/filters/filters';
import type { FilteredSearch } from '@/shared/listings/api/keys';
import { sentenceQuery } from '@/shared/search/api/queries';
import { basicSearches, nearestSearches, type NearestSearch } from '../nearest-searches';

const maxShown = 4;

/** Those of the searches that find more, with how much; null until all are counted. Failed ones are left out. */
function useCounted(searches: readonly NearestSearch[], found: number): (NearestSearch & { count: number })[] | null {
  const counts = useQueries({
    queries: searches.map((near) => ({ ...countQuery(near), placeholderData: undefined, retry: false })),
  });
  if (counts.some(({ isPending }) => isPending)) return null;
  return searches.flatMap((near, index) => {
    const count = counts[index]?.data ?? 0;
    return count > found ? [{ ...near, count }] : [];
  });
}

/** Up to four searches close to one that finds `found` listings which find more, with how much; null until counted. */
export function useNearestSearches({ search, filters }: FilteredSearch, found: number) {
  // A sentence that was linked to or saved as a text.
  const reading = useQuery({ ...sentenceQuery(search, filters), enabled: search !== '', retry: false });
  const outcome = reading.data?.note.hasFilters ? reading.data : null;
  const base = outcome
    ? { search: outcome.note.search, filters: addFilters(filters, outcome.filters) }
    : { search, filters };
  const read: NearestSearch[] = outcome
    ? [
        {
          ...base,
          label: `for ${filterChips(base.filters)
            .map((chip) => chip.label)
            .join(' · ')}`,
        },
      ]
    : [];
  const near = useCounted([...read, ...nearestSearches(base)], found);
  const basic = useCounted(near?.length === 0 ? basicSearches(base) : [], found);
  if (near === null || basic === null || (search !== '' && reading.isPending)) return null;
  return [...near, ...basic].slice(0, maxShown);
}
