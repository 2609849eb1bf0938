import { useCallback, useMemo, useState } from 'react';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import type { ListingSummary } from '@/domain/listing/listing';
import { hotListingIds, priceDrop, timeOnMarket } from '@/domain/listing/figures';
import { isSaved } from './saves';
import { notePendingSave } from './pending-save';
import { SignInPrompt } from './sign-in-prompt';
import { listClasses } from '@/domain/filters/listing-layout';
import { ListingCard } from './listing-card';
import { ListingRow } from './listing-row';
import { ListingTable, type Sorting } from './listing-table';
import { useCardPlaces } from './use-card-places';
import { useSaves } from './use-saves';

interface ListingCollectionProps {
  listings: readonly ListingSummary[];
  /** When they were loaded (ms), for their age, views per day, and recent price drops. */
  loadedAt: number;
  linkTo: (id: string) => string;
  from?: string;
  /** Whether they can be compared. The screen must render `LazyCompareBar`. */
  comparable?: boolean;
  /** Shows them in columns, sorted like this, instead of as cards. */
  sorting?: Sorting | null;
  /** The listing whose pin on the map is hovered. */
  highlighted?: string | null;
  /** Called with the hovered or focused listing, or null. Must be stable: cards are memoized. */
  onHighlight?: (listingId: string | null) => void;
}

/** Cards visible on a phone without scrolling. Loading more pictures eagerly would compete for bandwidth. */
const eagerCards = 1;

/** Listings as cards or rows that members can save; the most viewed of them are HOT. */
export function ListingCollection({
  listings,
  loadedAt,
  linkTo,
  from,
  comparable = false,
  sorting = null,
  highlighted = null,
  onHighlight,
}: ListingCollectionProps) {
  const hot = useMemo(() => hotListingIds(listings, loadedAt), [listings, loadedAt]);
  const { user } = useAuth();
  const { saves, save, waiting } = useSaves();
  const [promptFor, setPromptFor] = useState<string | null>(null);
  const isMember = user !== null;
  const { list, placeOf } = useCardPlaces(listings.length, sorting === null);
  const onSave = useCallback(
    (listingId: string, next: boolean) => {
      if (isMember) save(listingId, next);
      else setPromptFor(listingId);
    },
    [isMember, save],
  );

  const propsOf = (listing: ListingSummary, index: number) => ({
    listing,
    to: linkTo(listing.id),
    from,
    hot: hot.has(listing.id),
    dropped: priceDrop(listing, loadedAt),
    age: timeOnMarket(listing, loadedAt),
    saved: isSaved(saves, listing),
    waiting: waiting.has(listing.id),
    onSave,
    comparable,
    eager: index < eagerCards,
  });
  return (
    <>
      {sorting ? (
        <ListingTable {...sorting}>
          {listings.map((listing, index) => (
            <ListingRow key={listing.id} {...propsOf(listing, index)} />
          ))}
        </ListingTable>
      ) : (
        <ul ref={list} className={listClasses.grid}>
          {listings.map((listing, index) => {
            const height = placeOf(index);
            return (
              <li key={listing.id} className="min-w-0" {...(height !== null && { style: { height } })}>
                {height === null ? (
                  <ListingCard
                    {...propsOf(listing, index)}
                    highlighted={listing.id === highlighted}
                    onHighlight={onHighlight}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
      <SignInPrompt
        reason={promptFor === null ? null : 'save'}
        onClose={() => setPromptFor(null)}
        onLeave={() => promptFor !== null && notePendingSave(promptFor)}
        returnTo={from ?? paths.listing(promptFor ?? '')}
      />
    </>
  );
}
