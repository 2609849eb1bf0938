// Files that members upload to a folder of their own and a function checks: the checked bytes are stored under their
// hash where members can't write, so they can't be swapped.
import { createHash } from 'node:crypto';
import { Refusal } from './http.ts';
import { tryScan } from './malware-scan.ts';
import { callDatabase, type SupabaseClient } from './project.ts';

/** The bytes of a stored file; null if it doesn't exist. */
export async function downloadFile(service: SupabaseClient, bucket: string, path: string): Promise<Uint8Array | null> {
  const { data, error } = await service.storage.from(bucket).download(path);
  if (data) return new Uint8Array(await data.arrayBuffer());
  // Hosted storage returns 400 for missing files, with the real status in the body.
  if (error && 'status' in error && (error.status === 400 || error.status === 404)) return null;
  throw error;
}

interface CheckedFile {
  bucket: string;
  folder: string;
  bytes: Uint8Array;
  extension: string;
  mimeType: string;
}

/**
 * Scans a checked upload for malware, and stores it as `storeByHash`. Refuses an infected one by its name, and removes
 * it. One that can't be scanned is stored: scan-files tries again.
 */
export async function storeScanned(
  service: SupabaseClient,
  { incoming, name, ...file }: CheckedFile & { incoming: string; name: string },
): Promise<{ sha256: string; path: string }> {
  const scan = await tryScan(file.bytes);
  if (scan === 'infected') {
    await service.storage.from(file.bucket).remove([incoming]);
    throw new Refusal(400, `“${name}” contains malware, so we deleted it. Upload a clean copy.`);
  }
  const stored = await storeByHash(service, file);
  if (scan === 'clean')
    await callDatabase<null>(service, 'note_scan', { bucket: file.bucket, path: stored.path, state: scan });
  return stored;
}

/** Stores bytes as `{folder}/{sha256}.{extension}` unless they're there already. Returns the hash and the path. */
export async function storeByHash(
  service: SupabaseClient,
  { bucket, folder, bytes, extension, mimeType }: CheckedFile,
): Promise<{ sha256: string; path: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = `${folder}/${sha256}.${extension}`;
  const { error } = await service.storage
    .from(bucket)
    // Becomes `max-age=3600, private`: a shared cache knows no access.
    .upload(path, bytes, { contentType: mimeType, cacheControl: '3600, private' });
  // The path is the hash, so an existing file is the same.
  if (error && !isTaken(error)) throw error;
  return { sha256, path };
}

function isTaken(error: Error): boolean {
  return 'statusCode' in error && String(error.statusCode) === '409';
}

/** Removes an upload once it's checked. Failing is harmless: it stays in the member's own folder. */
export async function removeUpload(service: SupabaseClient, bucket: string, path: string): Promise<void> {
  const { error } = await service.storage.from(bucket).remove([path]);
  if (error) console.error(`Couldn't remove ${path}: ${error.message}`);
}

/** Removes a stored file, where the member can't write, unless a row has it: that of a parallel call, for example. */
export async function removeUnused(
  service: SupabaseClient,
  bucket: string,
  table: string,
  path: string,
): Promise<void> {
  const { count, error } = await service.from(table).select('id', { count: 'exact', head: true }).eq('path', path);
  if (!error && count === 0) await removeUpload(service, bucket, path);
}

/**
 * The error of a database function as the caller should see it. `gone`: of what isn't theirs or doesn't exist.
 * `invalid`: of a value that it refuses; without it, that's our mistake.
 */
export function registrationError(
  { code, message }: { code: string; message: string },
  gone: string,
  invalid?: string,
): Error {
  if (code === 'P0001') return new Refusal(409, message);
  if (code === '42501') return new Refusal(404, gone);
  if (code === '23514' && message.includes('name'))
    return new Refusal(400, 'This file name isn’t allowed. Rename the file and upload it again.');
  if (invalid !== undefined && /^2[23]/.test(code)) return new Refusal(400, invalid);
  return new Error(`${code}: ${message}`);
}
