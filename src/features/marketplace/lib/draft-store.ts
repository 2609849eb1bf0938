import { z } from 'zod';
import { maxPictures } from '../picture-rules';
import { draftSchema, type ListingDraft } from '../schema';
import { stepIds, type StepId } from '../wizard-steps';

/** A picture that is uploaded: its path in the bucket `images`, and the name of the file it came from. */
export interface StoredPicture {
  path: string;
  name: string;
}

/** A listing being written, as it is kept. */
export interface StoredDraft {
  /** The id that the listing has or will have. It stays the same over reloads, so that nothing is posted twice. */
  listingId: string;
  values: ListingDraft;
  /** Pictures that are uploaded already. */
  pictures: StoredPicture[];
  step: StepId;
  /** The last step reached. */
  furthest: StepId;
  /** Of which version of a posted listing these are changes; null for a new one. */
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

/** A place where one draft is kept. Where the browser forbids keeping anything, nothing is, and `save` says so. */
export interface DraftStore {
  /** The draft; null when there is none or it is unreadable. */
  load: () => StoredDraft | null;
  /** Whether it is kept now. */
  save: (draft: StoredDraft) => boolean;
  clear: () => void;
}

function storeAt(storage: () => Storage, key: string, userId: string): DraftStore {
  return {
    load() {
      try {
        const text = storage().getItem(key);
        if (!text) return null;
        const stored = storedSchema.parse(JSON.parse(text));
        const folder = `${userId}/properties/`;
        return { ...stored, pictures: stored.pictures.filter(({ path }) => path.startsWith(folder)) };
      } catch {
        return null;
      }
    },
    save(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing could be kept either.
      }
    },
  };
}

/** The member's one new listing, kept on this device until it is posted or given up. */
export function newDraft(userId: string): DraftStore {
  return storeAt(() => window.localStorage, `listing_draft_${userId}`, userId);
}

/** Changes to a posted listing, kept for this tab: over a reload and a session that ended meanwhile. */
export function editDraft(userId: string, listingId: string): DraftStore {
  return storeAt(() => window.sessionStorage, `listing_changes_${userId}_${listingId}`, userId);
}
