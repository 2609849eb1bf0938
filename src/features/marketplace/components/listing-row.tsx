import { fullAddress, keyFacts } from '../lib/facts';
import { ListingBadges } from './listing-badges';
import { CardFooter, kindOf, ListingLink, PriceLine, type ListingCardProps } from './listing-card';
import { ListingPicture } from './listing-picture';

/** A listing in the list view: the card lying down. */
export function ListingRow({ listing, to, from, hot = false, eager = false }: ListingCardProps) {
  return (
    <article className="group relative flex min-w-0 gap-4 rounded-card border border-line bg-surface p-3 sm:gap-5 sm:p-4">
      <div className="aspect-square w-24 shrink-0 self-start overflow-hidden rounded-control bg-sunken sm:aspect-4/3 sm:w-52">
        <ListingPicture path={listing.images[0]} alt="" sizes="(min-width: 640px) 208px, 96px" eager={eager} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <PriceLine price={listing.price} capRate={listing.cap_rate} digits={2} />
        <h3 className="truncate text-[15px] font-medium text-ink">
          <ListingLink listing={listing} to={to} from={from} />
        </h3>
        <p className="truncate text-sm text-muted">{fullAddress(listing)}</p>
        <p className="text-sm text-ink">{[...keyFacts(listing), kindOf(listing)].join(' · ')}</p>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <ListingBadges verified={listing.verified} hot={hot} jvSharePct={listing.jv_share_pct} />
        </div>
        <div className="mt-auto pt-1">
          <CardFooter listing={listing} />
        </div>
      </div>
    </article>
  );
}
