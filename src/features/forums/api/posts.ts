import { infiniteQueryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { authorColumns } from '@/shared/supabase/author';
import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import type { Post } from '../forum';
import { forumKeys } from './keys';
import { isFull, patchPost, placePosts, type ThreadPage } from './thread-pages';

const columns =
  `id, user_id, content, number, path, created_at, edited_at, deleted_at, author:users!forum_posts_user_id_fkey(${authorColumns})` as const;

/** Where a page of a thread is. */
type ThreadPlace = { at: number | null } | { after: number[] } | { before: number[] };

const beginning = (start: number | null): ThreadPlace => ({ at: start });

function argumentsOf(place: ThreadPlace) {
  if ('after' in place) return { after: place.after };
  if ('before' in place) return { before: place.before };
  return place.at === null ? {} : { at_number: place.at };
}

/** Pages of a topic's posts in the order of the tree, from the post of number `start` on, or from the first; and back from there. */
export function threadQuery(readerId: string, topicId: string, start: number | null) {
  return infiniteQueryOptions({
    queryKey: forumKeys.thread(readerId, topicId, start),
    queryFn: async ({ pageParam, signal }): Promise<ThreadPage> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .rpc('topic_posts', { topic_id: topicId, ...argumentsOf(pageParam) })
          .select(columns)
          .retry(false)
          .abortSignal(signal),
      );
      const items: Post[] = rows;
      const first = items[0];
      const last = items.at(-1);
      // Where there is no post of that number, the page begins with the first.
      const fromStart = 'at' in pageParam && first?.number !== pageParam.at;
      const more = isFull(items);
      return {
        items,
        next: last && more ? last.path : null,
        previous: first && first.number !== 1 && !fromStart && ('at' in pageParam || more) ? first.path : null,
      };
    },
    initialPageParam: beginning(start),
    getNextPageParam: ({ next }) => next && { after: next },
    getPreviousPageParam: ({ previous }) => previous && { before: previous },
  });
}

/** The posts of a topic with later numbers, in the order of writing: a page of them. */
export async function readNewPosts(topicId: string, after: number): Promise<Post[]> {
  const supabase = await getSupabase();
  return unwrap(
    await supabase
      .from('forum_posts')
      .select(columns)
      .eq('topic_id', topicId)
      .gt('number', after)
      .order('number')
      .limit(newPosts)
      .retry(false),
  );
}

/** How many posts `readNewPosts` reads at most. */
export const newPosts = 50;

/** A post that is being sent. Its id is chosen here, so that sending it again is the same post. */
export interface NewPost {
  id: string;
  content: string;
  /** Null answers the topic. */
  parentId: string | null;
}

async function sendPost(topicId: string, userId: string, { id, content, parentId }: NewPost): Promise<Post> {
  const supabase = await getSupabase();
  const table = supabase.from('forum_posts');
  const { data, error, status } = await table
    .insert({ id, topic_id: topicId, user_id: userId, content, parent_post_id: parentId })
    .select(columns)
    .single();
  // It had arrived before, and the answer had not.
  if (error && error.code !== '23505') throw toRequestFailure(error, status);
  return data ?? unwrap(await table.select(columns).eq('id', id).single());
}

/** Writing in a topic. What was stored stands in its place at once; each rejects when it did not work. */
export function usePostActions(readerId: string, topicId: string) {
  const queryClient = useQueryClient();
  const threads = forumKeys.threads(readerId, topicId);
  const change = (update: (data: InfiniteData<ThreadPage>) => InfiniteData<ThreadPage>) =>
    queryClient.setQueriesData<InfiniteData<ThreadPage>>({ queryKey: threads }, (data) => data && update(data));
  const reply = useMutation({
    mutationFn: (post: NewPost) => sendPost(topicId, readerId, post),
    onSuccess: async (post) => {
      await queryClient.cancelQueries({ queryKey: threads });
      change((data) => placePosts(data, [post]));
      void queryClient.invalidateQueries({ queryKey: forumKeys.topic(readerId, topicId) });
      void queryClient.invalidateQueries({ queryKey: forumKeys.topicLists(readerId) });
    },
  });
  const edit = useMutation({
    mutationFn: async ({ id, content }: { id: string; content: string }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase.from('forum_posts').update({ content }).eq('id', id).select('id, content, edited_at').single(),
      );
    },
    onSuccess: async ({ id, ...stored }) => {
      await queryClient.cancelQueries({ queryKey: threads });
      change((data) => patchPost(data, id, stored));
    },
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('delete_forum_post', { post_id: id }));
    },
    onSuccess: async (_, id) => {
      await queryClient.cancelQueries({ queryKey: threads });
      change((data) => patchPost(data, id, { content: '', deleted_at: new Date().toISOString() }));
    },
  });
  /** Puts posts that others have written meanwhile where they belong. */
  const place = (posts: readonly Post[]) => change((data) => placePosts(data, posts));
  return { reply: reply.mutateAsync, edit: edit.mutateAsync, remove: remove.mutateAsync, place };
}
