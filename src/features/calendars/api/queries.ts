import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { calendarKeys } from './keys';

type Row = Database['public']['Tables']['feed_addresses']['Row'];

/** An address that exists. The address itself is known only when it's made. */
export type FeedAddress = Pick<Row, 'kind' | 'created_at' | 'last_used_at'>;

/** The member's calendar and feed addresses. */
export function feedAddressesQuery(userId: string) {
  return queryOptions({
    queryKey: calendarKeys.list(userId),
    queryFn: async ({ signal }): Promise<FeedAddress[]> => {
      return unwrap(
        await database().from('feed_addresses').select('kind, created_at, last_used_at').abortSignal(signal),
      );
    },
  });
}
