import { draftFields } from '@/domain/listing/stored-draft';
import { database } from '@/platform/supabase/client';
import type { Json } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import type { DraftRow } from '../build-rows';
import type { Mapping } from '@/domain/import/mapping';
import { hashColumns } from '../column-mapping';

/** What is imported. */
export interface ImportJob {
  /** Chosen once, so that trying again continues it. */
  id: string;
  fileName: string;
  headers: readonly string[];
  mapping: Mapping;
  rows: readonly (DraftRow & { id: string })[];
}

/** As many rows as are stored at once; the database takes 500. */
const chunkSize = 250;

/**
 * Stores the rows as drafts, in chunks. Called again after a failure, it continues where the database is. `onStored`
 * gets the number of stored rows. Rejects when a chunk fails, or after `signal` aborts.
 */
export async function importDrafts(
  { id, fileName, headers, mapping, rows }: ImportJob,
  onStored: (count: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const shared = {
    import_id: id,
    file_name: fileName.slice(0, 160),
    row_count: rows.length,
    columns_hash: await hashColumns(headers),
    mapping: mapping as unknown as Json,
  };
  let stored = 0;
  while (stored < rows.length) {
    const drafts = rows.slice(stored, stored + chunkSize).map((row) => ({
      id: row.id,
      line: row.line,
      fields: draftFields(row.values),
      photo_urls: row.photoUrls,
    }));
    // Each chunk begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await database()
      .rpc('import_listing_drafts', { ...shared, stored, drafts: drafts as unknown as Json })
      .abortSignal(signal);
    stored = Number(unwrap(answer));
    onStored(stored);
  }
}

/** Deletes an import with the drafts that are left of it. Succeeds if it's gone already. */
export async function undoImport(id: string): Promise<void> {
  unwrap(await database().from('listing_imports').delete().eq('id', id).select('id'));
}
