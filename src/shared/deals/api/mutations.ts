import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database, type Supabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { dealKeys } from './keys';

/**
 * A change of an offer or a deal. Everything about them is fetched again afterwards, also after a failure, which can
 * mean that the screen was outdated. Fails with code P0001 and a message for the member, and the hint `offer_changed`
 * or `deal_changed` if it was.
 */
export function useDealChange<Input, Output>(change: (supabase: Supabase, input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => change(database(), input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dealKeys.all }),
  });
}

/** Accepts an invitation to a deal. Resolves to the deal's ID. */
export function useJoinDeal() {
  return useDealChange(async (supabase, partyId: string) =>
    unwrap(await supabase.rpc('join_deal', { party_id: partyId })),
  );
}
