import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { similarQuery } from '../../api/queries';
import { ListingCollection } from '../cards/listing-collection';
import { ListingSkeletons } from '../cards/listing-skeletons';

/** Listings of the same type, in the same state where there are any, nearest in price. Left out when there are none. */
export function SimilarListings({ listingId, linkTo }: { listingId: string; linkTo: (id: string) => string }) {
  const { data, isPending, dataUpdatedAt } = useQuery(similarQuery(listingId));
  if (!isPending && !data?.length) return null;
  return (
    <section aria-labelledby="similar">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="similar" className="text-xl font-semibold">
          Similar Properties
        </h2>
        <Link to={paths.marketplace} className="inline-flex min-h-11 items-center rounded font-semibold text-evergreen-ink underline-offset-4 hover:underline">
          View All
        </Link>
      </div>
      {data ? <ListingCollection listings={data} loadedAt={dataUpdatedAt} linkTo={linkTo} /> : <ListingSkeletons count={4} />}
    </section>
  );
}
