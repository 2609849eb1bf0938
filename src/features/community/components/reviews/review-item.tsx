import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/avatar';
import { Button, IconButton } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { useAnswerReview } from '../../api/reviews';
import { answerDraft } from '../../lib/review-drafts';
import type { Review } from '../../review';
import { ReportDialog } from '../safety/report-dialog';
import { AnswerForm } from './answer-form';
import { ReviewText } from './review-text';

interface ReviewItemProps {
  review: Review;
  memberName: string;
  /** Who may answer it: the reader, where they are the reviewed member. */
  answererId: string | null;
}

/** What somebody has written of the member. */
export function ReviewItem({ review, memberName, answererId }: ReviewItemProps) {
  const { author } = review;
  const name = author?.name ?? 'A member';
  return (
    <article aria-label={`Review by ${name}`} className="flex gap-4 py-6">
      <Avatar name={name} path={author?.profile_image_url} size={44} partner={author?.membership_tier === 'partner'} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-semibold break-words">
              {author ? (
                <Link to={paths.member(author.id)} className="rounded underline-offset-4 hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            {author?.title ? <p className="truncate text-sm text-muted">{author.title}</p> : null}
          </div>
          <ReportReview reviewId={review.id} authorName={name} />
        </div>
        <div className="mt-1.5">
          <ReviewText review={review} memberName={memberName} />
        </div>
        {answererId ? <Answering review={review} authorName={name} answererId={answererId} /> : null}
      </div>
    </article>
  );
}

function ReportReview({ reviewId, authorName }: { reviewId: string; authorName: string }) {
  // Null until it is opened for the first time.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        label={`Report the review by ${authorName}`}
        aria-haspopup="dialog"
        className="-my-1.5 -mr-2 text-muted [&_svg]:size-4"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
      </IconButton>
      {open === null ? null : (
        <ReportDialog subject={{ kind: 'review', id: reviewId, name: authorName }} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
}

/** The way for the reviewed member to answer, for as long as they have not. */
function Answering({ review, authorName, answererId }: { review: Review; authorName: string; answererId: string }) {
  const { mutateAsync } = useAnswerReview(answererId);
  const [draft] = useState(() => answerDraft(answererId, review.id));
  const [open, setOpen] = useState(() => review.answer === null && draft.load() !== null);
  const [over, setOver] = useState<string | null>(null);
  const close = () => setOpen(false);
  if (over !== null) return <FormError className="mt-4">{over}</FormError>;
  if (open) {
    return (
      <AnswerForm
        authorName={authorName}
        draft={draft}
        onSend={(answer) => mutateAsync({ reviewId: review.id, answer })}
        onClose={close}
        onOver={setOver}
      />
    );
  }
  if (review.answer !== null) return null;
  return (
    <Button variant="secondary" size="sm" className="mt-4" onClick={() => setOpen(true)}>
      Answer <span className="sr-only">the review by {authorName}</span>
    </Button>
  );
}
