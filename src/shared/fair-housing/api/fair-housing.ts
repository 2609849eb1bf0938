import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { heldQuery } from './held';

/** What a text about a home says about who should live in it: the phrase, whom it concerns, and better words. */
export interface HousingFinding {
  phrase: string;
  class: string;
  better: string;
}

/** What a text says about who should live in a home: a listing's, or another that's about one. Asks nothing of ''. */
export function fairHousingQuery(text: string, isListing: boolean) {
  return queryOptions({
    queryKey: ['fair-housing', isListing, text],
    queryFn: async ({ signal }): Promise<HousingFinding[]> =>
      unwrap(
        await readDatabase().rpc('check_fair_housing', { content: text, of_listing: isListing }).abortSignal(signal),
      ),
    enabled: text !== '',
    staleTime: Infinity,
  });
}

/** The same of content that waits for a moderator because of it. For its author and moderators. */
export function heldPhrasesQuery(subjectId: string) {
  return queryOptions({
    queryKey: [...heldQuery(subjectId).queryKey, 'phrases'],
    queryFn: async ({ signal }): Promise<HousingFinding[]> =>
      unwrap(await database().rpc('held_phrases', { subject_id: subjectId }).abortSignal(signal)),
  });
}

/** Says to moderators why the caller's content is fine. Rejects if it no longer waits. */
export function useExplainHeld(subjectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (explanation: string) =>
      unwrap(await database().rpc('explain_held', { subject_id: subjectId, explanation })),
    onSettled: () => client.invalidateQueries({ queryKey: heldQuery(subjectId).queryKey }),
  });
}
