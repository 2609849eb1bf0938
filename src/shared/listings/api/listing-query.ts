import { queryOptions } from '@tanstack/react-query';
import { propertyColumns } from '@/domain/listing/fields';
import type { Area } from '@/domain/listing/area';
import type { ListingValue } from '@/domain/listing/listing';
import { isUuid } from '@/kit/formatting/ids';
import { unwrap } from '@/platform/errors/errors';
import { persisted } from '@/platform/query/persisted';
import { readDatabase } from '@/platform/supabase/anon-client';
import { marketplaceKeys } from './keys';
import { ownCardColumns } from './queries';

const stated = propertyColumns.filter((name) => !ownCardColumns.split(', ').includes(name)).join(', ');
const page = `${ownCardColumns}, ${stated}, user_id, updated_at, status_changed_at, removed_at, likes, dislikes, saves`;

/** Columns of a listing's page. Typed as all columns: `Listing` says which ones are loaded. */
export const listingColumns = `${page as '*, saved'},
    documents:listing_documents(id, position, kind, access, path, name, size, mime_type),
    control:listing_control(checked, checked_at, valid_until, confirmed_at, asked_at, ended_for, ended_at)` as const;

const pageColumns = `${listingColumns}, area,
    values:listing_values(kind, as_of, value, low, high, why, comps, sources)` as const;

/** One listing; null when it doesn't exist or the id isn't a UUID. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: marketplaceKeys.listing(id),
    meta: persisted,
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null;
      return unwrap(
        await readDatabase()
          .from('properties')
          .select(pageColumns)
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<{ values: ListingValue[]; area: Area | null }>(),
      );
    },
  });
}
