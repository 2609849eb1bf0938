import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '@/domain/site/paths';
import type { SenderContext } from '@/platform/offline/outgoing';
import { sendOrQueue } from '@/platform/offline/send-or-queue';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { listingQuery } from '@/shared/listings/api/listing-query';
import type { Feedback } from '@/domain/listing/listing';
import { voteChange } from '../votes';

/** The member's own vote on a listing; null for none. */
export function feedbackQuery(listingId: string, userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.feedback(listingId, userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<Feedback | null> => {
      const row = unwrap(
        await database()
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

/** A vote on a listing; null withdraws it. */
export interface OutgoingVote {
  listingId: string;
  /** The vote it replaces, as far as it's known. */
  current: Feedback | null;
  next: Feedback | null;
}

/** Stores a vote. From the outbox, it's read again with the counts. */
export async function sendVote(vote: OutgoingVote, { client, userId }: SenderContext): Promise<void> {
  const { listingId } = vote;
  await storeVote(vote, userId);
  // Otherwise, the mutation reads them.
  if (client.isMutating({ mutationKey: marketplaceKeys.votes(listingId) }) > 0) return;
  void client.invalidateQueries({ queryKey: listingQuery(listingId).queryKey });
  void client.invalidateQueries({ queryKey: feedbackQuery(listingId, userId).queryKey });
}

async function storeVote({ listingId, current, next }: OutgoingVote, userId: string) {
  const table = database().from('property_feedback');
  if (next === null) {
    unwrap(await table.delete().eq('user_id', userId).eq('property_id', listingId));
    return;
  }
  const change = async () => {
    const changed = table.update({ feedback_type: next }).eq('user_id', userId).eq('property_id', listingId);
    return unwrap(await changed.select('feedback_type')).length > 0;
  };
  if (current !== null && (await change())) return;
  const { error, status } = await table.insert({ user_id: userId, property_id: listingId, feedback_type: next });
  // Another tab inserted a vote first: the last press wins.
  if (error?.code === '23505') await change();
  else unwrap({ data: null, error, status });
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
    mutationFn: ({ current, pressed }: FeedbackPress) => {
      if (!userId) throw new Error('User not authenticated to leave feedback.');
      return sendOrQueue(
        { client: queryClient, userId },
        {
          kind: 'vote',
          key: listingId,
          replaces: true,
          failure: 'Your vote on a listing wasn’t saved.',
          path: paths.listing(listingId),
          value: { listingId, current, next: voteChange(current, pressed).next },
        },
        sendVote,
      );
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
