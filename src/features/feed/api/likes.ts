import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Post } from '../post';
import { withLike } from '../post-rules';
import { feedKeys } from './keys';
import { patchPost } from './patch-post';

type Likes = Pick<Post, 'likes' | 'liked'>;

/** Of posts whose like is being changed: how the server knows it. */
const settled = new Map<string, Likes>();

/**
 * Likes a post, or no longer. Shown at once; several presses are sent one after the other. When the last of them has failed, what
 * the server knows is shown again, and `onFailed` told.
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
    mutationFn: async (liked: boolean) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('like_post', { post_id: post.id, liked }));
    },
    onMutate: (liked) => {
      if (!settled.has(post.id)) settled.set(post.id, { likes: post.likes, liked: post.liked });
      patchPost(queryClient, post.id, (shown) => withLike(shown, liked));
    },
    onSuccess: (likes, liked) => {
      settled.set(post.id, { likes, liked });
    },
    onError: onFailed,
    onSettled: () => {
      const now = settled.get(post.id);
      // Presses after this one are still on their way.
      if (queryClient.isMutating({ mutationKey }) > 1 || !now) return;
      settled.delete(post.id);
      patchPost(queryClient, post.id, () => now);
    },
  });
  return mutate;
}
