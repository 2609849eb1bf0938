import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { DirectoryView } from '../directory-rules';
import { memberCardColumns, toMemberCard, type MemberCard } from '../member';
import { communityKeys } from './keys';

const pageSize = 24;
const suggestedCount = 4;

/** The place in the directory after which the next page begins: what `search_members` reads of a row. */
function cursorOf({ membership_tier, name, id }: MemberCard) {
  return { membership_tier, name, id };
}
type Cursor = ReturnType<typeof cursorOf>;

/**
 * Pages of the members with a public profile, as `userId` sees them. Each page begins after the last row of the one before.
 * Fails with kind 'forbidden' for a search or filter by a member whose email is not confirmed.
 */
export function directoryQuery(userId: string, { search, tier }: DirectoryView) {
  return infiniteQueryOptions({
    queryKey: communityKeys.directory(userId, search, tier),
    queryFn: async ({ pageParam, signal }): Promise<MemberCard[]> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .rpc('search_members', { search, tier, page_size: pageSize, ...(pageParam && { after: pageParam }) })
          .select(memberCardColumns)
          .retry(false)
          .abortSignal(signal),
      );
      return rows.map(toMemberCard);
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === pageSize ? cursorOf(last) : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Four members to follow: never the member themselves, nor whom they follow; those of their markets first. */
export function suggestedQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.suggested(userId),
    queryFn: async ({ signal }): Promise<MemberCard[]> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .rpc('suggested_members', { most: suggestedCount })
          .select(memberCardColumns)
          .retry(false)
          .abortSignal(signal),
      );
      return rows.map(toMemberCard);
    },
    staleTime: 60_000,
  });
}
