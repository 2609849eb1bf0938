import { z } from 'zod';
import type { ReviewDraft } from './review';

const storedSchema = z.object({
  rating: z.number().int().min(1).max(5).nullable().catch(null),
  text: z.string().catch(''),
});

/** Stores unfinished text in this tab, so that it survives a reload and an expired session. */
export interface DraftStore {
  /** Null when there's no draft or it can't be parsed. */
  load: () => ReviewDraft | null;
  /** Saving an empty draft clears it. */
  save: (draft: ReviewDraft) => void;
  clear: () => void;
}

function storeAt(key: string): DraftStore {
  const clear = () => {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so nothing was stored either.
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
        // Storage is blocked: a reload loses the draft, but the form still works.
      }
    },
    clear,
  };
}

/** A member's unsent review of another member, or unsaved changes to it. */
export function reviewDraft(authorId: string, memberId: string): DraftStore {
  return storeAt(`review_draft_${authorId}_${memberId}`);
}

/** A member's unsent response to a review; its rating is always null. */
export function answerDraft(memberId: string, reviewId: string): DraftStore {
  return storeAt(`answer_draft_${memberId}_${reviewId}`);
}
