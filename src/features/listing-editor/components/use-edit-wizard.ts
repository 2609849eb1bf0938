import { useState } from 'react';
import type { DealTerms } from '@/domain/listing/deal-terms';
import type { Listing } from '@/domain/listing/listing';
import { toDraft } from '@/domain/listing/listing-draft';
import { editDraft } from '../draft-store';
import { sameValues } from '../same-values';
import { useAutosave } from './use-autosave';
import { uploadedPictures, withoutUnfinished } from '../uploaded';
import { useMissingPictures, useUploadQueues } from './use-upload-queues';
import { useSaveChanges } from './use-save-changes';
import { useWizard } from './use-wizard';

/** The state of editing a listing: its form, pictures, and saving. Unsaved changes are stored as a draft. */
export function useEditWizard(userId: string, listing: Listing, terms: DealTerms) {
  const [draft] = useState(() => editDraft(userId, listing.id));
  const [stored] = useState(() => draft.load());
  const [original] = useState(() => toDraft(listing, terms));
  const wizard = useWizard(stored?.values ?? original, { step: stored?.step ?? 'property', furthest: 'review' });
  const { form, place } = wizard;
  const owner = { userId, listingId: listing.id };
  const { pictures, uploading, ...uploads } = useUploadQueues(
    owner,
    stored?.pictures ?? listing.images.map((path, index) => ({ path, name: `Picture ${index + 1}` })),
    listing.images,
  );
  const { queue, documents } = uploads;
  const missing = useMissingPictures(owner, queue, stored?.pictures);
  const saving = useSaveChanges({
    userId,
    wizard,
    uploads,
    draft,
    listing,
    terms,
    version: stored?.version ?? listing.updated_at,
  });

  const isChanged = () => {
    const now = queue.getSnapshot();
    const samePictures =
      now.length === listing.images.length && now.every(({ path }, index) => path === listing.images[index]);
    return !samePictures || !sameValues(form.getValues(), original);
  };
  const saveOrClear = () => {
    if (saving.isDone()) return;
    const uploaded = uploadedPictures(queue.getSnapshot());
    const version = stored?.version ?? listing.updated_at;
    const values = withoutUnfinished(form.getValues(), documents.getSnapshot());
    if (isChanged()) draft.save({ listingId: listing.id, values, pictures: uploaded, ...place, version });
    else draft.clear();
  };
  useAutosave(form, [queue, documents], saveOrClear);

  return {
    wizard,
    owner,
    queue,
    pictures,
    documents,
    uploading,
    missing,
    saving,
    isChanged,
    isRestored: stored !== null,
  };
}
