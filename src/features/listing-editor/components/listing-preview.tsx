import { clsx } from 'clsx';
import { House } from 'lucide-react';
import { hasCondition } from '@/domain/listing/property-vocabulary';
import { formatUsd } from '@/kit/formatting/format';
import { capRateText } from '@/domain/listing/plausible';
import { fullAddress, keyFacts } from '@/domain/listing/listing-facts';
import { capRate } from '@/domain/listing/figures';
import { validValues, type ListingDraft } from '@/domain/listing/listing-form';
import { ListingBadges } from '@/shared/listings/listing-badges';

interface ListingPreviewProps {
  values: ListingDraft;
  /** Where the first picture is, if there is one. */
  cover: { src: string | undefined; srcSet?: string };
  jvSharePct: number;
  verified: boolean;
}

/** The card as the marketplace will show it, without links or buttons. */
export function ListingPreview({ values, cover, jvSharePct, verified }: ListingPreviewProps) {
  const { price, noi, bedrooms, bathrooms, sqft, lot_sqft: lot } = validValues(values);
  const rate = capRate(noi, price);
  const facts = keyFacts({
    bedrooms: bedrooms ?? 0,
    bathrooms: bathrooms ?? 0,
    sqft: sqft ?? 0,
    lot_sqft: lot ?? 0,
  });
  return (
    <figure className="min-w-0 sm:sticky sm:top-4">
      <figcaption className="mb-2 text-sm text-muted">Preview of your card</figcaption>
      <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3">
        <div
          className={clsx(
            'relative flex aspect-4/3 items-center justify-center overflow-hidden rounded-control',
            'bg-sunken text-muted',
          )}
        >
          {cover.src ? (
            <img {...cover} sizes="272px" alt="" width={400} height={300} className="size-full object-cover" />
          ) : (
            <House aria-hidden className="size-9" />
          )}
          <div className="absolute inset-x-2 top-2 flex flex-wrap gap-1.5">
            <ListingBadges status="active" verified={verified} jv_share_pct={jvSharePct} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-0.5 text-[15px]">
          <p className="numeric flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-xl font-bold tracking-tight">{price === null ? '' : formatUsd(price)}</span>
            {rate === null ? null : (
              <span className="text-sm font-semibold">{capRateText(rate, price ?? 0, 1, ' cap')}</span>
            )}
          </p>
          <p className="numeric truncate">{facts.join(' · ') || values.property_type}</p>
          <p className="truncate">{values.title}</p>
          <p className="truncate text-sm text-muted">{fullAddress(values)}</p>
          <p className="truncate text-sm text-muted">
            {values.property_type}
            {hasCondition(values.property_type) && values.condition ? ` · ${values.condition}` : ''}
          </p>
        </div>
      </div>
    </figure>
  );
}
