import { useQuery } from '@tanstack/react-query';
import { countQuery } from '@/shared/listing-filters/api/queries';
import { addFilters, emptyFilters, type Filters } from '@/domain/filters/filters';
import { sentenceQuery } from '@/shared/search/api/queries';
import { isLongEnough, understoodAs, type Understood } from '../site-search';

/**
 * What a text means as a search of the marketplace, added to the filters, and how much that finds. `understood` is null
 * for what's only a text. `isReading` is true until that's known; if it can't be found out, the text is only a text.
 */
export function useUnderstood(
  text: string,
  filters: Filters = emptyFilters,
  enabled: boolean,
): { understood: Understood | null; isReading: boolean } {
  const isEnabled = enabled && isLongEnough(text);
  const reading = useQuery({ ...sentenceQuery(text, filters), enabled: isEnabled, retry: false });
  const outcome = reading.data;
  const count = useQuery({
    ...countQuery({ search: outcome?.note.search ?? '', filters: addFilters(filters, outcome?.filters ?? {}) }),
    enabled: outcome?.note.hasFilters === true,
    placeholderData: undefined,
    retry: false,
  });
  return {
    understood: isEnabled && outcome?.note.hasFilters ? understoodAs(outcome, count.data) : null,
    isReading: isEnabled && reading.isPending,
  };
}
