/* What a listing claims and a buyer can check after closing. What the buyer saw when making the offer counts. */
import { formatUsd } from '../../kit/formatting/format.ts';
import type { Json } from '../database.types.ts';
import { claimKinds, type ClaimKind } from '../ledger/vocabulary.ts';

const kinds = Object.keys(claimKinds) as ClaimKind[];

/** The columns of a listing with its claims, whole USD; null for what it doesn't state. */
export type ClaimColumns = Record<ClaimKind, number | null>;

/** The claims of a listing as a version of an offer keeps them: without what it doesn't state. */
export function claimsOf(listing: ClaimColumns): Partial<Record<ClaimKind, number>> {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const amount = listing[kind];
      return amount === null ? [] : [[kind, amount] as const];
    }),
  );
}

/** A claim that the seller has changed since: '$300,000', or 'Not stated'. */
export interface ChangedClaim {
  kind: ClaimKind;
  label: string;
  before: string;
  now: string;
}

/** What the listing claims otherwise than it did for a version. Empty for versions from before claims were recorded. */
export function changedClaims(recorded: Json | null, listing: ClaimColumns): ChangedClaim[] {
  if (typeof recorded !== 'object' || recorded === null || Array.isArray(recorded)) return [];
  return kinds.flatMap((kind) => {
    const was = recorded[kind];
    const before = typeof was === 'number' ? was : null;
    const now = listing[kind];
    return before === now ? [] : [{ kind, label: claimKinds[kind], before: amountText(before), now: amountText(now) }];
  });
}

function amountText(amount: number | null): string {
  return amount === null ? 'Not stated' : formatUsd(amount);
}
