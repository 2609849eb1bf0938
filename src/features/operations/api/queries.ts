import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Operations } from '../operations';
import { operationsKeys } from './keys';

/** What an operator has to look at, for admins. Refreshed every minute. */
export const operationsQuery = queryOptions({
  queryKey: operationsKeys.all,
  queryFn: async ({ signal }) => {
    const supabase = await getSupabase();
    // The function returns JSON, which the generated types don't describe.
    return unwrap(await supabase.rpc('operations').abortSignal(signal)) as unknown as Operations;
  },
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
});
