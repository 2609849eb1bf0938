import { queryOptions } from '@tanstack/react-query';
import { callColumns, listingColumns, offerColumns, toListing, versionColumns } from '@/shared/deals/api/columns';
import { fetchOwnCompanies } from '@/shared/deals/api/companies';
import { dealKeys } from '@/shared/deals/api/keys';
import type { Company } from '@/domain/offer/company';
import { toEntry } from '@/domain/ledger/ledger';
import { toOffer, type Offer, type OfferedListing, type SellerTerms } from '@/domain/offer/offer';
import { liveOfferStates } from '@/domain/ledger/vocabulary';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { VerifiedFunds } from '@/domain/offer/verified-funds';
import { isUuid } from '@/kit/formatting/ids';
import type { Negotiation } from '../negotiation';
import { fetchSellerTerms } from './seller-terms';

/** The listing that an offer form is for, and what the member already has going on with it. */
export interface OfferedListingPage {
  listing: OfferedListing;
  /** The member's live offers; for the seller, everyone's. */
  offers: Offer[];
  /** The open deal, if the member takes part in it. */
  dealId: string | null;
  /** What the seller asks of buyers; null if they stated nothing. */
  terms: SellerTerms | null;
  /** The member's own verified funds; null without any. */
  funds: VerifiedFunds | null;
  /** The companies the member has acted for, the latest first. */
  companies: Company[];
}

/** The listing of a new offer. Null if it doesn't exist for the member. */
export function offeredListingQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: dealKeys.offeredListing(userId, listingId),
    queryFn: async ({ signal }): Promise<OfferedListingPage | null> => {
      if (!isUuid(listingId)) return null;
      const [row, terms, funds, companies] = await Promise.all([
        database()
          .from('properties')
          .select(`${listingColumns}, ${callColumns}, offers(${offerColumns}), deals(id, state)`)
          .eq('id', listingId)
          .eq('calls.state', 'running')
          .in('offers.state', [...liveOfferStates])
          .eq('deals.state', 'open')
          .abortSignal(signal)
          .maybeSingle()
          .then(unwrap),
        fetchSellerTerms(listingId, signal),
        database()
          .rpc('verified_funds', { member_ids: [userId] })
          .abortSignal(signal)
          .then(unwrap),
        fetchOwnCompanies(signal),
      ]);
      if (!row) return null;
      const { offers, deals, ...listing } = row;
      return {
        listing: toListing(listing),
        offers: offers.map(toOffer),
        dealId: deals[0]?.id ?? null,
        terms,
        funds: funds[0] ?? null,
        companies,
      };
    },
  });
}

/** An offer with its versions, ledger, and listing. Null if it doesn't exist for the viewer. */
export function offerQuery(userId: string, offerId: string) {
  return queryOptions({
    queryKey: dealKeys.offer(userId, offerId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<Negotiation | null> => {
      const [row, texts] = await Promise.all([
        database()
          .from('offers')
          .select(
            `${offerColumns}, ${versionColumns}, entries:ledger_entries(seq, content),
              deals(id), listing:properties(${listingColumns}, ${callColumns}),
              buyer:users!offers_buyer_id_fkey(id, stats:member_stats(ratings))`,
          )
          .eq('id', offerId)
          .order('version', { referencedTable: 'versions', ascending: false })
          .order('seq', { referencedTable: 'entries', ascending: true })
          .abortSignal(signal)
          .maybeSingle()
          .then(unwrap),
        database()
          .from('ledger_texts')
          .select('seq, field, text')
          .eq('offer_id', offerId)
          .in('field', ['message', 'company', 'capacity'])
          .abortSignal(signal)
          .then(unwrap),
      ]);
      if (!row) return null;
      const { versions, entries, deals, listing, buyer, ...offer } = row;
      return {
        offer: toOffer(offer),
        // Amendments of the deal are no versions of the negotiation.
        versions: versions.filter(({ version }) => version <= offer.version),
        entries: entries.map(({ seq, content }) =>
          toEntry(
            content,
            texts.filter((text) => text.seq === seq),
          ),
        ),
        dealId: firstOf(deals)?.id ?? null,
        listing: listing && toListing(listing),
        buyer: buyer && { id: buyer.id, ratings: buyer.stats?.ratings ?? [] },
      };
    },
  });
}

/** PostgREST embeds a one-to-one relation as an object, and others as lists. */
function firstOf<T>(embedded: T | T[] | null): T | null {
  return Array.isArray(embedded) ? (embedded[0] ?? null) : embedded;
}
