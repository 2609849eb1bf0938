import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeWhole } from '../storage/file-store.ts';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');

/**
 * Creating an empty cluster takes most of PGlite’s first start. A copy next to the installed packages saves that for
 * every later reset and test.
 */
export interface Template {
  /** Reads the copy; undefined if there is none yet. */
  read(): Promise<Blob | undefined>;
  /** Saves a copy. Failing to write it is ignored. */
  keep(copy: Blob): Promise<void>;
}

/** Returns the template for a cluster on which `scripts` have run, keyed by PGlite’s version and the scripts. */
export async function templateFor(scripts: string[]): Promise<Template> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const key = createHash('sha256')
    .update(manifest.devDependencies['@electric-sql/pglite'] ?? '')
    .update(JSON.stringify(scripts))
    .digest('hex')
    .slice(0, 16);
  const file = join(root, 'node_modules', '.cache', 'cornerlot', `database-${key}.tar.gz`);
  return {
    read: async () => {
      const content = await readFile(file).catch(() => undefined);
      return content && new Blob([content], { type: 'application/x-gzip' });
    },
    keep: async (copy) => {
      await writeWhole(file, new Uint8Array(await copy.arrayBuffer())).catch(() => undefined);
    },
  };
}
