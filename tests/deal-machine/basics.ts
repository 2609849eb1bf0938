/** What all models of a deal share. */

export type Side = 'buyer' | 'seller';

/** Whether the database should accept a step. */
export type Verdict = boolean;

interface Sides {
  buyer: string;
  listing: { seller: string };
}

export function roleOf(offer: Sides, member: string): Side | null {
  if (offer.buyer === member) return 'buyer';
  return offer.listing.seller === member ? 'seller' : null;
}

/** What arrived of the earnest money and nobody disputed, in whole USD. */
export const received = ({ receipts }: { receipts: readonly { amount: number }[] }) =>
  receipts.reduce((sum, { amount }) => sum + amount, 0);
