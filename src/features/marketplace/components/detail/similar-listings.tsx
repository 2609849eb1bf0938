import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { useNear } from '@/shared/ui/use-near';
import { similarQuery } from '../../api/queries';
import { ListingCollection } from '../cards/listing-collection';
import { ListingSkeletons } from '../cards/listing-skeletons';

/** In CSS pixels: on the way to the end of the page they are asked for, and are there when it is reached. */
const reach = 800;

/** Listings of the same type, in the same state where there are any, nearest in price. Left out when there are none. */
export function SimilarListings({ listingId, linkTo }: { listingId: string; linkTo: (id: string) => string }) {
  const client = useQueryClient();
  // Those that are known already keep their room: whoever comes back to this page finds their place on it.
  const { place, near } = useNear<HTMLDivElement>(
    reach,
    client.getQueryData(similarQuery(listingId).queryKey) !== undefined,
  );
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...similarQuery(listingId), enabled: near });
  if (!near) return <div ref={place} />;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="similar" className="text-xl font-semibold">
          Similar Properties
        </h2>
        <Link
          to={paths.marketplace}
          className="inline-flex min-h-11 items-center rounded font-semibold text-evergreen-ink underline-offset-4 hover:underline"
        >
          View All
        </Link>
      </div>
      {data ? (
        <ListingCollection listings={data} loadedAt={dataUpdatedAt} linkTo={linkTo} />
      ) : error ? (
        <ErrorState
          title="Similar properties could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListingSkeletons count={4} />
      )}
    </section>
  );
}
