import { queryOptions } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';

/** What a text about a home says about who should live in it: the phrase, whom it concerns, and better words. */
export interface HousingFinding {
  phrase: string;
  class: string;
  better: string;
}

/** What a text says about who should live in a home. Asks nothing about an empty one. */
export function fairHousingQuery(text: string) {
  return queryOptions({
    queryKey: ['fair-housing', text],
    queryFn: async ({ signal }): Promise<HousingFinding[]> =>
      unwrap(await readDatabase().rpc('check_fair_housing', { content: text }).abortSignal(signal)),
    enabled: text !== '',
    staleTime: Infinity,
  });
}
