import { clsx } from 'clsx';
import { CircleCheck, CircleOff, CirclePause, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { RemovedNotice } from '@/shared/content/removed-notice';
import { formatDate } from '@/kit/formatting/format';
import { ButtonLink } from '@/kit/ui/button';
import type { Listing } from '@/domain/listing/listing';
import { goneTitle, statusNotice } from '../notices';

interface StatusNoticeProps {
  listing: Pick<Listing, 'id' | 'status' | 'user_id' | 'status_changed_at' | 'removed_at'>;
  /** It was deleted or paused after it was loaded. */
  gone: boolean;
  readerId: string | null;
}

/** Says that a listing is sold, under contract, paused, removed, or gone; hidden for active listings. */
export function StatusNotice({ listing, gone, readerId }: StatusNoticeProps) {
  if (gone) {
    return (
      <Notice
        icon={<CircleOff aria-hidden />}
        title={goneTitle}
        action={
          <ButtonLink to={paths.marketplace} variant="secondary">
            Browse the marketplace
          </ButtonLink>
        }
      >
        It was taken down while you were viewing it.
      </Notice>
    );
  }
  const { status_changed_at } = listing;
  switch (statusNotice(listing, readerId)) {
    case 'sold':
      return (
        <Notice icon={<CircleCheck aria-hidden />} title="Sold">
          {status_changed_at ? `Marked as sold on ${formatDate(status_changed_at)}. ` : ''}The seller is no longer
          taking inquiries.
        </Notice>
      );
    case 'under-contract':
      return (
        <Notice icon={<Handshake aria-hidden />} title="Under contract">
          {listing.user_id === readerId
            ? 'You accepted an offer. The listing is out of search until the deal closes or falls through.'
            : 'The seller accepted an offer. If that deal falls through, the listing goes back on the market.'}
        </Notice>
      );
    case 'removed':
      return (
        <RemovedNotice
          id={listing.id}
          removedAt={listing.removed_at}
          noun="listing"
          isOwn={listing.user_id === readerId}
        />
      );
    case 'paused-own':
      return (
        <Notice
          icon={<CirclePause aria-hidden />}
          title="Paused: only you can see this"
          action={
            <ButtonLink to={paths.myListings} variant="secondary">
              My Listings
            </ButtonLink>
          }
        >
          It’s hidden from search, and only you can open the link. Reactivate it in My Listings.
        </Notice>
      );
    case 'paused':
      return (
        <Notice icon={<CirclePause aria-hidden />} title="Paused">
          Only its owner and staff can see this listing.
        </Notice>
      );
    case null:
      return null;
  }
}

function Notice({
  icon,
  title,
  action,
  children,
}: {
  icon: ReactNode;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="status"
      className={clsx(
        'flex flex-wrap items-start gap-x-4 sm:items-center gap-y-3 rounded-card border',
        'border-line bg-sunken px-5 py-4 text-ink [&>svg]:size-5 [&>svg]:shrink-0',
        'max-sm:[&>svg]:mt-0.5',
      )}
    >
      {icon}
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="status" className="font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-[15px] text-muted">{children}</p>
      </div>
      {action}
    </section>
  );
}
