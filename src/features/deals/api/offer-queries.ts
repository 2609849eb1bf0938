import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { toEntry } from '@/shared/deals/ledger';
import { getSupabase } from '@/shared/supabase/client';
import type { Database } from '@/shared/supabase/database.types';
import { unwrap } from '@/shared/supabase/errors';
import { isUuid } from '@/shared/supabase/ids';
import { afterCursor, toPage } from '@/shared/supabase/keyset';
import { liveOfferStates } from '@/shared/deals/vocabulary';
import type { OfferVersion } from '../offer-terms';
import { toOffer, type Offer, type OfferCall, type OfferedListing, type OfferPage } from '../offers/offer';
import { dealKeys } from './keys';

export const offerColumns =
  `id, property_id, title, address, seller_id, buyer_id, seller_name, buyer_name, state, version, proposer,
    respond_by, opened_at, backup_rank, end_reason, created_at, changed_at` as const;
const versionColumns =
  `versions:offer_versions(version, author, price, earnest_money, earnest_due_hours, closing_on, financing,
    inspection_days, contingencies, jv_share_pct, time_zone, expires_at, created_at)` as const;
const callColumns = 'calls:calls_for_offers(id, deadline, time_zone, state)';
const listingColumns = 'id, user_id, title, address, city, state, zip, price, status, jv_share_pct, images';

type ListingRow = Omit<OfferedListing, 'call'> & { calls: OfferCall[] };

/** The listing with its running call for offers. */
function toListing<T extends ListingRow>({ calls, ...listing }: T): Omit<T, 'calls'> & { call: OfferCall | null } {
  return { ...listing, call: calls.find(({ state }) => state === 'running') ?? null };
}

/** The listing that an offer form is for, and what the member already has going on with it. */
export interface OfferedListingPage {
  listing: OfferedListing;
  /** The member's live offers; for the seller, everyone's. */
  offers: Offer[];
  /** The open deal, if the member takes part in it. */
  dealId: string | null;
}

/** The listing of a new offer. Null if it doesn't exist for the member. */
export function offeredListingQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: dealKeys.offeredListing(userId, listingId),
    queryFn: async ({ signal }): Promise<OfferedListingPage | null> => {
      if (!isUuid(listingId)) return null;
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('properties')
          .select(`${listingColumns}, ${callColumns}, offers(${offerColumns}), deals(id, state)`)
          .eq('id', listingId)
          .eq('calls.state', 'running')
          .in('offers.state', [...liveOfferStates])
          .eq('deals.state', 'open')
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row) return null;
      const { offers, deals, ...listing } = row;
      return { listing: toListing(listing), offers: offers.map(toOffer), dealId: deals[0]?.id ?? null };
    },
  });
}

/** An offer with its versions, ledger, and listing. Null if it doesn't exist for the viewer. */
export function offerQuery(userId: string, offerId: string) {
  return queryOptions({
    queryKey: dealKeys.offer(userId, offerId),
    queryFn: async ({ signal }): Promise<OfferPage | null> => {
      const supabase = await getSupabase();
      const [row, texts] = await Promise.all([
        supabase
          .from('offers')
          .select(
            `${offerColumns}, ${versionColumns}, entries:ledger_entries(seq, content),
              deals(id), listing:properties(${listingColumns}, ${callColumns})`,
          )
          .eq('id', offerId)
          .order('version', { referencedTable: 'versions', ascending: false })
          .order('seq', { referencedTable: 'entries', ascending: true })
          .abortSignal(signal)
          .maybeSingle()
          .then(unwrap),
        supabase
          .from('ledger_texts')
          .select('seq, field, text')
          .eq('offer_id', offerId)
          .eq('field', 'message')
          .abortSignal(signal)
          .then(unwrap),
      ]);
      if (!row) return null;
      const { versions, entries, deals, listing, ...offer } = row;
      return {
        offer: toOffer(offer),
        versions,
        entries: entries.map(({ seq, content }) =>
          toEntry(
            content,
            texts.filter((text) => text.seq === seq),
          ),
        ),
        dealId: firstOf(deals)?.id ?? null,
        listing: listing && toListing(listing),
      };
    },
  });
}

/** PostgREST embeds a one-to-one relation as an object, and others as lists. */
function firstOf<T>(embedded: T | T[] | null): T | null {
  return Array.isArray(embedded) ? (embedded[0] ?? null) : embedded;
}

/** An offer in the deals list, with the terms it has now. */
export interface OfferListItem extends Offer {
  /** Null for the seller of a sealed offer. */
  terms: OfferVersion | null;
  /** Null once it's deleted, or hidden from the viewer. */
  listing: OfferedListing | null;
}

const mine = (userId: string) => `buyer_id.eq.${userId},seller_id.eq.${userId}`;

/** The most live offers that the deals list shows. */
export const maxLiveOffers = 300;

/** The member's live offers as buyer and as seller, with their current terms. */
export function liveOffersQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.liveOffers(userId),
    queryFn: async ({ signal }): Promise<OfferListItem[]> => {
      const supabase = await getSupabase();
      const found = unwrap(
        await supabase
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
    },
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
  parties: Pick<PartyRow, 'user_id' | 'role' | 'name' | 'revoked_at'>[];
};

const dealColumns = `id, offer_id, title, address, time_zone, state, end_reason, created_at, ended_at,
    milestones:deal_milestones(kind, state, due_at), parties:deal_parties(user_id, role, name, revoked_at)` as const;

/** The member's deals under contract, in any role. */
export function openDealsQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.openDeals(userId),
    queryFn: async ({ signal }): Promise<DealListItem[]> => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('deals')
          .select(dealColumns)
          .eq('state', 'open')
          .order('created_at', { ascending: false })
          .order('id')
          .limit(200)
          .abortSignal(signal),
      );
    },
  });
}

/** An invitation to a deal. */
export type Invitation = Database['public']['Functions']['deal_invitations']['Returns'][number];

/** Invitations to deals for the member's verified email. */
export function invitationsQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.invitations(userId),
    queryFn: async ({ signal }): Promise<Invitation[]> => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('deal_invitations').abortSignal(signal));
    },
  });
}

const endedPageSize = 25;

/** Pages of the member's offers that ended without a deal, latest first. */
export function endedOffersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: dealKeys.endedOffers(userId),
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      let query = supabase
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
      const supabase = await getSupabase();
      let query = supabase.from('deals').select(dealColumns).in('state', ['closed', 'fell_through']);
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
