import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from './failure.ts';
import { clusterFolder } from './server/database/embedded.ts';
import { lockFolder } from './server/database/lock.ts';
import { stopServer } from './server/database/server.ts';

const manifestName = 'backup.json';
const manifestSchema = z.object({
  version: z.literal(1),
  createdAt: z.string(),
  /** SHA-256 by path. */
  files: z.record(z.string(), z.string()),
});

/** What a data folder holds besides data: our lock, the built site, rendered pictures, and what restores replaced. */
const isData = (name: string) => !/^(lock|replaced-)|^(renders|site)$/.test(name);

/**
 * Copies the database and the stored files of a data folder to the new folder `target`, with a checksum of each file.
 * Resolves to the number of files. Rejects with a `Failure` while a process uses the data folder: a copy of changing
 * files isn't consistent.
 */
export async function backUp(dataDir: string, target: string): Promise<number> {
  if (!existsSync(clusterFolder(dataDir))) {
    throw new Failure(`There is no embedded database in ${dataDir}.`, 'Run `npm start` once, or name another --data.');
  }
  if (existsSync(target)) throw new Failure(`${target} exists.`, 'Choose a new folder for the backup.');
  const unlock = await lockFolder(dataDir);
  try {
    await stopServer(clusterFolder(dataDir));
    const partial = `${target}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    await copyData(dataDir, partial);
    const files = await checksums(partial);
    const manifest = { version: 1, createdAt: new Date().toISOString(), files };
    await writeFile(join(partial, manifestName), JSON.stringify(manifest, null, 1));
    // An interrupted backup never looks complete.
    await rename(partial, target);
    return Object.keys(files).length;
  } finally {
    await unlock();
  }
}

/**
 * Replaces the contents of a data folder with a backup, after comparing every checksum. Resolves to the folder that
 * holds what was there before; null if nothing was. Rejects with a `Failure` if the backup is damaged or the folder is
 * in use.
 */
export async function restore(backup: string, dataDir: string): Promise<string | null> {
  await verify(backup);
  const unlock = await lockFolder(dataDir);
  try {
    await stopServer(clusterFolder(dataDir));
    const incoming = join(dataDir, 'lock.restoring');
    await rm(incoming, { recursive: true, force: true });
    await mkdir(incoming);
    await copyData(backup, incoming);
    const replaced = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    const existing = (await readdir(dataDir)).filter((name) => isData(name) || name === 'renders');
    if (existing.length > 0) await mkdir(replaced);
    for (const name of existing) await rename(join(dataDir, name), join(replaced, name));
    for (const name of await readdir(incoming)) await rename(join(incoming, name), join(dataDir, name));
    await rm(incoming, { recursive: true });
    return existing.length > 0 ? replaced : null;
  } finally {
    await unlock();
  }
}

async function verify(backup: string): Promise<void> {
  const damaged = (what: string) =>
    new Failure(`${backup} ${what}.`, 'Nothing was changed. Use another backup: see docs/runbook.md.');
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => {
    throw damaged('is not a backup, or an incomplete one');
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  const found = await checksums(backup);
  for (const [path, checksum] of Object.entries(manifest.files)) {
    if (found[path] !== checksum) throw damaged(`is damaged: ${path} is ${found[path] ? 'different' : 'missing'}`);
  }
}

async function copyData(from: string, to: string): Promise<void> {
  for (const name of (await readdir(from)).filter(isData)) {
    if (name !== manifestName)
      await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}

/** Returns the checksum of every file but the manifest, by its path with `/`. */
async function checksums(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = join(folder, path);
    if (path === manifestName || !(await stat(file)).isFile()) continue;
    sums[path.replaceAll('\\', '/')] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return sums;
}
