import { removeFiles } from '@/platform/supabase/upload';

/** Where the files of cards are stored. */
export const fileBucket = 'pipeline';

/** Removes files that no card has. On errors they stay, visible only to their owner. */
export async function removePipelineFiles(paths: readonly string[]): Promise<void> {
  await removeFiles(fileBucket, paths).catch(() => undefined);
}
