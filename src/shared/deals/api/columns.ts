import type { OfferCall, OfferedListing } from '@/domain/offer/offer';

/* What the queries of several features select, and how they read it. */

/** An offer without its terms. */
export const offerColumns =
  `id, property_id, title, address, seller_id, buyer_id, seller_name, buyer_name, state, version, proposer,
    respond_by, opened_at, backup_rank, end_reason, held_at, created_at, changed_at, company,
    company_state, capacity, required_share` as const;

/** Its versions. */
export const versionColumns = 'versions:offer_versions(*)';

/** A listing's calls for offers. */
export const callColumns = 'calls:calls_for_offers(id, deadline, time_zone, state)';

/** The listing of an offer. */
export const listingColumns =
  `id, user_id, title, address, city, state, zip, price, status, jv_share_pct, images, repair_cost, arv,
    monthly_rent, off_market_contract` as const;

type ListingRow = Omit<OfferedListing, 'call'> & { calls: OfferCall[] };

/** The listing with its running call for offers. */
export function toListing<T extends ListingRow>({
  calls,
  ...listing
}: T): Omit<T, 'calls'> & { call: OfferCall | null } {
  return { ...listing, call: calls.find(({ state }) => state === 'running') ?? null };
}
