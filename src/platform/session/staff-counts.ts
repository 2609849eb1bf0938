import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { staffKey } from './staff';

type Returned = Database['public']['Functions']['staff_counts']['Returns'][number];

/** How many items wait in each staff queue; null for queues that the member's role doesn't open. */
export type StaffCounts = { [Queue in keyof Returned]: number | null };

/** Key of every `staffCountsQuery`. */
export const staffCountsKey = [...staffKey, 'counts'] as const;

/** Query for the counts next to the staff screens, for members with a staff role. */
export function staffCountsQuery(userId: string) {
  return queryOptions({
    queryKey: [...staffCountsKey, userId],
    queryFn: async ({ signal }): Promise<StaffCounts> =>
      unwrap(await database().rpc('staff_counts').abortSignal(signal).single()),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}
