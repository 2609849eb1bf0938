import type { ListingValue as Value, Listing } from '@/domain/listing/listing';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';

interface ListingValueProps {
  listing: Pick<Listing, 'arv' | 'monthly_rent' | 'values'>;
}

const load = () => import('./value-summary').then(({ ValueSummary }) => ValueSummary);

/** What the sales and leases around a listing say of it. Nothing where there are none. */
export function ListingValue({ listing }: ListingValueProps) {
  const { ref, show } = useLazyInView<HTMLElement, { values: readonly Value[]; listing: ListingValueProps['listing'] }>(
    load,
  );
  if (!listing.values || listing.values.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="market-value" className="min-h-40">
      <h2 id="market-value" className="text-xl font-semibold">
        What sales say
      </h2>
      {show({ values: listing.values, listing })}
    </section>
  );
}
