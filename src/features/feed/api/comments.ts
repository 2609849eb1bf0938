import { infiniteQueryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { authorColumns } from '@/shared/supabase/author';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import type { Comment } from '../post';
import { feedKeys } from './keys';
import { patchPost } from './patch-post';

const pageSize = 30;

const columns =
  `id, user_id, content, created_at, edited_at, author:users!feed_comments_user_id_fkey(${authorColumns})` as const;

type Pages = InfiniteData<KeysetPage<Comment>>;

/** Pages of a post's comments, the oldest first. */
export function commentsQuery(userId: string, postId: string) {
  return infiniteQueryOptions({
    queryKey: feedKeys.comments(userId, postId),
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      let query = supabase.from('feed_comments').select(columns).eq('post_id', postId);
      if (pageParam)
        query = query.or(rowsAfter(['created_at', pageParam.created_at], ['id', pageParam.id], 'ascending'));
      const found: Comment[] = unwrap(
        await query.order('created_at').order('id').limit(pageSize).retry(false).abortSignal(signal),
      );
      return toPage(found, pageSize);
    },
    initialPageParam: null as Comment | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

interface Written {
  id: string;
  content: string;
}

/**
 * Writes, changes and deletes comments of a post. Each rejects when it did not work. A new one's id is the writer's: when an
 * answer was lost, sending it again makes no second comment. It is shown after those that have been read.
 */
export function useComments(userId: string, postId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(userId, postId);
  const change = async (work: (items: Comment[], isLast: boolean) => Comment[]) => {
    // An answer asked for before would bring the old state back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Pages>(queryKey, (old) => {
      const last = old?.pages.at(-1);
      return old && { ...old, pages: old.pages.map((page) => ({ ...page, items: work(page.items, page === last) })) };
    });
  };
  const count = (by: number) =>
    patchPost(queryClient, postId, ({ comments }) => ({ comments: Math.max(0, comments + by) }));

  const { mutateAsync: add } = useMutation({
    mutationFn: async ({ id, content }: Written) => {
      const supabase = await getSupabase();
      const row = { id, post_id: postId, user_id: userId, content };
      return unwrap(await supabase.from('feed_comments').upsert(row, { onConflict: 'id' }).select(columns).single());
    },
    onSuccess: async (added) => {
      await change((items, isLast) => (isLast ? [...items.filter(({ id }) => id !== added.id), added] : items));
      count(1);
    },
  });
  const { mutateAsync: edit } = useMutation({
    mutationFn: async ({ id, content }: Written) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.from('feed_comments').update({ content }).eq('id', id).select(columns).single());
    },
    onSuccess: (saved) => change((items) => items.map((comment) => (comment.id === saved.id ? saved : comment))),
  });
  const { mutateAsync: remove } = useMutation({
    mutationFn: async (id: string) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('delete_comment', { comment_id: id }));
    },
    onSuccess: async (removed, id) => {
      await change((items) => items.filter((comment) => comment.id !== id));
      if (removed) count(-1);
    },
  });
  return { add, edit, remove };
}
