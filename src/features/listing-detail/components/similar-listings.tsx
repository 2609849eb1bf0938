import { clsx } from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { QueryError } from '@/platform/query/query-error';
import { useInView } from '@/kit/hooks/use-in-view';
import { ListingCollection } from '@/shared/listings/listing-collection';
import { ListingSkeletons } from '@/shared/listings/listing-skeletons';
import { similarQuery } from '../api/queries';

/** CSS pixels below the viewport at which they start loading. */
const preloadDistance = 800;

/** Listings that a buyer of this one would want. Hidden when there are none. */
export function SimilarListings({ listingId, linkTo }: { listingId: string; linkTo: (id: string) => string }) {
  const client = useQueryClient();
  // Cached listings render right away, so that Back restores the scroll position.
  const { ref, inView } = useInView<HTMLDivElement>(
    preloadDistance,
    client.getQueryData(similarQuery(listingId).queryKey) !== undefined,
  );
  const query = useQuery({ ...similarQuery(listingId), enabled: inView });
  const { data, error, dataUpdatedAt } = query;
  if (!inView) return <div ref={ref} />;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="similar" className="text-xl font-semibold">
          Similar Properties
        </h2>
        <Link
          to={paths.marketplace}
          className={clsx(
            'inline-flex min-h-11 items-center rounded font-semibold text-evergreen-ink',
            'underline-offset-4 hover:underline',
          )}
        >
          View All
        </Link>
      </div>
      {data ? (
        <ListingCollection listings={data} loadedAt={dataUpdatedAt} linkTo={linkTo} comparable />
      ) : error ? (
        <QueryError query={query} title="We couldn’t load similar properties" />
      ) : (
        <ListingSkeletons count={4} />
      )}
    </section>
  );
}
