/* What the deal room knows about a deal, and what follows for its viewer. */
import { isPartner, type DealBasics, type Party } from '@/domain/deal/deal';
import { toDoubleClose } from '@/domain/deal/double-close';
import type { EndingSaid } from '@/domain/deal/endings';
import type { Database } from '@/domain/database.types';
import { dealStates, isKeyOf, type Side } from '@/domain/ledger/vocabulary';
import { milestoneKinds, milestoneStates, type MilestoneKind, type MilestoneState } from '@/domain/ledger/milestones';
import { inSplitOrder, lineKinds, type SplitLine } from './split';
import type { EarnestMoney, Receipt } from './earnest-money';
import { isOpenMilestone } from './milestones';

type Tables = Database['public']['Tables'];

/** A proposal to move a deadline. */
export type Extension = Pick<Tables['deal_extensions']['Row'], 'id' | 'due_at' | 'state' | 'created_at'> & {
  proposed_by: Side;
};

export interface Milestone {
  id: string;
  kind: MilestoneKind;
  due_at: string;
  state: MilestoneState;
  changed_at: string;
  /** The party who confirmed it, and when; null unless it was confirmed. */
  confirmed_by: string | null;
  confirmed_at: string | null;
  /** The proposal that waits for an answer, or null. */
  extension: Extension | null;
}

/** What a side says the deal closed at: whole USD, and an ISO day. */
export type Closing = Pick<Tables['deal_closings']['Row'], 'price' | 'closed_on'>;

export interface Split {
  id: string;
  version: number;
  proposed_by: string;
  state: string;
  created_at: string;
  lines: SplitLine[];
  /** IDs of the parties who approved it. */
  approvals: string[];
}

type DealRow = Pick<
  Tables['deals']['Row'],
  | 'id'
  | 'offer_id'
  | 'version'
  | 'property_id'
  | 'title'
  | 'address'
  | 'time_zone'
  | 'end_reason'
  | 'ended_by'
  | 'created_at'
  | 'ended_at'
> & {
  /** What is still open, as `open_items` says; null once the deal has ended. */
  open_items: string[] | null;
};

export interface Deal extends DealRow, DealBasics {
  /** Path of the listing's first picture; null without one, or if the listing is hidden from the viewer. */
  picture: string | null;
  /** Backup offers on the listing, as far as the viewer can see them: the seller sees all. */
  backups: number;
  /** By deadline. */
  milestones: Milestone[];
  /** Null without any, and for guests without the right to it. */
  earnest: EarnestMoney | null;
  closings: Readonly<Record<Side, Closing | null>>;
  /** What each side says about a deal that fell through. */
  endings: Readonly<Record<Side, EndingSaid | null>>;
  /** Whose company the title company asked who may sign for; `seen_at` once it has seen that. */
  authorities: DealSource['authorities'];
  /** Whether the earnest money was paid out on a release. */
  paidOut: boolean;
  /** Newest first. Empty for guests. */
  splits: Split[];
}

/** A deal with its embeds, as the query returns it. */
export interface DealSource extends DealRow {
  state: string;
  double_close?: unknown;
  listing: { images: string[]; offers: { state: string }[] } | null;
  milestones: (Omit<Milestone, 'kind' | 'state' | 'extension'> & {
    kind: string;
    state: string;
    extensions: (Omit<Extension, 'proposed_by'> & { proposed_by: string })[];
  })[];
  parties: (Omit<Party, 'side' | 'picture' | 'contact' | 'invitedEmail'> & {
    side: string;
    invitee: { email: string } | null;
    member: ({ profile_image_url: string | null } & Party['contact']) | null;
  })[];
  earnest: Omit<EarnestMoney, 'receipts'> | null;
  receipts: Receipt[];
  closings: (Closing & { side: string })[];
  endings: (EndingSaid & { side: string })[];
  releases: { paid_on: string | null }[];
  authorities: Pick<Tables['deal_authorities']['Row'], 'party_id' | 'seen_at'>[];
  splits: (Omit<Split, 'lines' | 'approvals'> & {
    lines: { kind: string; amount_cents: number; shares: (SplitLine['shares'][number] & { position: number })[] }[];
    approvals: { party_id: string }[];
  })[];
  agreements: { kind: string; status: string; signatures: { party_id: string; signed_at: string | null }[] }[];
}

const sideOf = (side: string): Side => (side === 'seller' ? 'seller' : 'buyer');
const kindOrder = Object.keys(milestoneKinds);

/** Turns a row with its embeds into a deal. Milestones and lines of unknown kinds are left out. */
export function toDeal(source: DealSource): Deal {
  const {
    listing,
    milestones,
    parties,
    closings,
    endings,
    releases,
    splits,
    agreements,
    state,
    receipts,
    double_close,
    ...row
  } = source;
  const awaiting = agreements.filter(({ status }) => status === 'awaiting_signatures');
  return {
    ...row,
    earnest: row.earnest && {
      ...row.earnest,
      receipts: receipts.toSorted((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at)),
    },
    state: isKeyOf(dealStates, state) ? state : 'open',
    double_close: toDoubleClose(double_close),
    picture: listing?.images[0] ?? null,
    backups: listing?.offers.filter((offer) => offer.state === 'backup').length ?? 0,
    milestones: milestones
      .flatMap(toMilestone)
      .toSorted(
        (a, b) => Date.parse(a.due_at) - Date.parse(b.due_at) || kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind),
      ),
    parties: parties.map(({ side, member, invitee, ...party }) => ({
      ...party,
      side: sideOf(side),
      invitedEmail: invitee?.email ?? null,
      picture: member?.profile_image_url ?? null,
      contact: { email: member?.email ?? null, phone: member?.phone ?? null },
    })),
    paidOut: releases.some(({ paid_on }) => paid_on !== null),
    closings: { buyer: closingOf(closings, 'buyer'), seller: closingOf(closings, 'seller') },
    endings: { buyer: saidBy(endings, 'buyer'), seller: saidBy(endings, 'seller') },
    splits: splits.map(toSplit).toSorted((a, b) => b.version - a.version),
    amending: awaiting.some(({ kind }) => kind === 'amendment'),
    unsigned: awaiting
      .flatMap(({ signatures }) => signatures.filter(({ signed_at }) => signed_at === null))
      .map(({ party_id }) => party_id),
  };
}

function toMilestone({ kind, state, extensions, ...row }: DealSource['milestones'][number]): Milestone[] {
  if (!isKeyOf(milestoneKinds, kind) || !isKeyOf(milestoneStates, state)) return [];
  const proposed = extensions.find((extension) => extension.state === 'proposed');
  return [
    { ...row, kind, state, extension: proposed ? { ...proposed, proposed_by: sideOf(proposed.proposed_by) } : null },
  ];
}

function closingOf(closings: DealSource['closings'], side: Side): Closing | null {
  const found = closings.find((closing) => closing.side === side);
  return found ? { price: found.price, closed_on: found.closed_on } : null;
}

function saidBy(endings: DealSource['endings'], by: Side): EndingSaid | null {
  return endings.find(({ side }) => side === by) ?? null;
}

const lineOrder = Object.keys(lineKinds);

function toSplit({ lines, approvals, ...split }: DealSource['splits'][number]): Split {
  return {
    ...split,
    lines: lines
      .flatMap(({ kind, amount_cents, shares }) =>
        isKeyOf(lineKinds, kind)
          ? [{ kind, amount_cents, shares: shares.toSorted((a, b) => a.position - b.position) }]
          : [],
      )
      .toSorted((a, b) => lineOrder.indexOf(a.kind) - lineOrder.indexOf(b.kind)),
    approvals: approvals.map(({ party_id }) => party_id),
  };
}

/** A deal as the browser may keep it: without how to reach anyone. */
export function withoutContacts(deal: Deal | null): Deal | null {
  const nowhere = { email: null, phone: null };
  return (
    deal && { ...deal, parties: deal.parties.map((party) => ({ ...party, invitedEmail: null, contact: nowhere })) }
  );
}

/** The party that a member is; null for everyone else, also for one who lost access. */
export function partyOf(deal: Deal, userId: string): Party | null {
  return deal.parties.find(({ user_id, revoked_at }) => user_id === userId && revoked_at === null) ?? null;
}

/** The parties with a share and a say in splits, in split order. */
export function splitParties(deal: Deal): Party[] {
  return inSplitOrder(
    deal.parties.filter(
      (party) => isPartner(party) && party.user_id !== null && party.joined_at !== null && party.revoked_at === null,
    ),
  );
}

/** The open milestone with the earliest deadline; null if the deal has ended. */
export function nextMilestone(deal: Deal): Milestone | null {
  if (deal.state !== 'open') return null;
  return deal.milestones.find(isOpenMilestone) ?? null;
}

/** Whether a milestone's deadline has passed without it being done. */
export function isOverdue(deal: Pick<Deal, 'state'>, milestone: Milestone, now: number): boolean {
  return deal.state === 'open' && isOpenMilestone(milestone) && Date.parse(milestone.due_at) <= now;
}
