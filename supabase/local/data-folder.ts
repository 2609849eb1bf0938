import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder } from './server/database/embedded.ts';
import { lockFolder } from './server/database/lock.ts';
import { stopServer } from './server/database/server.ts';
import { codeOf } from './failure.ts';

/** Returns the git-ignored data folder. Each database has its own, because files belong to its rows. */
export function dataFolderFor(root: string, databaseUrl: string | undefined): string {
  const name = databaseUrl ? `postgres-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8)}` : 'local';
  return join(root, 'supabase', '.temp', name);
}

/**
 * Empties the folder and resolves to the names it removed. Keeps the built site, which isn't data. Rejects with a
 * `Failure` if a running process uses it.
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
  await stopServer(clusterFolder(folder));
  const removed = names.filter((name) => !name.startsWith('lock') && name !== 'site');
  for (const name of removed) await rm(join(folder, name), { recursive: true, force: true });
  await unlock();
  return removed;
}
