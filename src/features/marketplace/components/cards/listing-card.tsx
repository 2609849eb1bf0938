import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent, formatUsd } from '@/shared/lib/format';
import { Avatar } from '@/shared/ui/avatar';
import { fullAddress, keyFacts } from '../../lib/facts';
import type { ListingSummary } from '../../listing';
import { CardPictures } from './card-pictures';
import { ListingBadges } from './listing-badges';
import { SaveHeart } from './save-heart';
import { useLeafing, type Leafing } from './use-leafing';

/** Everything but `listing` is plain or stays the same: of many cards only those that changed are drawn again. */
export interface ListingCardProps {
  listing: ListingSummary;
  /** Address of the listing's page. */
  to: string;
  /** Where 'Back to Marketplace' on that page leads. */
  from?: string;
  hot?: boolean;
  /** By how many USD the price fell of late. */
  dropped?: number | null;
  saved: boolean;
  onSave: (listingId: string, wanted: boolean) => void;
  /** In sight from the start: the picture is not loaded lazily. */
  eager?: boolean;
  /** Picked out, as the one whose pin is pointed at. */
  highlighted?: boolean;
  /** Pointed at or holding the focus; null when no longer. */
  onHighlight?: (listingId: string | null) => void;
}

const sizes = '(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw';

/** A listing in the grid. The whole card leads to it; the link's name is the title. */
export const ListingCard = memo(function Card({
  listing,
  to,
  from,
  hot,
  dropped,
  saved,
  onSave,
  eager = false,
  highlighted,
  onHighlight,
}: ListingCardProps) {
  const leafing = useLeafing(listing.images.length);
  return (
    <article
      className={clsx('group relative flex min-w-0 flex-col', cardOutline)}
      {...pointing(listing.id, highlighted, onHighlight)}
    >
      {/* Off the screen in two parts, for the picture's height follows from its width and the text's does not. */}
      <div className={clsx('relative aspect-4/3 overflow-hidden rounded-card bg-sunken', offScreen)}>
        <CardPictures
          images={listing.images}
          sizes={sizes}
          eager={eager}
          leafing={leafing}
          to={to}
          state={from ? { from } : undefined}
        />
        <div className="pointer-events-none absolute top-3.5 right-13 left-2.5 flex flex-wrap gap-1.5">
          <ListingBadges {...listing} hot={hot} dropped={dropped} />
        </div>
      </div>
      <div
        className={clsx(
          'relative flex min-w-0 flex-col gap-0.5 pt-3 pb-1 [contain-intrinsic-size:auto_9.8125rem]',
          offScreen,
        )}
      >
        <PriceLine price={listing.price} capRate={listing.cap_rate} digits={1} />
        <p className="numeric truncate text-[15px] text-ink">
          {keyFacts(listing).join(' · ') || listing.property_type}
        </p>
        <h3 className="truncate text-[15px] text-ink">
          <ListingLink listing={listing} to={to} from={from} leafing={leafing} />
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="truncate text-sm text-muted">{kindOf(listing)}</p>
        <div className="pt-2.5">
          <CardFooter listing={listing} />
        </div>
      </div>
      <LeafingStatus listing={listing} leafing={leafing} />
      <SaveHeart
        title={listing.title}
        saved={saved}
        onPress={() => onSave(listing.id, !saved)}
        className="top-1 right-1"
      />
    </article>
  );
});

/** Off the screen it is not laid out, but for the first dozen of a list. Goes with an intrinsic size: the height it has in sight. */
export const offScreen = 'in-[li:nth-child(n+13)]:[content-visibility:auto]';

/** Around the whole card: while its link has the keyboard's focus, and while it is picked out. */
export const cardOutline =
  'rounded-card outline-offset-4 outline-evergreen has-[h3_a:focus-visible]:outline-2 data-highlighted:outline-2';

/** Whether a card is picked out, and what tells that it is pointed at, by mouse or focus. */
export function pointing(
  listingId: string,
  highlighted: boolean | undefined,
  onHighlight: ListingCardProps['onHighlight'],
) {
  const attributes = { 'data-highlighted': highlighted || undefined };
  if (!onHighlight) return attributes;
  const enter = () => onHighlight(listingId);
  const leave = () => onHighlight(null);
  return { ...attributes, onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}

/** The link that covers what it stands in. The figures a sighted reader compares are part of its name. */
export function ListingLink({
  listing,
  to,
  from,
  leafing,
}: Pick<ListingCardProps, 'listing' | 'to' | 'from'> & { leafing: Leafing }) {
  return (
    <Link
      to={to}
      state={from ? { from } : undefined}
      title={listing.title}
      aria-label={`${listing.title}, ${formatUsd(listing.price)}, ${listing.city}, ${listing.state}`}
      aria-describedby={listing.images.length > 1 ? hintOf(listing.id) : undefined}
      onKeyDown={leafing.onKeyDown}
      className="group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
    >
      {listing.title}
    </Link>
  );
}

const hintOf = (listingId: string) => `pictures-${listingId}`;

/** For assistive technology: that the link's keys leaf, and where they led. Apart from the title, whose long line would carry it off the page. */
export function LeafingStatus({
  listing: { id, images },
  leafing,
}: Pick<ListingCardProps, 'listing'> & { leafing: Leafing }) {
  if (images.length < 2) return null;
  return (
    <>
      <span id={hintOf(id)} hidden>
        {images.length} pictures, left and right arrow keys show them
      </span>
      <output className="sr-only top-0 left-0">
        {leafing.told ? `Picture ${leafing.index + 1} of ${images.length}` : null}
      </output>
    </>
  );
}

export function PriceLine({ price, capRate, digits }: { price: number; capRate: number | null; digits: number }) {
  return (
    <p className="numeric flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-xl font-bold tracking-tight text-ink">{formatUsd(price)}</span>
      {capRate === null ? null : (
        <span className={clsx('text-sm font-semibold whitespace-nowrap', capRateTone(capRate))}>
          {formatPercent(capRate, digits)} cap
        </span>
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
          <Avatar
            name={seller.name}
            path={seller.profile_image_url}
            size={24}
            partner={seller.membership_tier === 'partner'}
          />
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
