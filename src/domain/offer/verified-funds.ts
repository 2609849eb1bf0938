import { formatUsd, formatUsdCompact } from '../../kit/formatting/format.ts';
import { lazyValue } from '../../kit/formatting/lazy-value.ts';
import type { Offer } from './offer.ts';

/** What a member can spend, as staff verified it. */
export interface VerifiedFunds {
  /** Whole USD. */
  amount: number;
  /** The last day it counts, as an ISO date. */
  until: string;
}

const shortDay = lazyValue(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));

/** 'Funds verified to $250K until Mar 3'. */
export function fundsText(funds: VerifiedFunds): string {
  return `Funds ${verifiedText(funds)}`;
}

/** 'verified to $250K until Mar 3'. Amounts with more than three digits are written out, never rounded up. */
export function verifiedText({ amount, until }: VerifiedFunds): string {
  const digits = String(amount).replace(/0+$/, '').length;
  const usd = digits <= 3 ? formatUsdCompact(amount) : formatUsd(amount);
  return `verified to ${usd} until ${shortDay().format(new Date(`${until}T00:00`))}`;
}

/** Verified funds by buyer's ID. Buyers without any are missing. */
export type BuyersFunds = Readonly<Record<string, VerifiedFunds>>;

/** What an offer says about whose funds can be seen. */
export type Received = Pick<Offer, 'seller_id' | 'buyer_id' | 'opened_at'>;

/** The buyers whose verified funds a seller can see: those of opened offers on their listings, each once. */
export function buyersOf(offers: readonly Received[], userId: string): string[] {
  const ids = offers.flatMap(({ seller_id, buyer_id, opened_at }) =>
    seller_id === userId && opened_at !== null && buyer_id !== null ? [buyer_id] : [],
  );
  return [...new Set(ids)].toSorted();
}
