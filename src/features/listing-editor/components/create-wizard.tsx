import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import type { StoredListingDraft } from '@/domain/listing/stored-draft';
import { Button } from '@/kit/ui/button';
import { toIsoDay } from '@/kit/formatting/format';
import { UnsavedChangesGuard } from '@/platform/navigation/unsaved-changes-guard';
import { databaseDraft } from '../database-draft';
import { newListingDraft } from '../draft-store';
import { emptyDraft, newListingSchema } from '@/domain/listing/listing-form';
import type { UploadQueue } from '@/platform/uploads/upload-queue';
import { AddressQuestion } from './address-question';
import { PostingConditions } from './posting-conditions';
import { MissingPicturesNotice } from './posting-notices';
import { SharedNotice } from './shared-notice';
import { removeDocuments } from '../api/documents';
import { useDraftSaving, type DraftState } from './use-draft-saving';
import { useMissingPictures, useUploadQueues } from './use-upload-queues';
import { usePostListing } from './use-post-listing';
import { useWizard, type WizardPosition } from './use-wizard';
import { Wizard } from './wizard';
import { wizardStepContent } from './wizard-step-content';
import { Check } from 'lucide-react';
import { useRestricted } from '@/shared/entitlements/use-gated';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { cleanUpOnce } from '@/platform/uploads/clean-up-once';
import { removeOrphanedFiles } from '../api/stored-files';

interface CreateWizardProps {
  userId: string;
  /** The email isn't verified yet, so nothing can be posted. */
  unverified: boolean;
  /** The listing carries the JV requirement of free members. */
  jv: boolean;
  /** The listing will be verified without a review. */
  verified: boolean;
  /** A draft in the database to continue. By default, the one on this device. */
  saved?: StoredListingDraft | undefined;
}

/** The wizard for a new listing. Everything entered is saved as a draft until it's posted or discarded. */
export function CreateWizard({ userId, unverified, jv, verified, saved }: CreateWizardProps) {
  useOrphanFileCleanup(userId);
  const [draft] = useState(() => (saved ? databaseDraft(saved) : newListingDraft(userId)));
  const navigate = useNavigate();
  const [stored] = useState(() => draft.load());
  const [listingId, setListingId] = useState(() => stored?.listingId ?? crypto.randomUUID());
  const [schema] = useState(() => newListingSchema(toIsoDay(new Date())));
  const start = stored ?? ({ step: 'property', furthest: 'property' } as const);
  const wizard = useWizard(stored?.values ?? emptyDraft, start, schema);
  const { form, place } = wizard;
  const owner = { userId, listingId };
  const { pictures, uploading, ...uploads } = useUploadQueues(owner, stored?.pictures);
  const { queue, documents } = uploads;
  const missing = useMissingPictures(owner, queue, stored?.listingId === listingId ? stored.pictures : undefined);
  const { post, problem, posted, mismatches, setMismatches } = usePostListing(wizard, listingId, uploads, draft);
  const [draftState, setDraftState] = useDraftSaving(draft, wizard, { listingId, queue, documents, posted });

  const startOver = () => {
    queue.clear();
    documents.takeOut();
    void removeDocuments(form.getValues('documents').map(({ path }) => path));
    draft.clear();
    if (saved) {
      void navigate(paths.importListings, { replace: true });
      return;
    }
    // A new id, in case the discarded listing reached the database after all.
    setListingId(crypto.randomUUID());
    wizard.restart(emptyDraft);
    setDraftState('empty');
  };

  return (
    <>
      {saved ? null : <SharedNotice userId={userId} form={form} queue={queue} />}
      <Notices step={place.step} userId={userId} missing={missing} />
      <Wizard
        wizard={wizard}
        content={wizardStepContent({
          owner,
          queue,
          pictures,
          documents,
          verified,
          jvSharePct: jv ? 50 : 0,
          onEdit: wizard.show,
        })}
        note={
          <DraftNotice
            state={draftState}
            posting={form.formState.isSubmitting}
            onThisDevice={!saved}
            onStartOver={startOver}
          />
        }
        problem={problem}
        onFinish={() => !unverified && void post()}
        finish={
          <PostButton
            unverified={unverified}
            posting={form.formState.isSubmitting}
            uploading={uploading}
            failed={problem !== null}
          />
        }
      />
      <AddressQuestion
        mismatches={mismatches}
        wizard={wizard}
        confirmLabel="Post anyway"
        onClose={() => setMismatches([])}
        onConfirm={() => void post(true)}
      />
      <UploadGuard isPosted={() => posted.current} queues={[queue, documents]} />
    </>
  );
}

interface NoticesProps {
  step: WizardPosition['step'];
  userId: string;
  missing: number;
}

/** What the member should know at this step: what posting takes, and pictures that are gone. */
function Notices({ step, userId, missing }: NoticesProps) {
  const restricted = useRestricted();
  return (
    <>
      {restricted || step === 'property' || step === 'review' ? (
        <div className="mb-5 empty:hidden">
          <PostingConditions key={step} userId={userId} open={step === 'review'} />
        </div>
      ) : null}
      <MissingPicturesNotice count={missing} />
    </>
  );
}

interface UploadGuardProps {
  isPosted: () => boolean;
  queues: readonly Pick<UploadQueue, 'getSnapshot' | 'stop'>[];
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
      description="We’ll keep your draft. Pictures continue uploading when you come back. Add the documents again."
      confirmLabel="Leave"
      cancelLabel="Stay"
    />
  );
}

interface PostButtonProps {
  unverified: boolean;
  posting: boolean;
  uploading: boolean;
  failed: boolean;
}

function PostButton({ unverified, posting, uploading, failed }: PostButtonProps) {
  if (unverified) {
    return (
      <Button size="lg" disabled>
        Verify your email to post
      </Button>
    );
  }
  return (
    <Button type="submit" size="lg" busy={posting} busyLabel={uploading ? 'Uploading files' : 'Posting'}>
      {failed ? 'Retry' : 'Post listing'}
    </Button>
  );
}

const texts: Readonly<Record<DraftState, string>> = {
  empty: '',
  restored: 'We restored your draft.',
  saved: 'Draft saved',
  'not-stored': 'Your browser can’t save drafts. You’ll lose what you typed when you leave.',
};

interface DraftNoticeProps {
  state: DraftState;
  /** While posting, the draft can't be discarded. */
  posting: boolean;
  onThisDevice: boolean;
  onStartOver: () => void;
}

/** Says whether the draft is saved, and offers to start over. */
function DraftNotice({ state, posting, onThisDevice, onStartOver }: DraftNoticeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex min-h-9 items-center gap-x-1 text-sm text-muted pointer-coarse:min-h-11">
      <output className="flex items-center gap-1.5">
        {state === 'saved' ? <Check aria-hidden className="size-4 text-evergreen-ink" /> : null}
        {state === 'not-stored' && !onThisDevice
          ? 'We couldn’t save your last changes. We’ll keep trying.'
          : texts[state]}
      </output>
      {state === 'empty' || posting ? null : (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {onThisDevice ? 'Start over' : 'Delete draft'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={onThisDevice ? 'Start over?' : 'Delete this draft?'}
        description={
          onThisDevice
            ? 'This clears the form and removes its pictures. You can’t undo this.'
            : 'This deletes the draft with its pictures. You can’t undo this.'
        }
        confirmLabel={onThisDevice ? 'Clear form' : 'Delete draft'}
        cancelLabel="Keep draft"
        onConfirm={onStartOver}
      />
    </div>
  );
}

/** Lets the wizard load first. */
const delayMs = 4000;

/** Removes pictures and documents without a listing in the background, once per session. */
function useOrphanFileCleanup(userId: string) {
  useEffect(() => {
    const timer = setTimeout(() => cleanUpOnce(`files_swept_${userId}`, () => removeOrphanedFiles(userId)), delayMs);
    return () => clearTimeout(timer);
  }, [userId]);
}
