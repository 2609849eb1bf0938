import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { dealKeys } from '../../api/keys';

interface SentSplit {
  /** A new ID; the same one twice makes one proposal. */
  splitId: string;
  lines: Record<string, { amount_cents: number; shares: Record<string, number> }>;
}

/** Proposes a split, which counts as the viewer's approval. Fails with code P0001 and a message for the member. */
export function useProposeSplit(dealId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ splitId, lines }: SentSplit) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('propose_split', { split_id: splitId, deal_id: dealId, lines }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dealKeys.all }),
  });
}

export type SplitAnswer = 'approved' | 'declined' | 'withdrawn';

/** Answers or withdraws a proposed split. Fails with code P0001 and the hint `deal_changed` if it's settled. */
export function useAnswerSplit(splitId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answer: SplitAnswer) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('answer_split', { split_id: splitId, answer }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dealKeys.all }),
  });
}
