import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { formatNumber, formatUsd } from '@/kit/formatting/format';
import { capRateText } from '@/domain/listing/plausible';
import { fullAddress, keyFacts } from '@/domain/listing/listing-facts';
import { CardPictures } from './card-pictures';
import { pricePerSqft } from '@/domain/listing/figures';
import { ListingBadges } from './listing-badges';
import {
  arrowsOnFocus,
  CardFooter,
  capRateTone,
  typeAndCondition,
  CarouselStatus,
  ListingLink,
  PriceLine,
  type ListingCardProps,
} from './listing-card-parts';
import { SaveButton } from './save-button';
import { CompareToggle } from '@/shared/comparison/compare-toggle';
import { useCarousel } from './use-carousel';

type ListingRowProps = Omit<ListingCardProps, 'highlighted' | 'onHighlight'>;

/** A listing in the list view: a row of `ListingTable`. Where columns don't fit, its first cell has everything. */
export const ListingRow = memo(function Row(props: ListingRowProps) {
  const { listing, age = null } = props;
  const { price, cap_rate, bedrooms, bathrooms, sqft } = listing;
  const perSqft = pricePerSqft(price, sqft);
  return (
    <tr
      className={clsx(
        'group relative rounded-control -outline-offset-2 outline-evergreen hover:bg-sunken/50',
        'has-[h3_a:focus-visible]:outline-2 @max-4xl:block',
        arrowsOnFocus,
      )}
    >
      <td className="py-3 @max-4xl:block">
        <Summary {...props} />
      </td>
      <NumberCell className="text-[15px] font-bold text-ink">{formatUsd(price)}</NumberCell>
      {cap_rate === null ? (
        <NumberCell className="text-muted">Not stated</NumberCell>
      ) : (
        <NumberCell className={clsx('font-semibold', capRateTone(cap_rate, price))}>
          {capRateText(cap_rate, price, 2)}
        </NumberCell>
      )}
      <NumberCell>{perSqft === null ? null : formatUsd(perSqft)}</NumberCell>
      <NumberCell>{bedrooms > 0 ? formatNumber(bedrooms) : null}</NumberCell>
      <NumberCell>{bathrooms > 0 ? formatNumber(bathrooms) : null}</NumberCell>
      <NumberCell>{sqft > 0 ? formatNumber(sqft) : null}</NumberCell>
      <NumberCell>{age === null ? null : shortAge(age)}</NumberCell>
    </tr>
  );
});

/** '3 days' for '3 days on market', as the header says. */
const shortAge = (age: string) => age.replace(/ on market$/, '');

function NumberCell({ className, children }: { className?: string; children: ReactNode }) {
  return <td className={clsx('numeric py-3 pl-3 text-right text-sm @max-4xl:hidden', className)}>{children}</td>;
}

/** Picture, title, address, badges, and seller; without columns also the figures. */
function Summary({
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
}: ListingRowProps) {
  const carousel = useCarousel(listing.images.length);
  return (
    <div className="flex min-w-0 gap-3.5">
      {/* Above the link that covers the row, so that it can be swiped. */}
      <div className="relative z-1 shrink-0 self-start">
        <div
          className={clsx(
            'relative aspect-square w-24 overflow-hidden',
            'rounded-control bg-sunken @4xl:aspect-4/3 @4xl:w-32',
          )}
        >
          <CardPictures
            images={listing.images}
            sizes="128px"
            eager={eager}
            carousel={carousel}
            to={to}
            state={from ? { from } : undefined}
            small
          />
        </div>
        <SaveButton
          title={listing.title}
          saved={saved}
          waiting={waiting}
          onPress={() => onSave(listing.id, !saved)}
          small
          className="top-0 right-0"
        />
        {comparable ? <CompareToggle listing={listing} small className="right-0 bottom-0" /> : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="@4xl:hidden">
          <PriceLine price={listing.price} capRate={listing.cap_rate} digits={2} />
        </div>
        <h3 className="truncate text-[15px] font-medium text-ink">
          <ListingLink listing={listing} to={to} from={from} carousel={carousel} />
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="numeric text-sm text-ink @4xl:hidden">
          {[...keyFacts(listing), ...(age ? [shortAge(age)] : [])].join(' · ')}
        </p>
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          <span className="mr-1 text-sm text-muted @max-4xl:hidden">{typeAndCondition(listing)}</span>
          <ListingBadges {...listing} hot={hot} dropped={dropped} />
        </div>
        <div className="@max-4xl:hidden">
          <CardFooter listing={listing} />
        </div>
      </div>
      <CarouselStatus listing={listing} carousel={carousel} />
    </div>
  );
}
