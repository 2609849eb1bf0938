import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { dealKeys } from '@/shared/deals/api/keys';
import { claimKinds, type ClaimKind } from '@/domain/ledger/vocabulary';
import { sellerRecordSchema, type Outcome, type SellerRecord } from '../outcome';

/** A seller's track record; null if the viewer doesn't see the profile. */
export function sellerRecordQuery(userId: string, memberId: string) {
  return queryOptions({
    queryKey: dealKeys.sellerRecord(userId, memberId),
    queryFn: async ({ signal }): Promise<SellerRecord | null> => {
      const found = unwrap(await database().rpc('seller_record', { member_id: memberId }).abortSignal(signal));
      return sellerRecordSchema.nullable().parse(found);
    },
  });
}

/** What the listing of a deal claimed, and what the buyer reports. Empty if it claimed nothing. */
export function outcomesQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'outcomes'),
    queryFn: async ({ signal }): Promise<Outcome[]> => {
      const rows = unwrap(
        await database()
          .from('deal_outcomes')
          .select('kind, claimed, actual')
          .eq('deal_id', dealId)
          .abortSignal(signal),
      );
      const kinds = Object.keys(claimKinds) as ClaimKind[];
      return kinds.flatMap((kind) => {
        const row = rows.find((one) => one.kind === kind);
        return row ? [{ ...row, kind }] : [];
      });
    },
  });
}
