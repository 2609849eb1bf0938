import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callColumns, listingColumns, offerColumns, toListing, versionColumns } from '@/shared/deals/api/columns';
import { dealKeys } from '@/shared/deals/api/keys';
import { fetchDealTerms } from '@/shared/deals/api/terms';
import type { DealTerms } from '@/domain/deal/deal-terms';
import { toOffer, type Offer, type OfferedListing } from '@/domain/offer/offer';
import type { OfferVersion } from '@/domain/offer/fields';
import { liveOfferStates } from '@/domain/ledger/vocabulary';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';

/** An offer in the deals list, with the terms it has now. */
export interface OfferListItem extends Offer {
  /** Null for the seller of a sealed offer. */
  terms: OfferVersion | null;
  /** Null once it's deleted, or hidden from the viewer. */
  listing: OfferedListing | null;
}

const mine = (userId: string) => `buyer_id.eq.${userId},seller_id.eq.${userId}`;

/** The most live offers that the deals list shows. */
const maxLiveOffers = 300;

/** The member's live offers as buyer and as seller, with their current terms. */
export async function fetchLiveOffers(userId: string, signal: AbortSignal): Promise<OfferListItem[]> {
  const found = unwrap(
    await database()
      .from('offers')
      .select(`${offerColumns}, ${versionColumns}, listing:properties(${listingColumns}, ${callColumns})`)
      .or(mine(userId))
      .in('state', [...liveOfferStates])
      .order('respond_by')
      .order('id')
      .order('version', { referencedTable: 'versions', ascending: false })
      .limit(1, { referencedTable: 'versions' })
      .limit(maxLiveOffers)
      .abortSignal(signal),
  );
  return found.map(({ versions, listing, ...offer }) => ({
    ...toOffer(offer),
    terms: versions[0] ?? null,
    listing: listing && toListing(listing),
  }));
}

/** The query of `fetchLiveOffers`. */
export function liveOffersQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.liveOffers(userId),
    meta: persisted,
    queryFn: ({ signal }) => fetchLiveOffers(userId, signal),
  });
}

type DealRow = Database['public']['Tables']['deals']['Row'];
type MilestoneRow = Database['public']['Tables']['deal_milestones']['Row'];
type PartyRow = Database['public']['Tables']['deal_parties']['Row'];

/** A deal in the deals list. */
export type DealListItem = Pick<
  DealRow,
  'id' | 'offer_id' | 'title' | 'address' | 'time_zone' | 'state' | 'end_reason' | 'created_at' | 'ended_at'
> & {
  milestones: Pick<MilestoneRow, 'kind' | 'state' | 'due_at'>[];
  /** Null without any, and for guests without the right to it. */
  earnest: { amount: number | null } | null;
  parties: Pick<PartyRow, 'user_id' | 'role' | 'name' | 'revoked_at'>[];
};

const dealColumns = `id, offer_id, title, address, time_zone, state, end_reason, created_at, ended_at,
    milestones:deal_milestones(kind, state, due_at), earnest:deal_earnest_money(amount),
    parties:deal_parties(user_id, role, name, revoked_at)` as const;

/** The member's deals under contract, in any role. */
export async function fetchOpenDeals(signal: AbortSignal): Promise<DealListItem[]> {
  return unwrap(
    await database()
      .from('deals')
      .select(dealColumns)
      .eq('state', 'open')
      .order('created_at', { ascending: false })
      .order('id')
      .limit(200)
      .abortSignal(signal),
  );
}

const termsPageSize = 200;

/** The terms of deals, by the deal's ID; without those that the member can't read. */
export async function termsOfDeals(
  deals: readonly Pick<DealListItem, 'id'>[],
  signal: AbortSignal,
): Promise<Map<string, DealTerms>> {
  const found: [string, DealTerms][] = [];
  for (let from = 0; from < deals.length; from += termsPageSize) {
    const ids = deals.slice(from, from + termsPageSize).map(({ id }) => id);
    found.push(...(await fetchDealTerms(ids, signal)));
  }
  return new Map(found);
}

/** The query of `fetchOpenDeals`. */
export function openDealsQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.openDeals(userId),
    meta: persisted,
    queryFn: ({ signal }) => fetchOpenDeals(signal),
  });
}

/** An invitation to a deal. */
export type Invitation = Database['public']['Functions']['deal_invitations']['Returns'][number];

/** Invitations to deals for the member's verified email. */
export function invitationsQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.invitations(userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<Invitation[]> =>
      unwrap(await database().rpc('deal_invitations').abortSignal(signal)),
  });
}

const endedPageSize = 25;

/** Pages of the member's offers that ended without a deal, latest first. */
export function endedOffersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: dealKeys.endedOffers(userId),
    queryFn: async ({ pageParam, signal }) => {
      let query = database()
        .from('offers')
        .select(offerColumns)
        .or(mine(userId))
        .in('state', ['declined', 'withdrawn', 'expired', 'canceled']);
      if (pageParam) query = query.or(afterCursor(['changed_at', pageParam.changed_at], ['id', pageParam.id]));
      const found = unwrap(
        await query
          .order('changed_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(endedPageSize)
          .abortSignal(signal),
      );
      return toPage(found.map(toOffer), endedPageSize);
    },
    initialPageParam: null as Offer | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Pages of the member's deals that closed or fell through, latest first. */
export function endedDealsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: dealKeys.endedDeals(userId),
    queryFn: async ({ pageParam, signal }) => {
      let query = database().from('deals').select(dealColumns).in('state', ['closed', 'fell_through']);
      if (pageParam) query = query.or(afterCursor(['ended_at', pageParam.ended_at ?? ''], ['id', pageParam.id]));
      const found: DealListItem[] = unwrap(
        await query
          .order('ended_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(endedPageSize)
          .abortSignal(signal),
      );
      return toPage(found, endedPageSize);
    },
    initialPageParam: null as DealListItem | null,
    getNextPageParam: ({ next }) => next,
  });
}
