import { z } from 'zod';
import { maxPictures } from '../picture-rules';
import { draftSchema, type ListingDraft } from '../schema';

const keyOf = (userId: string) => `listing_draft_${userId}`;

export interface StoredDraft {
  /** The id that the listing will have. It stays the same over reloads, so that nothing is posted twice. */
  listingId: string;
  values: ListingDraft;
  /** Pictures that are uploaded already. */
  pictures: { path: string; name: string }[];
}

/** The draft of this tab; null when there is none or it is unreadable. */
export function loadDraft(userId: string): StoredDraft | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(userId));
    if (!text) return null;
    const stored = z
      .object({
        listingId: z.uuid(),
        values: draftSchema,
        pictures: z.array(z.object({ path: z.string(), name: z.string() })).max(maxPictures),
      })
      .parse(JSON.parse(text));
    const folder = `${userId}/properties/${stored.listingId}/`;
    return { ...stored, pictures: stored.pictures.filter(({ path }) => path.startsWith(folder)) };
  } catch {
    return null;
  }
}

/** Keeps the draft for as long as the tab lives. Where the browser forbids it, nothing is kept. */
export function saveDraft(userId: string, draft: StoredDraft) {
  try {
    window.sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A reload will lose it; the form still works.
  }
}

export function clearDraft(userId: string) {
  try {
    window.sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing could be kept either.
  }
}
