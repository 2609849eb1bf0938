import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { FormError } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { ownReviewQuery, useOwnReview } from '../../api/reviews';
import { reviewDraft } from '../../lib/review-drafts';
import type { OwnReview as Review } from '../../review';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';

interface OwnReviewProps {
  readerId: string;
  memberId: string;
  memberName: string;
}

/** What the reader has written of the member, or the form to write it. */
export function OwnReview({ readerId, memberId, memberName }: OwnReviewProps) {
  const { data: review, isError, isFetching, error, refetch } = useQuery(ownReviewQuery(readerId, memberId));
  const { save, remove } = useOwnReview(readerId, memberId);
  const [draft] = useState(() => reviewDraft(readerId, memberId));
  // What was typed before a reload is shown in the form it was typed into.
  const [mode, setMode] = useState<'shown' | 'begun' | 'opened'>(() => (draft.load() ? 'begun' : 'shown'));
  const [deleting, setDeleting] = useState(false);
  const { heading, focusHeading } = useHeadingFocus();

  const settle = () => {
    setMode('shown');
    focusHeading();
  };

  if (review === undefined) {
    return (
      <Card className="p-5 sm:p-6">
        {isError ? <Failed error={error} retrying={isFetching} onRetry={() => void refetch()} /> : <Loading />}
      </Card>
    );
  }
  const writing = review === null || mode !== 'shown';
  return (
    <Card className="p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="mb-4 font-semibold break-words outline-none">
        {titleOf(review, writing, memberName)}
      </h3>
      {writing ? (
        <ReviewForm
          memberName={memberName}
          existing={review}
          draft={draft}
          focused={mode === 'opened'}
          onBegun={() => setMode((now) => (now === 'shown' ? 'begun' : now))}
          onSave={save}
          onSaved={() => {
            toast.success(review ? 'Your review is saved' : 'Your review is posted');
            settle();
          }}
          onCancel={settle}
        />
      ) : (
        <>
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
        description={`Your stars and what you wrote of ${memberName}${review?.answer ? ', with the answer to it,' : ''} are gone for good.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        failedText={(failure) => `Your review was not deleted. ${explainFailure(failure)}`}
        onConfirm={async () => {
          await remove();
          toast.success('Your review is deleted');
          focusHeading();
        }}
      />
    </Card>
  );
}

function titleOf(review: Review | null, writing: boolean, memberName: string): string {
  if (review === null) return `Review ${memberName}`;
  return writing ? 'Edit your review' : 'Your review';
}

/** The button that was pressed goes with what it has done: the focus is then given to the heading above it. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) heading.current?.focus({ preventScroll: true });
  }, [wanted]);
  return { heading, focusHeading: () => setWanted((times) => times + 1) };
}

function Failed({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <FormError>Whether you have written a review could not be found out. {explainFailure(error)}</FormError>
      <Button variant="secondary" size="sm" busy={retrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
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
