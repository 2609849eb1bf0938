import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import type { Json } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { invokeFunction } from '@/platform/supabase/functions';
import { isUuid } from '@/kit/formatting/ids';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { draftFields, type StoredListingDraft } from '@/domain/listing/stored-draft';
import { marketplaceKeys } from './keys';

/** Columns of a StoredListingDraft. */
export const draftColumns = 'id, import_id, line, fields, photo_urls, pictures';

/** A photo that couldn't be fetched, and why, as a sentence. */
export interface FailedPhoto {
  url: string;
  reason: string;
}

/** Fetches the photos of a draft on the server. Returns its pictures, and the photos that couldn't be fetched. */
export async function importPhotos(draftId: string): Promise<{ pictures: string[]; failed: FailedPhoto[] }> {
  return (await invokeFunction('import-photos', { draft_id: draftId })) as {
    pictures: string[];
    failed: FailedPhoto[];
  };
}

const saves = new Map<string, Promise<void>>();

/** Makes the next reads of drafts wait for a save. It never rejects. */
export function trackDraftSave(id: string, save: Promise<void>): void {
  saves.set(id, save);
}

/** Resolves when the drafts are stored that the member changed in this tab. */
export async function draftsSaved(): Promise<void> {
  await Promise.all(saves.values());
}

/** One of the member's own drafts; null if it's gone. Always fetched again: it changes in the form. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: marketplaceKeys.draft(id),
    queryFn: async ({ signal }): Promise<StoredListingDraft | null> => {
      if (!isUuid(id)) return null;
      await draftsSaved();
      return unwrap(
        await database().from('listing_drafts').select(draftColumns).eq('id', id).abortSignal(signal).maybeSingle(),
      );
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The photos of a draft, fetched on the server once. */
export function draftPhotosQuery(id: string) {
  return queryOptions({
    queryKey: marketplaceKeys.draftPhotos(id),
    queryFn: () => importPhotos(id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Saves what the member changed of a draft. */
export async function saveDraft(id: string, values: ListingDraft, pictures: readonly string[]): Promise<void> {
  unwrap(
    await database()
      .from('listing_drafts')
      .update({ fields: draftFields(values) as NonNullable<Json>, pictures: [...pictures] })
      .eq('id', id)
      .select('id'),
  );
}

/** Deletes drafts. Those that are gone already don't matter. */
export async function deleteDraft(id: string): Promise<void> {
  unwrap(await database().from('listing_drafts').delete().eq('id', id).select('id'));
}
