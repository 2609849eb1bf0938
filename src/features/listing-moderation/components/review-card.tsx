import { clsx } from 'clsx';
import { Check, Clock, ExternalLink, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatRelativeDate, formatUsd } from '@/shared/formatting/format';
import { userMessage } from '@/shared/supabase/errors';
import { describeError } from '@/shared/supabase/describe-error';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/review-queue';
import { fullAddress } from '@/shared/listings/listing-facts';
import { dueIn } from '../review';
import { useDecideReview } from '../api/mutations';
import type { PendingReview } from '../api/queries';
import { ReviewChanges } from './review-changes';
import { ReviewFacts } from './review-facts';
import { ReviewHistory } from './review-history';
import { ReviewPictures } from './review-pictures';
import { ReviewPoster } from './review-poster';

interface ReviewCardProps extends ReviewActions {
  review: PendingReview;
  /** The current time in ms. */
  now: number;
  userId: string;
}

/** A listing awaiting verification, with everything needed to decide, and the decision. */
export function ReviewCard({ review, now, userId, onResolved, onConflict }: ReviewCardProps) {
  const { property } = review;
  const decide = useDecideReview(userId);
  const [returning, setReturning] = useState(false);
  const submitDecision = useSingleSubmit(decide.mutateAsync, onConflict);
  const decideWith = async (reason: string | null) => {
    if (await submitDecision({ review, reason })) onResolved(reason === null ? 'Approved' : 'Returned to the seller');
  };
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
      <ReviewHeader review={review} now={now} />
      <ReviewChanges review={review} />
      <ReviewPictures review={review} />
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <p className="numeric text-2xl font-bold tracking-tight">{formatUsd(property.price)}</p>
          <p
            className={clsx(
              'rounded-control px-4 py-3 text-sm font-medium',
              property.off_market_contract ? 'bg-evergreen-soft text-evergreen-ink' : 'bg-amber-soft text-amber-ink',
            )}
          >
            {property.off_market_contract
              ? 'Seller confirms an off-market contract, direct to seller'
              : 'No off-market contract stated'}
          </p>
          <p className="text-[15px] break-words whitespace-pre-line">{property.description}</p>
          <ReviewPoster review={review} />
        </div>
        <ReviewFacts review={review} />
      </div>
      <ReviewHistory review={review} />
      <FormError>
        {decide.isError && !returning && userMessage(decide.error) === null ? decisionError(decide.error) : null}
      </FormError>
      <footer className="flex flex-wrap items-center gap-3 max-sm:[&>button]:flex-1">
        <Button
          icon={<Check aria-hidden />}
          busy={decide.isPending && !returning}
          busyLabel="Approving"
          // The error shows above the buttons.
          onClick={() => void decideWith(null).catch(() => undefined)}
        >
          Approve
        </Button>
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden />}
          disabled={decide.isPending}
          onClick={() => setReturning(true)}
        >
          Return
        </Button>
        <Link
          to={paths.listing(property.id)}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-evergreen-ink',
            'hover:underline [&_svg]:size-4',
          )}
        >
          <ExternalLink aria-hidden />
          Open listing
        </Link>
      </footer>
      {returning ? (
        <ReasonDialog
          title="Return this listing"
          subject={property.title}
          hint="The seller will see exactly what you write."
          requiredMessage="Explain what must change before it can be approved"
          submitLabel="Return"
          busyLabel="Returning"
          onClose={() => setReturning(false)}
          onSubmit={decideWith}
          failedText={decisionError}
        />
      ) : null}
    </article>
  );
}

function decisionError(error: unknown): string {
  return `Your decision wasn’t saved. ${describeError(error)}`;
}

const statusNames: Readonly<Record<string, string>> = { sold: 'Sold', under_contract: 'Under contract' };

function ReviewHeader({ review, now }: Pick<ReviewCardProps, 'review' | 'now'>) {
  const { property } = review;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold break-words outline-none">{property.title}</h2>
        <p className="text-[15px] text-muted">{fullAddress(property)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <DueBadge dueAt={review.due_at} now={now} />
        {property.status === 'active' ? null : <Badge>{statusNames[property.status] ?? 'Paused'}</Badge>}
        <span className="text-sm text-muted">Requested {formatRelativeDate(review.requested_at, now)}</span>
      </div>
    </header>
  );
}

function DueBadge({ dueAt, now }: { dueAt: string | null; now: number }) {
  const due = dueIn(dueAt, now);
  return due ? (
    <Badge tone={due.late ? 'danger' : 'attention'} icon={<Clock aria-hidden />} className="numeric">
      {due.text}
    </Badge>
  ) : null;
}
