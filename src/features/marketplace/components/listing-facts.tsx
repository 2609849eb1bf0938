import { formatDate, formatNumber, formatPercent, formatSqft, formatUsd } from '@/shared/lib/format';
import type { Listing } from '../listing';
import { pricePerSqft } from '../rules';

function factsOf(listing: Listing): [label: string, value: string | null][] {
  const perSqft = pricePerSqft(listing.price, listing.sqft);
  return [
    ['Property type', listing.property_type],
    ['Bedrooms', formatNumber(listing.bedrooms)],
    ['Bathrooms', formatNumber(listing.bathrooms)],
    ['Living area', listing.sqft > 0 ? formatSqft(listing.sqft) : null],
    ['Lot', listing.lot_sqft > 0 ? formatSqft(listing.lot_sqft) : null],
    ['Price per sqft', perSqft === null ? null : formatUsd(perSqft)],
    ['NOI, a year', listing.noi === null ? null : formatUsd(listing.noi)],
    ['Cap rate', listing.cap_rate === null ? null : formatPercent(listing.cap_rate, 2)],
    ['Condition', listing.condition],
    ['Financing', listing.financing],
    ['Occupancy', listing.occupancy === 'occupied' ? 'Occupied' : 'Vacant'],
    ['Off-market contract', listing.off_market_contract ? 'Under contract, direct to seller' : 'Not stated'],
    ['County', listing.county],
    ['Listed', formatDate(listing.created_at)],
  ];
}

/** What there is to know of a property, each fact with its name. What is not known is left out. */
export function ListingFacts({ listing }: { listing: Listing }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl font-semibold">
        Facts
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {factsOf(listing).map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 text-[15px]">
              <dt className="text-muted">{label}</dt>
              <dd className="numeric text-right font-medium text-ink">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
