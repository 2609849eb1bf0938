import { useQuery } from '@tanstack/react-query';
import type { Offer } from '../offers/offer';
import { verifiedFundsQuery } from './api/queries';
import type { VerifiedFunds } from './funds';

/** Verified funds by buyer's ID. Buyers without any are missing. */
export type BuyersFunds = Readonly<Record<string, VerifiedFunds>>;

type Received = Pick<Offer, 'seller_id' | 'buyer_id' | 'opened_at'>;

/** The buyers whose verified funds a seller can see: those of opened offers on their listings, each once. */
export function buyersOf(offers: readonly Received[], userId: string): string[] {
  const ids = offers.flatMap(({ seller_id, buyer_id, opened_at }) =>
    seller_id === userId && opened_at !== null && buyer_id !== null ? [buyer_id] : [],
  );
  return [...new Set(ids)].toSorted();
}

/**
 * The verified funds of all buyers of some offers, in one request once the offers are known. Undefined without offers
 * to the viewer, while loading, and if it failed: an offer can be answered without them.
 */
export function useBuyersFunds(userId: string, offers: readonly Received[]): BuyersFunds | undefined {
  const buyers = buyersOf(offers, userId);
  return useQuery({ ...verifiedFundsQuery(userId, buyers), enabled: buyers.length > 0 }).data;
}
