import { z } from 'zod';
import { numberEntry } from '@/kit/numbers/number-schema';
import { numberProblem, validNumber, type NumberEntry, type NumberLimits } from '@/kit/numbers/parse-number';
import {
  defaultShares,
  lineKinds,
  shareGroups,
  type LineKind,
  type ShareGroup,
  type SplitLine,
  type SplitParty,
} from './split';
import { roundHalfAway } from '@/kit/numbers/rounding';

const line = z.object({ amount: numberEntry, shares: z.record(z.string(), numberEntry) }).optional();

/** The form's fields: lines that are split, with shares in percent by party ID. */
export const splitDraft = z.object({
  /** Set on the first attempt to send, so that a retry can't make a second proposal; empty after every change. */
  id: z.string(),
  lines: z.object({ profit: line, assignment_fee: line, purchase: line, costs: line }),
});
export type SplitDraft = z.infer<typeof splitDraft>;
export type LineDraft = NonNullable<z.infer<typeof line>>;

/** What the share fields accept. */
export const shareLimits = { max: 100, decimals: 2, suffix: '%', example: '33.33' } satisfies NumberLimits;

const amount = { max: 1_000_000_000_000, decimals: 2, prefix: '$', example: '25,000' } satisfies NumberLimits;

/** What a line's amount accepts: only the profit can be negative, a loss. */
export function amountLimits(kind: LineKind): NumberLimits {
  return kind === 'profit' ? { ...amount, min: -amount.max } : amount;
}

/** A line to start with. */
export function newLine(kind: LineKind, parties: readonly SplitParty[], jvSharePct: number): LineDraft {
  const shares = defaultShares(kind, parties, jvSharePct);
  return { amount: null, shares: Object.fromEntries(Object.entries(shares).map(([id, bps]) => [id, bps / 100])) };
}

/** The form to start with: the split in force, or the profit. */
export function newSplit(
  current: readonly SplitLine[] | null,
  parties: readonly SplitParty[],
  jvSharePct: number,
): SplitDraft {
  if (!current) return { id: '', lines: { profit: newLine('profit', parties, jvSharePct) } };
  const lines = current.map(({ kind, amount_cents, shares }) => [
    kind,
    {
      amount: amount_cents / 100,
      shares: Object.fromEntries(
        parties.map(({ id }) => [id, (shares.find(({ party_id }) => party_id === id)?.share_bps ?? 0) / 100]),
      ),
    },
  ]);
  return { id: '', lines: Object.fromEntries(lines) as SplitDraft['lines'] };
}

/** A line's amount in cents; null while it's blank or invalid. */
export function centsOf(kind: LineKind, entry: NumberEntry): number | null {
  const dollars = validNumber(entry, amountLimits(kind));
  return dollars === null ? null : roundHalfAway(dollars * 100);
}

/** A share in hundredths of a percent; 0 while it's blank, null while it's invalid. */
export function bpsOf(entry: NumberEntry | undefined): number | null {
  if (entry == null) return 0;
  const percent = validNumber(entry, shareLimits);
  return percent === null ? null : roundHalfAway(percent * 100);
}

/** A party's share of a line; the group's total if they're alone in it and the total is agreed. */
export function shareBps(draft: LineDraft, group: ShareGroup, partyId: string): number | null {
  return isFixed(group) ? group.totalBps : bpsOf(draft.shares[partyId]);
}

/** Whether a group's only party has an agreed share, so that there's nothing to enter. */
export function isFixed({ side, partyIds }: ShareGroup): boolean {
  return side !== null && partyIds.length === 1;
}

/** What's left of a group's total, negative for too much; null while a share is invalid. */
export function remainingBps(draft: LineDraft, group: ShareGroup): number | null {
  let remaining = group.totalBps;
  for (const id of group.partyIds) {
    const bps = shareBps(draft, group, id);
    if (bps === null) return null;
    remaining -= bps;
  }
  return remaining;
}

/** Every party's share of a line in split order; null while one is invalid. */
export function lineShares(
  kind: LineKind,
  draft: LineDraft,
  parties: readonly SplitParty[],
  jvSharePct: number,
): number[] | null {
  const groups = shareGroups(kind, parties, jvSharePct);
  const shares = parties.map(({ id }) => {
    const group = groups.find(({ partyIds }) => partyIds.includes(id));
    return group ? shareBps(draft, group, id) : 0;
  });
  return shares.every((share) => share !== null) ? shares : null;
}

export interface LineProblems {
  amount?: string;
  shares?: string;
}

/** What's wrong with a line; empty if nothing is. */
export function lineProblems(
  kind: LineKind,
  draft: LineDraft,
  parties: readonly SplitParty[],
  jvSharePct: number,
): LineProblems {
  const problem = draft.amount === null ? 'Enter an amount' : numberProblem(draft.amount, amountLimits(kind));
  const uneven = shareGroups(kind, parties, jvSharePct).some((group) => remainingBps(draft, group) !== 0);
  return {
    ...(problem && { amount: problem }),
    ...(uneven && { shares: 'Shares must add up to exactly the total' }),
  };
}

/** The lines as `propose_split` takes them; null while something is wrong with them, or there's none. */
export function linesToSend(
  { lines }: SplitDraft,
  parties: readonly SplitParty[],
  jvSharePct: number,
): Record<string, { amount_cents: number; shares: Record<string, number> }> | null {
  const kinds = (Object.keys(lineKinds) as LineKind[]).filter((kind) => lines[kind] !== undefined);
  const sent = kinds.map((kind) => {
    const draft = lines[kind];
    if (!draft || Object.keys(lineProblems(kind, draft, parties, jvSharePct)).length > 0) return null;
    const [cents, shares] = [centsOf(kind, draft.amount), lineShares(kind, draft, parties, jvSharePct)];
    if (cents === null || !shares) return null;
    return [
      kind,
      { amount_cents: cents, shares: Object.fromEntries(parties.map(({ id }, index) => [id, shares[index] ?? 0])) },
    ] as const;
  });
  return sent.length > 0 && sent.every((each) => each !== null) ? Object.fromEntries(sent) : null;
}

/** Validates the form and turns it into what is sent. Fields say what's wrong with their line. */
export function splitSchema(parties: readonly SplitParty[], jvSharePct: number) {
  return splitDraft.transform((draft, check) => {
    const lines = linesToSend(draft, parties, jvSharePct);
    if (lines) return { id: draft.id, lines };
    const none = Object.values(draft.lines).every((each) => each === undefined);
    check.addIssue({ code: 'custom', path: ['lines'], message: none ? 'Add at least one line to split.' : '' });
    return z.NEVER;
  });
}
