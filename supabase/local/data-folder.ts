import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './database/lock.ts';
import { codeOf } from './failure.ts';

/** Where the data is kept: git-ignored, and apart for each database, since files belong to its rows. */
export function dataFolderFor(root: string, databaseUrl: string | undefined): string {
  const name = databaseUrl ? `postgres-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8)}` : 'local';
  return join(root, 'supabase', '.temp', name);
}

/**
 * Deletes what is in the folder and resolves to the names of what was there; none when there is no folder.
 * Rejects with a `Failure` when a running process uses it.
 */
export async function emptyFolder(folder: string): Promise<string[]> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
  const unlock = await lockFolder(folder);
  const removed = names.filter((name) => !name.startsWith('lock'));
  for (const name of removed) await rm(join(folder, name), { recursive: true, force: true });
  await unlock();
  return removed;
}
