import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/shared/supabase/errors';
import { getReader } from '@/shared/supabase/reader';
import { isLongEnough, type Found } from '../rules';
import { searchKeys } from './keys';

/** What the whole product has for a text, as far as the reader may find it; not asked for texts that are too short. */
export function siteSearchQuery(readerId: string | null, text: string) {
  return queryOptions({
    queryKey: searchKeys.site(readerId, text),
    queryFn: async ({ signal }): Promise<Found[]> => {
      const supabase = await getReader();
      // The types do not know which columns may be null.
      return unwrap(
        await supabase
          .rpc('search_site', { q: text })
          .retry(false)
          .abortSignal(signal)
          .overrideTypes<Found[], { merge: false }>(),
      );
    },
    enabled: isLongEnough(text),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
