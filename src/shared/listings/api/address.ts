import { queryOptions } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from './keys';

/** A listing's street address; null if it's unknown or not public. `id` is a UUID. */
export function addressQuery(id: string) {
  return queryOptions({
    queryKey: [...marketplaceKeys.listing(id), 'address'],
    queryFn: async ({ signal }) => {
      const row = unwrap(
        await readDatabase().from('properties').select('address').eq('id', id).abortSignal(signal).maybeSingle(),
      );
      return row?.address ?? null;
    },
    staleTime: Infinity,
  });
}
