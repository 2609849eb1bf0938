import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { Publish, StoredListingDraft } from '@/domain/listing/stored-draft';
import { describeError } from '@/platform/errors/describe-error';
import { draftsAfter } from './api/queries';
import { needsOf } from './draft-needs';

/** A draft that wasn't published, and why. */
export interface Refusal {
  draft: StoredListingDraft;
  reason: string;
}

/** How publishing many drafts goes. */
export interface PublishRun {
  running: boolean;
  /** Drafts looked at so far. */
  done: number;
  total: number;
  published: number;
  /** Drafts that lack something. */
  incomplete: number;
  refused: Refusal[];
  /** Why it ended early; null if it didn't. */
  problem: string | null;
}

/** Publishes the drafts of an import one after the other, each by the rules of posting, until one stops them all. */
export function usePublishAll(importId: string | null, publish: Publish) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<PublishRun | null>(null);
  const stopped = useRef(false);

  const start = async (total: number) => {
    stopped.current = false;
    const state: PublishRun = {
      running: true,
      done: 0,
      total,
      published: 0,
      incomplete: 0,
      refused: [],
      problem: null,
    };
    const show = () => setRun({ ...state, refused: [...state.refused] });
    const publishOne = async (draft: StoredListingDraft) => {
      if (needsOf(draft).length > 0) state.incomplete += 1;
      else {
        const result = await publish({ draft, skipPhotos: false });
        if (result.outcome === 'published') state.published += 1;
        else if (result.stop) state.problem = result.reason;
        else state.refused.push({ draft, reason: result.reason });
      }
      state.done += 1;
      show();
    };
    show();
    try {
      await eachDraft(importId, publishOne, () => stopped.current || state.problem !== null);
    } catch (error) {
      state.problem = describeError(error);
    }
    state.running = false;
    show();
    await queryClient.invalidateQueries({ queryKey: marketplaceKeys.drafts });
  };

  const stop = () => {
    stopped.current = true;
  };
  return { run, start, stop, dismiss: () => setRun(null) };
}

/** Calls `act` for every draft of an import, in order, until `isOver`. */
async function eachDraft(
  importId: string | null,
  act: (draft: StoredListingDraft) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  let last: StoredListingDraft | null = null;
  do {
    // Each page begins after the one before, and drafts are posted in order.
    // oxlint-disable-next-line no-await-in-loop
    const page: StoredListingDraft[] = await draftsAfter(importId, last);
    for (const draft of page) {
      if (isOver()) return;
      // oxlint-disable-next-line no-await-in-loop
      await act(draft);
    }
    last = page.at(-1) ?? null;
  } while (last);
}
