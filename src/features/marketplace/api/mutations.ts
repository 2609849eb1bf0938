import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import type { Database } from '@/shared/supabase/database.types';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import type { Feedback, NewListing } from '../listing';
import { feedbackChange } from '../rules';
import { marketplaceKeys } from './keys';
import { feedbackQuery, listingQuery } from './queries';

interface FeedbackPress {
  pressed: Feedback;
  /** The member's feedback before the press. */
  current: Feedback | null;
}

async function saveFeedback(listingId: string, userId: string, { current, pressed }: FeedbackPress) {
  const supabase = await getSupabase();
  const table = supabase.from('property_feedback');
  const { next } = feedbackChange(current, pressed);
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
  // Another tab was quicker: what counts is the last press.
  unwrap(added.error?.code === '23505' ? await change() : added);
}

/**
 * Like and dislike of one listing: `press` moves the counts at once. When the request fails they move back
 * and `onFailed` is called (for a visitor with the specified text); when the last press has arrived they are read again.
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
    // One at a time, in the order pressed.
    scope: { id: `feedback-${listingId}` },
    mutationFn: (press: FeedbackPress) => {
      if (!userId) throw new Error('User not authenticated to leave feedback.');
      return saveFeedback(listingId, userId, press);
    },
    onError: (error, { current, pressed }) => {
      const change = feedbackChange(current, pressed);
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
    const change = feedbackChange(current, pressed);
    // An answer asked for before the press would put the old counts back.
    void queryClient.cancelQueries({ queryKey: listingKey });
    void queryClient.cancelQueries({ queryKey: feedbackKey });
    apply(change.next, change.likes, change.dislikes);
    mutate({ pressed, current });
  };
}

/**
 * Stores a listing under the id the browser chose. A second arrival of the same id counts as stored, so
 * that a repeated click or a lost answer never posts twice.
 */
async function insertListing(listing: NewListing): Promise<string> {
  const supabase = await getSupabase();
  // The generated type asks for the coordinates, which a trigger fills in.
  const row = listing as Database['public']['Tables']['properties']['Insert'];
  const answer = await supabase.from('properties').insert(row).select('id').maybeSingle();
  if (answer.error?.code === '23505') return listing.id;
  const stored = unwrap(answer);
  if (!stored) throw new RequestFailure('server', 'Failed to retrieve data after insert.', null, null);
  return stored.id;
}

/** Posts a listing; every list that may show it is read again. */
export function usePostListing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: insertListing,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists }),
  });
}
