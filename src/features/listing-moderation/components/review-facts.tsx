import { clsx } from 'clsx';
import { listingFacts, underwritingFacts } from '@/shared/listings/listing-facts';
import type { PendingReview } from '../api/queries';

/** All facts of the listing. */
export function ReviewFacts({ review: { property } }: { review: PendingReview }) {
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
