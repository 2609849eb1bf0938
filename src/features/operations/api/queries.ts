import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Operations } from '../operations';
import { operationsKeys } from './keys';

/** What an operator has to look at, for admins. Refreshed every minute. */
export const operationsQuery = queryOptions({
  queryKey: operationsKeys.all,
  queryFn: async ({ signal }) =>
    // The function returns JSON, which the generated types don't describe.
    unwrap(await database().rpc('operations').abortSignal(signal)) as unknown as Operations,
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
});
