import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeWhole } from '../storage/file-store.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/**
 * A new PGlite spends most of its first start on creating an empty cluster. A copy of one, made the first
 * time and kept beside the installed packages, saves that for every later reset and every test.
 */
export interface Template {
  /** The copy; undefined when none has been kept yet. */
  read(): Promise<Blob | undefined>;
  /** Keeps a copy. One that cannot be written is not worth failing for. */
  keep(copy: Blob): Promise<void>;
}

/** The template for a cluster on which `scripts` have run; another PGlite or other scripts have another one. */
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
