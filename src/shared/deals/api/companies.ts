import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { Company } from '@/domain/offer/company';
import { dealKeys } from './keys';

/** The companies that the viewer acted for in deals and offers, the latest first. */
export async function fetchOwnCompanies(signal: AbortSignal): Promise<Company[]> {
  return unwrap(await database().rpc('my_companies').abortSignal(signal));
}

/** The same as a query. */
export function ownCompaniesQuery(userId: string) {
  return queryOptions({
    queryKey: dealKeys.companies(userId),
    queryFn: ({ signal }) => fetchOwnCompanies(signal),
  });
}
