import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { draftColumns, draftsSaved } from '@/shared/listings/api/drafts';
import type { StoredListingDraft } from '@/domain/listing/stored-draft';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { hashColumns } from '../column-mapping';
import type { ImportRoom } from '../import-room';
import { importKeys } from './keys';

/** An import, or the drafts that come from none: then `id` is null. */
export interface ListingImport {
  id: string | null;
  file_name: string;
  row_count: number;
  /** Fewer than row_count: the import was interrupted, and its drafts are invisible. */
  stored: number;
  created_at: string;
  /** How many of its drafts are left. */
  drafts: number;
}

/** The member's imports that have drafts or were interrupted, newest first, and their drafts from elsewhere. */
export const importsQuery = queryOptions({
  queryKey: importKeys.imports,
  queryFn: async ({ signal }): Promise<ListingImport[]> => {
    const [imports, others] = await Promise.all([
      database()
        .from('listing_imports')
        .select('id, file_name, row_count, stored, created_at, drafts:listing_drafts(count)')
        .order('created_at', { ascending: false })
        .limit(50)
        .abortSignal(signal),
      database()
        .from('listing_drafts')
        .select('id', { count: 'exact', head: true })
        .is('import_id', null)
        .abortSignal(signal),
    ]);
    unwrap(others);
    const listed = unwrap(imports).map(({ drafts, ...row }) => ({ ...row, drafts: drafts[0]?.count ?? 0 }));
    const kept = listed.filter(({ drafts, stored, row_count }) => drafts > 0 || stored < row_count);
    const count = others.count ?? 0;
    const elsewhere = { id: null, file_name: 'Other drafts', row_count: count, stored: count, created_at: '' };
    return count > 0 ? [...kept, { ...elsewhere, drafts: count }] : kept;
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

const storedRoom = z.object({
  drafts: z.number(),
  reserved: z.number(),
  most: z.number(),
  posts_left: z.number().nullable(),
});

/** How many drafts the member can still import, and how many listings they can still post. */
export const importRoomQuery = queryOptions({
  queryKey: importKeys.room,
  queryFn: async ({ signal }): Promise<ImportRoom> => {
    const answer = unwrap(await database().rpc('import_room').abortSignal(signal));
    const { posts_left: postsLeft, ...room } = storedRoom.parse(answer);
    return { ...room, postsLeft };
  },
  staleTime: 0,
});

export const draftsPerPage = 25;

/** A page of drafts in the order of their file, after the last one of the page before. */
export async function draftsAfter(
  importId: string | null,
  after: StoredListingDraft | null,
  signal?: AbortSignal,
): Promise<StoredListingDraft[]> {
  await draftsSaved();
  const all = database().from('listing_drafts').select(draftColumns);
  let query = importId === null ? all.is('import_id', null) : all.eq('import_id', importId);
  if (after) query = importId === null ? query.gt('id', after.id) : query.gt('line', after.line ?? 0);
  query = query.order(importId === null ? 'id' : 'line').limit(draftsPerPage);
  return unwrap(await (signal ? query.abortSignal(signal) : query));
}

/** The drafts of an import, or those from elsewhere for null. */
export function draftsQuery(importId: string | null) {
  return infiniteQueryOptions({
    queryKey: importKeys.list(importId),
    queryFn: ({ pageParam, signal }) => draftsAfter(importId, pageParam, signal),
    initialPageParam: null as StoredListingDraft | null,
    getNextPageParam: (page) => (page.length === draftsPerPage ? page.at(-1) : undefined),
    // The posting form changes them.
    staleTime: 0,
  });
}

/** How the member imported a file with these columns before; null if they didn't. */
export async function readRemembered(headers: readonly string[]): Promise<unknown> {
  const row = unwrap(
    await database()
      .from('listing_import_mappings')
      .select('mapping')
      .eq('columns_hash', await hashColumns(headers))
      .maybeSingle(),
  );
  return row?.mapping ?? null;
}
