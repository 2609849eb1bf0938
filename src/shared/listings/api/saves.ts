import { MutationObserver, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paths } from '@/domain/site/paths';
import type { SenderContext } from '@/platform/offline/outgoing';
import { sendOrQueue } from '@/platform/offline/send-or-queue';
import { shownInSnapshots } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { emptySaves, finishSave, startSave, mergeSaves, type Saves } from '../saves';
import { marketplaceKeys } from './keys';

/** The API's row limit. */
const maxRows = 1000;

async function fetchSavedIds(userId: string, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    let page = database()
      .from('saved_listings')
      .select('property_id')
      .eq('user_id', userId)
      .order('property_id')
      .limit(maxRows);
    const last = ids.at(-1);
    if (last) page = page.gt('property_id', last);
    // Each page starts after the last id of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const rows = unwrap(await page.abortSignal(signal));
    ids.push(...rows.map(({ property_id }) => property_id));
    if (rows.length < maxRows) return ids;
  }
}

/**
 * A member's saves. Lists include whether each listing is saved, so nothing is fetched at first; after a return to the
 * tab it is, because another tab may have changed it.
 */
export function savesQuery(userId: string) {
  const queryKey = marketplaceKeys.saves(userId);
  return queryOptions({
    queryKey,
    meta: shownInSnapshots,
    queryFn: async ({ signal, client }): Promise<Saves> => {
      const now = () => client.getQueryData<Saves>(queryKey) ?? emptySaves;
      const before = now();
      const ids = await fetchSavedIds(userId, signal);
      return mergeSaves(before, now(), ids);
    },
    initialData: emptySaves,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
    // Structural sharing doesn't support maps.
    structuralSharing: false,
  });
}

/** A listing to save or unsave. */
export interface OutgoingSave {
  listingId: string;
  next: boolean;
}

/** Saves or unsaves a listing, and refetches what that changes. */
export async function sendSave({ listingId, next }: OutgoingSave, { client, userId }: SenderContext): Promise<void> {
  const table = database().from('saved_listings');
  // Ignore a row that another tab has added.
  const row = { user_id: userId, property_id: listingId };
  if (next) unwrap(await table.upsert(row, { onConflict: 'user_id,property_id', ignoreDuplicates: true }));
  else unwrap(await table.delete().eq('user_id', userId).eq('property_id', listingId));
  client.setQueryData(savesQuery(userId).queryKey, (saves) => finishSave(saves ?? emptySaves, listingId, next, false));
  // An unsaved listing stays in the list, to be saved again, until the list is opened again.
  void client.invalidateQueries({ queryKey: marketplaceKeys.saved(userId), refetchType: 'none' });
  // Saving adds a like. A vote in flight refetches both when it completes.
  if (client.isMutating({ mutationKey: marketplaceKeys.votes(listingId) }) > 0) return;
  void client.invalidateQueries({ queryKey: marketplaceKeys.listing(listingId) });
  void client.invalidateQueries({ queryKey: marketplaceKeys.feedback(listingId, userId) });
}

/** Saves and unsaves of one listing: one request at a time, in order. */
function saveMutation(queryClient: QueryClient, listingId: string, userId: string, onSaved: () => void) {
  const { queryKey } = savesQuery(userId);
  const mutationKey = marketplaceKeys.saving(listingId);
  const change = (to: (saves: Saves) => Saves) => queryClient.setQueryData(queryKey, (old) => to(old ?? emptySaves));
  const finish = (stored: boolean | null) =>
    change((saves) => finishSave(saves, listingId, stored, queryClient.isMutating({ mutationKey }) === 1));
  return new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: `save-${listingId}` },
    mutationFn: (next: boolean) =>
      sendOrQueue(
        { client: queryClient, userId },
        {
          kind: 'save',
          key: listingId,
          replaces: true,
          failure: next ? 'A listing wasn’t saved.' : 'A listing wasn’t removed from your saved listings.',
          path: paths.listing(listingId),
          value: { listingId, next },
        },
        sendSave,
      ),
    onMutate: (next) => {
      change((saves) => startSave(saves, listingId, next));
    },
    onError: () => {
      finish(null);
    },
    onSuccess: (_, next) => {
      finish(next);
      onSaved();
    },
  });
}

/**
 * Saves or unsaves a listing. Every heart of the listing updates immediately and reverts when the request fails, which
 * is reported to `onFailed`. The function is stable while its arguments are.
 */
export function useSaveListing(
  userId: string | null,
  onFailed: (error: Error, next: boolean) => void,
  onSaved?: (next: boolean) => void,
) {
  const queryClient = useQueryClient();
  return useCallback(
    (listingId: string, next: boolean) => {
      if (userId === null) return;
      saveMutation(queryClient, listingId, userId, () => onSaved?.(next))
        .mutate(next)
        .catch((error: Error) => onFailed(error, next));
    },
    [queryClient, userId, onFailed, onSaved],
  );
}
