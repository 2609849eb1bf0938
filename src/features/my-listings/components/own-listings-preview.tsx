import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { House, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatUsd } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { fullAddress } from '@/domain/listing/listing-facts';
import { totalListings } from '../own-listing';
import type { OwnListing } from '@/domain/listing/listing';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { OwnBadges } from './own-badges';
import { ownCountsQuery, ownNewestQuery } from '../api/queries';

const gridClass = 'mt-4 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3';

/** Up to six of the member's newest listings, as part of another screen. */
export function OwnListingsPreview() {
  const { id: userId } = useUser();
  const query = useQuery(ownNewestQuery(userId));
  const { data, isError } = query;
  const { data: counts } = useQuery(ownCountsQuery(userId));
  const total = counts ? totalListings(counts) : 0;
  return (
    <section aria-labelledby="own-listings" className="min-w-0 pt-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-5">
        <h2 id="own-listings" className="text-lg font-semibold">
          My listings
        </h2>
        {data && data.length > 0 ? (
          <div className="flex items-center gap-1">
            <ButtonLink to={paths.myListings} variant="ghost" size="sm">
              {data.length < total ? `View all ${total}` : 'View all'}
            </ButtonLink>
            <ButtonLink to={paths.submitListing} variant="secondary" size="sm" icon={<Plus aria-hidden />}>
              Post a listing
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {data ? <Listings listings={data} /> : null}
      {!data && isError ? (
        <QueryError query={query} title="Failed to load your listings. Please try again later." className="mt-4" />
      ) : null}
      {!data && !isError ? <Loading /> : null}
    </section>
  );
}

function Listings({ listings }: { listings: readonly OwnListing[] }) {
  if (listings.length === 0) {
    return (
      <EmptyState
        icon={<House />}
        title="You haven’t posted any listings yet"
        text="Post an off-market deal. We check a new member’s first listings before others see them."
        action={
          <ButtonLink to={paths.submitListing} variant="secondary">
            Post a listing
          </ButtonLink>
        }
        className="mt-4"
      />
    );
  }
  return (
    <ul className={gridClass}>
      {listings.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <Tile listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ listing }: { listing: OwnListing }) {
  return (
    <article className="group relative flex min-w-0 flex-col gap-2.5">
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
        <ListingPicture
          path={listing.images[0]}
          alt=""
          sizes="(min-width: 1024px) 210px, (min-width: 640px) 30vw, 45vw"
        />
        <div className="absolute top-2 left-2">
          <OwnBadges listing={listing} />
        </div>
      </div>
      <div className="min-w-0">
        <p className="numeric text-lg font-bold tracking-tight">{formatUsd(listing.price)}</p>
        <h3 className="truncate text-[15px]">
          <Link
            to={paths.listing(listing.id)}
            title={listing.title}
            className={clsx(
              'rounded-card group-hover:underline after:absolute after:inset-0 after:rounded-card',
              'focus-visible:outline-none focus-visible:after:outline-2',
              'focus-visible:after:outline-offset-4 focus-visible:after:outline-evergreen',
            )}
          >
            {listing.title}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
      </div>
    </article>
  );
}

function Loading() {
  return (
    <div className={gridClass}>
      <output className="sr-only">Loading your listings</output>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2.5">
          <Skeleton className="aspect-4/3 rounded-card" />
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-4" />
        </div>
      ))}
    </div>
  );
}
