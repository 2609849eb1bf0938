/**
 * What offers and deals should do, written independently of the SQL: plain objects and one function for each step. The
 * runner compares it with the database.
 */

import { received, roleOf, type Side, type Verdict } from './basics.ts';
import { noReleases, type Releases } from './release-model.ts';

export type OfferState = 'sealed' | 'open' | 'backup' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'canceled';

export interface Offer {
  id: string;
  listing: Listing;
  buyer: string;
  state: OfferState;
  proposer: Side;
  /** The price of each version, in whole USD. */
  prices: number[];
  rank: number | null;
  deal: Deal | null;
}

export interface Listing {
  id: string;
  seller: string;
  /** The seller’s share of the profit, in percent, that offers must state. */
  share: number;
  status: 'active' | 'paused' | 'sold' | 'under_contract';
  calling: boolean;
  offers: Offer[];
}

export interface Split {
  id: string;
  by: string;
  /** Members whose approval is there. */
  approvals: Set<string>;
  state: 'proposed' | 'agreed' | 'declined' | 'withdrawn' | 'superseded';
  lines: Record<string, { cents: bigint; shares: Record<string, number> }>;
}

/** Terms that amendments change here. `inspection` in days, 0 for none; money in whole USD. */
export interface Terms {
  price: number;
  earnest: number;
  inspection: number;
  financing: boolean;
}

export interface Amendment {
  id: string;
  by: Side;
  changes: Partial<Terms>;
  signed: Set<Side>;
  state: 'awaiting_signatures' | 'signed' | 'declined' | 'countered' | 'withdrawn';
}

export interface Deal {
  offer: Offer;
  state: 'open' | 'closed' | 'fell_through';
  milestones: Map<string, string>;
  terms: Terms;
  amendments: Amendment[];
  /** Parts of the earnest money that arrived and nobody disputed, in whole USD, by who said so. */
  receipts: { by: Side; amount: number }[];
  releases: Releases;
  closings: Map<Side, string>;
  splits: Split[];
  /** A JV partner of the seller’s side, who can be invited again once they’ve joined. */
  partner: { isInvited: boolean; hasJoined: boolean };
}

const live: readonly OfferState[] = ['sealed', 'open', 'backup'];
const isLive = ({ state }: Offer) => live.includes(state);
const openDeal = (listing: Listing) => listing.offers.find(({ deal }) => deal?.state === 'open')?.deal ?? null;

export function makeOffer(listing: Listing, offer: Offer, price: number): Verdict {
  const { buyer } = offer;
  if (!['active', 'under_contract'].includes(listing.status) || buyer === listing.seller) return false;
  if (listing.offers.some((other) => other.buyer === buyer && isLive(other))) return false;
  if (openDeal(listing)?.offer.buyer === buyer) return false;
  offer.state = listing.calling ? 'sealed' : 'open';
  offer.prices = [price];
  listing.offers.push(offer);
  return true;
}

export function answerOffer(offer: Offer, member: string, action: string, version: number, price: number): Verdict {
  const role = roleOf(offer, member);
  if (role === null || version !== offer.prices.length) return false;
  const { state, listing } = offer;
  if (state === 'sealed') {
    if (role === 'seller') return false;
    if (action === 'revise') return addVersion(offer, role, price);
    return action === 'withdraw' && finish(offer, 'withdrawn');
  }
  if (state === 'backup') {
    if (role === 'buyer') return action === 'withdraw' && finish(offer, 'withdrawn');
    return action === 'decline' && finish(offer, 'declined');
  }
  if (state !== 'open') return false;
  if (action === 'back_up') {
    if (role !== 'seller' || openDeal(listing) === null) return false;
    const ranks = listing.offers.map(({ rank }) => rank ?? 0);
    offer.rank = Math.max(0, ...ranks) + 1;
    offer.state = 'backup';
    return true;
  }
  if (role === offer.proposer) {
    if (action === 'revise') return addVersion(offer, role, price);
    return action === 'withdraw' && finish(offer, 'withdrawn');
  }
  if (action === 'counter') return addVersion(offer, role, price);
  if (action === 'decline') return finish(offer, 'declined');
  if (action !== 'accept' || openDeal(listing) || listing.calling) return false;
  if (!['active', 'paused'].includes(listing.status)) return false;
  offer.state = 'accepted';
  offer.deal = {
    offer,
    state: 'open',
    milestones: new Map(['earnest_money', 'inspection', 'financing', 'closing'].map((kind) => [kind, 'pending'])),
    terms: { price: offer.prices.at(-1) ?? 0, earnest: earnestMoney, inspection: 7, financing: true },
    amendments: [],
    receipts: [],
    releases: noReleases(),
    closings: new Map(),
    splits: [],
    partner: { isInvited: false, hasJoined: false },
  };
  listing.status = 'under_contract';
  return true;
}

function addVersion(offer: Offer, role: Side, price: number): true {
  offer.prices.push(price);
  offer.proposer = role;
  return true;
}

function finish(offer: Offer, state: OfferState): true {
  offer.state = state;
  offer.rank = null;
  return true;
}

export function declineOthers(listing: Listing, member: string): Verdict {
  if (member !== listing.seller) return false;
  for (const offer of listing.offers)
    if (offer.state === 'open') finish(offer, offer.proposer === 'seller' ? 'withdrawn' : 'declined');
  return true;
}

export function startCall(listing: Listing, member: string): Verdict {
  if (member !== listing.seller || listing.status !== 'active' || listing.calling) return false;
  listing.calling = true;
  return true;
}

export function cancelCall(listing: Listing, member: string): Verdict {
  if (member !== listing.seller || !listing.calling) return false;
  listing.calling = false;
  cancel(listing, ({ state }) => state === 'sealed');
  return true;
}

export function reachDeadline(listing: Listing): void {
  if (!listing.calling) return;
  listing.calling = false;
  for (const offer of listing.offers) if (offer.state === 'sealed') offer.state = 'open';
}

export function expireOffer(offer: Offer): void {
  if (offer.state === 'sealed' || offer.state === 'open') finish(offer, 'expired');
}

function cancel(listing: Listing, which: (offer: Offer) => boolean): void {
  for (const offer of listing.offers) if (isLive(offer) && which(offer)) finish(offer, 'canceled');
}

export function setStatus(listing: Listing, status: 'active' | 'paused' | 'sold'): Verdict {
  if (openDeal(listing)) return false;
  if (status === 'sold' && listing.status !== 'sold') {
    listing.calling = false;
    cancel(listing, () => true);
  }
  listing.status = status;
  return true;
}

export function endDeal(deal: Deal, member: string): Verdict {
  if (deal.state !== 'open' || roleOf(deal.offer, member) === null) return false;
  const { listing } = deal.offer;
  endWith(deal, 'fell_through');
  listing.status = 'active';
  const [first] = listing.offers
    .filter(({ state }) => state === 'backup')
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  if (first) {
    first.state = 'open';
    first.rank = null;
  }
  return true;
}

function endWith(deal: Deal, state: 'closed' | 'fell_through'): void {
  deal.state = state;
  for (const split of deal.splits) if (split.state === 'proposed') split.state = 'withdrawn';
  for (const amendment of deal.amendments) if (isAwaiting(amendment)) amendment.state = 'withdrawn';
}

export function confirmClosing(deal: Deal, member: string, what: string): Verdict {
  const role = roleOf(deal.offer, member);
  if (deal.state !== 'open' || role === null) return false;
  deal.closings.set(role, what);
  if (deal.closings.get('buyer') === deal.closings.get('seller')) {
    deal.milestones.set('closing', 'done');
    endWith(deal, 'closed');
    deal.offer.listing.status = 'sold';
    cancel(deal.offer.listing, () => true);
  }
  return true;
}

const moves: Readonly<Record<string, Readonly<Record<string, readonly [Side, string]>>>> = {
  'earnest_money pending': { declare: ['buyer', 'declared'], confirm: ['seller', 'done'] },
  'earnest_money declared': { confirm: ['seller', 'done'], reject: ['seller', 'pending'] },
  'inspection pending': { complete: ['buyer', 'done'], waive: ['buyer', 'waived'] },
  'financing pending': { complete: ['buyer', 'done'], waive: ['buyer', 'waived'] },
};

/** The earnest money of every offer here, in whole USD. Amendments change it. */
export const earnestMoney = 1000;

export function moveMilestone(deal: Deal, member: string, kind: string, action: string, amount: number): Verdict {
  if (deal.state === 'open' && kind === 'earnest_money') {
    if (action === 'dispute') return dispute(deal, member);
    if (action === 'accept') return acceptLess(deal, member);
  }
  const state = deal.milestones.get(kind);
  const [actor, next] = moves[`${kind} ${state}`]?.[action] ?? [];
  if (deal.state !== 'open' || next === undefined || roleOf(deal.offer, member) !== actor) return false;
  deal.milestones.set(kind, next);
  if (action === 'confirm' && actor) {
    // The same amount, day, and reference twice are the same money.
    if (!deal.receipts.some((receipt) => receipt.amount === amount)) deal.receipts.push({ by: actor, amount });
    else deal.milestones.set(kind, state ?? '');
    if (received(deal) < deal.terms.earnest && deal.milestones.get(kind) === 'done')
      deal.milestones.set(kind, 'pending');
  }
  return true;
}

/** The seller can take a part of the earnest money as enough. */
function acceptLess(deal: Deal, member: string): Verdict {
  const isOpen = ['pending', 'declared'].includes(deal.milestones.get('earnest_money') ?? '');
  if (!isOpen || roleOf(deal.offer, member) !== 'seller' || received(deal) === 0) return false;
  deal.milestones.set('earnest_money', 'done');
  return true;
}

/** Who didn’t confirm it can say that the money hasn’t arrived, soon after: every step here is. */
function dispute(deal: Deal, member: string): Verdict {
  const role = roleOf(deal.offer, member);
  const left = deal.receipts.filter(({ by }) => by === role);
  if (role === null || left.length === deal.receipts.length) return false;
  deal.receipts = left;
  if (deal.milestones.get('earnest_money') === 'done') deal.milestones.set('earnest_money', 'pending');
  return true;
}

export function invitePartner(deal: Deal, member: string): Verdict {
  if (deal.state !== 'open' || roleOf(deal.offer, member) !== 'seller' || deal.partner.isInvited) return false;
  deal.partner.isInvited = true;
  return true;
}

export function joinAsPartner(deal: Deal): Verdict {
  if (deal.partner.hasJoined) return true;
  if (deal.state !== 'open' || !deal.partner.isInvited) return false;
  deal.partner = { isInvited: false, hasJoined: true };
  return true;
}

/** The members who split the money, in the order that breaks ties. */
export function splitParties(deal: Deal, partner: string): string[] {
  const { listing, buyer } = deal.offer;
  return [listing.seller, ...(deal.partner.hasJoined ? [partner] : []), buyer];
}

export function proposeSplit(deal: Deal, split: Split, partner: string): Verdict {
  const parties = splitParties(deal, partner);
  if (deal.state !== 'open' || !parties.includes(split.by)) return false;
  if (deal.splits.some(({ state }) => state === 'proposed')) return false;
  for (const [kind, { shares }] of Object.entries(split.lines)) {
    const named = Object.keys(shares);
    if (named.some((member) => !parties.includes(member))) return false;
    if (Object.values(shares).reduce((sum, share) => sum + share, 0) !== 10_000) return false;
    const { listing, buyer } = deal.offer;
    const ofSeller = 10_000 - (shares[buyer] ?? 0);
    if (kind === 'profit' && listing.share > 0 && ofSeller !== listing.share * 100) return false;
  }
  deal.splits.push(split);
  split.approvals.add(split.by);
  settle(deal, split, parties);
  return true;
}

function settle(deal: Deal, split: Split, parties: string[]): void {
  if (!parties.every((member) => split.approvals.has(member))) return;
  for (const other of deal.splits) if (other.state === 'agreed') other.state = 'superseded';
  split.state = 'agreed';
}

export function answerSplit(deal: Deal, split: Split, member: string, answer: string, partner: string): Verdict {
  const parties = splitParties(deal, partner);
  if (deal.state !== 'open' || !parties.includes(member) || split.state !== 'proposed') return false;
  if (answer === 'withdrawn' && member !== split.by) return false;
  if (answer === 'approved') {
    split.approvals.add(member);
    settle(deal, split, parties);
  } else split.state = answer === 'declined' ? 'declined' : 'withdrawn';
  return true;
}

/**
 * Splits cents by shares in hundredths of a percent: whole cents first, then one more each for the largest remainders,
 * equal ones in order.
 */
export function exactSplit(cents: bigint, shares: readonly number[]): bigint[] {
  const size = cents < 0n ? -cents : cents;
  const parts = shares.map((share, position) => ({
    position,
    whole: (size * BigInt(share)) / 10_000n,
    rest: (size * BigInt(share)) % 10_000n,
  }));
  let missing = size - parts.reduce((sum, { whole }) => sum + whole, 0n);
  for (const part of parts.toSorted((a, b) => Number(b.rest - a.rest) || a.position - b.position)) {
    if (missing === 0n) break;
    part.whole += 1n;
    missing -= 1n;
  }
  return parts.map(({ whole }) => (cents < 0n ? -whole : whole));
}

const isAwaiting = ({ state }: Amendment) => state === 'awaiting_signatures';

/** `replaces`: the amendment it answers, which ends that one if it's the other side's. */
export function proposeAmendment(deal: Deal, member: string, amendment: Amendment, replaces: string | null): Verdict {
  const role = roleOf(deal.offer, member);
  if (deal.state !== 'open' || role === null) return false;
  const after = { ...deal.terms, ...amendment.changes };
  const changed = (Object.keys(after) as (keyof Terms)[]).some((key) => after[key] !== deal.terms[key]);
  if (!changed || after.earnest > after.price || (after.earnest === 0 && deal.receipts.length > 0)) return false;
  const waiting = deal.amendments.find(isAwaiting);
  if (waiting) {
    if (waiting.by === role || waiting.id !== replaces) return false;
    waiting.state = 'countered';
  }
  amendment.by = role;
  deal.amendments.push(amendment);
  return true;
}

export function answerAmendment(deal: Deal, amendment: Amendment, member: string, answer: string): Verdict {
  const role = roleOf(deal.offer, member);
  if (deal.state !== 'open' || role === null) return false;
  if (answer === 'sign' && amendment.signed.has(role)) return true;
  if (answer === 'withdraw' && amendment.by !== role) return false;
  const ended = answer === 'withdraw' ? 'withdrawn' : 'declined';
  if (answer !== 'sign' && amendment.state === ended) return true;
  if (!isAwaiting(amendment)) return false;
  if (answer === 'sign') {
    amendment.signed.add(role);
    if (amendment.signed.size === 2) amend(deal, amendment);
  } else amendment.state = ended;
  return true;
}

function amend(deal: Deal, amendment: Amendment): void {
  amendment.state = 'signed';
  const before = deal.terms;
  const after = { ...before, ...amendment.changes };
  deal.terms = after;
  deal.offer.prices.push(after.price);
  const { milestones } = deal;
  if (after.earnest !== before.earnest) {
    const state = milestones.get('earnest_money');
    if (after.earnest === 0) milestones.set('earnest_money', 'waived');
    else if (received(deal) >= after.earnest) milestones.set('earnest_money', 'done');
    else if (state !== 'declared') milestones.set('earnest_money', 'pending');
  }
  if (after.inspection !== before.inspection && after.inspection > 0) milestones.set('inspection', 'pending');
  if (after.financing && !before.financing) milestones.set('financing', 'pending');
  if (after.inspection === 0 && milestones.get('inspection') === 'pending') milestones.set('inspection', 'waived');
  if (!after.financing && milestones.get('financing') === 'pending') milestones.set('financing', 'waived');
}
