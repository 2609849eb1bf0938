import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Navigation } from 'lucide-react';
import { useInView } from '@/kit/hooks/use-in-view';
import { QueryError } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { fullAddress } from '@/domain/listing/listing-facts';
import type { Listing } from '@/domain/listing/listing';
import { zipCenterQuery } from '@/shared/listings/api/queries';
import { directionsUrl } from '../location';
import { isExactPlace } from '@/domain/listing/exact-place';

const loadMap = () => import('./location-map').then(({ LocationMap }) => LocationMap);

/** Where the property is, with a map that loads when it's scrolled to. */
export function ListingLocation({ listing }: { listing: Listing }) {
  const { ref, inView } = useInView<HTMLDivElement>(400);
  const query = useQuery({ ...zipCenterQuery(listing.zip), enabled: inView });
  const { data, error } = query;
  const showMap = useLazyComponent(loadMap, inView);
  const isExact = isExactPlace(listing, data ?? null);
  return (
    <section aria-labelledby="location">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="location" className="text-xl font-semibold">
          Location
        </h2>
        <a
          href={directionsUrl(listing, isExact)}
          target="_blank"
          rel="noopener"
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded font-semibold text-evergreen-ink',
            'underline-offset-4 hover:underline',
          )}
        >
          <Navigation aria-hidden className="size-4" />
          Directions
          <span className="sr-only">(opens Google Maps in a new tab)</span>
        </a>
      </div>
      <p className="mt-1 text-[15px] text-muted">{fullAddress(listing)}</p>
      <div ref={ref} className="relative isolate mt-3 h-72 overflow-hidden rounded-card border border-line">
        {error && data === undefined ? (
          <div className="grid h-full place-items-center p-4">
            <QueryError query={query} title="We couldn’t load the map" />
          </div>
        ) : data !== undefined && showMap ? (
          showMap({ place: listing, isExact, name: fullAddress(listing) })
        ) : (
          <Skeleton className="size-full rounded-none" />
        )}
      </div>
      {data !== undefined && !isExact ? (
        <p className="mt-2 text-sm text-muted">
          The circle shows the area of ZIP code {listing.zip}. The seller hasn’t placed the property on the map.
        </p>
      ) : null}
    </section>
  );
}
