import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { Button } from '@/shared/ui/button';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { toast } from '@/shared/ui/toast';
import { editDraft } from '../../lib/draft-store';
import { draftOf, sameDraft } from '../../lib/new-listing';
import type { Listing } from '../../listing';
import { ChangedMeanwhile } from './changed-meanwhile';
import { DeleteListing } from '../own/delete-listing';
import { LostPicturesNote, VerifyAgainNote } from './posting-notes';
import { useLostPictures, usePictureTray } from './use-picture-tray';
import { useSaving } from './use-saving';
import { useWizard } from './use-wizard';
import { Wizard } from './wizard';
import { wizardContent } from './wizard-content';

interface EditWizardProps {
  userId: string;
  /** As it is stored. */
  listing: Listing;
  /** Begins anew with another version of it. */
  onLoad: (listing: Listing) => void;
}

/** The wizard with a posted listing in it. Changes survive a reload of the tab until they are saved or given up. */
export function EditWizard({ userId, listing, onLoad }: EditWizardProps) {
  const navigate = useNavigate();
  const member = useMember();
  const [draft] = useState(() => editDraft(userId, listing.id));
  const [stored] = useState(() => draft.load());
  const [original] = useState(() => draftOf(listing));
  const wizard = useWizard(stored?.values ?? original, { step: stored?.step ?? 'property', furthest: 'review' });
  const { form, place } = wizard;
  const { tray, pictures, uploading } = usePictureTray(
    { userId, listingId: listing.id },
    stored?.pictures ?? listing.images.map((path, index) => ({ path, name: `Picture ${index + 1}` })),
    listing.images,
  );
  const lost = useLostPictures(tray, stored?.pictures);
  const saving = useSaving({ wizard, tray, draft, listing, version: stored?.version ?? listing.updated_at });
  const [deleting, setDeleting] = useState(false);

  const isChanged = () => {
    const now = tray.getSnapshot();
    const samePictures =
      now.length === listing.images.length && now.every(({ path }, index) => path === listing.images[index]);
    return !samePictures || !sameDraft(form.getValues(), original);
  };
  const keep = useEffectEvent(() => {
    if (saving.isDone()) return;
    const uploaded = tray.getSnapshot().flatMap(({ path, name }) => (path ? [{ path, name }] : []));
    const version = stored?.version ?? listing.updated_at;
    if (isChanged())
      draft.save({ listingId: listing.id, values: form.getValues(), pictures: uploaded, ...place, version });
    else draft.clear();
  });
  useEffect(() => {
    const stopFields = form.subscribe({ formState: { values: true }, callback: () => keep() });
    const stopPictures = tray.subscribe(() => keep());
    return () => {
      stopFields();
      stopPictures();
    };
  }, [form, tray]);

  const needsReview = listing.verified && member.data?.membership_tier !== 'partner';
  return (
    <>
      <LostPicturesNote count={lost} />
      <Wizard
        wizard={wizard}
        early
        content={wizardContent({
          tray,
          pictures,
          verified: listing.verified,
          jvSharePct: listing.jv_share_pct,
          onEdit: wizard.show,
          addressNote: needsReview ? <VerifyAgainNote /> : null,
        })}
        note={
          <div className="flex min-h-9 items-center gap-x-1 text-sm text-muted pointer-coarse:min-h-11">
            <output>{stored ? 'Your unsaved changes are back.' : ''}</output>
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash2 aria-hidden />}
              className="text-brick-ink"
              disabled={form.formState.isSubmitting}
              onClick={() => setDeleting(true)}
            >
              Delete listing
            </Button>
          </div>
        }
        problem={saving.problem}
        onFinish={saving.save}
        finish={
          <Button
            size="lg"
            busy={form.formState.isSubmitting}
            busyLabel={uploading ? 'Uploading pictures' : 'Saving'}
            onClick={saving.save}
          >
            {saving.problem ? 'Retry' : 'Save changes'}
          </Button>
        }
      />
      <ChangedMeanwhile
        open={saving.newer !== null}
        onClose={saving.dismiss}
        onLoad={() => {
          if (!saving.newer) return;
          saving.giveUp();
          onLoad(saving.newer);
        }}
        onOverwrite={saving.overwrite}
      />
      <DeleteListing
        id={deleting ? listing.id : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          saving.end();
          tray.close();
          toast.success('Your listing is deleted');
          void navigate(paths.myListings, { replace: true });
        }}
      />
      <LeaveGuard
        isUnsaved={() => !saving.isDone() && isChanged()}
        onLeave={saving.giveUp}
        withTab
        title="Leave without saving?"
        description="Your changes are not saved and will be lost. The listing stays as it was."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      />
    </>
  );
}
