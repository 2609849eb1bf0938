import { queryOptions } from '@tanstack/react-query';
import { getReader } from '@/shared/supabase/reader';
import { unwrap } from '@/shared/supabase/errors';
import type { OpenResource, Resource } from '../resource';
import { resourceKeys } from './keys';

const columns =
  'id, slug, title, description, type, category, premium, author, published_on, minutes, image, calculator, video, outline';

/** All that the library holds, without the texts: a few dozen entries, found and sorted out on the screen. The same for everyone. */
export function resourcesQuery() {
  return queryOptions({
    queryKey: resourceKeys.list,
    queryFn: async ({ signal }): Promise<Resource[]> => {
      const supabase = await getReader();
      // Type and category are lists that the table checks.
      return unwrap(
        await supabase
          .from('resources')
          .select(columns)
          .order('position')
          .order('slug')
          .retry(false)
          .abortSignal(signal)
          .overrideTypes<Resource[], { merge: false }>(),
      );
    },
    staleTime: 10 * 60_000,
  });
}

/** A resource with its text, as far as the reader is entitled to it; null where there is none of that name. */
export function resourceQuery(readerId: string | null, slug: string) {
  return queryOptions({
    queryKey: resourceKeys.one(readerId, slug),
    queryFn: async ({ signal }): Promise<OpenResource | null> => {
      const supabase = await getReader();
      return unwrap(
        await supabase
          .from('resources')
          .select(`${columns}, text:resource_bodies(body, file_name, file_body)`)
          .eq('slug', slug)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<OpenResource, { merge: false }>(),
      );
    },
    staleTime: 60_000,
  });
}
