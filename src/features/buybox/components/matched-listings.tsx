import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, SearchX, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { matchesQuery } from '../api/matches';
import { ListingCollection } from '@/shared/listings/listing-collection';
import { ListingSkeletons } from '@/shared/listings/listing-skeletons';

const maxMatches = 6;

interface MatchedListingsProps {
  /** Whether the member has a buy box, as far as it's known. */
  hasBuyBox?: boolean | undefined;
}

/** The newest listings that match the member's buy box. */
export function MatchedListings({ hasBuyBox = true }: MatchedListingsProps) {
  return (
    <section aria-labelledby="matched-listings">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="matched-listings" className="text-xl font-semibold tracking-tight">
          Listings Matching Your Buy Box
        </h2>
        <Link
          to={`${paths.marketplace}?sort=best-match`}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold',
            'text-evergreen-ink underline-offset-4 hover:underline',
          )}
        >
          View all
          <span className="sr-only"> listings, best match first</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {/* Three columns: six cards fill whole rows. Phones show three; the rest is behind View all. */}
      <div className="max-sm:[&>.grid>:nth-child(n+4)]:hidden lg:[&>.grid]:grid-cols-3">
        <Matches hasBuyBox={hasBuyBox} />
      </div>
    </section>
  );
}

function Matches({ hasBuyBox }: Required<MatchedListingsProps>) {
  const user = useUser();
  const query = useQuery(matchesQuery(user.id, maxMatches));
  const { data, error, dataUpdatedAt } = query;
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={maxMatches} />;
    return <QueryError query={query} title="Failed to load matched listings" />;
  }
  if (data.length === 0 && !hasBuyBox) {
    return (
      <EmptyState
        icon={<SlidersHorizontal />}
        title="You haven’t set a buy box yet"
        text="Tell us what you buy and where, and listings that match will appear here."
        action={<ButtonLink to={paths.buyBox}>Set your buy box</ButtonLink>}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No listings match your buy box criteria"
        text="Broaden your criteria with a wider price range or another state."
        action={<ButtonLink to={paths.buyBox}>Investment Criteria</ButtonLink>}
      />
    );
  }
  return <ListingCollection listings={data} loadedAt={dataUpdatedAt} linkTo={paths.listing} />;
}
