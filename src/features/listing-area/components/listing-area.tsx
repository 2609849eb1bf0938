import type { Listing } from '@/domain/listing/listing';
import { useLazyInView } from '@/kit/ui/use-lazy-in-view';

const load = () => import('./area-facts').then(({ AreaFacts }) => AreaFacts);

/** What public data says of the area around a listing. Nothing where none is loaded. */
export function ListingArea({ listing }: { listing: Listing }) {
  const { ref, show } = useLazyInView<HTMLDivElement, { listing: Listing }>(load);
  if (!listing.area) return null;
  const shown = show({ listing });
  return (
    <div ref={ref} className={shown ? 'empty:hidden' : 'min-h-40'}>
      {shown}
    </div>
  );
}
