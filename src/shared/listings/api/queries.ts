import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { cardColumns } from '@/domain/listing/card-columns';
import { marketplaceKeys } from './keys';

const marketColumns = 'verified, priority, jv_share_pct, cap_rate, view_count, created_at, status';
/** What a card has of a listing itself. */
export const ownCardColumns = `id, ${cardColumns.join(', ')}, ${marketColumns}, dropped_from, price_changed_at, saved`;

/** Columns of a card. Typed as all columns: `ListingSummary` says which ones are loaded. */
export const summaryColumns = `${ownCardColumns as '*, saved'},
    seller:users!properties_user_id_fkey(id, name, profile_image_url, membership_tier, open_to_messages)` as const;

/** The newest listings. */
export function latestQuery(count: number) {
  return queryOptions({
    queryKey: marketplaceKeys.latest(count),
    meta: persisted,
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .rpc('search_properties', { sort: 'newest', page_size: count })
          .select(summaryColumns)
          .abortSignal(signal),
      ),
    staleTime: 60_000,
  });
}

/** The center of a ZIP code; null for one that isn't in the reference data. */
export function zipCenterQuery(zip: string) {
  return queryOptions({
    queryKey: marketplaceKeys.zipCenter(zip),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .from('zip_codes')
          .select('latitude, longitude')
          .eq('zip', zip)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    staleTime: Infinity,
  });
}
