import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/domain/database.types';
import type { DealTerms } from '@/domain/deal/deal-terms';
import { unwrap } from '@/platform/errors/errors';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { dealKeys } from './keys';

type Row = Database['public']['Functions']['deal_terms']['Returns'][number];

/** The terms of up to 200 deals, in force and as agreed first, by ID; without those the member can't read. */
export async function fetchDealTerms(dealIds: string[], signal: AbortSignal): Promise<Map<string, DealTerms>> {
  const rows = unwrap(await database().rpc('deal_terms', { deal_ids: dealIds }).abortSignal(signal));
  // The database makes the object from the columns of the accepted version.
  const toTerms = ({ deal_id: _deal, agreed, ...terms }: Row) => ({ ...terms, agreed: agreed as DealTerms['agreed'] });
  return new Map(rows.map((row) => [row.deal_id, toTerms(row)]));
}

/** The terms of a deal in force, with those agreed first; null for guests without the right to them. */
export function agreedTermsQuery(userId: string, { id }: { id: string }) {
  return queryOptions({
    queryKey: dealKeys.dealPart(userId, id, 'terms'),
    meta: persisted,
    queryFn: async ({ signal }) => (await fetchDealTerms([id], signal)).get(id) ?? null,
  });
}
