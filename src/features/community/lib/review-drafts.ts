import { z } from 'zod';
import type { ReviewDraft } from '../review';

const storedSchema = z.object({
  rating: z.number().int().min(1).max(5).nullable().catch(null),
  text: z.string().catch(''),
});

/** Where something that is being written is kept for as long as the tab lives: over a reload, and a session that ended meanwhile. */
export interface DraftStore {
  /** Null when there is none or it is unreadable. */
  load: () => ReviewDraft | null;
  /** An empty draft is none. */
  save: (draft: ReviewDraft) => void;
  clear: () => void;
}

function storeAt(key: string): DraftStore {
  const clear = () => {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing could be kept either.
    }
  };
  return {
    load() {
      try {
        const stored = window.sessionStorage.getItem(key);
        return stored ? storedSchema.parse(JSON.parse(stored)) : null;
      } catch {
        return null;
      }
    },
    save(draft) {
      if (draft.rating === null && draft.text === '') return clear();
      try {
        window.sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // The browser forbids it: a reload will lose it; the form still works.
      }
    },
    clear,
  };
}

/** A member's unsent review of another, or unsaved changes to it. */
export function reviewDraft(authorId: string, memberId: string): DraftStore {
  return storeAt(`review_draft_${authorId}_${memberId}`);
}

/** A member's unsent answer to a review; it has no stars. */
export function answerDraft(memberId: string, reviewId: string): DraftStore {
  return storeAt(`answer_draft_${memberId}_${reviewId}`);
}
