import { pluralize, formatDate } from '@/kit/formatting/format';
import { reviewBasisText, type OwnReview } from '../review';
import { Stars } from './stars';

/** The rating, date, basis, and text of a review, and the response to it. */
export function ReviewText({ review, memberName }: { review: OwnReview; memberName: string }) {
  const basis = reviewBasisText(review);
  const { rating, text, created_at, edited_at, answer, answered_at } = review;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-muted">
        <Stars value={rating} label={pluralize(rating, 'star')} className="text-base" />
        <time dateTime={created_at}>{formatDate(created_at)}</time>
        {edited_at ? <span title={`Edited ${formatDate(edited_at)}`}>edited</span> : null}
      </p>
      {basis ? <p className="mt-0.5 text-sm break-words text-muted">{basis}</p> : null}
      <p className="mt-2 max-w-prose text-[15px] leading-relaxed break-words whitespace-pre-line">{text}</p>
      {answer ? (
        <div className="mt-4 rounded-control bg-sunken px-4 py-3.5">
          <p className="flex flex-wrap gap-x-2.5 text-sm text-muted">
            <span className="min-w-0 font-semibold break-words text-ink">Response from {memberName}</span>
            {answered_at ? <time dateTime={answered_at}>{formatDate(answered_at)}</time> : null}
          </p>
          <p className="mt-1 max-w-prose text-[15px] leading-relaxed break-words whitespace-pre-line">{answer}</p>
        </div>
      ) : null}
    </>
  );
}
