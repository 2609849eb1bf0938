import { useRef } from 'react';
import type { DraftStore } from '../draft-store';

/** Whether a listing has unsaved changes, and what remains of the draft and the uploads once it hasn't. */
export function useUnsavedChanges(draft: DraftStore, clearUploads: () => void) {
  /** True once nothing is unsaved: stored, discarded or deleted. */
  const done = useRef(false);
  /** A request is in flight, and may succeed even if the changes are discarded. */
  const sent = useRef(false);
  const end = () => {
    done.current = true;
    draft.clear();
  };
  return {
    isDone: () => done.current,
    /** Call when the changes are stored or the listing is deleted: there is nothing left to save. */
    end,
    /** Discards the changes. Uploads of a request in flight are kept until its outcome is known. */
    discard: () => {
      end();
      if (!sent.current) clearUploads();
    },
    /** Runs the request that stores the changes. It resolves to whether they were stored. */
    track: async (request: () => Promise<boolean>) => {
      sent.current = true;
      try {
        const isStored = await request();
        if (!isStored && done.current) clearUploads();
        return isStored;
      } finally {
        sent.current = false;
      }
    },
  };
}
