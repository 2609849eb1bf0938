import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { removeFiles } from '@/platform/supabase/upload';
import type { Comment, FullPost, Post } from '../post';
import { withLike } from '../post-filters';
import { type PostDraft, toPostColumns } from '../post-draft';
import { feedKeys } from './keys';
import { patchPost, type PostPages, removePost } from './patch-post';
import { commentColumns, commentsQuery, fullColumns, type Pages, toFullPost } from './queries';

interface Written {
  id: string;
  content: string;
}

/**
 * Adds, edits and deletes comments on a post. Each rejects on errors. The client chooses a new comment's id, so that a
 * retry can't create a second one. New comments are appended to the loaded ones.
 */
export function useComments(userId: string, postId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(userId, postId);
  const change = async (work: (items: Comment[], isLast: boolean) => Comment[]) => {
    // A response in flight would undo the change.
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
      const row = { id, post_id: postId, user_id: userId, content };
      return unwrap(
        await database().from('feed_comments').upsert(row, { onConflict: 'id' }).select(commentColumns).single(),
      );
    },
    onSuccess: async (added) => {
      await change((items, isLast) => (isLast ? [...items.filter(({ id }) => id !== added.id), added] : items));
      count(1);
    },
  });
  const { mutateAsync: edit } = useMutation({
    mutationFn: async ({ id, content }: Written) =>
      unwrap(await database().from('feed_comments').update({ content }).eq('id', id).select(commentColumns).single()),
    onSuccess: (saved) => change((items) => items.map((comment) => (comment.id === saved.id ? saved : comment))),
  });
  const { mutateAsync: remove } = useMutation({
    mutationFn: async (id: string) => unwrap(await database().rpc('delete_comment', { comment_id: id })),
    onSuccess: async (removed, id) => {
      await change((items) => items.filter((comment) => comment.id !== id));
      if (removed) count(-1);
    },
  });
  return { add, edit, remove };
}

interface NewPost {
  id: string;
  draft: PostDraft;
}

/**
 * Publishes a post. Returns whether it waits for review. The client chooses the id, so that a retry can't create a
 * second post. Doesn't refetch the feed; see `useReadFeed`.
 */
export function useCreatePost(userId: string) {
  return useMutation({
    mutationFn: async ({ id, draft }: NewPost) => {
      const row = { id, user_id: userId, ...toPostColumns(draft) };
      const saved = await database().from('feed_posts').upsert(row, { onConflict: 'id' }).select('removed_at').single();
      return unwrap(saved).removed_at !== null;
    },
  });
}

/** Edits the member's own post and removes its replaced picture. Fails as `not-found` if the post was deleted. */
export function useEditPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ post, draft }: { post: FullPost; draft: PostDraft }) =>
      toFullPost(
        unwrap(
          await database()
            .from('feed_posts')
            .update(toPostColumns(draft))
            .eq('id', post.id)
            .select(fullColumns)
            .single(),
        ),
      ),
    onSuccess: (saved, { post }) => {
      patchPost(queryClient, saved.id, () => saved);
      if (post.picture && post.picture.path !== saved.picture?.path) removePostPicture(post.picture.path);
    },
  });
}

/** Deletes a post, as its author or as staff. Succeeds if it was already deleted. */
export function useDeletePost(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Post) => {
      unwrap(await database().from('feed_posts').delete().eq('id', id));
    },
    onSuccess: (_, post) => {
      removePost(queryClient, post.id);
      // Staff can't delete files in other members' folders.
      if (post.picture && post.user_id === userId) removePostPicture(post.picture.path);
    },
  });
}

/** Reloads the first page of the feed, and drops the cached pages of other filters. Rejects on errors. */
export function useReloadFeed(userId: string) {
  const queryClient = useQueryClient();
  return async (filter: string | null) => {
    const queryKey = feedKeys.list(userId, filter);
    await queryClient.cancelQueries({ queryKey });
    // Keep one page, or a refetch would load all of them one by one.
    queryClient.setQueryData<PostPages>(
      queryKey,
      (old) => old && { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) },
    );
    queryClient.removeQueries({
      queryKey: feedKeys.lists,
      type: 'inactive',
      predicate: (query) => query.queryKey.at(-1) !== filter,
    });
    await queryClient.refetchQueries({ queryKey }, { throwOnError: true });
  };
}

/** Removes an unused picture. If that fails, the cleanup removes it later. */
export function removePostPicture(path: string): void {
  removeFiles('images', [path]).catch(() => undefined);
}

type Likes = Pick<Post, 'likes' | 'liked'>;

/** The last state confirmed by the server, for posts with a pending like. */
const confirmed = new Map<string, Likes>();

/**
 * Likes or unlikes a post optimistically. Repeated clicks are sent in sequence. If the last one fails, the state
 * confirmed by the server is restored and `onFailed` is called.
 */
export function useLike(
  post: Pick<Post, 'id' | 'likes' | 'liked'>,
  onFailed: (error: Error) => void,
): (liked: boolean) => void {
  const queryClient = useQueryClient();
  const mutationKey = feedKeys.liking(post.id);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (liked: boolean) => unwrap(await database().rpc('like_post', { post_id: post.id, liked })),
    onMutate: (liked) => {
      if (!confirmed.has(post.id)) confirmed.set(post.id, { likes: post.likes, liked: post.liked });
      patchPost(queryClient, post.id, (shown) => withLike(shown, liked));
    },
    onSuccess: (likes, liked) => {
      confirmed.set(post.id, { likes, liked });
    },
    onError: onFailed,
    onSettled: () => {
      const now = confirmed.get(post.id);
      // Later clicks are still pending.
      if (queryClient.isMutating({ mutationKey }) > 1 || !now) return;
      confirmed.delete(post.id);
      patchPost(queryClient, post.id, () => now);
    },
  });
  return mutate;
}
