import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { listingQuery } from '@/shared/listings/api/queries';
import type { Feedback } from '@/shared/listings/listing';
import { voteChange } from '../votes';

/** The member's own vote on a listing; null for none. */
export function feedbackQuery(listingId: string, userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.feedback(listingId, userId),
    queryFn: async ({ signal }): Promise<Feedback | null> => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('property_feedback')
          .select('feedback_type')
          .eq('user_id', userId)
          .eq('property_id', listingId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row ? (row.feedback_type as Feedback) : null;
    },
    // Counts are live, but a vote in another tab only shows after returning to this one.
    refetchOnWindowFocus: 'always',
  });
}

interface FeedbackPress {
  pressed: Feedback;
  /** The member's vote before the press. */
  current: Feedback | null;
}

async function saveFeedback(listingId: string, userId: string, { current, pressed }: FeedbackPress) {
  const supabase = await getSupabase();
  const table = supabase.from('property_feedback');
  const { next } = voteChange(current, pressed);
  if (next === null) {
    unwrap(await table.delete().eq('user_id', userId).eq('property_id', listingId));
    return;
  }
  const change = () => table.update({ feedback_type: next }).eq('user_id', userId).eq('property_id', listingId);
  if (current !== null) {
    unwrap(await change());
    return;
  }
  const added = await table.insert({ user_id: userId, property_id: listingId, feedback_type: next });
  // Another tab inserted a vote first: the last press wins.
  unwrap(added.error?.code === '23505' ? await change() : added);
}

/**
 * Returns a function that likes or dislikes a listing. Counts update immediately; on failure they revert and `onFailed`
 * is called (for visitors with the specified error). They're refetched after the last pending press.
 */
export function useFeedback(listingId: string, userId: string | null, onFailed: (error: Error) => void) {
  const queryClient = useQueryClient();
  const listingKey = listingQuery(listingId).queryKey;
  const feedbackKey = feedbackQuery(listingId, userId ?? '').queryKey;
  const mutationKey = marketplaceKeys.votes(listingId);

  const apply = (next: Feedback | null, likes: number, dislikes: number) => {
    queryClient.setQueryData(feedbackKey, next);
    queryClient.setQueryData(listingKey, (old) =>
      old ? { ...old, likes: Math.max(0, old.likes + likes), dislikes: Math.max(0, old.dislikes + dislikes) } : old,
    );
  };

  const { mutate } = useMutation({
    mutationKey,
    // One request at a time, in order.
    scope: { id: `feedback-${listingId}` },
    mutationFn: (press: FeedbackPress) => {
      if (!userId) throw new Error('User not authenticated to leave feedback.');
      return saveFeedback(listingId, userId, press);
    },
    onError: (error, { current, pressed }) => {
      const change = voteChange(current, pressed);
      apply(current, -change.likes, -change.dislikes);
      onFailed(error);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: listingKey }),
        queryClient.invalidateQueries({ queryKey: feedbackKey }),
      ]);
    },
  });

  return function press(pressed: Feedback) {
    const current = queryClient.getQueryData(feedbackKey) ?? null;
    const change = voteChange(current, pressed);
    // A response to an earlier request would restore the old counts.
    void queryClient.cancelQueries({ queryKey: listingKey });
    void queryClient.cancelQueries({ queryKey: feedbackKey });
    apply(change.next, change.likes, change.dislikes);
    mutate({ pressed, current });
  };
}
