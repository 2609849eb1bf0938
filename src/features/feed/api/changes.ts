import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { removeFiles } from '@/shared/supabase/upload';
import { columnsOf, type PostDraft } from '../draft';
import type { FullPost, Post } from '../post';
import { feedKeys } from './keys';
import { dropPost, patchPost, type PostPages } from './patch-post';
import { fullColumns, toFullPost } from './posts';

interface NewPost {
  id: string;
  draft: PostDraft;
}

/**
 * Publishes a post. The id is the writer's: when an answer was lost, sending it again makes no second one. The feed is not read
 * again by it (see `useReadFeed`).
 */
export function useCreatePost(userId: string) {
  return useMutation({
    mutationFn: async ({ id, draft }: NewPost) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase.from('feed_posts').upsert({ id, user_id: userId, ...columnsOf(draft) }, { onConflict: 'id' }),
      );
    },
  });
}

/** Changes a post of the member's own, and removes a picture it shows no longer. Fails as `not-found` where the post is gone. */
export function useEditPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ post, draft }: { post: FullPost; draft: PostDraft }) => {
      const supabase = await getSupabase();
      return toFullPost(
        unwrap(
          await supabase.from('feed_posts').update(columnsOf(draft)).eq('id', post.id).select(fullColumns).single(),
        ),
      );
    },
    onSuccess: (saved, { post }) => {
      patchPost(queryClient, saved.id, () => saved);
      if (post.picture && post.picture.path !== saved.picture?.path) removePostPicture(post.picture.path);
    },
  });
}

/** Deletes a post, as its author or as staff. One that is gone already is deleted. */
export function useDeletePost(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Post) => {
      const supabase = await getSupabase();
      unwrap(await supabase.from('feed_posts').delete().eq('id', id));
    },
    onSuccess: (_, post) => {
      dropPost(queryClient, post.id);
      // Staff have no way into the folders of others.
      if (post.picture && post.user_id === userId) removePostPicture(post.picture.path);
    },
  });
}

/** Reads the feed from its beginning, in place of what is shown; other filters when they are next looked at. Rejects when it fails. */
export function useReadFeed(userId: string) {
  const queryClient = useQueryClient();
  return async (filter: string | null) => {
    const queryKey = feedKeys.list(userId, filter);
    await queryClient.cancelQueries({ queryKey });
    // One page: the others would be read again one after the other.
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

/** Removes a picture that nothing shows any more. What fails is swept another day. */
export function removePostPicture(path: string): void {
  removeFiles('images', [path]).catch(() => undefined);
}
