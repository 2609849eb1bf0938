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
  /** What every version says of the second deposit and of the days in which the earnest money is refundable. */
  second: number;
  refundDays: number | null;
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

/** Terms that amendments change here. `inspection` in days, 0 for none; money in whole USD; null for not stated. */
export interface Terms {
  price: number;
  /** The first deposit. */
  earnest: number;
  second: number;
  secondDays: number | null;
  refundDays: number | null;
  fee: number;
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
  /** The totals that the seller took as enough: for the first deposit, and for all. */
  enough: { first: number | null; all: number | null };
  /** How much of the extension fee the seller confirmed. */
  feeReceived: number;
  /** Days after acceptance at which the refund period ends now; null without one. */
  refundEnds: number | null;
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
    milestones: new Map(
      [
        ...(offer.second > 0 ? ['second_deposit'] : []),
        ...(offer.refundDays ? ['refund_period'] : []),
        'earnest_money',
        'inspection',
        'financing',
        'closing',
      ].map((kind) => [kind, 'pending']),
    ),
    terms: {
      price: offer.prices.at(-1) ?? 0,
      earnest: earnestMoney,
      second: offer.second,
      secondDays: offer.second > 0 ? secondDays : null,
      refundDays: offer.refundDays,
      fee: 0,
      inspection: 7,
      financing: true,
    },
    amendments: [],
    receipts: [],
    releases: noReleases(),
    enough: { first: null, all: null },
    feeReceived: 0,
    refundEnds: offer.refundDays || null,
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
    if (deal.milestones.get('refund_period') === 'pending') deal.milestones.set('refund_period', 'done');
    endWith(deal, 'closed');
    deal.offer.listing.status = 'sold';
    cancel(deal.offer.listing, () => true);
  }
  return true;
}

const unpaid = { declare: ['buyer', 'declared'], confirm: ['seller', 'done'] } as const;
const reported = { confirm: ['seller', 'done'], reject: ['seller', 'pending'] } as const;
const moves: Readonly<Record<string, Readonly<Record<string, readonly [Side, string]>>>> = {
  'earnest_money pending': unpaid,
  'earnest_money declared': reported,
  'second_deposit pending': unpaid,
  'second_deposit declared': reported,
  'extension_fee pending': unpaid,
  'extension_fee declared': reported,
  'inspection pending': { complete: ['buyer', 'done'], waive: ['buyer', 'waived'] },
  'financing pending': { complete: ['buyer', 'done'], waive: ['buyer', 'waived'] },
};

/** The earnest money of every offer here, in whole USD. Amendments change it. */
export const earnestMoney = 1000;
/** When second deposits of offers are due here, in days after acceptance. */
export const secondDays = 20;

const isDeposit = (kind: string) => kind === 'earnest_money' || kind === 'second_deposit';

/** How much has to arrive in whole USD: of the first deposit, and in all. */
export function needed({ terms, enough }: Deal): { first: number; all: number } {
  const first = enough.first ?? terms.earnest;
  const all = enough.all ?? first + terms.second;
  return { first: Math.min(first, enough.all ?? first), all };
}

/** Puts both steps where the money says. `confirmed`: where a part arrived, which isn't reported anymore. */
function settleDeposits(deal: Deal, confirmed?: string): void {
  const { first, all } = needed(deal);
  for (const [kind, enough] of [
    ['earnest_money', first],
    ['second_deposit', all],
  ] as const) {
    const state = deal.milestones.get(kind);
    if (state === undefined || state === 'waived') continue;
    if (received(deal) >= enough) deal.milestones.set(kind, 'done');
    else if (state === 'done' || kind === confirmed) deal.milestones.set(kind, 'pending');
  }
}

export function moveMilestone(deal: Deal, member: string, kind: string, action: string, amount: number): Verdict {
  if (deal.state === 'open' && isDeposit(kind)) {
    if (action === 'dispute') return dispute(deal, member, kind);
    if (action === 'accept') return acceptLess(deal, member, kind);
  }
  const state = deal.milestones.get(kind);
  const [actor, next] = moves[`${kind} ${state}`]?.[action] ?? [];
  if (deal.state !== 'open' || next === undefined || roleOf(deal.offer, member) !== actor) return false;
  if (action === 'confirm' && isDeposit(kind)) {
    // The same amount, day, and reference twice are the same money.
    if (deal.receipts.some((receipt) => receipt.amount === amount)) return true;
    deal.receipts.push({ by: actor, amount });
    settleDeposits(deal, kind);
    return true;
  }
  deal.milestones.set(kind, next);
  if (kind === 'extension_fee' && next === 'done') deal.feeReceived = deal.terms.fee;
  return true;
}

/** What can be done about a milestone now, by a party who may. */
export function likelyActions({ milestones, receipts }: Deal, kind: string): string[] {
  const actions = Object.keys(moves[`${kind} ${milestones.get(kind)}`] ?? {});
  return isDeposit(kind) && receipts.length > 0 ? [...actions, 'accept', 'dispute'] : actions;
}

/** The seller can take a part of the earnest money as enough: as the first deposit, or as all there is. */
function acceptLess(deal: Deal, member: string, kind: string): Verdict {
  const isOpen = ['pending', 'declared'].includes(deal.milestones.get(kind) ?? '');
  if (!isOpen || roleOf(deal.offer, member) !== 'seller' || received(deal) === 0) return false;
  if (kind === 'earnest_money') deal.enough.first = received(deal);
  if (kind === 'second_deposit' || deal.terms.second === 0) deal.enough.all = received(deal);
  settleDeposits(deal);
  return true;
}

/** Who didn’t confirm it can say that the money hasn’t arrived, soon after: every step here is. */
function dispute(deal: Deal, member: string, kind: string): Verdict {
  const role = roleOf(deal.offer, member);
  if ((deal.milestones.get(kind) ?? 'waived') === 'waived') return false;
  const left = deal.receipts.filter(({ by }) => by === role);
  if (role === null || left.length === deal.receipts.length) return false;
  deal.receipts = left;
  const { enough } = deal;
  if (received(deal) < (enough.first ?? 0)) enough.first = null;
  if (received(deal) < (enough.all ?? 0)) enough.all = null;
  settleDeposits(deal);
  return true;
}

/** The refund period ends, today. */
export function goHard(deal: Deal): void {
  if (deal.state !== 'open' || deal.milestones.get('refund_period') !== 'pending') return;
  deal.milestones.set('refund_period', 'done');
  deal.refundEnds = 0;
}

/** The terms of the last version, with the day to which the end of the refund period moved. */
function inForce({ terms, refundEnds, milestones }: Deal): Terms {
  const period = milestones.get('refund_period') ?? 'waived';
  const hasPeriod = terms.refundDays !== null && terms.refundDays > 0 && period !== 'waived';
  return { ...terms, refundDays: hasPeriod ? refundEnds : terms.refundDays };
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
  const before = inForce(deal);
  const after = { ...before, ...amendment.changes };
  if (after.second === 0) after.secondDays = null;
  const changed = (Object.keys(after) as (keyof Terms)[]).filter((key) => after[key] !== before[key]);
  if (changed.length === 0 || after.earnest + after.second > after.price) return false;
  if (after.second > 0 && (after.earnest === 0 || after.secondDays === null)) return false;
  if (after.earnest === 0 && deal.receipts.length > 0) return false;
  amendment.changes = Object.fromEntries(changed.map((key) => [key, after[key]]));
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
    const isLast = amendment.signed.size === 1;
    // Money may have arrived since it was proposed.
    if (isLast && { ...inForce(deal), ...amendment.changes }.earnest === 0 && deal.receipts.length > 0) return false;
    amendment.signed.add(role);
    if (isLast) amend(deal, amendment);
  } else amendment.state = ended;
  return true;
}

function amend(deal: Deal, amendment: Amendment): void {
  amendment.state = 'signed';
  const before = inForce(deal);
  const after = { ...before, ...amendment.changes };
  deal.terms = after;
  deal.offer.prices.push(after.price);
  const { milestones } = deal;
  amendMoney(deal, before, after);
  if (after.refundDays && after.earnest > 0 && (after.refundDays !== before.refundDays || before.earnest === 0)) {
    milestones.set('refund_period', 'pending');
    deal.refundEnds = after.refundDays;
  }
  if ((!after.refundDays || after.earnest === 0) && milestones.get('refund_period') === 'pending')
    milestones.set('refund_period', 'waived');
  if (after.inspection !== before.inspection && after.inspection > 0) milestones.set('inspection', 'pending');
  if (after.financing && !before.financing) milestones.set('financing', 'pending');
  if (after.inspection === 0 && milestones.get('inspection') === 'pending') milestones.set('inspection', 'waived');
  if (!after.financing && milestones.get('financing') === 'pending') milestones.set('financing', 'waived');
}

/** What's agreed now is open until it has arrived, whatever it was before. */
function amendMoney(deal: Deal, before: Terms, after: Terms): void {
  const { milestones, enough } = deal;
  const steps = [
    ['earnest_money', before.earnest, after.earnest],
    ['second_deposit', before.second, after.second],
  ] as const;
  if (after.earnest !== before.earnest) enough.first = null;
  if (steps.some(([, was, is]) => was !== is)) enough.all = null;
  for (const [kind, was, is] of steps) {
    if (is === 0 && milestones.has(kind)) milestones.set(kind, 'waived');
    if (is > was && milestones.get(kind) !== 'declared') milestones.set(kind, 'pending');
  }
  settleDeposits(deal);
  if (after.fee > before.fee && milestones.get('extension_fee') !== 'declared')
    milestones.set('extension_fee', 'pending');
  if (after.fee <= deal.feeReceived && ['pending', 'declared'].includes(milestones.get('extension_fee') ?? ''))
    milestones.set('extension_fee', deal.feeReceived > 0 ? 'done' : 'waived');
}
