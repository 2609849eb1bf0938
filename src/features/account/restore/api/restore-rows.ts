import { database } from '@/platform/supabase/client';
import type { Json } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import type { Refusals, RowsToRestore } from '../archive-rows';
import type { Row } from '../read-archive';

/** What became of an archive's rows, or would. */
export interface RestoreReport {
  /** How many rows the account has in each section that must be empty. If there are any, nothing was restored. */
  filled: Readonly<Record<string, number>>;
  sections: Readonly<Record<string, { restored: number; refused: Refusals }>>;
}

/**
 * Restores the rows of an archive, all at once. With `preview`, it only says what would become of them. Rejects with a
 * RequestFailure whose message is for the member if the account isn't empty or a limit is reached.
 */
export async function restoreRows(
  { archive }: Pick<RowsToRestore, 'archive'>,
  { preview }: { preview: boolean },
): Promise<RestoreReport> {
  return unwrap(
    await database().rpc('restore_my_data', { archive: archive as unknown as Json, preview }),
  ) as unknown as RestoreReport;
}

/** As many IDs as fit into a URL. */
const idsPerRequest = 100;

/** Whether the account has rows of this archive, from an earlier time. */
export async function wasRestored({ archive }: Pick<RowsToRestore, 'archive'>): Promise<boolean> {
  const idsOf = (rows: readonly Row[] = []) => rows.slice(0, idsPerRequest).map(({ id }) => String(id));
  const found = await Promise.all([
    database().from('listing_drafts').select('id').in('id', idsOf(archive['listing_drafts'])).limit(1),
    database().from('pipeline_cards').select('id').in('id', idsOf(archive['pipeline'])).limit(1),
    database().from('saved_searches').select('id').in('id', idsOf(archive['saved_searches'])).limit(1),
  ]);
  return found.some((rows) => unwrap(rows).length > 0);
}
