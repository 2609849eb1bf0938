import { getSupabase } from '@/shared/supabase/client';
import type { Json } from '@/shared/supabase/database.types';
import { unwrap } from '@/shared/supabase/errors';
import type { Refusals, RowsToRestore } from '../archive-rows';

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
  const supabase = await getSupabase();
  return unwrap(
    await supabase.rpc('restore_my_data', { archive: archive as unknown as Json, preview }),
  ) as unknown as RestoreReport;
}
