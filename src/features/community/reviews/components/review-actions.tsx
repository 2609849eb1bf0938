import { Flag, ShieldAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCanStaff } from '@/platform/session/staff';
import { ForModerators } from '@/shared/content/moderate-item';
import { IconButton } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { useRemoveReview } from '../api/mutations';
import type { Review } from '../review';
import { ReportDialog } from '../../safety/components/report-dialog';

interface ReviewActionsProps {
  review: Review;
  authorName: string;
  memberId: string;
  readerId: string;
}

/** Actions on someone else's review: anyone can report it, moderators can hide or delete it. */
export function ReviewActions({ review, authorName, memberId, readerId }: ReviewActionsProps) {
  const isStaff = useCanStaff('moderator');
  const { mutateAsync: remove } = useRemoveReview(readerId, memberId);
  // Null until the dialog is first opened.
  const [reporting, setReporting] = useState<boolean | null>(null);
  const [removing, setRemoving] = useState(false);
  const looks = 'text-muted [&_svg]:size-4';
  return (
    <div className="-my-1.5 -mr-2 flex shrink-0">
      {isStaff ? (
        <IconButton
          label={`Delete the review by ${authorName}`}
          aria-haspopup="dialog"
          className={looks}
          onClick={() => setRemoving(true)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      ) : null}
      <ForModerators>
        {(moderate) => (
          <IconButton
            label={`Moderate the review by ${authorName}`}
            aria-haspopup="dialog"
            className={looks}
            onClick={() => moderate({ kind: 'review', id: review.id, name: authorName })}
          >
            <ShieldAlert aria-hidden />
          </IconButton>
        )}
      </ForModerators>
      <IconButton
        label={`Report the review by ${authorName}`}
        aria-haspopup="dialog"
        className={looks}
        onClick={() => setReporting(true)}
      >
        <Flag aria-hidden />
      </IconButton>
      {reporting === null ? null : (
        <ReportDialog
          subject={{ kind: 'review', id: review.id, name: authorName }}
          open={reporting}
          onOpenChange={setReporting}
        />
      )}
      {isStaff ? (
        <ConfirmDialog
          open={removing}
          onOpenChange={setRemoving}
          title="Delete this review?"
          description={
            <>
              The review by {authorName}
              {review.answer ? ', and the response to it,' : ''} will be deleted for everyone. The author won’t be
              notified. You can’t undo this.
            </>
          }
          confirmLabel="Delete"
          busyLabel="Deleting..."
          errors={{ failed: 'The review wasn’t deleted.' }}
          onConfirm={async () => {
            await remove(review);
            toast.success('Review deleted');
          }}
        />
      ) : null}
    </div>
  );
}
