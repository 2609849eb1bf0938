import { clsx } from 'clsx';
import { Eye, Heart, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { formatDate, formatNumber, formatUsd } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { fullAddress } from '@/domain/listing/listing-facts';
import { asksSeller, reviewState, listingStatus, type ChosenStatus } from '../own-listing';
import type { OwnListing } from '@/domain/listing/listing';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { OwnBadges } from './own-badges';
import { OwnListingMenu } from './own-listing-menu';
import { ReturnedNotice } from './returned-notice';
import { useListingStatus } from '../api/mutations';

const AvailabilityNotice = lazy(() =>
  import('./availability-notice').then((module) => ({ default: module.AvailabilityNotice })),
);
const PendingNotice = lazy(() => import('./pending-notice').then((module) => ({ default: module.PendingNotice })));

interface OwnListingRowProps {
  listing: OwnListing;
  userId: string;
  /** For rows visible without scrolling. */
  eager?: boolean;
  onDelete: (id: string) => void;
}

const statusToasts: Readonly<Record<ChosenStatus, string>> = {
  active: 'Listing is active again',
  paused: 'Listing paused',
  sold: 'Listing marked as sold',
};

/** One of the member's own listings with its counts, actions and errors. */
export function OwnListingRow({ listing, userId, eager = false, onDelete }: OwnListingRowProps) {
  const status = listingStatus(listing);
  const change = useListingStatus(listing.id, status, userId);
  const [confirming, setConfirming] = useState(false);
  const set = (next: ChosenStatus) => {
    change.mutate(next, { onSuccess: () => toast.success(statusToasts[next], { description: listing.title }) });
  };
  return (
    <article className="rounded-card border border-line bg-surface">
      <div className="group relative flex min-w-0 gap-4 p-3 sm:gap-5 sm:p-4">
        <div
          className={clsx(
            'aspect-square w-24 shrink-0 self-start overflow-hidden rounded-control bg-sunken',
            'sm:aspect-4/3 sm:w-44',
          )}
        >
          <ListingPicture path={listing.images[0]} alt="" sizes="(min-width: 640px) 176px, 96px" eager={eager} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Price listing={listing} />
          <h3 className="text-[15px] font-medium">
            <Link
              to={paths.listing(listing.id)}
              // At least 24 px high: the minimum target size next to the menu button.
              className={clsx(
                'block truncate rounded-card leading-6 group-hover:underline after:absolute after:inset-0',
                'after:rounded-card focus-visible:outline-none focus-visible:after:outline-2',
                'focus-visible:after:outline-evergreen',
              )}
            >
              {listing.title}
            </Link>
          </h3>
          <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
          <OwnBadges listing={listing} />
          <p className="numeric mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm text-muted max-sm:gap-x-4">
            <Count icon={<Eye aria-hidden />} count={listing.view_count} one="view" />
            <Count icon={<ThumbsUp aria-hidden />} count={listing.likes} one="like" />
            <Count icon={<Heart aria-hidden />} count={listing.saves} one="save" />
            <span>Listed {formatDate(listing.created_at)}</span>
          </p>
        </div>
        <OwnListingMenu
          listing={listing}
          busy={change.isPending}
          onStatus={(next) => (next === 'sold' ? setConfirming(true) : set(next))}
          onDelete={() => onDelete(listing.id)}
        />
      </div>
      <Notices listing={listing} userId={userId} />
      <FormError className="px-3 pb-3 sm:px-4 sm:pb-4">
        {change.isError && !confirming ? (
          <span className="flex flex-wrap items-center justify-between gap-3">
            <span>We couldn’t change the status. {describeError(change.error)}</span>
            <Button variant="secondary" size="sm" onClick={() => set(change.variables)}>
              Retry
            </Button>
          </span>
        ) : null}
      </FormError>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Mark as sold?"
        description={
          `“${listing.title}” will no longer appear in the marketplace. Its page stays up, marked as sold. ` +
          'You can put it back on the market.'
        }
        confirmLabel="Mark as sold"
        danger={false}
        onConfirm={async () => {
          await change.mutateAsync('sold');
          toast.success(statusToasts.sold, { description: listing.title });
        }}
      />
    </article>
  );
}

/** Why moderators or reviewers acted on the listing. */
function Notices({ listing, userId }: Omit<OwnListingRowProps, 'onDelete'>) {
  const review = reviewState(listing);
  if (listing.removed_at !== null) {
    return (
      <RemovedNotice
        id={listing.id}
        removedAt={listing.removed_at}
        noun="listing"
        isOwn
        className="mx-3 mb-3 sm:mx-4 sm:mb-4"
      />
    );
  }
  if (review.state === 'returned') return <ReturnedNotice listing={listing} reason={review.reason} userId={userId} />;
  if (asksSeller(listing)) {
    return (
      <Suspense>
        <AvailabilityNotice listing={listing} userId={userId} />
      </Suspense>
    );
  }
  if (review.state !== 'pending' || review.changes.length === 0) return null;
  return (
    <Suspense>
      <PendingNotice changes={review.changes} />
    </Suspense>
  );
}

/** The asking price and the previous one. */
function Price({ listing: { price, previous_price } }: { listing: OwnListing }) {
  return (
    // The padding leaves room for the menu.
    <p className="numeric flex flex-wrap items-baseline gap-x-2 pr-11 text-xl font-bold tracking-tight">
      {formatUsd(price)}
      {previous_price !== null && previous_price !== price ? (
        <s className="text-sm font-normal tracking-normal text-muted">
          <span className="sr-only">previously </span>
          {formatUsd(previous_price)}
        </s>
      ) : null}
    </p>
  );
}

function Count({ icon, count, one }: { icon: ReactNode; count: number; one: string }) {
  return (
    <span className="flex items-center gap-1.5 [&_svg]:size-4">
      {icon}
      {formatNumber(count)}
      {/* The icon is enough where three words wrap. */}
      <span className="max-sm:sr-only">{count === 1 ? one : `${one}s`}</span>
    </span>
  );
}
