import { clsx } from 'clsx';
import { memo } from 'react';
import { fullAddress, keyFacts } from './listing-facts';
import { CardPictures } from './card-pictures';
import { ListingBadges } from './listing-badges';
import {
  CardFooter,
  cardOutline,
  typeAndCondition,
  CarouselStatus,
  ListingLink,
  skipOffScreen,
  hoverHandlers,
  PriceLine,
  type ListingCardProps,
} from './listing-card-parts';
import { SaveButton } from './save-button';
import { CompareToggle } from '@/shared/comparison/compare-toggle';
import { useCarousel } from './use-carousel';

/** A listing in the list view: a horizontal card. */
export const ListingRow = memo(function Row({
  listing,
  to,
  from,
  hot,
  dropped,
  age,
  saved,
  onSave,
  comparable = false,
  eager = false,
  highlighted,
  onHighlight,
}: ListingCardProps) {
  const carousel = useCarousel(listing.images.length);
  return (
    <article
      className={clsx(
        'group relative flex min-w-0 gap-4 border border-line bg-surface p-3 sm:gap-5 sm:p-4',
        // The height of most rows.
        '[contain-intrinsic-size:auto_11.15625rem] sm:[contain-intrinsic-size:auto_9.90625rem]',
        skipOffScreen,
        cardOutline,
      )}
      {...hoverHandlers(listing.id, highlighted, onHighlight)}
    >
      {/* Above the link that covers the row, so that it can be swiped. */}
      <div
        className={clsx(
          'relative z-1 aspect-square w-24 shrink-0 self-start overflow-hidden rounded-control',
          'bg-sunken sm:aspect-4/3 sm:w-52',
        )}
      >
        <CardPictures
          images={listing.images}
          sizes="(min-width: 640px) 208px, 96px"
          eager={eager}
          carousel={carousel}
          to={to}
          state={from ? { from } : undefined}
          small
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <PriceLine price={listing.price} capRate={listing.cap_rate} digits={2} />
        <h3 className="truncate text-[15px] font-medium text-ink">
          <ListingLink listing={listing} to={to} from={from} carousel={carousel} />
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="text-sm text-ink">
          {[...keyFacts(listing), typeAndCondition(listing), ...(age ? [age] : [])].join(' · ')}
        </p>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <ListingBadges {...listing} hot={hot} dropped={dropped} />
        </div>
        <div className="mt-auto pt-1">
          <CardFooter listing={listing} />
        </div>
      </div>
      <CarouselStatus listing={listing} carousel={carousel} />
      {/* In a corner of the picture. */}
      <SaveButton
        title={listing.title}
        saved={saved}
        onPress={() => onSave(listing.id, !saved)}
        small
        className="top-1.5 left-17 sm:top-4 sm:left-44"
      />
      {comparable ? <CompareToggle listing={listing} small className="top-17.5 left-17 sm:top-32 sm:left-44" /> : null}
    </article>
  );
});
