import { useCallback, useMemo, useState } from 'react';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import type { ListingSummary } from '../../listing';
import { hotListings, priceDrop } from '../../rules';
import { isSaved } from '../../saves';
import type { View } from '../../vocabulary';
import { AuthGate } from '../auth-gate';
import { listClasses } from './list-classes';
import { ListingCard } from './listing-card';
import { ListingRow } from './listing-row';
import { useSaves } from '../use-saves';

interface ListingCollectionProps {
  listings: readonly ListingSummary[];
  /** When they were loaded, in milliseconds: what views a day, and how long ago a price fell, are reckoned from. */
  loadedAt: number;
  linkTo: (id: string) => string;
  from?: string;
  view?: View;
  /** The listing to pick out, as the one whose pin is pointed at. */
  highlighted?: string | null;
  /** Told which card is pointed at or holds the focus, null when none is. The same function each time, or every card is drawn again. */
  onHighlight?: (listingId: string | null) => void;
}

/** Cards in sight from the start on a phone: the pictures of more would take their part of its line. */
const inSight = 1;

/** Listings as cards or rows, with HOT on the liveliest of those shown, to be saved by members. */
export function ListingCollection({
  listings,
  loadedAt,
  linkTo,
  from,
  view = 'grid',
  highlighted = null,
  onHighlight,
}: ListingCollectionProps) {
  const hot = useMemo(() => hotListings(listings, loadedAt), [listings, loadedAt]);
  const { user } = useAuth();
  const { saves, save } = useSaves();
  const [gated, setGated] = useState<string | null>(null);
  const isMember = user !== null;
  const onSave = useCallback(
    (listingId: string, wanted: boolean) => {
      if (isMember) save(listingId, wanted);
      else setGated(listingId);
    },
    [isMember, save],
  );

  const Item = view === 'grid' ? ListingCard : ListingRow;
  return (
    <>
      <ul className={listClasses[view]}>
        {listings.map((listing, index) => (
          <li key={listing.id} className="min-w-0">
            <Item
              listing={listing}
              to={linkTo(listing.id)}
              from={from}
              hot={hot.has(listing.id)}
              dropped={priceDrop(listing, loadedAt)}
              saved={isSaved(saves, listing)}
              onSave={onSave}
              eager={index < inSight}
              highlighted={listing.id === highlighted}
              onHighlight={onHighlight}
            />
          </li>
        ))}
      </ul>
      <AuthGate
        gate={gated === null ? null : 'save'}
        onClose={() => setGated(null)}
        returnTo={from ?? paths.listing(gated ?? '')}
      />
    </>
  );
}
