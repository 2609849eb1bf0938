import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { emptyDraft } from '@/domain/listing/listing-form';
import type { DocumentUploads } from '@/platform/uploads/document-queue';
import type { UploadQueue } from '@/platform/uploads/upload-queue';
import type { ListingDraftStore } from '../draft-store';
import { sameValues } from '../same-values';
import { uploadedPictures, withoutUnfinished } from '../uploaded';
import { useAutosave } from './use-autosave';
import type { WizardPosition, WizardState } from './use-wizard';

/** empty: nothing to save; restored: from an earlier visit; not-stored: it can't be stored. */
export type DraftState = 'empty' | 'restored' | 'saved' | 'not-stored';

interface Contents {
  listingId: string;
  queue: UploadQueue;
  documents: DocumentUploads;
  /** True once the listing is stored. */
  posted: RefObject<boolean>;
}

/** Saves the form as a draft whenever something in it changes, until it's posted. */
export function useDraftSaving(
  draft: ListingDraftStore,
  { form, place }: WizardState,
  { listingId, queue, documents, posted }: Contents,
): [DraftState, Dispatch<SetStateAction<DraftState>>] {
  const [state, setState] = useState<DraftState>(() => (draft.load() ? 'restored' : 'empty'));

  /** Saves the draft; false when it can't be stored. */
  const save = (at: WizardPosition) => {
    const values = withoutUnfinished(form.getValues(), documents.getSnapshot());
    return draft.save({ listingId, values, pictures: uploadedPictures(queue.getSnapshot()), ...at, version: null });
  };
  const saveOrClear = () => {
    if (posted.current) return;
    if (queue.getSnapshot().length === 0 && sameValues(form.getValues(), emptyDraft)) {
      draft.clear();
      setState('empty');
    } else setState(save(place) ? 'saved' : 'not-stored');
  };
  const saveStep = useEffectEvent((at: WizardPosition) => {
    if (state !== 'empty' && !posted.current) save(at);
  });

  useAutosave(form, [queue, documents], saveOrClear);
  useEffect(() => saveStep(place), [place]);
  useFlush(draft);
  return [state, setState];
}

/** Saves what waits to be saved when the member leaves the screen or the tab. */
function useFlush(draft: ListingDraftStore) {
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
}
