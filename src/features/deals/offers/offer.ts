import { formatUsd } from '@/shared/formatting/format';
import type { Database } from '@/shared/supabase/database.types';
import type { OfferState, Side } from '../deal';
import { isKeyOf, offerStates } from '../deal';
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

/** A step in an offer's ledger. */
export interface OfferEntry {
  seq: number;
  at: string;
  actor: string;
  kind: string;
  /** Price of the terms that the step made, whole USD; null for other steps. */
  price: number | null;
  /** What was written with it; null if nothing, or the author's account was deleted. */
  message: string | null;
}

/** Everything an offer's page shows. */
export interface OfferPage {
  offer: Offer;
  /** Newest first. Never empty. The seller of a sealed offer doesn't have any, and gets no page. */
  versions: readonly OfferVersion[];
  entries: readonly OfferEntry[];
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

/** The other side's name, or how to call someone whose account is deleted. */
export function otherName(offer: Pick<Offer, 'buyer_name' | 'seller_name'>, side: Side): string {
  return (side === 'buyer' ? offer.seller_name : offer.buyer_name) ?? `A former member`;
}

/** What was written with a version; null if nothing was. */
export function messageOf({ entries }: Pick<OfferPage, 'entries'>, version: number): string | null {
  // Each version has one step, in order.
  const steps = entries.filter(
    ({ kind }) => kind === 'offer.make' || kind === 'offer.revise' || kind === 'offer.counter',
  );
  return steps[version - 1]?.message ?? null;
}

/** 'Version 2: your counteroffer', 'Version 1: Ann’s offer'. */
export function versionTitle({ version, author }: Pick<OfferVersion, 'version' | 'author'>, side: Side, other: string) {
  const whose = author === side ? 'your' : `${other}’s`;
  const what = version === 1 ? 'offer' : author === 'seller' ? 'counteroffer' : 'terms';
  return `Version ${version}: ${whose} ${what}`;
}

interface Content {
  data?: { terms?: { price_usd?: unknown } };
}

/** Reads a ledger entry's canonical JSON. A price that isn't there is null. */
export function toEntry(
  row: Pick<Tables['ledger_entries']['Row'], 'seq' | 'recorded_at' | 'actor' | 'kind' | 'content'>,
  message: string | null,
): OfferEntry {
  const content = JSON.parse(row.content) as Content;
  const price = content.data?.terms?.price_usd;
  return {
    seq: row.seq,
    at: row.recorded_at,
    actor: row.actor,
    kind: row.kind,
    price: typeof price === 'number' ? price : null,
    message,
  };
}

/** A step of the timeline as a sentence; null for steps of the deal that followed. `names`: as the reader sees them. */
export function entryText({ kind, actor, price }: OfferEntry, names: Readonly<Record<Side, string>>): string | null {
  const who = actor === 'buyer' || actor === 'seller' ? names[actor] : 'The system';
  const amount = price === null ? '' : ` ${formatUsd(price)}`;
  switch (kind) {
    case 'offer.make':
      return `${who} offered${amount}.`;
    case 'offer.revise':
      return `${who} changed the terms${amount && ` to${amount}`}.`;
    case 'offer.counter':
      return `${who} countered${amount && ` with${amount}`}.`;
    case 'offer.accept':
      return `${who} accepted.`;
    case 'offer.decline':
      return `${who} declined.`;
    case 'offer.withdraw':
      return `${who} withdrew${actor === 'seller' ? ' the counteroffer' : ''}.`;
    case 'offer.back_up':
      return `${who} kept it as a backup offer.`;
    case 'offer.open':
      return 'The call for offers ended, and the offer was opened.';
    case 'offer.promote':
      return 'The other deal fell through, so the offer was reopened.';
    case 'offer.expire':
      return 'The offer expired.';
    case 'offer.cancel':
      return 'The offer was canceled.';
    case 'deal.open':
      return 'The deal was opened.';
    default:
      return null;
  }
}
