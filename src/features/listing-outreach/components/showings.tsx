import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Gate } from '@/shared/entitlements/gate';
import { EmptyState } from '@/kit/ui/empty-state';
import type { OutreachListing, Reader } from '../listing';
import { accessQuery } from '../api/queries';
import { hasOpen, showingStatus, upcoming, type Showing } from '../showing';
import { OfferShowing } from './offer-showing';
import { ShowingItem } from './showing-item';

interface ShowingsProps {
  listing: OutreachListing;
  showings: readonly Showing[];
  reader: Reader;
}

/** The upcoming showings of a listing, and for the seller, a form to offer another. */
export function Showings({ listing, showings, reader }: ShowingsProps) {
  const [now] = useState(() => Date.now());
  const shown = upcoming(showings, reader, now);
  const booked = shown.some((showing) => ['booked', 'hosting'].includes(showingStatus(showing, reader, now)));
  const { data: access } = useQuery({ ...accessQuery(listing.id, reader.id), enabled: booked });
  return (
    <div className="mt-3 flex flex-col gap-5">
      {/* It's about the questions below, too. */}
      {hasOpen(showings, reader, now) ? <Gate act="showing" /> : null}
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {shown.map((showing) => (
            <ShowingItem
              key={showing.id}
              listing={listing}
              showing={showing}
              access={access?.find(({ showing_id }) => showing_id === showing.id) ?? null}
              reader={reader}
              now={now}
            />
          ))}
        </ul>
      ) : reader.isSeller ? (
        <EmptyState
          className="py-8"
          icon={<CalendarClock />}
          title="No showings scheduled"
          text="Offer times to see the property. Members book them, and you see who’s coming."
        />
      ) : (
        <p className="text-[15px] text-muted">The seller hasn’t scheduled any showings.</p>
      )}
      {reader.isSeller && reader.id !== null ? <OfferShowing listing={listing} sellerId={reader.id} /> : null}
    </div>
  );
}
