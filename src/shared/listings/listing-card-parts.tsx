import { clsx } from 'clsx';
import { Eye, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber, formatUsd } from '@/kit/formatting/format';
import { capRateText, isPlausibleCapRate } from '@/domain/listing/plausible';
import { Avatar } from '@/platform/pictures/avatar';
import type { ListingSummary } from '@/domain/listing/listing';
import type { CarouselState } from './use-carousel';

/** All props but `listing` are primitive or stable, so that memoized cards only re-render when they change. */
export interface ListingCardProps {
  listing: ListingSummary;
  /** URL of the listing's page. */
  to: string;
  /** Target of 'Back to Marketplace' on that page. */
  from?: string;
  hot?: boolean;
  /** The recent price drop in USD. */
  dropped?: number | null;
  /** How long it has been up, such as '3 days on market'; null for none. */
  age?: string | null;
  saved: boolean;
  /** Whether that waits for a network. */
  waiting: boolean;
  onSave: (listingId: string, next: boolean) => void;
  /** Whether it can be added to the comparison. The screen has the bar with the chosen listings. */
  comparable?: boolean;
  /** Visible without scrolling: don't load the picture lazily. */
  eager?: boolean;
  /** Its pin on the map is hovered. */
  highlighted?: boolean;
  /** Called with the id on hover or focus, and with null afterwards. */
  onHighlight?: (listingId: string | null) => void;
}

/**
 * Shows the arrows of a card's pictures while its link has keyboard focus. A property of the card, because with
 * `group-has-…` Chromium styles the whole page again whenever an element is added anywhere.
 */
export const arrowsOnFocus = 'has-[h3_a:focus-visible]:[--arrows:block]';

/** How wide a card's picture is shown, like an image's `sizes`. */
export const cardSizes = '(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw';

/** Outlines the whole card while its link has keyboard focus or it's highlighted. */
export const cardOutline =
  'rounded-card outline-offset-4 outline-evergreen has-[h3_a:focus-visible]:outline-2 data-highlighted:outline-2';

/** Marks a highlighted card, and reports hover and focus. */
export function hoverHandlers(
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

/** A link that covers its container. Its accessible name includes price and place. */
export function ListingLink({
  listing,
  to,
  from,
  carousel,
}: Pick<ListingCardProps, 'listing' | 'to' | 'from'> & { carousel: CarouselState }) {
  return (
    <Link
      to={to}
      state={from ? { from } : undefined}
      title={listing.title}
      aria-label={`${listing.title}, ${formatUsd(listing.price)}, ${listing.city}, ${listing.state}`}
      aria-describedby={listing.images.length > 1 ? hintId(listing.id) : undefined}
      {...carousel.linkHandlers}
      className="group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
    >
      {listing.title}
    </Link>
  );
}

const hintId = (listingId: string) => `pictures-${listingId}`;

/**
 * Tells assistive technology about the arrow keys and the current picture. Outside the title, whose long line would
 * push it off the page.
 */
export function CarouselStatus({
  listing: { id, images },
  carousel,
}: Pick<ListingCardProps, 'listing'> & { carousel: CarouselState }) {
  if (images.length < 2) return null;
  return (
    <>
      <span id={hintId(id)} hidden>
        {images.length} pictures, use the left and right arrow keys
      </span>
      <output className="sr-only top-0 left-0">
        {carousel.announced ? `Picture ${carousel.index + 1} of ${images.length}` : null}
      </output>
    </>
  );
}

export function PriceLine({ price, capRate, digits }: { price: number; capRate: number | null; digits: number }) {
  return (
    <p className="numeric flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-xl font-bold tracking-tight text-ink">{formatUsd(price)}</span>
      {capRate === null ? null : (
        <span className={clsx('text-sm font-semibold whitespace-nowrap', capRateTone(capRate, price))}>
          {capRateText(capRate, price, digits, ' cap')}
        </span>
      )}
    </p>
  );
}

/** Text color of a cap rate: red if negative, amber beyond any real deal. */
export function capRateTone(capRate: number, price: number): string {
  if (!isPlausibleCapRate(capRate, price)) return 'text-amber-ink';
  return capRate < 0 ? 'text-brick-ink' : 'text-evergreen-ink';
}

/** 'Condo · Light Rehab', or only the type. */
export function typeAndCondition({
  property_type,
  condition,
}: Pick<ListingSummary, 'property_type' | 'condition'>): string {
  return condition ? `${property_type} · ${condition}` : property_type;
}

interface CardFooterProps {
  listing: ListingSummary;
  /** Shown before the views. */
  age?: string | null | undefined;
}

/** Seller and views. */
export function CardFooter({ listing: { seller, view_count }, age }: CardFooterProps) {
  return (
    <div className="flex min-h-6 min-w-0 items-center gap-2 text-sm text-muted">
      {seller ? (
        <>
          <Avatar name={seller.name} path={seller.profile_image_url} size={24} tier={seller.membership_tier} />
          <span className="truncate">{seller.name}</span>
          {seller.open_to_messages ? (
            <span title="Takes messages" className="shrink-0 text-evergreen-ink">
              <MessageCircle aria-hidden className="size-4" />
              <span className="sr-only">Takes messages</span>
            </span>
          ) : null}
        </>
      ) : null}
      <span className="numeric ml-auto flex shrink-0 items-center gap-1.5">
        {age ? <Age text={age} /> : null}
        <Eye aria-hidden className="size-4" />
        {formatNumber(view_count)}
        <span className="sr-only"> views</span>
      </span>
    </div>
  );
}

/** '3 days', read as '3 days on market': a card has no room for both that and the seller's name. */
function Age({ text }: { text: string }) {
  const [days, ...rest] = text.split(/(?= on market$)/);
  return (
    <span className="mr-1">
      {days}
      {rest.length > 0 ? <span className="sr-only">{rest}</span> : null}
    </span>
  );
}
