import { unwrap } from '@/shared/supabase/errors';
import { useDealChange } from '@/shared/deals/api/mutations';

interface SentSplit {
  /** A new ID; the same one twice makes one proposal. */
  splitId: string;
  lines: Record<string, { amount_cents: number; shares: Record<string, number> }>;
}

/** Proposes a split, which counts as the viewer's approval. */
export function useProposeSplit(dealId: string) {
  return useDealChange(async (supabase, { splitId, lines }: SentSplit) => {
    unwrap(await supabase.rpc('propose_split', { split_id: splitId, deal_id: dealId, lines }));
  });
}

export type SplitAnswer = 'approved' | 'declined' | 'withdrawn';

/** Answers or withdraws a proposed split. */
export function useAnswerSplit(splitId: string) {
  return useDealChange(async (supabase, answer: SplitAnswer) => {
    unwrap(await supabase.rpc('answer_split', { split_id: splitId, answer }));
  });
}
