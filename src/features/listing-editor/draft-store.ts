import { z } from 'zod';
import { maxPictures } from './listing-pictures';
import { draftStore } from '@/platform/forms/draft-store';
import { draftSchema, type ListingDraft } from '@/domain/listing/listing-form';
import { stepIds, type StepId } from './wizard-steps';

/** An uploaded picture: its path in the bucket `images`, and the name of the original file. */
export interface StoredPicture {
  path: string;
  name: string;
}

/** A listing form as it's saved in the browser. */
export interface StoredDraft {
  /** Id of the listing, also before it's posted: it stays the same across reloads, so that nothing is posted twice. */
  listingId: string;
  values: ListingDraft;
  pictures: StoredPicture[];
  step: StepId;
  /** The last step reached. */
  furthest: StepId;
  /** `updated_at` of the edited listing; null for a new one. */
  version: string | null;
}

const storedSchema = z.object({
  listingId: z.uuid(),
  values: draftSchema,
  pictures: z.array(z.object({ path: z.string(), name: z.string() })).max(maxPictures),
  step: z.enum(stepIds).catch('property'),
  furthest: z.enum(stepIds).catch('property'),
  version: z.string().nullable().catch(null),
});

/** Stores one draft in the browser. */
export interface ListingDraftStore {
  /** Null when there is none or it's unreadable. */
  load: () => StoredDraft | null;
  /** False when the browser blocks storage or it's full. */
  save: (draft: StoredDraft) => boolean;
  clear: () => void;
  /** Saves what waits to be saved. */
  flush: () => void;
}

function storeAt(key: string, userId: string): ListingDraftStore {
  const folder = `${userId}/properties/`;
  const parse = (stored: unknown): StoredDraft => {
    const draft = storedSchema.parse(stored);
    return { ...draft, pictures: draft.pictures.filter(({ path }) => path.startsWith(folder)) };
  };
  const { read, keep, clear } = draftStore<StoredDraft | null>(key, { parse }, null);
  return { load: read, save: keep, clear, flush: () => undefined };
}

/** The draft of the member's new listing, stored on this device until it's posted or discarded. */
export function newListingDraft(userId: string): ListingDraftStore {
  return storeAt(`listing:${userId}:new`, userId);
}

/** Unsaved changes to a posted listing. */
export function editDraft(userId: string, listingId: string): ListingDraftStore {
  return storeAt(`listing:${userId}:${listingId}`, userId);
}
