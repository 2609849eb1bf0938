import type { Side } from '@/domain/ledger/vocabulary';
import type { OfferedListing } from '@/domain/offer/offer';
import { AskedRules } from '@/shared/rules/lazy-rules';

interface OfferRulesProps {
  /** Null once it's deleted, or hidden from the member. */
  listing: OfferedListing | null;
  userId: string | null;
  side: Side;
  className?: string;
}

/** What the listing's state requires of a member who makes, changes, or accepts an offer on a contract. */
export function OfferRules({ listing, userId, side, className }: OfferRulesProps) {
  if (!listing?.off_market_contract || userId === null) return null;
  return (
    <AskedRules
      action="offer"
      state={listing.state}
      isContract
      subjectId={listing.id}
      memberId={userId}
      side={side}
      {...(className && { className })}
    />
  );
}
