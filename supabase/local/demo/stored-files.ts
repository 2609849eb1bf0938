import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { codeOf } from '../failure.ts';
import type { MissingObject } from '../server/storage/file-store.ts';

/** The demo's files: `<bucket>/<name>`. Listings share pictures of rooms, so a file may be at many paths. */
export const demoFiles = join(import.meta.dirname, 'files');

const contentTypes: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.pdf': 'application/pdf' };
const demoMemberPath = /^de300000-0000-4000-8000-\d{12}\//;

/** The file of a stored object: the last part of its path names it, without the picture's size. */
export const demoFile = (bucket: string, path: string) =>
  join(demoFiles, bucket, basename(path).replace(/[.]\d+x\d+(?=[.])/, ''));

/**
 * Reads the file of a demo member's stored object, on its first request: the seed has only rows. Null for every other
 * path.
 */
export const demoObject: MissingObject = async (bucket, path) => {
  const contentType = contentTypes[extname(path)];
  if (contentType === undefined || !demoMemberPath.test(path) || !/^[a-z-]+$/.test(bucket)) return null;
  try {
    return { body: await readFile(demoFile(bucket, path)), contentType };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};
