import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUuid } from '@/shared/lib/ids';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage } from '@/shared/supabase/keyset';
import type { Forum, ForumDraft } from '../forum';
import { forumKeys } from './keys';

const pageSize = 30;
const columns = 'id, user_id, title, description, topics, posts, last_activity_at, created_at';

/** Pages of all forums, the newest first. */
export function forumsQuery(readerId: string) {
  return infiniteQueryOptions({
    queryKey: forumKeys.lists(readerId),
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      let query = supabase.from('forums').select(columns);
      if (pageParam) query = query.or(rowsAfter(['created_at', pageParam.created_at], ['id', pageParam.id]));
      return toPage<Forum>(
        unwrap(
          await query
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(pageSize)
            .retry(false)
            .abortSignal(signal),
        ),
        pageSize,
      );
    },
    initialPageParam: null as Forum | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A forum; null where there is none. */
export function forumQuery(readerId: string, forumId: string) {
  return queryOptions({
    queryKey: forumKeys.forum(readerId, forumId),
    queryFn: async ({ signal }): Promise<Forum | null> => {
      if (!isUuid(forumId)) return null;
      const supabase = await getSupabase();
      return unwrap(
        await supabase.from('forums').select(columns).eq('id', forumId).retry(false).abortSignal(signal).maybeSingle(),
      );
    },
  });
}

/** Creates a forum of the reader, or renames one. Rejects as `duplicate` for a title that is taken. */
export function useSaveForum(readerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ forumId, draft }: { forumId: string | null; draft: ForumDraft }): Promise<Forum> => {
      const supabase = await getSupabase();
      const table = supabase.from('forums');
      const query = forumId ? table.update(draft).eq('id', forumId) : table.insert({ user_id: readerId, ...draft });
      return unwrap(await query.select(columns).single());
    },
    onSuccess: (forum) => {
      queryClient.setQueryData(forumKeys.forum(readerId, forum.id), forum);
      return queryClient.invalidateQueries({ queryKey: forumKeys.lists(readerId) });
    },
  });
}

/** For staff: removes a forum with all its topics. Rejects when it did not work. */
export function useRemoveForum(readerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (forumId: string) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('delete_forum', { forum_id: forumId }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: forumKeys.lists(readerId) }),
  });
}
