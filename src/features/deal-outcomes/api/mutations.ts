import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { dealKeys } from '@/shared/deals/api/keys';
import type { ClaimKind } from '@/domain/ledger/vocabulary';

/** Reports what a closed deal turned out to cost or bring, in whole USD. Rejects with a message to be shown as is. */
export function useRecordOutcome(userId: string, dealId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, actual }: { kind: ClaimKind; actual: number }) => {
      unwrap(await database().rpc('record_outcome', { deal_id: dealId, kind, actual }));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: dealKeys.dealPart(userId, dealId, 'outcomes') }),
  });
}
