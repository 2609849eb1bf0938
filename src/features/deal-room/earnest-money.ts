/* The earnest money of a deal, and the parts in which it arrived. */
import type { Database } from '@/domain/database.types';
import { hourMs } from '@/kit/time/durations';

type Tables = Database['public']['Tables'];

/** A part that arrived, in whole USD. */
export type Receipt = Pick<
  Tables['deal_earnest_receipts']['Row'],
  'id' | 'party_id' | 'amount' | 'received_on' | 'reference' | 'recorded_at' | 'disputed_at'
>;

/** In whole USD: what's due, the total that arrived (null for nothing), and what the seller accepted as enough. */
export type EarnestMoney = Pick<Tables['deal_earnest_money']['Row'], 'due' | 'amount' | 'accepted'> & {
  /** Oldest first, also those that were disputed. */
  receipts: Receipt[];
};

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

/** Whether less than agreed has arrived, and the seller hasn't accepted that. */
export function isPartlyReceived(earnest: EarnestMoney | null): earnest is EarnestMoney & { amount: number } {
  return earnest !== null && earnest.amount !== null && earnest.accepted === null && earnest.amount < earnest.due;
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
