import { House } from 'lucide-react';
import { formatPercent, formatUsd } from '@/shared/lib/format';
import { fullAddress, keyFacts } from '../../lib/facts';
import { capRate } from '../../rules';
import type { ListingDraft } from '../../schema';
import { ListingBadges } from '../cards/listing-badges';

interface ListingPreviewProps {
  values: ListingDraft;
  /** Address of the first picture. */
  cover: string | undefined;
  jvSharePct: number;
  verified: boolean;
}

/** The listing's card as the marketplace will show it, with nothing in it that can be pressed. */
export function ListingPreview({ values, cover, jvSharePct, verified }: ListingPreviewProps) {
  const rate = capRate(values.noi, values.price);
  const facts = keyFacts({
    bedrooms: values.bedrooms ?? 0,
    bathrooms: values.bathrooms ?? 0,
    sqft: values.sqft ?? 0,
    lot_sqft: values.lotSqft ?? 0,
  });
  return (
    <figure className="min-w-0 sm:sticky sm:top-4">
      <figcaption className="mb-2 text-sm text-muted">How its card will look</figcaption>
      <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3">
        <div className="relative flex aspect-4/3 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted">
          {cover ? (
            <img src={cover} alt="" width={400} height={300} className="size-full object-cover" />
          ) : (
            <House aria-hidden className="size-9" />
          )}
          <div className="absolute inset-x-2 top-2 flex flex-wrap gap-1.5">
            <ListingBadges status="active" verified={verified} jv_share_pct={jvSharePct} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-0.5 text-[15px]">
          <p className="numeric flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-xl font-bold tracking-tight">
              {values.price === null ? '' : formatUsd(values.price)}
            </span>
            {rate === null ? null : <span className="text-sm font-semibold">{formatPercent(rate, 1)} cap</span>}
          </p>
          <p className="numeric truncate">{facts.join(' · ') || values.propertyType}</p>
          <p className="truncate">{values.title}</p>
          <p className="truncate text-sm text-muted">{fullAddress(values)}</p>
          <p className="truncate text-sm text-muted">
            {values.propertyType}
            {values.condition ? ` · ${values.condition}` : ''}
          </p>
        </div>
      </div>
    </figure>
  );
}
