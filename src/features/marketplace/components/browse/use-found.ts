import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@/shared/lib/format';
import { isOutdated } from '@/shared/lib/is-outdated';
import type { Narrowing } from '../../api/keys';
import { countQuery, facetsQuery } from '../../api/queries';
import { isNarrowed } from '../../filters';
import { cappedCount } from '../../rules';

/**
 * How many properties a search finds, as 'N properties': capped at '1,000+' where they have to be counted. Where nothing
 * narrows the list nothing is, for the facets know the total. `text` is null while it is not known.
 */
export function useFound({ search, filters }: Narrowing, enabled = true): { text: string | null; updatedAt: number } {
  const narrowed = search !== '' || isNarrowed(filters);
  const facets = useQuery(facetsQuery());
  const count = useQuery({ ...countQuery({ search, filters }), enabled: enabled && narrowed });
  const total = isOutdated(facets) ? undefined : facets.data?.total;
  const found = narrowed ? count.data : total;
  // A number kept from the search before has no time of its own.
  const updatedAt = (narrowed && count.dataUpdatedAt) || (total === undefined ? 0 : facets.dataUpdatedAt);
  if (found === undefined) return { text: null, updatedAt };
  return {
    text: `${narrowed ? cappedCount(found) : formatNumber(found)} ${found === 1 ? 'property' : 'properties'}`,
    updatedAt,
  };
}
