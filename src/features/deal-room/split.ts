/* How a deal's money is split: shares in hundredths of a percent, amounts in US cents. */
import type { Side } from '@/domain/ledger/vocabulary';

/** All of it, in hundredths of a percent. */
export const wholeBps = 10_000;

/**
 * Splits an amount in cents by shares in hundredths of a percent: each part gets the whole cents of its share, and the
 * cents that are left go to the largest remainders, equal ones in the order of the shares (Hamilton's method). The
 * parts add up to the total; those of a loss are negative. Throws RangeError unless the shares add up to 10,000 and the
 * total is whole. Must match `private.split_cents`.
 */
export function splitCents(totalCents: number, sharesBps: readonly number[]): number[] {
  if (!Number.isSafeInteger(totalCents)) throw new RangeError('The total must be whole cents');
  if (sharesBps.some((share) => !Number.isInteger(share) || share < 0) || sum(sharesBps) !== wholeBps)
    throw new RangeError('Shares must add up to 100%');
  // A product of cents and shares can be larger than 2^53.
  const total = BigInt(Math.abs(totalCents));
  const quotas = sharesBps.map((share, position) => {
    const product = total * BigInt(share);
    return { position, cents: product / 10_000n, remainder: product % 10_000n };
  });
  const missing = Number(total - quotas.reduce((whole, { cents }) => whole + cents, 0n));
  const lucky = new Set(
    quotas
      .toSorted((a, b) => (a.remainder === b.remainder ? a.position - b.position : a.remainder > b.remainder ? -1 : 1))
      .slice(0, missing)
      .map(({ position }) => position),
  );
  const sign = totalCents < 0 ? -1 : 1;
  // Adding 0 turns -0 into 0.
  return quotas.map(({ position, cents }) => sign * (Number(cents) + (lucky.has(position) ? 1 : 0)) + 0);
}

/** Divides shares evenly; the first ones get what's left. */
export function evenShares(totalBps: number, count: number): number[] {
  const least = Math.floor(totalBps / count);
  return Array.from({ length: count }, (_, index) => least + (index < totalBps - least * count ? 1 : 0));
}

/** What can be split, in the order of the form. */
export const lineKinds = {
  profit: 'Profit',
  assignment_fee: 'Assignment fee',
  purchase: 'Purchase money',
  costs: 'Costs',
} as const;
export type LineKind = keyof typeof lineKinds;

/** A party with a share, as splits need it. */
export interface SplitParty {
  id: string;
  side: Side;
  role: string;
  joined_at: string | null;
}

/** The order that decides who gets a cent when remainders are equal, like `deal_split_shares.position`. */
export function inSplitOrder<T extends SplitParty>(parties: readonly T[]): T[] {
  const rank = ({ side, role }: SplitParty) => (side === 'seller' ? 0 : 2) + (role === side ? 0 : 1);
  return parties.toSorted(
    (a, b) =>
      rank(a) - rank(b) || Date.parse(a.joined_at ?? '') - Date.parse(b.joined_at ?? '') || (a.id < b.id ? -1 : 1),
  );
}

/** Parties whose shares add up to a fixed total. */
export interface ShareGroup {
  /** Whose total it is; null for everyone's. */
  side: Side | null;
  totalBps: number;
  partyIds: string[];
}

/**
 * The totals that shares of a line must add up to: 100% for everyone, but for the profit of a deal with an agreed share
 * (`jvSharePct`, the seller's), one total per side. `parties` in split order.
 */
export function shareGroups(kind: LineKind, parties: readonly SplitParty[], jvSharePct: number): ShareGroup[] {
  if (kind !== 'profit' || jvSharePct === 0)
    return [{ side: null, totalBps: wholeBps, partyIds: parties.map(({ id }) => id) }];
  const sellerBps = jvSharePct * 100;
  return (['seller', 'buyer'] as const).map((side) => ({
    side,
    totalBps: side === 'seller' ? sellerBps : wholeBps - sellerBps,
    partyIds: parties.filter((party) => party.side === side).map(({ id }) => id),
  }));
}

/** Shares to start with: half per side or as agreed, and within a side the same for everyone. */
export function defaultShares(
  kind: LineKind,
  parties: readonly SplitParty[],
  jvSharePct: number,
): Record<string, number> {
  const sellerBps = kind === 'profit' && jvSharePct > 0 ? jvSharePct * 100 : wholeBps / 2;
  return Object.fromEntries(
    (['seller', 'buyer'] as const).flatMap((side) => {
      const members = parties.filter((party) => party.side === side);
      const shares = evenShares(side === 'seller' ? sellerBps : wholeBps - sellerBps, members.length);
      return members.map(({ id }, index) => [id, shares[index] ?? 0]);
    }),
  );
}

/**
 * Each party's cents while shares are still being entered: as they will be once the rest is given out. Null while more
 * than everything is given out.
 */
export function previewCents(totalCents: number, sharesBps: readonly number[]): number[] | null {
  const rest = wholeBps - sum(sharesBps);
  if (rest < 0) return null;
  return splitCents(totalCents, [...sharesBps, rest]).slice(0, sharesBps.length);
}

/** A line of a stored split. */
export interface SplitLine {
  kind: LineKind;
  amount_cents: number;
  /** In split order. */
  shares: readonly { party_id: string; share_bps: number; amount_cents: number }[];
}

/** A party's part of a line, before and after a proposal; null where the line didn't or won't exist. */
export interface ShareChange {
  party_id: string;
  before: { share_bps: number; amount_cents: number } | null;
  after: { share_bps: number; amount_cents: number } | null;
}

/** A line of the split in force compared with the proposed one. */
export interface LineChange {
  kind: LineKind;
  before: number | null;
  after: number | null;
  shares: ShareChange[];
}

/** What a proposal changes, by line and party; leaves out lines that stay the same. `current` null: all is new. */
export function compareSplits(current: readonly SplitLine[] | null, proposed: readonly SplitLine[]): LineChange[] {
  const kinds = Object.keys(lineKinds) as LineKind[];
  const find = (lines: readonly SplitLine[] | null, kind: LineKind) =>
    lines?.find((line) => line.kind === kind) ?? null;
  return kinds.flatMap((kind) => {
    const [before, after] = [find(current, kind), find(proposed, kind)];
    if (!before && !after) return [];
    const ids = new Set([...(after?.shares ?? []), ...(before?.shares ?? [])].map(({ party_id }) => party_id));
    const shares = [...ids].map((party_id) => ({
      party_id,
      before: partOf(before, party_id),
      after: partOf(after, party_id),
    }));
    const same = shares.every(
      (share) =>
        share.before?.amount_cents === share.after?.amount_cents && share.before?.share_bps === share.after?.share_bps,
    );
    if (same && before?.amount_cents === after?.amount_cents) return [];
    return [{ kind, before: before?.amount_cents ?? null, after: after?.amount_cents ?? null, shares }];
  });
}

function partOf(line: SplitLine | null, partyId: string) {
  const found = line?.shares.find(({ party_id }) => party_id === partyId);
  return found && (found.share_bps > 0 || found.amount_cents !== 0)
    ? { share_bps: found.share_bps, amount_cents: found.amount_cents }
    : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
