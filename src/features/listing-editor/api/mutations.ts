import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import type { Database, Json } from '@/domain/database.types';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { hasValues, type DocumentChanges } from '../listing-changes';
import type { NewListing } from '../listing-columns';
import type { DealTerms } from '@/domain/listing/deal-terms';
import type { Listing, ListingChanges } from '@/domain/listing/listing';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { saveDocuments } from './documents';
import { removeListingFiles } from './stored-files';
import { listingColumns, listingQuery } from '@/shared/listings/api/listing-query';
import { missingListingText, noRowReturnedText } from '../posting-errors';

/**
 * Posts a listing with its deal terms and documents, under the ID chosen by the browser: posting it again does nothing.
 * Returns whether it waits for review.
 */
export async function postListing({ terms, ...posting }: NewListing): Promise<boolean> {
  const isHeld: boolean | null = unwrap(await database().rpc('post_listing', { ...posting, ...(terms && { terms }) }));
  if (isHeld === null) throw new RequestFailure('server', noRowReturnedText, 'no_row', null);
  return isHeld;
}

async function readOwn(id: string, userId: string): Promise<Listing | null> {
  return unwrap(
    await database().from('properties').select(listingColumns).eq('id', id).eq('user_id', userId).maybeSingle(),
  );
}

async function saveTerms(listingId: string, terms: DealTerms): Promise<void> {
  unwrap(
    await database()
      .from('listing_terms')
      .upsert({ property_id: listingId, ...terms }, { onConflict: 'property_id' }),
  );
}

/** What is stored next to a listing; null for what hasn't changed. */
export interface ListingDetails {
  terms: DealTerms | null;
  documents: DocumentChanges | null;
}

async function saveDetails(listingId: string, { terms, documents }: ListingDetails): Promise<void> {
  if (terms) await saveTerms(listingId, terms);
  if (documents) await saveDocuments(listingId, documents);
}

/** Posts a listing, and refreshes the lists. */
export function useCreateListing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: postListing,
    onSuccess: () => {
      // Don't wait: the listing is stored, and the next screen fetches its own data.
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
    },
  });
}

interface ListingUpdate {
  id: string;
  userId: string;
  changes: ListingChanges;
  /** `updated_at` of the edited version; null overwrites any version. */
  version: string | null;
}

/** The result of saving changes to a listing. */
export type UpdateOutcome =
  | { outcome: 'stored' }
  /** Not saved: there is a newer version. */
  | { outcome: 'conflict'; now: Listing }
  /** The member no longer has this listing. */
  | { outcome: 'gone' };

async function updateListing({ id, userId, changes, version }: ListingUpdate): Promise<UpdateOutcome> {
  if (Object.keys(changes).length === 0) return { outcome: 'stored' };
  // The generated type doesn't allow null coordinates, which a trigger fills in.
  const columns = changes as Database['public']['Tables']['properties']['Update'];
  let update = database().from('properties').update(columns).eq('id', id).eq('user_id', userId);
  if (version !== null) {
    // Compare milliseconds: some servers return no more digits.
    update = update.gte('updated_at', version).lt('updated_at', new Date(Date.parse(version) + 1).toISOString());
  }
  if (unwrap(await update.select('id')).length > 0) return { outcome: 'stored' };
  const now = await readOwn(id, userId);
  if (!now) return { outcome: 'gone' };
  // If the newer version has exactly these values, an earlier response was lost.
  return hasValues(now, changes) ? { outcome: 'stored' } : { outcome: 'conflict', now };
}

/** The fields that would send the member's verified listing back to review; empty for none. */
export async function previewEdit(id: string, changes: ListingChanges): Promise<string[]> {
  return unwrap(await database().rpc('preview_listing_edit', { property_id: id, changes: changes as Json }));
}

/** Saves changes to the member's own listing, its deal terms, and documents, unless the listing has a newer version. */
export function useUpdateListing() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ details, ...update }: ListingUpdate & { details: ListingDetails }) => {
      const result = await updateListing(update);
      if (result.outcome === 'stored') await saveDetails(update.id, details);
      return result;
    },
    onSuccess: ({ outcome }, { id }) => {
      if (outcome === 'conflict') return;
      // Don't wait: the changes are stored, and the next screen fetches its own data.
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.listing(id) });
      void queryClient.invalidateQueries({ queryKey: marketplaceKeys.terms(id) });
    },
  });
}

async function deleteListing(id: string, userId: string): Promise<void> {
  if (!id) throw new Error(missingListingText);
  unwrap(await database().from('properties').delete().eq('id', id).eq('user_id', userId));
  // The listing is deleted either way; remaining files are cleaned up later.
  removeListingFiles(userId, id).catch(() => undefined);
}

/** Deletes one of the member's own listings and its files. Succeeds if it's already gone. */
export function useDeleteListing(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteListing(id, userId),
    onSuccess: async (_, id) => {
      queryClient.setQueryData(listingQuery(id).queryKey, null);
      await queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists });
    },
  });
}
