import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { toIsoDay } from '@/shared/formatting/format';
import { UnsavedChangesGuard } from '@/shared/navigation/unsaved-changes-guard';
import { newListingDraft } from '../draft-store';
import { isSameDraft } from '../listing-columns';
import { emptyDraft, newListingSchema } from '../schema';
import { DraftNotice, type DraftState } from './draft-notice';
import { JvNotice, MissingPicturesNotice, UnconfirmedEmailNotice } from './posting-notices';
import { useAutosave } from './use-autosave';
import { useOrphanPictureCleanup } from './use-orphan-picture-cleanup';
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
  useOrphanPictureCleanup(userId);
  const [draft] = useState(() => newListingDraft(userId));
  const [stored] = useState(() => draft.load());
  const [listingId, setListingId] = useState(() => stored?.listingId ?? crypto.randomUUID());
  const [schema] = useState(() => newListingSchema(toIsoDay(new Date())));
  const start = stored ?? ({ step: 'property', furthest: 'property' } as const);
  const wizard = useWizard(stored?.values ?? emptyDraft, start, schema);
  const { form, place } = wizard;
  const { queue, pictures, uploading } = usePictureQueue({ userId, listingId }, stored?.pictures);
  const missing = useMissingPictures(queue, stored?.listingId === listingId ? stored.pictures : undefined);
  const { post, problem, posted } = usePostListing(wizard, queue, draft);
  const [draftState, setDraftState] = useState<DraftState>(stored ? 'restored' : 'empty');

  /** Saves the draft; false when the browser can't store it. */
  const save = (at: WizardPosition) => {
    const uploaded = queue.getSnapshot().flatMap(({ path, name }) => (path ? [{ path, name }] : []));
    return draft.save({ listingId, values: form.getValues(), pictures: uploaded, ...at, version: null });
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

  useAutosave(form, queue, saveOrClear);
  useEffect(() => saveStep(place), [place]);

  const notice = { jv: <JvNotice />, unconfirmed: <UnconfirmedEmailNotice />, checking: null, open: null }[access];
  const startOver = () => {
    queue.clear();
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
            <PostButton posting={form.formState.isSubmitting} uploading={uploading} failed={problem !== null} />
          )
        }
      />
      <UnsavedChangesGuard
        hasUnsavedChanges={() => !posted.current && queue.getSnapshot().some(({ status }) => status !== 'done')}
        onLeave={() => queue.stop()}
        guardHash
        title="Leave while pictures are uploading?"
        description="We’ll keep your draft and the pictures uploaded so far. You’ll have to add the others again."
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    </>
  );
}

function PostButton({ posting, uploading, failed }: { posting: boolean; uploading: boolean; failed: boolean }) {
  return (
    <Button type="submit" size="lg" busy={posting} busyLabel={uploading ? 'Uploading pictures' : 'Posting'}>
      {failed ? 'Retry' : 'Post listing'}
    </Button>
  );
}
