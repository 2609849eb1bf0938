/* The earnest money of a deal, and the parts in which it arrived. */
import type { Database } from '@/domain/database.types';
import type { MilestoneKind } from '@/domain/ledger/milestones';
import { hourMs } from '@/kit/time/durations';

type Tables = Database['public']['Tables'];

/** A part that arrived, in whole USD. */
export type Receipt = Pick<
  Tables['deal_earnest_receipts']['Row'],
  'id' | 'party_id' | 'amount' | 'received_on' | 'reference' | 'recorded_at' | 'disputed_at'
>;

/**
 * In whole USD: what's due in all and as the first deposit, the total that arrived (null for nothing), what the seller
 * accepted as enough, and how much has to arrive in all and for the first step.
 */
export type EarnestMoney = Pick<
  Tables['deal_earnest_money']['Row'],
  'due' | 'amount' | 'accepted' | 'first_due' | 'needed' | 'first_needed'
> & {
  /** Oldest first, also those that were disputed. */
  receipts: Receipt[];
};

/** Whether a milestone is one of the two deposits of earnest money. */
export function isDeposit(kind: MilestoneKind): boolean {
  return kind === 'earnest_money' || kind === 'second_deposit';
}

/** How long a receipt can be disputed. */
export const disputeHours = 72;

/** Whether a party may dispute a receipt: the buyer and the seller, for a while, unless it's their own. */
export function canDispute(receipt: Receipt, party: { id: string; role: string }, now: number): boolean {
  return (
    (party.role === 'buyer' || party.role === 'seller') &&
    receipt.disputed_at === null &&
    receipt.party_id !== party.id &&
    now < Date.parse(receipt.recorded_at) + disputeHours * hourMs
  );
}

/** Whether a part of a deposit has arrived that isn't enough. What arrives first counts for the first one. */
export function isPartlyReceived(earnest: EarnestMoney | null, kind: MilestoneKind): boolean {
  const { amount = null, first_needed = 0, needed = 0 } = earnest ?? {};
  if (amount === null) return false;
  if (kind === 'second_deposit') return amount > first_needed && amount < needed;
  return kind === 'earnest_money' && amount < first_needed;
}

/** Whether the sides of a deal that fell through are asked about the earnest money: nobody confirmed a payout. */
export function asksAboutMoney({
  milestones,
  paidOut,
}: {
  milestones: readonly { kind: string }[];
  paidOut: boolean;
}): boolean {
  return !paidOut && milestones.some(({ kind }) => kind === 'earnest_money');
}
