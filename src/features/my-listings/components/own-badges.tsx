import { BadgeCheck, Clock, Undo2 } from 'lucide-react';
import { Badge } from '@/kit/ui/badge';
import { reviewState, listingStatus } from '../own-listing';
import type { OwnListing } from '@/domain/listing/listing';

/** Status (unless active), review state and joint venture share of an own listing. */
export function OwnBadges({ listing }: { listing: OwnListing }) {
  const status = listingStatus(listing);
  const { state } = reviewState(listing);
  return (
    <div className="flex flex-wrap gap-1.5 py-0.5">
      {status === 'sold' ? <Badge tone="strong">Sold</Badge> : null}
      {status === 'under_contract' ? <Badge tone="strong">Under contract</Badge> : null}
      {listing.held_at === null ? null : <Badge tone="attention">Held for review</Badge>}
      {listing.removed_at === null || listing.held_at !== null ? null : <Badge tone="danger">Taken down</Badge>}
      {status === 'paused' && listing.removed_at === null ? <Badge>Paused</Badge> : null}
      {state === 'verified' ? (
        <Badge tone="verified" icon={<BadgeCheck aria-hidden />}>
          Verified
        </Badge>
      ) : null}
      {/* One review at a time: that of the badge comes after this. */}
      {state === 'pending' && listing.held_at === null ? (
        // Next to 'Sold', the word alone would read as a pending sale.
        <Badge tone="attention" icon={<Clock aria-hidden />} label="Verification pending">
          Pending
        </Badge>
      ) : null}
      {state === 'returned' ? (
        <Badge tone="danger" icon={<Undo2 aria-hidden />}>
          Returned
        </Badge>
      ) : null}
      {listing.jv_share_pct > 0 ? <Badge>{listing.jv_share_pct}% JV</Badge> : null}
    </div>
  );
}
