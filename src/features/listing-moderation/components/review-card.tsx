import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { offeredLastDay } from '@/domain/contract/reading';
import { paths } from '@/domain/site/paths';
import { formatRelativeDate, formatUsd, formatDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { ApproveOrReturn } from '@/shared/moderation/approve-or-return';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { fullAddress } from '@/domain/listing/listing-facts';
import { listingFacts, underwritingFacts } from '@/domain/listing/stated-facts';
import { useDecideReview } from '../api/mutations';
import type { PendingReview } from '../api/queries';
import { DueBadge } from './due-badge';
import { FindingsFields } from './findings-fields';
import { ReviewChanges } from './review-changes';
import { useFindings } from '../use-findings';
import { ContractsSay } from '@/shared/contracts/contract-says';
import { ReviewerMatches } from '@/shared/listings/listing-matches';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { PictureNotes } from '@/shared/listings/picture-notes';

interface ReviewCardProps extends ReviewActions {
  review: PendingReview;
}

/** A listing awaiting verification, with everything needed to decide, and the decision. */
export function ReviewCard({ review, onResolved, onConflict }: ReviewCardProps) {
  const { property } = review;
  const decide = useDecideReview();
  const findings = useFindings(offeredLastDay(review.contracts));
  const submitDecision = useSingleSubmit(decide.mutateAsync, onConflict);
  const decideWith = async (reason: string | null) => {
    if (reason === null && !findings.isComplete()) return;
    const { checked, validUntil } = findings;
    if (await submitDecision({ review, reason, checked, validUntil }))
      onResolved(reason === null ? 'Approved' : 'Returned to the seller');
  };
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
      <ReviewHeader review={review} />
      <ReviewerMatches listingId={property.id} sellerId={property.user_id} />
      <ReviewChanges review={review} />
      <ReviewPictures review={review} />
      <PictureNotes listingId={property.id} />
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-2">
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
      <ContractsSay contracts={review.contracts} askingPrice={property.price} memberName={property.poster.name} />
      <ReviewHistory review={review} />
      <FindingsFields {...findings} />
      <ApproveOrReturn
        decision={decide}
        decide={decideWith}
        approve={{ label: 'Approve', busyLabel: 'Approving...' }}
        title="Return this listing"
        subject={property.title}
        hint="The seller will see exactly what you write."
        requiredMessage="Explain what must change before it can be approved"
      >
        <OpenListing id={property.id} />
      </ApproveOrReturn>
    </article>
  );
}

function OpenListing({ id }: { id: string }) {
  return (
    <Link
      to={paths.listing(id)}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-evergreen-ink',
        'hover:underline [&_svg]:size-4',
      )}
    >
      <ExternalLink aria-hidden />
      Open listing
    </Link>
  );
}

const statusNames: Readonly<Record<string, string>> = { sold: 'Sold', under_contract: 'Under contract' };

function ReviewHeader({ review }: Pick<ReviewCardProps, 'review'>) {
  const { property } = review;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold break-words outline-none">{property.title}</h2>
        <p className="text-[15px] text-muted">{fullAddress(property)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <DueBadge dueAt={review.due_at} />
        {property.status === 'active' ? null : <Badge>{statusNames[property.status] ?? 'Paused'}</Badge>}
        <span className="text-sm text-muted">Requested {formatRelativeDate(review.requested_at)}</span>
      </div>
    </header>
  );
}

/** All facts of the listing. */
function ReviewFacts({ review: { property } }: { review: PendingReview }) {
  const stated = underwritingFacts(property);
  return (
    <div className="min-w-0">
      <FactList facts={listingFacts(property)} />
      {stated.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-sm font-semibold">As stated by the seller</h3>
          <FactList facts={stated} />
        </>
      )}
    </div>
  );
}

function FactList({ facts }: { facts: ReturnType<typeof listingFacts> }) {
  return (
    <dl className="text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className={clsx('min-w-0 text-right font-medium break-words', /\d/.test(value) && 'numeric')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Earlier decisions about this listing, latest first. */
function ReviewHistory({ review: { property } }: { review: PendingReview }) {
  const decided = property.history
    .filter(({ decision }) => decision !== null)
    .toSorted((a, b) => b.requested_at.localeCompare(a.requested_at));
  if (decided.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">Previous decisions</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-sm text-muted">
        {decided.map(({ id, decision, reason, decided_at, moved_at }) => (
          <li key={id} className="break-words whitespace-pre-line">
            <span className="font-medium text-ink">
              {decision === 'approved' ? 'Approved' : 'Returned'} {formatDate(decided_at ?? '')}
            </span>
            {reason ? `: ${reason}` : ''}
            {moved_at ? `, before it changed on ${formatDate(moved_at)}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All pictures of the listing. */
function ReviewPictures({ review: { property } }: { review: PendingReview }) {
  if (property.images.length === 0) return <p className="text-sm text-muted">No pictures.</p>;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {property.images.map((path, index) => (
        <li key={path} className="aspect-4/3 overflow-hidden rounded-control bg-sunken">
          <ListingPicture
            path={path}
            alt={`Picture ${index + 1} of ${property.images.length}`}
            sizes="(min-width: 640px) 220px, 33vw"
          />
        </li>
      ))}
    </ul>
  );
}

/** The seller and their contact details. */
function ReviewPoster({ review: { property } }: { review: PendingReview }) {
  const { poster } = property;
  return (
    <p className="text-sm break-words text-muted">
      Posted by <span className="font-medium text-ink">{poster.name}</span> ({poster.membership_tier})
      {[poster.email, poster.phone].filter(Boolean).map((contact) => (
        <span key={contact}>, {contact}</span>
      ))}
    </p>
  );
}
