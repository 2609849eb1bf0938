import { queryOptions } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { isLive } from '@/domain/ledger/vocabulary';
import { toOffer, type Offer, type OfferCall } from '@/domain/offer/offer';
import { offerColumns } from '@/shared/deals/api/columns';
import { dealKeys } from '@/shared/deals/api/keys';

/** The state of a listing’s offers that the reader can see. */
export interface ListingActivity {
  /** The running call for offers, or null. */
  call: OfferCall | null;
  /** Live offers: the buyer's own, or for the seller, all. */
  offers: Offer[];
  /** The open deal, if the reader made or accepted its offer. */
  dealId: string | null;
}

/** A listing's call for offers, and for members the offers they take part in. `userId` is empty for visitors. */
export function listingOffersQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: dealKeys.listing(userId, listingId),
    // The listing's page refetches it when the listing changes.
    meta: { listingId },
    queryFn: async ({ signal }): Promise<ListingActivity> => {
      const [calls, rows] = await Promise.all([
        readDatabase()
          .from('calls_for_offers')
          .select('id, deadline, time_zone, state')
          .eq('property_id', listingId)
          .eq('state', 'running')
          .abortSignal(signal)
          .then(unwrap),
        userId === ''
          ? []
          : readDatabase()
              .from('offers')
              .select(`${offerColumns}, deals(id, state)`)
              .eq('property_id', listingId)
              .in('state', ['sealed', 'open', 'backup', 'accepted'])
              .order('created_at')
              .limit(200)
              .abortSignal(signal)
              .then(unwrap),
      ]);
      const deals = rows.flatMap(({ deals: opened }) => opened ?? []);
      return {
        call: calls[0] ?? null,
        offers: rows.filter(({ state }) => isLive(state)).map(toOffer),
        dealId: deals.find(({ state }) => state === 'open')?.id ?? null,
      };
    },
  });
}
