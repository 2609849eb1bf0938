import { useMemo } from 'react';
import type { ListingSummary } from '../listing';
import { hotListings } from '../rules';
import type { View } from '../vocabulary';
import { listClasses } from './list-classes';
import { ListingCard } from './listing-card';
import { ListingRow } from './listing-row';

interface ListingCollectionProps {
  listings: readonly ListingSummary[];
  /** When they were loaded, in milliseconds: what views a day are reckoned from. */
  loadedAt: number;
  linkTo: (id: string) => string;
  from?: string;
  view?: View;
}

/** Cards in sight from the start on a wide screen. */
const firstRow = 4;

/** Listings as cards or rows, with HOT on the liveliest of those shown. */
export function ListingCollection({ listings, loadedAt, linkTo, from, view = 'grid' }: ListingCollectionProps) {
  const hot = useMemo(() => hotListings(listings, loadedAt), [listings, loadedAt]);
  const Item = view === 'grid' ? ListingCard : ListingRow;
  return (
    <ul className={listClasses[view]}>
      {listings.map((listing, index) => (
        <li key={listing.id} className="min-w-0">
          <Item listing={listing} to={linkTo(listing.id)} from={from} hot={hot.has(listing.id)} eager={index < firstRow} />
        </li>
      ))}
    </ul>
  );
}
