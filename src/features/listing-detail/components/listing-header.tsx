import { clsx } from 'clsx';
import { Eye, Heart, MapPin, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatUsd } from '@/kit/formatting/format';
import { capRateText } from '@/domain/listing/plausible';
import { Button } from '@/kit/ui/button';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { CompareButton } from '@/shared/comparison/compare-toggle';
import { fullAddress, keyFacts, listingTitle } from '@/domain/listing/listing-facts';
import { controlText } from '@/domain/listing/control';
import type { Listing } from '@/domain/listing/listing';
import { priceDrop, timeOnMarket } from '@/domain/listing/figures';
import { capRateTone } from '@/shared/listings/listing-card-parts';
import { ListingBadges } from '@/shared/listings/listing-badges';
import { useViewCount } from './use-live-listing';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { copyLink } from '@/platform/navigation/copy-link';

interface ListingHeaderProps {
  listing: Listing;
  /** When it was loaded (ms). */
  loadedAt: number;
  saved: boolean;
  /** Whether that waits for a network. */
  waiting: boolean;
  /** It's no longer available. */
  disabled: boolean;
  onSave: () => void;
  /** Key results of the deal. */
  headline?: ReactNode;
  /** Adds it to the reader's pipeline. */
  pipeline?: ReactNode;
}

/** Title, address, and key figures, above the fold; then the save and share buttons. */
export function ListingHeader({ listing, loadedAt, headline, pipeline, ...save }: ListingHeaderProps) {
  const { saved, waiting, disabled, onSave } = save;
  usePageTitle(listingTitle(listing));
  const age = timeOnMarket(listing, loadedAt);
  const control = controlText(listing.verified, listing.control);
  return (
    <header className="flex flex-col gap-4">
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <ListingBadges {...listing} dropped={priceDrop(listing, loadedAt)} />
          <ViewCounter listing={listing} />
          {age ? <span className="numeric text-sm text-muted">{age}</span> : null}
        </div>
        {/* text-balance would break lines at the hyphen of 'two-story'. */}
        <h1 className="text-2xl font-bold tracking-tight text-pretty break-words sm:text-3xl">{listing.title}</h1>
        <p className="mt-1.5 flex items-start gap-1.5 text-[15px] text-muted">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{fullAddress(listing)}</span>
        </p>
        {control === null ? null : <p className="mt-2 max-w-prose text-sm text-muted">{control}</p>}
      </div>
      <Figures listing={listing} />
      {headline}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-pressed={saved}
          disabled={disabled}
          icon={<Heart aria-hidden className={clsx(saved && 'fill-brick text-brick')} />}
          // The second click of a double click shouldn't unsave it.
          onClick={({ detail }) => {
            if (detail < 2) onSave();
          }}
        >
          {saved ? 'Saved' : 'Save'}
          {waiting ? ', waiting for a connection' : null}
        </Button>
        <CompareButton listing={listing} disabled={disabled} />
        {disabled ? null : <ShareListing listing={listing} />}
        {disabled ? null : pipeline}
      </div>
    </header>
  );
}

function ViewCounter({ listing }: { listing: Listing }) {
  const views = useViewCount(listing);
  return (
    <span className="numeric inline-flex items-center gap-1.5 text-sm text-muted">
      <Eye aria-hidden className="size-4" />
      <span>
        <span data-testid="view-count">{formatNumber(views)}</span> {views === 1 ? 'view' : 'views'}
      </span>
    </span>
  );
}

function Figures({ listing }: { listing: Listing }) {
  return (
    <div className="numeric flex flex-wrap items-baseline gap-x-8 gap-y-1 border-y border-line py-4">
      <p className="text-3xl font-bold tracking-tight break-all sm:text-4xl">{formatUsd(listing.price)}</p>
      {listing.cap_rate === null ? null : (
        <p className={clsx('text-lg font-semibold', capRateTone(listing.cap_rate, listing.price))}>
          {capRateText(listing.cap_rate, listing.price, 2, ' cap rate')}
        </p>
      )}
      <p className="text-lg text-ink">{keyFacts(listing).join(' · ')}</p>
    </div>
  );
}

/** Shares the public page with the browser's share sheet, or copies the link. */
function ShareListing({ listing }: { listing: Pick<Listing, 'id' | 'title'> }) {
  const share = async () => {
    const url = publicOrigin(window.location) + paths.property(listing.id);
    if ('share' in navigator) {
      try {
        await navigator.share({ title: listing.title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyLink(url);
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden />} onClick={() => void share()}>
      Share
    </Button>
  );
}
