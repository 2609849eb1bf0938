import { offerEndReasons, isKeyOf, type OfferState, type Side } from '@/domain/ledger/vocabulary';
import { isExpired, turnOf, type Negotiated, type Offer, type OfferedListing, type Turn } from '@/domain/offer/offer';

/** What a member can do with an offer. Adding a move here doesn't allow it: Postgres decides. */
export type OfferAction = 'accept' | 'counter' | 'decline' | 'back_up' | 'revise' | 'withdraw';

/**
 * The members' moves of `private.offer_transitions`, which a test compares: state, action, who. The proposer made the
 * latest version, the recipient didn't.
 */
export const offerMoves = [
  ['sealed', 'revise', 'buyer'],
  ['sealed', 'withdraw', 'buyer'],
  ['open', 'revise', 'proposer'],
  ['open', 'withdraw', 'proposer'],
  ['open', 'counter', 'recipient'],
  ['open', 'accept', 'recipient'],
  ['open', 'decline', 'recipient'],
  ['open', 'back_up', 'seller'],
  ['backup', 'withdraw', 'buyer'],
  ['backup', 'decline', 'seller'],
] as const satisfies readonly (readonly [OfferState, OfferAction, Side | 'proposer' | 'recipient'])[];

/** What a side can do with an offer now. `status`: the listing's, undefined if it's gone. */
export function actionsFor(offer: Negotiated, side: Side, status: string | undefined, now: number): OfferAction[] {
  if (isExpired(offer, now)) return [];
  const part = offer.proposer === side ? 'proposer' : 'recipient';
  return offerMoves
    .filter(
      ([state, action, actor]) =>
        (offer.held_at === null || action === 'withdraw') &&
        state === offer.state &&
        (actor === side || actor === part),
    )
    .map(([, action]) => action)
    .filter((action) => action !== 'back_up' || status === 'under_contract');
}

/** Why an offer can't be accepted now, as a sentence; null if it can. Mirrors `private.check_acceptance`. */
export function acceptanceProblem(listing: Pick<OfferedListing, 'status' | 'call'> | null): string | null {
  if (!listing || (listing.status !== 'active' && listing.status !== 'paused' && listing.status !== 'under_contract'))
    return 'This listing is no longer for sale.';
  if (listing.status === 'under_contract') return 'This property is already under contract with another buyer.';
  if (listing.call) return 'You can accept an offer once the call for offers ends.';
  return null;
}

/** What an offer's state means for a side, as a sentence. `other`: the other side's name. */
export function stateText(
  offer: Negotiated & Pick<Offer, 'end_reason'>,
  side: Side,
  other: string,
  now: number,
): string {
  switch (turnOf(offer, side, now)) {
    case 'yours':
      return offer.proposer === 'seller' ? `${other} countered. It’s your turn.` : 'It’s your turn to answer.';
    case 'waiting':
      return `Waiting for ${other} to answer.`;
    case 'sealed':
      return side === 'buyer'
        ? 'Sealed until the call for offers ends. The seller can’t read your terms yet.'
        : 'Sealed until the call for offers ends.';
    case 'held':
      return 'On hold while our team reviews the listing. Deadlines are extended by the time this takes.';
    case 'backup':
      return side === 'buyer'
        ? 'A backup offer. If the current deal falls through, it can be reopened. It stays until you withdraw it.'
        : 'A backup offer. If the current deal falls through, it can be reopened for you. It doesn’t expire.';
    case 'over':
      return endText(offer, side, other, now);
  }
}

/** What the viewer hears about next, and how, as a sentence; null while it's their turn and after the end. */
export function newsText(turn: Turn, side: Side, other: string): string | null {
  const events: Partial<Record<Turn, string>> = {
    waiting: `${other} answers or this offer expires`,
    sealed: side === 'buyer' ? 'it opens, and when the seller answers' : 'it opens',
    backup: 'it’s reopened',
  };
  const event = events[turn];
  return event ? `We’ll notify you when ${event}: here and, unless you’ve turned it off, by email.` : null;
}

function endText(offer: Negotiated & Pick<Offer, 'end_reason'>, side: Side, other: string, now: number): string {
  if (isExpired(offer, now)) return 'Nobody answered in time, so this offer expired.';
  const byYou = (action: string, proposerActs: boolean) => {
    const actor = proposerActs === (offer.proposer === side) ? 'You' : other;
    return `${actor} ${action} this offer.`;
  };
  switch (offer.state) {
    case 'accepted':
      return byYou('accepted', false);
    case 'declined':
      return 'This offer was declined.';
    case 'withdrawn':
      return 'This offer was withdrawn.';
    default:
      return isKeyOf(offerEndReasons, offer.end_reason)
        ? offerEndReasons[offer.end_reason]
        : 'This offer was canceled.';
  }
}
