import { queryOptions } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import type { OpenResource, Resource } from '../resource';
import { resourceKeys } from './keys';

const columns = `
  id, slug, title, description, type, category, premium, author, published_on, minutes, image,
  calculator, video, outline
`;

/** All resources without their texts. There are a few dozen, so the screen filters them. The same for everyone. */
export function resourcesQuery() {
  return queryOptions({
    queryKey: resourceKeys.list,
    queryFn: async ({ signal }): Promise<Resource[]> =>
      // The table checks type and category.
      unwrap(
        await readDatabase()
          .from('resources')
          .select(columns)
          .order('position')
          .order('slug')
          .abortSignal(signal)
          .overrideTypes<Resource[], { merge: false }>(),
      ),
    staleTime: 10 * 60_000,
  });
}

/** A resource with its text if the reader's plan includes it; null if there is no such resource. */
export function resourceQuery(readerId: string | null, slug: string) {
  return queryOptions({
    queryKey: resourceKeys.one(readerId, slug),
    queryFn: async ({ signal }): Promise<OpenResource | null> =>
      unwrap(
        await readDatabase()
          .from('resources')
          .select(`${columns}, text:resource_bodies(body, file_name, file_body)`)
          .eq('slug', slug)
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<OpenResource, { merge: false }>(),
      ),
    staleTime: 60_000,
  });
}
