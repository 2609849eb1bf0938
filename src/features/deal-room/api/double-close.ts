import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/platform/errors/errors';
import { database } from '@/platform/supabase/client';
import { dealKeys } from '@/shared/deals/api/keys';
import { useDealChange } from '@/shared/deals/api/mutations';

/** A deal of the viewer's on the same property, on the other side of it. */
export interface DoubleCloseOption {
  other_id: string;
  /** What the other deal would be. */
  part: string;
  address: string;
  /** The deadline of its closing (ISO). */
  closing_at: string;
}

/** The viewer's deals that a deal can make a double close with. Empty for those who aren't in the middle. */
export function doubleCloseOptionsQuery(userId: string, dealId: string) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, dealId, 'double-close'),
    queryFn: async ({ signal }): Promise<DoubleCloseOption[]> =>
      unwrap(await database().rpc('double_close_options', { deal_id: dealId }).abortSignal(signal)),
  });
}

/** Links a deal with another one on the same property. `part`: what the other deal is. Idempotent. */
export function useLinkDoubleClose(dealId: string) {
  return useDealChange(
    async (supabase, { other, part, isFunded }: { other: string; part: string; isFunded: boolean }) => {
      const [purchase, resale] = part === 'purchase' ? [other, dealId] : [dealId, other];
      unwrap(
        await supabase.rpc('link_double_close', { purchase_id: purchase, resale_id: resale, is_funded: isFunded }),
      );
    },
  );
}

/** Ends the link of a deal with the other one. Idempotent. */
export function useUnlinkDoubleClose() {
  return useDealChange(async (supabase, dealId: string) => {
    unwrap(await supabase.rpc('unlink_double_close', { deal_id: dealId }));
  });
}
