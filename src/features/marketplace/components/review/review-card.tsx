import { clsx } from 'clsx';
import { Check, Clock, ExternalLink, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDate, formatRelativeDate, formatUsd } from '@/shared/lib/format';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { useDecideReview, type WaitingReview } from '../../api/reviews';
import { allFacts, fullAddress } from '../../lib/facts';
import { dueIn } from '../../lib/reviews';
import { ListingPicture } from '../cards/listing-picture';
import { ReturnDialog } from './return-dialog';

interface ReviewCardProps {
  review: WaitingReview;
  /** Milliseconds since 1970. */
  now: number;
  userId: string;
  onDecided: (text: string) => void;
  /** Somebody else was quicker, or the listing is no longer what is shown. */
  onOvertaken: (why: string) => void;
}

/** A listing that waits, with all there is to judge it by, and the decision. */
export function ReviewCard({ review, now, userId, onDecided, onOvertaken }: ReviewCardProps) {
  const { property } = review;
  const decide = useDecideReview(userId);
  const [returning, setReturning] = useState(false);
  // Set by the press itself, and for good once it is decided: the second of a double click comes before anything is drawn again.
  const sending = useRef(false);
  const send = async (reason: string | null) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await decide.mutateAsync({ review, reason });
    } catch (error) {
      sending.current = false;
      if (!(error instanceof RequestFailure && error.code === 'P0001')) throw error;
      onOvertaken(error.message);
      return;
    }
    onDecided(reason === null ? 'Approved' : 'Returned to its poster');
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
      <Pictures review={review} />
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
          <Poster review={review} />
        </div>
        <Facts review={review} />
      </div>
      <History review={review} />
      <FormError>
        {decide.isError && !returning && !isOvertaken(decide.error) ? `Nothing was decided. ${explainFailure(decide.error)}` : null}
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
        <Button variant="secondary" icon={<Undo2 aria-hidden />} busy={decide.isPending} onClick={() => setReturning(true)}>
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
      {returning ? <ReturnDialog title={property.title} onClose={() => setReturning(false)} onReturn={send} /> : null}
    </article>
  );
}

function isOvertaken(error: Error): boolean {
  return error instanceof RequestFailure && error.code === 'P0001';
}

function DueBadge({ dueAt, now }: { dueAt: string | null; now: number }) {
  const due = dueIn(dueAt, now);
  return due ? (
    <Badge tone={due.late ? 'danger' : 'attention'} icon={<Clock aria-hidden />} className="numeric">
      {due.text}
    </Badge>
  ) : null;
}

function Pictures({ review: { property } }: Pick<ReviewCardProps, 'review'>) {
  if (property.images.length === 0) return <p className="text-sm text-muted">No pictures.</p>;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {property.images.map((path, index) => (
        <li key={path} className="aspect-4/3 overflow-hidden rounded-control bg-sunken">
          <ListingPicture path={path} alt={`Picture ${index + 1} of ${property.images.length}`} sizes="(min-width: 640px) 220px, 33vw" />
        </li>
      ))}
    </ul>
  );
}

function Facts({ review: { property } }: Pick<ReviewCardProps, 'review'>) {
  return (
    <dl className="min-w-0 text-sm">
      {allFacts(property).map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className={clsx('min-w-0 text-right font-medium break-words', /\d/.test(value) && 'numeric')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Poster({ review: { property } }: Pick<ReviewCardProps, 'review'>) {
  const { poster } = property;
  return (
    <p className="text-sm break-words text-muted">
      Posted by <span className="font-medium text-ink">{poster.name}</span> ({poster.membership_tier})
      {[poster.email, poster.phone].filter(Boolean).map((way) => (
        <span key={way}>, {way}</span>
      ))}
    </p>
  );
}

/** What staff decided of this listing before, the last first. */
function History({ review: { property } }: Pick<ReviewCardProps, 'review'>) {
  const decided = property.history
    .filter(({ decision }) => decision !== null)
    .toSorted((a, b) => b.requested_at.localeCompare(a.requested_at));
  if (decided.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">Decided before</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-sm text-muted">
        {decided.map(({ id, decision, reason, decided_at, moved_at }) => (
          <li key={id} className="break-words whitespace-pre-line">
            <span className="font-medium text-ink">
              {decision === 'approved' ? 'Approved' : 'Returned'} {formatDate(decided_at ?? '')}
            </span>
            {reason ? `: ${reason}` : ''}
            {moved_at ? `, before it moved on ${formatDate(moved_at)}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
