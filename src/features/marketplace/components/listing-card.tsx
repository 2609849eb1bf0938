import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent, formatUsd } from '@/shared/lib/format';
import { Avatar } from '@/shared/ui/avatar';
import { fullAddress, keyFacts } from '../lib/facts';
import type { ListingSummary } from '../listing';
import { CardPictures } from './card-pictures';
import { ListingBadges } from './listing-badges';

export interface ListingCardProps {
  listing: ListingSummary;
  /** Address of the listing's page. */
  to: string;
  /** Where 'Back to Marketplace' on that page leads. */
  from?: string;
  hot?: boolean;
  /** In sight from the start: the picture is not loaded lazily. */
  eager?: boolean;
}

const sizes = '(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw';

/** A listing in the grid. The whole card is one link, named by the title. */
export function ListingCard({ listing, to, from, hot = false, eager = false }: ListingCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col gap-3">
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
        <CardPictures images={listing.images} sizes={sizes} eager={eager} />
        <div className="pointer-events-none absolute inset-x-2.5 top-2.5 flex flex-wrap gap-1.5">
          <ListingBadges verified={listing.verified} hot={hot} jvSharePct={listing.jv_share_pct} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-0.5">
        <PriceLine price={listing.price} capRate={listing.cap_rate} digits={1} />
        <p className="numeric truncate text-[15px] text-ink">{keyFacts(listing).join(' · ') || listing.property_type}</p>
        <h3 className="truncate text-[15px] text-ink">
          <ListingLink listing={listing} to={to} from={from} />
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="truncate text-sm text-muted">{kindOf(listing)}</p>
      </div>
      <CardFooter listing={listing} />
    </article>
  );
}

/** The link that covers the whole card. The figures a sighted reader compares are part of its description. */
export function ListingLink({ listing, to, from }: Pick<ListingCardProps, 'listing' | 'to' | 'from'>) {
  return (
    <Link
      to={to}
      state={from ? { from } : undefined}
      title={listing.title}
      aria-label={`${listing.title}, ${formatUsd(listing.price)}, ${listing.city}, ${listing.state}`}
      className="rounded-card group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-evergreen"
    >
      {listing.title}
    </Link>
  );
}

export function PriceLine({ price, capRate, digits }: { price: number; capRate: number | null; digits: number }) {
  return (
    <p className="numeric flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-xl font-bold tracking-tight text-ink">{formatUsd(price)}</span>
      {capRate === null ? null : (
        <span className={clsx('text-sm font-semibold whitespace-nowrap', capRateTone(capRate))}>{formatPercent(capRate, digits)} cap</span>
      )}
    </p>
  );
}

/** A property that loses money is not shown in the colour of gain. */
export function capRateTone(capRate: number): string {
  return capRate < 0 ? 'text-brick-ink' : 'text-evergreen-ink';
}

export function kindOf({ property_type, condition }: Pick<ListingSummary, 'property_type' | 'condition'>): string {
  return condition ? `${property_type} · ${condition}` : property_type;
}

/** Who sells, and how many have looked. */
export function CardFooter({ listing: { seller, view_count } }: { listing: ListingSummary }) {
  return (
    <div className="flex min-h-6 min-w-0 items-center gap-2 text-sm text-muted">
      {seller ? (
        <>
          <Avatar name={seller.name} path={seller.profile_image_url} size={24} partner={seller.membership_tier === 'partner'} />
          <span className="truncate">{seller.name}</span>
        </>
      ) : null}
      <span className="numeric ml-auto flex shrink-0 items-center gap-1.5">
        <Eye aria-hidden className="size-4" />
        {formatNumber(view_count)}
        <span className="sr-only"> views</span>
      </span>
    </div>
  );
}
