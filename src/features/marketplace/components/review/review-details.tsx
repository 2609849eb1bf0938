import { clsx } from 'clsx';
import { formatDate } from '@/shared/lib/format';
import type { WaitingReview } from '../../api/reviews';
import { allFacts, statedFacts } from '../../lib/facts';
import { ListingPicture } from '../cards/listing-picture';

interface ReviewProps {
  review: WaitingReview;
}

/** All pictures of the listing, in their order. */
export function ReviewPictures({ review: { property } }: ReviewProps) {
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

/** Everything the listing states of the property. */
export function ReviewFacts({ review: { property } }: ReviewProps) {
  const stated = statedFacts(property);
  return (
    <div className="min-w-0">
      <FactList facts={allFacts(property)} />
      {stated.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-sm font-semibold">As stated by the seller</h3>
          <FactList facts={stated} />
        </>
      )}
    </div>
  );
}

function FactList({ facts }: { facts: ReturnType<typeof allFacts> }) {
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

/** Who posted it, and how to reach them. */
export function ReviewPoster({ review: { property } }: ReviewProps) {
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
export function ReviewHistory({ review: { property } }: ReviewProps) {
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
