import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { toIsoDay } from '@/shared/formatting/format';
import { UnsavedChangesGuard } from '@/shared/navigation/unsaved-changes-guard';
import type { DocumentQueue } from '../document-queue';
import { newListingDraft } from '../draft-store';
import type { PictureQueue } from '../picture-queue';
import { isSameDraft } from '../listing-columns';
import { emptyDraft, newListingSchema } from '../schema';
import { DraftNotice, type DraftState } from './draft-notice';
import { JvNotice, MissingPicturesNotice, UnconfirmedEmailNotice } from './posting-notices';
import { useAutosave } from './use-autosave';
import { useOrphanFileCleanup } from './use-orphan-file-cleanup';
import { useDocumentQueue } from './use-document-queue';
import { useMissingPictures, usePictureQueue } from './use-picture-queue';
import { usePostListing } from './use-post-listing';
import { useWizard, type WizardPosition } from './use-wizard';
import { Wizard } from './wizard';
import { wizardStepContent } from './wizard-step-content';
import { unconfirmedText } from '../posting-errors';
import type { PostingAccess } from '../posting-access';

interface CreateWizardProps {
  userId: string;
  access: PostingAccess;
  /** The listing will be verified without a review. */
  verified: boolean;
}

/** The wizard for a new listing. Everything entered is saved as a draft until it's posted or discarded. */
export function CreateWizard({ userId, access, verified }: CreateWizardProps) {
  useOrphanFileCleanup(userId);
  const [draft] = useState(() => newListingDraft(userId));
  const [stored] = useState(() => draft.load());
  const [listingId, setListingId] = useState(() => stored?.listingId ?? crypto.randomUUID());
  const [schema] = useState(() => newListingSchema(toIsoDay(new Date())));
  const start = stored ?? ({ step: 'property', furthest: 'property' } as const);
  const wizard = useWizard(stored?.values ?? emptyDraft, start, schema);
  const { form, place } = wizard;
  const { queue, pictures, uploading } = usePictureQueue({ userId, listingId }, stored?.pictures);
  const { documents, uploading: uploadingDocuments } = useDocumentQueue({ userId, listingId });
  const missing = useMissingPictures(queue, stored?.listingId === listingId ? stored.pictures : undefined);
  const { post, problem, posted } = usePostListing(wizard, { queue, documents }, draft);
  const [draftState, setDraftState] = useState<DraftState>(stored ? 'restored' : 'empty');

  /** Saves the draft; false when the browser can't store it. */
  const save = (at: WizardPosition) => {
    const uploaded = queue.getSnapshot().flatMap(({ path, name }) => (path ? [{ path, name }] : []));
    const values = documents.withoutUnfinished(form.getValues());
    return draft.save({ listingId, values, pictures: uploaded, ...at, version: null });
  };
  const saveOrClear = () => {
    if (posted.current) return;
    if (queue.getSnapshot().length === 0 && isSameDraft(form.getValues(), emptyDraft)) {
      draft.clear();
      setDraftState('empty');
    } else setDraftState(save(place) ? 'saved' : 'not-kept');
  };
  const saveStep = useEffectEvent((at: WizardPosition) => {
    if (draftState !== 'empty' && !posted.current) save(at);
  });

  useAutosave(form, [queue, documents], saveOrClear);
  useEffect(() => saveStep(place), [place]);

  const notice = { jv: <JvNotice />, unconfirmed: <UnconfirmedEmailNotice />, checking: null, open: null }[access];
  const startOver = () => {
    queue.clear();
    documents.clear(form.getValues('documents'));
    draft.clear();
    // A new id, in case the discarded listing reached the database after all.
    setListingId(crypto.randomUUID());
    wizard.restart(emptyDraft);
    setDraftState('empty');
  };

  return (
    <>
      {place.step === 'property' ? notice : null}
      <MissingPicturesNotice count={missing} />
      <Wizard
        wizard={wizard}
        content={wizardStepContent({
          queue,
          pictures,
          documents,
          verified,
          jvSharePct: access === 'jv' ? 50 : 0,
          onEdit: wizard.show,
        })}
        note={<DraftNotice state={draftState} posting={form.formState.isSubmitting} onStartOver={startOver} />}
        problem={problem}
        onFinish={() => access !== 'unconfirmed' && void post()}
        finish={
          access === 'unconfirmed' ? (
            <output className="font-medium text-amber-ink">{unconfirmedText}</output>
          ) : (
            <PostButton
              posting={form.formState.isSubmitting}
              uploading={uploading || uploadingDocuments}
              failed={problem !== null}
            />
          )
        }
      />
      <UploadGuard isPosted={() => posted.current} queues={[queue, documents]} />
    </>
  );
}

interface UploadGuardProps {
  isPosted: () => boolean;
  queues: readonly (PictureQueue | DocumentQueue)[];
}

/** Asks before leaving while files are uploading. */
function UploadGuard({ isPosted, queues }: UploadGuardProps) {
  const isUploading = () => queues.some((queue) => queue.getSnapshot().some(({ status }) => status !== 'done'));
  return (
    <UnsavedChangesGuard
      hasUnsavedChanges={() => !isPosted() && isUploading()}
      onLeave={() => {
        for (const queue of queues) queue.stop();
      }}
      guardHash
      title="Leave while files are uploading?"
      description="We’ll keep your draft and the files uploaded so far. You’ll have to add the others again."
      confirmLabel="Leave"
      cancelLabel="Stay"
    />
  );
}

function PostButton({ posting, uploading, failed }: { posting: boolean; uploading: boolean; failed: boolean }) {
  return (
    <Button type="submit" size="lg" busy={posting} busyLabel={uploading ? 'Uploading files' : 'Posting'}>
      {failed ? 'Retry' : 'Post listing'}
    </Button>
  );
}
