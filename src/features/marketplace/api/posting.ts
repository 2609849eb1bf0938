import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import type { Database } from '@/shared/supabase/database.types';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { isJustPosted, says } from '../lib/new-listing';
import type { Listing, ListingChanges, NewListing } from '../listing';
import { nothingToDeleteText, notShownText, postedBeforeText } from '../wizard-rules';
import { marketplaceKeys } from './keys';
import { removeFolder } from './pictures';
import { listingColumns, listingQuery } from './queries';

// Apart from the mutations that visitors' pages need: what checks a draft is the larger part of their code.

/** Stores a listing under the id the browser chose. */
async function insertListing(listing: NewListing): Promise<void> {
  const supabase = await getSupabase();
  // The generated type asks for the coordinates, which a trigger fills in.
  const row = listing as Database['public']['Tables']['properties']['Insert'];
  const answer = await supabase.from('properties').insert(row).select('id').maybeSingle();
  if (answer.error?.code === '23505') return postAgain(listing);
  if (!unwrap(answer)) throw new RequestFailure('server', notShownText, null, null);
}

/**
 * Posts a listing that is there already, because the first answer was lost or another tab was quicker: it gets what stands in
 * the form, so that nothing is posted twice and nothing typed is lost. 'duplicate' where that could undo later work.
 */
async function postAgain({ id, user_id: userId, ...columns }: NewListing): Promise<void> {
  const now = await readOwn(id, userId);
  if (!now) throw new RequestFailure('server', notShownText, null, null);
  if (says(now, columns)) return;
  if (isJustPosted(now, Date.now())) {
    const { outcome } = await updateListing({ id, userId, changes: columns, version: now.updated_at });
    if (outcome === 'stored') return;
  }
  throw new RequestFailure('duplicate', postedBeforeText, null, null);
}

async function readOwn(id: string, userId: string): Promise<Listing | null> {
  const supabase = await getSupabase();
  return unwrap(
    await supabase
      .from('properties')
      .select(listingColumns)
      .eq('id', id)
      .eq('user_id', userId)
      .retry(false)
      .maybeSingle(),
  );
}

/** Posts a listing; every list that may show it is read again. */
export function usePostListing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: insertListing,
    onSuccess: () => {
      // Not waited for: the listing is stored, and the screen that comes next reads for itself.
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
    },
  });
}

interface ListingUpdate {
  id: string;
  userId: string;
  changes: ListingChanges;
  /** `updated_at` of the listing these are changes to; null changes whatever is there. */
  version: string | null;
}

/** What became of changes to a listing. */
export type UpdateOutcome =
  | { outcome: 'stored' }
  /** Nothing was changed: it is no longer that version. */
  | { outcome: 'changed-meanwhile'; now: Listing }
  /** There is no such listing of this member any more. */
  | { outcome: 'gone' };

async function updateListing({ id, userId, changes, version }: ListingUpdate): Promise<UpdateOutcome> {
  const supabase = await getSupabase();
  // The generated type knows nothing of the trigger that fills in coordinates.
  const columns = changes as Database['public']['Tables']['properties']['Update'];
  let update = supabase.from('properties').update(columns).eq('id', id).eq('user_id', userId);
  if (version !== null) {
    // To the millisecond, which is all that some servers tell of it.
    update = update.gte('updated_at', version).lt('updated_at', new Date(Date.parse(version) + 1).toISOString());
  }
  if (unwrap(await update.select('id')).length > 0) return { outcome: 'stored' };
  const now = await readOwn(id, userId);
  if (!now) return { outcome: 'gone' };
  // The first answer was lost on the way: these very changes are what came meanwhile.
  return says(now, changes) ? { outcome: 'stored' } : { outcome: 'changed-meanwhile', now };
}

/** Changes an own listing, unless it is no longer the version that was edited. */
export function useUpdateListing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateListing,
    onSuccess: ({ outcome }, { id }) => {
      if (outcome === 'changed-meanwhile') return;
      // Not waited for: the changes are stored, and the screen that comes next reads for itself.
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.listing(id) });
    },
  });
}

async function deleteListing(id: string, userId: string | null): Promise<void> {
  if (!userId || !id) throw new Error(nothingToDeleteText);
  const supabase = await getSupabase();
  unwrap(await supabase.from('properties').delete().eq('id', id).eq('user_id', userId));
  // The listing is gone whether or not this works; what stays behind is swept another day.
  removeFolder(userId, id).catch(() => undefined);
}

/** Deletes one of the member's own listings, with its pictures. One that is gone already counts as deleted. */
export function useDeleteListing(userId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteListing(id, userId),
    onSuccess: async (_, id) => {
      queryClient.setQueryData(listingQuery(id).queryKey, null);
      await queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
    },
  });
}
