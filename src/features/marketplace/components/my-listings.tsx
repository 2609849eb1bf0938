import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { BadgeCheck, Clock, Eye, House, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDate, formatNumber, formatUsd } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/ui/page';
import { ownListingsQuery } from '../api/queries';
import { fullAddress } from '../lib/facts';
import type { OwnListing } from '../listing';
import { listClasses } from './list-classes';
import { ListingPicture } from './listing-picture';
import { ListingSkeletons } from './listing-skeletons';
import { SubmitListingAction } from './submit-listing-action';

/** The member's own listings. */
export function MyListings() {
  const { user } = useAuth();
  const own = useQuery({ ...ownListingsQuery(user?.id ?? ''), enabled: user !== null });
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="My Listings"
        lead="What you have posted, and how it is doing."
        // Where there are none yet the empty state has the button, and narrow screens have the tab bar's.
        actions={
          own.data?.length === 0 ? null : (
            <div className="max-lg:hidden">
              <SubmitListingAction host="app" />
            </div>
          )
        }
      />
      {user ? <Listings own={own} /> : <ErrorState title="User not logged in" />}
    </Page>
  );
}

function Listings({ own: { data, error, refetch, isFetching } }: { own: UseQueryResult<OwnListing[]> }) {
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={3} view="list" />;
    return (
      <ErrorState title="Failed to load your listings. Please try again later." onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<House />}
        title="You have not posted anything yet"
        text="Post an off-market deal and members see it at once."
        action={<ButtonLink to={paths.submitListing}>Post your first listing</ButtonLink>}
      />
    );
  }
  return (
    <ul className={listClasses.list}>
      {data.map((listing) => (
        <li key={listing.id}>
          <OwnRow listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function OwnRow({ listing }: { listing: OwnListing }) {
  return (
    <article className="group relative flex min-w-0 gap-4 rounded-card border border-line bg-surface p-3 sm:gap-5 sm:p-4">
      <div className="aspect-square w-24 shrink-0 self-start overflow-hidden rounded-control bg-sunken sm:aspect-4/3 sm:w-44">
        <ListingPicture path={listing.images[0]} alt="" sizes="(min-width: 640px) 176px, 96px" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="numeric text-xl font-bold tracking-tight">{formatUsd(listing.price)}</p>
          <div className="flex flex-wrap gap-1.5">
            {listing.jv_share_pct > 0 ? <Badge>{listing.jv_share_pct}% JV</Badge> : null}
            {listing.verified ? (
              <Badge tone="verified" icon={<BadgeCheck aria-hidden />}>
                Verified
              </Badge>
            ) : (
              <Badge tone="attention" icon={<Clock aria-hidden />}>
                Pending
              </Badge>
            )}
          </div>
        </div>
        <h2 className="truncate text-[15px] font-medium">
          <Link
            to={paths.listing(listing.id)}
            className="rounded-card group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-evergreen"
          >
            {listing.title}
          </Link>
        </h2>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="numeric mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm text-muted">
          <Count icon={<Eye aria-hidden />} count={listing.view_count} one="view" />
          <Count icon={<ThumbsUp aria-hidden />} count={listing.likes} one="like" />
          <span>Listed {formatDate(listing.created_at)}</span>
        </p>
      </div>
    </article>
  );
}

function Count({ icon, count, one }: { icon: ReactNode; count: number; one: string }) {
  return (
    <span className="flex items-center gap-1.5 [&_svg]:size-4">
      {icon}
      {formatNumber(count)} {count === 1 ? one : `${one}s`}
    </span>
  );
}
