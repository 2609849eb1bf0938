import type { Database } from '../database.types.ts';
import { isKeyOf, isLive, offerStates, type OfferState, type Side } from '../ledger/vocabulary.ts';

type Tables = Database['public']['Tables'];

/** A call for offers: until the deadline, new offers stay sealed. */
export type OfferCall = Pick<Tables['calls_for_offers']['Row'], 'id' | 'deadline' | 'time_zone' | 'state'>;

/** The listing of an offer, as far as offers need it. */
export interface OfferedListing extends Pick<
  Tables['properties']['Row'],
  | 'id'
  | 'user_id'
  | 'title'
  | 'price'
  | 'status'
  | 'jv_share_pct'
  | 'images'
  | 'repair_cost'
  | 'arv'
  | 'monthly_rent'
  | 'off_market_contract'
> {
  address: string;
  city: string;
  state: string;
  zip: string;
  /** The running call for offers, or null. */
  call: OfferCall | null;
}

/** What the seller asks of buyers, as far as they stated it. */
export type SellerTerms = Pick<
  Database['public']['Functions']['listing_deal_terms']['Returns'][number],
  'funds_required'
> & {
  /** Whole USD. */
  earnest_money: number | null;
  /** Planned closing, as an ISO date. */
  closing_on: string | null;
  /** The last day of the seller's own contract, as an ISO date. */
  contract_expires_on: string | null;
};

/** An offer without its terms. */
export interface Offer extends Omit<Tables['offers']['Row'], 'state' | 'proposer'> {
  state: OfferState;
  proposer: Side;
}

/** A row whose enumerated columns are plain text. An unknown state counts as canceled. */
export function toOffer(row: Tables['offers']['Row']): Offer {
  return {
    ...row,
    state: isKeyOf(offerStates, row.state) ? row.state : 'canceled',
    proposer: row.proposer === 'seller' ? 'seller' : 'buyer',
  };
}

/** The viewer's side of an offer; null for anyone else. */
export function sideOf({ buyer_id, seller_id }: Pick<Offer, 'buyer_id' | 'seller_id'>, viewerId: string): Side | null {
  if (viewerId === '') return null;
  return viewerId === buyer_id ? 'buyer' : viewerId === seller_id ? 'seller' : null;
}

/** The other side's name, or what to call someone whose account is deleted. */
export function otherName(offer: Pick<Offer, 'buyer_name' | 'seller_name'>, side: Side): string {
  return (side === 'buyer' ? offer.seller_name : offer.buyer_name) ?? `A former member`;
}

/** What decides whose turn it is. */
export type Negotiated = Pick<Offer, 'state' | 'proposer' | 'respond_by' | 'held_at'>;

/** Whether nobody answered an offer in time, even if the job that expires offers hasn't run yet. Not while on hold. */
export function isExpired({ state, respond_by, held_at }: Negotiated, now: number): boolean {
  if (state === 'expired') return true;
  return (state === 'sealed' || state === 'open') && held_at === null && Date.parse(respond_by) <= now;
}

/** Whose turn it is, for a side. 'waiting': the other side's. 'held': nobody's until moderators have decided. */
export type Turn = 'yours' | 'waiting' | 'sealed' | 'backup' | 'held' | 'over';

/** Whose turn it is in a negotiation. */
export function turnOf(offer: Negotiated, side: Side, now: number): Turn {
  if (!isLive(offer.state) || isExpired(offer, now)) return 'over';
  if (offer.held_at !== null) return 'held';
  if (offer.state === 'sealed' || offer.state === 'backup') return offer.state;
  return offer.proposer === side ? 'waiting' : 'yours';
}

/**
 * The share of the profit, in percent, that new terms have to give the seller; 0 for none. What the listing required
 * when the offer was made still holds, unless it requires less now. As `private.required_share`.
 */
export function requiredShare(
  offer: Pick<Offer, 'required_share'>,
  listing: Pick<OfferedListing, 'jv_share_pct'> | null,
): number {
  return Math.min(offer.required_share, listing?.jv_share_pct ?? offer.required_share);
}
