import { queryOptions } from '@tanstack/react-query';
import { getReadClient } from '@/shared/supabase/anon-client';
import { unwrap } from '@/shared/supabase/errors';
import { marketplaceKeys } from '../../listing/api/keys';

/** City, state and county of a ZIP code; null when it's unknown. */
export function zipQuery(zip: string) {
  return queryOptions({
    queryKey: marketplaceKeys.zip(zip),
    queryFn: async ({ signal }) => {
      const supabase = await getReadClient();
      return unwrap(
        await supabase
          .from('zip_codes')
          .select('city, state, county')
          .eq('zip', zip)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: Infinity,
  });
}
