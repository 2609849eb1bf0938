import { infiniteQueryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor } from '@/kit/network/keyset';
import type { ListingSummary } from '@/domain/listing/listing';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { summaryColumns } from '@/shared/listings/api/queries';

const pageSize = 6;

/** Pages of a member's active listings, newest first. */
export function memberListingsQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.ofMember(memberId),
    queryFn: async ({ pageParam, signal }): Promise<ListingSummary[]> => {
      let query = database().from('properties').select(summaryColumns).eq('user_id', memberId).eq('status', 'active');
      if (pageParam) query = query.or(afterCursor(['created_at', pageParam.created_at], ['id', pageParam.id]));
      return unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .abortSignal(signal),
      );
    },
    initialPageParam: null as ListingSummary | null,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
    staleTime: 60_000,
  });
}
