import { deleteDraft, saveDraft, trackDraftSave } from '@/shared/listings/api/drafts';
import { draftValues, type StoredListingDraft } from '@/domain/listing/stored-draft';
import type { ListingDraftStore, StoredDraft } from './draft-store';

/** How long after the last change a draft is saved. */
const delayMs = 800;

/** A draft in the database. It's saved while the member types, one request at a time, and the last values win. */
export function databaseDraft({ id, fields, pictures }: StoredListingDraft): ListingDraftStore {
  const first: StoredDraft = {
    listingId: id,
    values: draftValues(fields),
    pictures: pictures.map((path) => ({ path, name: path.split('/').at(-1) ?? path })),
    step: 'property',
    furthest: 'review',
    version: null,
  };
  let waiting: StoredDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = Promise.resolve();
  let failed = false;

  const flush = () => {
    clearTimeout(timer);
    const draft = waiting;
    waiting = null;
    if (!draft) return;
    saving = saving
      .then(() =>
        saveDraft(
          id,
          draft.values,
          draft.pictures.map(({ path }) => path),
        ),
      )
      .then(() => false)
      .catch(() => {
        waiting ??= draft;
        return true;
      })
      .then((hasFailed) => {
        failed = hasFailed;
        return undefined;
      });
    trackDraftSave(id, saving);
  };
  return {
    load: () => first,
    save(draft) {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
      return !failed;
    },
    clear() {
      clearTimeout(timer);
      waiting = null;
      // After posting, it's gone already. Otherwise it stays in the list, from where it can be deleted.
      void saving.then(() => deleteDraft(id)).catch(() => undefined);
    },
    flush,
  };
}
