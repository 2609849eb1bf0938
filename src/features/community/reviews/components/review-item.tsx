import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { hasDraft } from '@/platform/forms/draft-store';
import { Avatar } from '@/platform/pictures/avatar';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { useAnswerReview } from '../api/mutations';
import { answerDraftSchema, type Review } from '../review';
import { AnswerForm } from './answer-form';
import { ReviewActions } from './review-actions';
import { ReviewText } from './review-text';

interface ReviewItemProps {
  review: Review;
  /** The reviewed member. */
  memberId: string;
  memberName: string;
  readerId: string;
}

/** Someone's review of the member. */
export function ReviewItem({ review, memberId, memberName, readerId }: ReviewItemProps) {
  const { author } = review;
  const name = author?.name ?? 'A member';
  return (
    <article aria-label={`Review by ${name}`} className="flex gap-4 py-6">
      <Avatar name={name} path={author?.profile_image_url} size={44} tier={author?.membership_tier} />
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
          <ReviewActions review={review} authorName={name} memberId={memberId} readerId={readerId} />
        </div>
        <div className="mt-1.5">
          <ReviewText review={review} memberName={memberName} />
        </div>
        {readerId === memberId ? <ReviewResponse review={review} authorName={name} answererId={readerId} /> : null}
      </div>
    </article>
  );
}

/** Lets the reviewed member respond, once. */
function ReviewResponse({
  review,
  authorName,
  answererId,
}: {
  review: Review;
  authorName: string;
  answererId: string;
}) {
  const { mutateAsync } = useAnswerReview(answererId);
  const draftKey = `answer_draft_${answererId}_${review.id}`;
  const [open, setOpen] = useState(() => review.answer === null && hasDraft(draftKey, answerDraftSchema));
  const [expired, setExpired] = useState<string | null>(null);
  const close = () => setOpen(false);
  if (expired !== null) return <FormError className="mt-4">{expired}</FormError>;
  if (open) {
    return (
      <AnswerForm
        authorName={authorName}
        draftKey={draftKey}
        onSend={(answer) => mutateAsync({ reviewId: review.id, answer })}
        onClose={close}
        onExpired={setExpired}
      />
    );
  }
  if (review.answer !== null) return null;
  return (
    <Button variant="secondary" size="sm" className="mt-4" onClick={() => setOpen(true)}>
      Respond <span className="sr-only">to the review by {authorName}</span>
    </Button>
  );
}
