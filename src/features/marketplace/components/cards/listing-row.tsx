import { clsx } from 'clsx';
import { memo } from 'react';
import { fullAddress, keyFacts } from '../../lib/facts';
import { CardPictures } from './card-pictures';
import { ListingBadges } from './listing-badges';
import {
  CardFooter,
  cardOutline,
  kindOf,
  LeafingStatus,
  ListingLink,
  offScreen,
  pointing,
  PriceLine,
  type ListingCardProps,
} from './listing-card';
import { SaveHeart } from './save-heart';
import { useLeafing } from './use-leafing';

/** A listing in the list view: the card lying down. */
export const ListingRow = memo(function Row({
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
      className={clsx(
        'group relative flex min-w-0 gap-4 border border-line bg-surface p-3 sm:gap-5 sm:p-4',
        // Most rows are this high.
        '[contain-intrinsic-size:auto_11.15625rem] sm:[contain-intrinsic-size:auto_9.90625rem]',
        offScreen,
        cardOutline,
      )}
      {...pointing(listing.id, highlighted, onHighlight)}
    >
      {/* Above the link that covers the row, so that fingers can swipe it. */}
      <div className="relative z-1 aspect-square w-24 shrink-0 self-start overflow-hidden rounded-control bg-sunken sm:aspect-4/3 sm:w-52">
        <CardPictures
          images={listing.images}
          sizes="(min-width: 640px) 208px, 96px"
          eager={eager}
          leafing={leafing}
          to={to}
          state={from ? { from } : undefined}
          small
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <PriceLine price={listing.price} capRate={listing.cap_rate} digits={2} />
        <h3 className="truncate text-[15px] font-medium text-ink">
          <ListingLink listing={listing} to={to} from={from} leafing={leafing} />
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="text-sm text-ink">{[...keyFacts(listing), kindOf(listing)].join(' · ')}</p>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <ListingBadges {...listing} hot={hot} dropped={dropped} />
        </div>
        <div className="mt-auto pt-1">
          <CardFooter listing={listing} />
        </div>
      </div>
      <LeafingStatus listing={listing} leafing={leafing} />
      {/* In the corner of the picture. */}
      <SaveHeart
        title={listing.title}
        saved={saved}
        onPress={() => onSave(listing.id, !saved)}
        small
        className="top-1.5 left-17 sm:top-4 sm:left-44"
      />
    </article>
  );
});
