import { MutationObserver, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Feedback } from '../listing';
import { feedbackChange } from '../rules';
import { noSaves, saveAnswered, savePressed, type Saves } from '../saves';
import { marketplaceKeys } from './keys';
import { feedbackQuery, listingQuery, savesQuery } from './queries';

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

async function storeSave(listingId: string, userId: string, wanted: boolean) {
  const supabase = await getSupabase();
  const table = supabase.from('saved_listings');
  if (!wanted) {
    unwrap(await table.delete().eq('user_id', userId).eq('property_id', listingId));
    return;
  }
  // Saved in another tab already: nothing to do.
  const row = { user_id: userId, property_id: listingId };
  unwrap(await table.upsert(row, { onConflict: 'user_id,property_id', ignoreDuplicates: true }));
}

/** Presses of one listing's heart: one request at a time, in the order pressed. */
function saving(queryClient: QueryClient, listingId: string, userId: string) {
  const { queryKey } = savesQuery(userId);
  const mutationKey = marketplaceKeys.saving(listingId);
  const change = (to: (saves: Saves) => Saves) => queryClient.setQueryData(queryKey, (old) => to(old ?? noSaves));
  const answered = (stored: boolean | null) =>
    change((saves) => saveAnswered(saves, listingId, stored, queryClient.isMutating({ mutationKey }) === 1));
  return new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: `save-${listingId}` },
    mutationFn: (wanted: boolean) => storeSave(listingId, userId, wanted),
    onMutate: (wanted) => {
      change((saves) => savePressed(saves, listingId, wanted));
    },
    onError: () => {
      answered(null);
    },
    onSuccess: (_, wanted) => {
      answered(wanted);
      // What was taken back stays in sight, to be saved again, until the list is opened anew.
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.saved(userId), refetchType: 'none' });
      // Saving gives a like. A vote on its way reads both again when it has arrived.
      if (queryClient.isMutating({ mutationKey: marketplaceKeys.votes(listingId) }) > 0) return;
      // Not waited for: the next press need not.
      void queryClient.invalidateQueries({ queryKey: listingQuery(listingId).queryKey });
      void queryClient.invalidateQueries({ queryKey: feedbackQuery(listingId, userId).queryKey });
    },
  });
}

/**
 * Saves a listing for the member, or takes that back. Every heart of the listing shows it at once, and what is
 * stored when the request fails, of which `onFailed` is told. The function stays the same as long as its arguments do.
 */
export function useSaveListing(userId: string | null, onFailed: (error: Error, wanted: boolean) => void) {
  const queryClient = useQueryClient();
  return useCallback(
    (listingId: string, wanted: boolean) => {
      if (userId === null) return;
      saving(queryClient, listingId, userId)
        .mutate(wanted)
        .catch((error: Error) => onFailed(error, wanted));
    },
    [queryClient, userId, onFailed],
  );
}
