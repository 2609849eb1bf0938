import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { skipsReview } from '@/shared/entitlements/entitlements';
import { useMember } from '@/platform/session/member';
import { Button } from '@/kit/ui/button';
import { UnsavedChangesGuard } from '@/platform/navigation/unsaved-changes-guard';
import { toast } from '@/kit/ui/toast';
import type { DealTerms } from '@/domain/listing/deal-terms';
import type { Listing } from '@/domain/listing/listing';
import { AddressQuestion } from './address-question';
import { DeleteListing } from './delete-listing';
import { MissingPicturesNotice } from './posting-notices';
import { useEditWizard } from './use-edit-wizard';
import { Wizard } from './wizard';
import { wizardStepContent } from './wizard-step-content';
import { Dialog } from '@/kit/ui/dialog';
import { fieldLabels } from '@/domain/listing/edit-rules';

interface EditWizardProps {
  userId: string;
  listing: Listing;
  terms: DealTerms;
  /** Starts over with a newer version. */
  onLoad: (listing: Listing) => void;
}

/** The wizard for a posted listing. Unsaved changes survive a reload of the tab. */
export function EditWizard({ userId, listing, terms, onLoad }: EditWizardProps) {
  const navigate = useNavigate();
  const member = useMember();
  const { wizard, owner, queue, pictures, documents, uploading, missing, saving, isChanged, isRestored } =
    useEditWizard(userId, listing, terms);
  const [deleting, setDeleting] = useState(false);

  const isSaving = wizard.form.formState.isSubmitting;
  const needsReview = listing.verified && !skipsReview(member.data?.membership_tier);
  return (
    <>
      <MissingPicturesNotice count={missing} />
      <Wizard
        wizard={wizard}
        finishOnEveryStep
        content={wizardStepContent({
          owner,
          queue,
          pictures,
          documents,
          verified: listing.verified,
          jvSharePct: listing.jv_share_pct,
          onEdit: wizard.show,
          warnsOfReview: needsReview,
        })}
        note={<EditStatus restored={isRestored} disabled={isSaving} onDelete={() => setDeleting(true)} />}
        problem={saving.problem}
        onFinish={saving.save}
        finish={
          <SaveButton saving={isSaving} uploading={uploading} failed={saving.problem !== null} onSave={saving.save} />
        }
      />
      <EditConflict
        open={saving.newer !== null}
        onClose={saving.dismiss}
        onLoad={() => {
          if (!saving.newer) return;
          saving.discard();
          onLoad(saving.newer);
        }}
        onOverwrite={saving.overwrite}
      />
      <AddressQuestion
        mismatches={saving.mismatches}
        wizard={wizard}
        confirmLabel="Save anyway"
        onClose={saving.dismiss}
        onConfirm={saving.confirmAddress}
      />
      <SendToReview changes={saving.reviewed} onClose={saving.dismiss} onConfirm={saving.confirmReview} />
      <DeleteListing
        id={deleting ? listing.id : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          saving.end();
          queue.takeOut();
          toast.success('Listing deleted');
          void navigate(paths.myListings, { replace: true });
        }}
      />
      <UnsavedChangesGuard
        hasUnsavedChanges={() => !saving.isDone() && isChanged()}
        onLeave={saving.discard}
        guardUnload
        title="Leave without saving?"
        description="You’ll lose your changes. The listing stays as it was."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      />
    </>
  );
}

interface SaveButtonProps {
  saving: boolean;
  uploading: boolean;
  failed: boolean;
  onSave: () => void;
}

function SaveButton({ saving, uploading, failed, onSave }: SaveButtonProps) {
  return (
    <Button size="lg" busy={saving} busyLabel={uploading ? 'Uploading files' : 'Saving'} onClick={onSave}>
      {failed ? 'Retry' : 'Save changes'}
    </Button>
  );
}

interface EditStatusProps {
  restored: boolean;
  disabled: boolean;
  onDelete: () => void;
}

function EditStatus({ restored, disabled, onDelete }: EditStatusProps) {
  return (
    <div className="flex min-h-9 items-center gap-x-1 text-sm text-muted pointer-coarse:min-h-11">
      <output>{restored ? 'We restored your unsaved changes.' : ''}</output>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 aria-hidden />}
        className="text-brick-ink"
        disabled={disabled}
        onClick={onDelete}
      >
        Delete listing
      </Button>
    </div>
  );
}

interface EditConflictProps {
  open: boolean;
  onClose: () => void;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** The listing was saved elsewhere, most likely in another tab, after it was opened here. */
function EditConflict({ open, onClose, onLoad, onOverwrite }: EditConflictProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="This listing has newer changes"
      description="It was saved in another tab or on another device. Your changes haven’t been saved."
      footer={
        <>
          <Button variant="secondary" onClick={onLoad}>
            Load newer version
          </Button>
          <Button onClick={onOverwrite}>Overwrite with my version</Button>
        </>
      }
    />
  );
}

interface SendToReviewProps {
  /** Fields whose change needs review; null closes the dialog. */
  changes: readonly string[] | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before saving changes that cost a listing its badge until staff have approved them. */
function SendToReview({ changes, onClose, onConfirm }: SendToReviewProps) {
  return (
    <Dialog
      open={changes !== null}
      onOpenChange={(next) => next || onClose()}
      title="Send this listing back to review?"
      description={
        'It was verified with other information. If you save, it stays in the marketplace without the Verified badge ' +
        'until we’ve approved your changes.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep editing
          </Button>
          <Button onClick={onConfirm}>Save and send to review</Button>
        </>
      }
    >
      <h3 className="text-sm font-semibold">Changes that need review</h3>
      <ul className="mt-1 list-disc pl-5 text-[15px]">
        {fieldLabels(changes ?? []).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Dialog>
  );
}
