import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Gate } from '@/shared/entitlements/gate';
import { useUnverified } from '@/shared/entitlements/use-gated';
import { hasDraft } from '@/platform/forms/draft-store';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { Card } from '@/kit/ui/card';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { ownReviewQuery, reviewRefusalQuery } from '../api/queries';
import { useOwnReview } from '../api/mutations';
import { reviewDraftSchema, type OwnReview as Review } from '../review';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';

interface OwnReviewProps {
  readerId: string;
  memberId: string;
  memberName: string;
}

/** The viewer's review of the member, or the form to write one. */
export function OwnReview({ readerId, memberId, memberName }: OwnReviewProps) {
  const query = useQuery(ownReviewQuery(readerId, memberId));
  const { data: review } = query;
  const refusal = useRefusal(readerId, memberId);
  const { save, remove } = useOwnReview(readerId, memberId);
  const draftKey = `review_draft_${readerId}_${memberId}`;
  // After a reload, an unfinished draft opens the form again.
  const [mode, setMode] = useState<'shown' | 'begun' | 'opened'>(() =>
    hasDraft(draftKey, reviewDraftSchema) ? 'begun' : 'shown',
  );
  const [deleting, setDeleting] = useState(false);
  const { heading, focusHeading } = useHeadingFocus();

  const showReview = () => {
    setMode('shown');
    focusHeading();
  };

  if (review === undefined || (review === null && refusal.isLoading)) {
    return <Card className="p-5 sm:p-6">{query.isError ? <Failed query={query} /> : <Loading />}</Card>;
  }
  const writing = review === null || mode !== 'shown';
  return (
    <Card className="p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="mb-4 font-semibold break-words outline-none">
        {titleOf(review, writing, memberName)}
      </h3>
      {review === null && refusal.notice ? (
        refusal.notice
      ) : writing ? (
        <ReviewForm
          memberName={memberName}
          existing={review}
          draftKey={draftKey}
          focused={mode === 'opened'}
          onEdited={() => setMode((now) => (now === 'shown' ? 'begun' : now))}
          onSave={save}
          onSaved={() => {
            toast.success(review ? 'Review updated' : 'Review posted');
            showReview();
          }}
          onCancel={showReview}
        />
      ) : (
        <>
          <RemovedNotice id={review.id} removedAt={review.removed_at} noun="review" isOwn className="mb-4" />
          <ReviewText review={review} memberName={memberName} />
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button variant="secondary" size="sm" icon={<Pencil aria-hidden />} onClick={() => setMode('opened')}>
              Edit
            </Button>
            <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete your review?"
        description={
          <>
            Your rating and review of {memberName}
            {review?.answer ? ', and the response to it,' : ''} will be deleted. You can’t undo this.
          </>
        }
        confirmLabel="Delete"
        busyLabel="Deleting..."
        errors={{ failed: 'Your review wasn’t deleted.' }}
        onConfirm={async () => {
          await remove();
          toast.success('Review deleted');
          focusHeading();
        }}
      />
    </Card>
  );
}

/** What keeps the viewer from a first review: their email, or that they haven't worked with the member. */
function useRefusal(readerId: string, memberId: string): { isLoading: boolean; notice: ReactNode } {
  const unverified = useUnverified();
  // If it fails, Postgres decides when the review is posted.
  const { data, isLoading } = useQuery({ ...reviewRefusalQuery(readerId, memberId), enabled: !unverified });
  const text = data ? <p className="max-w-prose text-[15px] text-muted">{data}</p> : null;
  return { isLoading, notice: unverified ? <Gate act="review" /> : text };
}

function titleOf(review: Review | null, writing: boolean, memberName: string): string {
  if (review === null) return `Review ${memberName}`;
  return writing ? 'Edit your review' : 'Your review';
}

/** Focuses the heading after an action that removes the button that was clicked. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    if (focusRequests > 0) heading.current?.focus({ preventScroll: true });
  }, [focusRequests]);
  return { heading, focusHeading: () => setFocusRequests((times) => times + 1) };
}

function Failed({ query }: { query: FailedQuery }) {
  return <QueryError inline query={query} title="We couldn’t check whether you’ve already left a review" />;
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-28" />
    </div>
  );
}
