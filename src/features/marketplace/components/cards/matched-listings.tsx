import { useQuery } from '@tanstack/react-query';
import { ArrowRight, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { matchesQuery } from '../../api/matches';
import { ListingCollection } from './listing-collection';
import { ListingSkeletons } from './listing-skeletons';

const most = 6;

/** The newest listings that match the member's buy box, as cards under their heading. */
export function MatchedListings() {
  return (
    <section aria-labelledby="matched-listings">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="matched-listings" className="text-xl font-semibold tracking-tight">
          Listings Matching Your Buy Box
        </h2>
        <Link
          to={`${paths.marketplace}?sort=best-match`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold text-evergreen-ink underline-offset-4 hover:underline"
        >
          View all
          <span className="sr-only"> listings by how well they match</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {/* Six stand in whole rows. */}
      <div className="lg:[&>.grid]:grid-cols-3">
        <Matches />
      </div>
    </section>
  );
}

function Matches() {
  const { user } = useAuth();
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery({
    ...matchesQuery(user?.id ?? '', most),
    enabled: user !== null,
  });
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={most} />;
    return (
      <ErrorState
        title="Failed to load matched listings"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No listings match your buy box criteria"
        text="Set what you buy, or ask for a little less: a wider price range or one more state finds more."
        action={<ButtonLink to={paths.buyBox}>Investment Criteria</ButtonLink>}
      />
    );
  }
  return <ListingCollection listings={data} loadedAt={dataUpdatedAt} linkTo={paths.listing} />;
}
