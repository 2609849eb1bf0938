import { queryOptions, useQuery } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { buyersOf, type BuyersFunds, type Received } from '@/domain/offer/verified-funds';
import { dealKeys } from './keys';

/**
 * The verified funds of all buyers of some offers, in one request once the offers are known. Undefined without offers
 * to the viewer, while loading, and if it failed: an offer can be answered without them.
 */
export function useBuyersFunds(userId: string, offers: readonly Received[]): BuyersFunds | undefined {
  const buyers = buyersOf(offers, userId);
  return useQuery({ ...verifiedFundsQuery(userId, buyers), enabled: buyers.length > 0 }).data;
}

/**
 * Verified funds by member: the reader's own, and those of members who made the reader an offer. Everyone else's, and
 * members without verified funds, are missing. At most 200 members.
 */
export function verifiedFundsQuery(userId: string, memberIds: readonly string[]) {
  return queryOptions({
    queryKey: dealKeys.verifiedFunds(userId, memberIds),
    queryFn: async ({ signal }): Promise<BuyersFunds> => {
      const rows = unwrap(
        await database()
          .rpc('verified_funds', { member_ids: [...memberIds] })
          .abortSignal(signal),
      );
      return Object.fromEntries(rows.map(({ member_id, amount, until }) => [member_id, { amount, until }]));
    },
  });
}
