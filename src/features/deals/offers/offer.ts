import { noteOf, type LedgerEntry } from '@/shared/deals/ledger';
import type { Database } from '@/shared/supabase/database.types';
import type { OfferState, Side } from '@/shared/deals/vocabulary';
import { isKeyOf, offerStates } from '@/shared/deals/vocabulary';
import type { OfferVersion } from '../offer-terms';

type Tables = Database['public']['Tables'];

/** A call for offers: until the deadline, new offers stay sealed. */
export type OfferCall = Pick<Tables['calls_for_offers']['Row'], 'id' | 'deadline' | 'time_zone' | 'state'>;

/** The listing of an offer, as far as offers need it. */
export interface OfferedListing extends Pick<
  Tables['properties']['Row'],
  'id' | 'user_id' | 'title' | 'price' | 'status' | 'jv_share_pct' | 'images'
> {
  address: string;
  city: string;
  state: string;
  zip: string;
  /** The running call for offers, or null. */
  call: OfferCall | null;
}

/** An offer without its terms. */
export interface Offer extends Omit<Tables['offers']['Row'], 'state' | 'proposer'> {
  state: OfferState;
  proposer: Side;
}

/** Everything an offer's page shows. */
export interface OfferPage {
  offer: Offer;
  /** Newest first. Never empty. The seller of a sealed offer doesn't have any, and gets no page. */
  versions: readonly OfferVersion[];
  entries: readonly LedgerEntry[];
  /** The deal that it opened, or null. */
  dealId: string | null;
  /** Null once it's deleted, or hidden from the viewer. */
  listing: OfferedListing | null;
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

/** What was written with a version; null if nothing was. */
export function messageOf({ entries }: Pick<OfferPage, 'entries'>, version: number): string | null {
  // Each version has one step, in order.
  const steps = entries.filter(
    ({ kind }) => kind === 'offer.make' || kind === 'offer.revise' || kind === 'offer.counter',
  );
  const step = steps[version - 1];
  return (step && noteOf(step)) || null;
}

/** 'Version 2: your counteroffer', 'Version 1: Ann’s offer'. */
export function versionTitle({ version, author }: Pick<OfferVersion, 'version' | 'author'>, side: Side, other: string) {
  const whose = author === side ? 'your' : `${other}’s`;
  const what = version === 1 ? 'offer' : author === 'seller' ? 'counteroffer' : 'terms';
  return `Version ${version}: ${whose} ${what}`;
}
