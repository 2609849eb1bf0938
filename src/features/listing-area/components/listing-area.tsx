import type { Listing } from '@/domain/listing/listing';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';

const load = () => import('./area-facts').then(({ AreaFacts }) => AreaFacts);

/** What public data says of the area around a listing. Nothing where none is loaded. */
export function ListingArea({ listing }: { listing: Listing }) {
  const { ref, show } = useLazyInView<HTMLElement, { listing: Listing }>(load);
  if (!listing.area) return null;
  return (
    <section ref={ref} aria-labelledby="area" className="min-h-40">
      <h2 id="area" className="text-xl font-semibold">
        About the area
      </h2>
      {show({ listing })}
    </section>
  );
}
