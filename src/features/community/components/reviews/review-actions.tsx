import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '@/shared/session/staff';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { IconButton } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { toast } from '@/shared/ui/toast';
import { useRemoveReview } from '../../api/reviews';
import type { Review } from '../../review';
import { ReportDialog } from '../safety/report-dialog';

interface ReviewActionsProps {
  review: Review;
  authorName: string;
  memberId: string;
  readerId: string;
}

/** What a reader can do about somebody else's review: report it; staff remove it. */
export function ReviewActions({ review, authorName, memberId, readerId }: ReviewActionsProps) {
  const isStaff = useStaff().data === true;
  const { mutateAsync: remove } = useRemoveReview(readerId, memberId);
  // Null until one of the windows is opened for the first time.
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
          description={`As staff you remove what ${authorName} has written, for everybody and for good${review.answer ? ', with the answer to it' : ''}. The author is not told.`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          failedText={(error) => `The review was not deleted. ${explainFailure(error)}`}
          onConfirm={async () => {
            await remove(review);
            toast.success('The review is deleted');
          }}
        />
      ) : null}
    </div>
  );
}
