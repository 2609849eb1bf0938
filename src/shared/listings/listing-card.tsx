import { clsx } from 'clsx';
import { memo } from 'react';
import { fullAddress, keyFacts } from '@/domain/listing/listing-facts';
import { CardPictures } from './card-pictures';
import { ListingBadges } from './listing-badges';
import {
  arrowsOnFocus,
  CardFooter,
  cardOutline,
  cardSizes,
  CarouselStatus,
  hoverHandlers,
  ListingLink,
  PriceLine,
  typeAndCondition,
  type ListingCardProps,
} from './listing-card-parts';
import { SaveButton } from './save-button';
import { CompareToggle } from '@/shared/comparison/compare-toggle';
import { useCarousel } from './use-carousel';

/** A listing in the grid. The whole card is a link named after the title. */
export const ListingCard = memo(function Card({
  listing,
  to,
  from,
  hot,
  dropped,
  age,
  saved,
  waiting,
  onSave,
  comparable = false,
  eager = false,
  highlighted,
  onHighlight,
}: ListingCardProps) {
  const carousel = useCarousel(listing.images.length);
  return (
    <article
      className={clsx('group relative flex min-w-0 flex-col', cardOutline, arrowsOnFocus)}
      {...hoverHandlers(listing.id, highlighted, onHighlight)}
    >
      {/* Two parts skip rendering off screen: the picture's height depends on its width, the text's doesn't. */}
      <div className="skip-off-screen relative aspect-4/3 overflow-hidden rounded-card bg-sunken">
        <CardPictures
          images={listing.images}
          sizes={cardSizes}
          eager={eager}
          carousel={carousel}
          to={to}
          state={from ? { from } : undefined}
        />
        <div className="pointer-events-none absolute top-3.5 right-13 left-2.5 flex flex-wrap gap-1.5">
          <ListingBadges {...listing} hot={hot} dropped={dropped} />
        </div>
      </div>
      <div
        className={clsx(
          'skip-off-screen relative flex min-w-0 flex-col gap-0.5 pt-3 pb-1',
          '[contain-intrinsic-size:auto_9.8125rem]',
        )}
      >
        <PriceLine price={listing.price} capRate={listing.cap_rate} digits={1} />
        <p className="numeric truncate text-[15px] text-ink">
          {keyFacts(listing).join(' · ') || listing.property_type}
        </p>
        <h3 className="truncate text-[15px] text-ink">
          <ListingLink listing={listing} to={to} from={from} carousel={carousel} />
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{fullAddress(listing)}</p>
        <p className="truncate text-sm text-muted">{typeAndCondition(listing)}</p>
        <div className="pt-2.5">
          <CardFooter listing={listing} age={age} />
        </div>
      </div>
      <CarouselStatus listing={listing} carousel={carousel} />
      <SaveButton
        title={listing.title}
        saved={saved}
        waiting={waiting}
        onPress={() => onSave(listing.id, !saved)}
        className="top-1 right-1"
      />
      {comparable ? (
        // The corner of the picture, where neither badges nor arrows are.
        <div className="pointer-events-none absolute inset-x-0 top-0 z-10 aspect-4/3">
          <CompareToggle listing={listing} className="pointer-events-auto right-1 bottom-1" />
        </div>
      ) : null}
    </article>
  );
});
