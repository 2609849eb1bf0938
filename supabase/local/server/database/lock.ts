import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, codeOf, messageOf } from '../../failure.ts';

/**
 * Locks the data folder for this process, creating it if needed, and resolves to a function that unlocks it. Two
 * processes writing to it would get in each other’s way. Takes over the lock of a dead process. Rejects with a
 * `Failure` if another process holds it or the folder isn’t writable.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${process.pid}.${randomUUID()}`);
  const content = JSON.stringify({ pid: process.pid, started: await processStart(process.pid) });
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(mine, content, { flag: 'wx' });
  } catch (error) {
    throw new Failure(
      `Can’t use the data folder ${folder}: ${messageOf(error)}`,
      'Make it readable and writable, or move it away to start with an empty one.',
      { cause: error },
    );
  }
  try {
    while (!(await tryLink(mine, lock))) await removeIfStale(lock, folder);
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    if ((await readLock(lock)) === content) await rm(lock, { force: true });
  };
}

/**
 * Creates the lock file atomically: a hard link succeeds for exactly one process, and the file is complete from the
 * start.
 */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // File systems without hard links (some network and USB drives).
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP') throw error;
    return writeFile(to, await readFile(from), { flag: 'wx' }).then(
      () => true,
      () => false,
    );
  }
}

async function removeIfStale(lock: string, folder: string): Promise<void> {
  const content = await readLock(lock);
  if (content === null) return;
  const holder = parseHolder(content);
  if (holder && (await isRunning(holder))) {
    throw new Failure(
      `The data folder ${folder} is in use by another process (${holder.pid}).`,
      `Stop it first: press Ctrl-C in its terminal, or run \`kill ${holder.pid}\`.`,
    );
  }
  // The process that renames the file first removes it. If another one has replaced the stale lock in between, its lock
  // is put back.
  const aside = `${lock}.stale.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readLock(aside)) !== content) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readLock(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
}

interface Holder {
  pid: number;
  started: string | null;
}

function parseHolder(content: string): Holder | null {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null) return null;
    const pid: unknown = Reflect.get(value, 'pid');
    const started: unknown = Reflect.get(value, 'started');
    if (typeof pid !== 'number') return null;
    return { pid, started: typeof started === 'string' ? started : null };
  } catch {
    return null;
  }
}

async function isRunning({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  // The PID may belong to another program by now.
  return started === null || started === (await processStart(pid));
}

/** Returns when a process started, in Linux’s units; null elsewhere, and then the PID alone decides. */
async function processStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
