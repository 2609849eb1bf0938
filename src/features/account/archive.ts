/** A member's whole data as one ZIP file: data.json, and the files they uploaded. */
import { strToU8, zipSync, type Zippable } from 'fflate';

/** The most bytes of files: browsers hold the archive in memory. */
const maxBytes = 500_000_000;

type FetchFile = (bucket: string, path: string, id: string | undefined) => Promise<Uint8Array | null>;

interface Archive {
  content: Uint8Array<ArrayBuffer>;
  /** How many files are not in it, because they couldn't be loaded or are too large. */
  missing: number;
}

interface StoredFile extends Record<string, unknown> {
  bucket: string;
  path: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFile = (value: unknown): value is StoredFile =>
  isObject(value) && typeof value['bucket'] === 'string' && typeof value['path'] === 'string';

/**
 * The archive of an export. Each of its `files` gets `archived_as`, its path in the archive, or null. `onProgress`
 * hears how many files are done.
 */
export async function archiveOf(
  data: unknown,
  fetchFile: FetchFile,
  onProgress: (done: number, total: number) => void,
): Promise<Archive> {
  const stored = isObject(data) && Array.isArray(data['files']) ? data['files'].filter(isFile) : [];
  const ids = idsByPath(data);
  const entries: Zippable = {};
  const files: StoredFile[] = [];
  let bytes = 0;
  for (const [index, file] of stored.entries()) {
    onProgress(index, stored.length);
    const { bucket, path } = file;
    const content = await fetchFile(bucket, path, ids.get(path)).catch(() => null);
    const name = content && bytes + content.length <= maxBytes ? `files/${bucket}/${path}` : null;
    if (content && name !== null) {
      bytes += content.length;
      // Pictures and PDFs are compressed.
      entries[name] = [content, { level: 0 }];
    }
    files.push({ ...file, archived_as: name });
  }
  const text = JSON.stringify(isObject(data) && stored.length > 0 ? { ...data, files } : data, null, 2);
  return {
    content: zipSync({ 'data.json': strToU8(text), ...entries }),
    missing: files.filter((file) => file['archived_as'] === null).length,
  };
}

/** The IDs of rows that have a file, by its path. */
function idsByPath(data: unknown, found = new Map<string, string>()): Map<string, string> {
  if (!isObject(data)) return found;
  const { id, path } = data;
  if (typeof id === 'string' && typeof path === 'string') found.set(path, id);
  for (const value of Object.values(data)) idsByPath(value, found);
  return found;
}
