import { clsx } from 'clsx';
import { Check, Clock, ExternalLink, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatRelativeDate, formatUsd } from '@/shared/lib/format';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { ReasonDialog } from '@/shared/ui/reason-dialog';
import { useSettle } from '@/shared/ui/use-settle';
import type { Settling } from '@/shared/ui/waiting-list';
import { useDecideReview, type WaitingReview } from '../../api/reviews';
import { fullAddress } from '../../lib/facts';
import { dueIn } from '../../lib/reviews';
import { ReviewFacts, ReviewHistory, ReviewPictures, ReviewPoster } from './review-details';

interface ReviewCardProps extends Settling {
  review: WaitingReview;
  /** Milliseconds since 1970. */
  now: number;
  userId: string;
}

/** A listing that waits, with all there is to judge it by, and the decision. */
export function ReviewCard({ review, now, userId, onSettled, onOvertaken }: ReviewCardProps) {
  const { property } = review;
  const decide = useDecideReview(userId);
  const [returning, setReturning] = useState(false);
  const settle = useSettle(decide.mutateAsync, onOvertaken);
  const send = async (reason: string | null) => {
    if (await settle({ review, reason })) onSettled(reason === null ? 'Approved' : 'Returned to its poster');
  };
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words outline-none">{property.title}</h2>
          <p className="text-[15px] text-muted">{fullAddress(property)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <DueBadge dueAt={review.due_at} now={now} />
          {property.status === 'active' ? null : <Badge>{property.status === 'sold' ? 'Sold' : 'Paused'}</Badge>}
          <span className="text-sm text-muted">Requested {formatRelativeDate(review.requested_at, now)}</span>
        </div>
      </header>
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
              ? 'States an off-market contract, direct to seller'
              : 'States no off-market contract'}
          </p>
          <p className="text-[15px] break-words whitespace-pre-line">{property.description}</p>
          <ReviewPoster review={review} />
        </div>
        <ReviewFacts review={review} />
      </div>
      <ReviewHistory review={review} />
      <FormError>
        {decide.isError && !returning && refusalText(decide.error) === null
          ? `Nothing was decided. ${explainFailure(decide.error)}`
          : null}
      </FormError>
      <footer className="flex flex-wrap items-center gap-3 max-sm:[&>button]:flex-1">
        <Button
          icon={<Check aria-hidden />}
          busy={decide.isPending && !returning}
          busyLabel="Approving"
          // What failed is said above the buttons.
          onClick={() => void send(null).catch(() => undefined)}
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
          className="inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-evergreen-ink hover:underline [&_svg]:size-4"
        >
          <ExternalLink aria-hidden />
          Open its page
        </Link>
      </footer>
      {returning ? (
        <ReasonDialog
          title="Return this listing"
          name={property.title}
          hint="Its poster reads this word for word."
          missing="Say what must change before it can be approved"
          sendLabel="Return"
          busyLabel="Returning"
          onClose={() => setReturning(false)}
          onSend={send}
          failedText={(error) => `Nothing was decided. ${explainFailure(error)}`}
        />
      ) : null}
    </article>
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
