import { env } from '@/platform/config/current-env';
import { getAccessToken } from '@/platform/auth/auth-client';
import { toRequestFailure, unwrap } from '@/platform/errors/errors';
import { isForeignAnswer } from '@/kit/network/foreign-answer';
import type { PictureBucket } from './files';
import { getStorage } from './storage';
import { UploadRefused } from '@/platform/errors/upload-refused';

type Bucket =
  | PictureBucket
  | 'message-attachments'
  | 'contracts'
  | 'deal-documents'
  | 'documents'
  | 'pipeline'
  | 'proofs-of-funds';

export interface Upload {
  bucket: Bucket;
  /** Path in the bucket. Must be unique: nothing is overwritten. */
  path: string;
  file: Blob;
  /** Called with the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How long caches keep a file. Only a reader's own browser keeps private ones: a shared cache knows no access. */
function cacheControlOf(bucket: Bucket): string {
  if (bucket === 'images') return 'max-age=31536000';
  return bucket === 'avatars' ? 'max-age=3600' : 'private, max-age=3600';
}

/** In bytes. Smaller ones are sent in one request: sending them again costs no more than asking where to continue. */
const resumableFrom = 256 * 1024;

/**
 * Uploads a file. If the path exists, the upload counts as done. Larger pictures continue after an interruption or a
 * reload, if they're sent to the same path again. Rejects with a RequestFailure, or with the signal's reason when
 * aborted.
 */
export async function uploadFile(upload: Upload): Promise<void> {
  const { bucket, file } = upload;
  // Resumable uploads can't mark private files as private to caches.
  if (bucket !== 'images' || file.size < resumableFrom) return sendAtOnce(upload);
  const { sendInParts } = await import('./resumable-upload');
  try {
    return await sendInParts(upload, authorization);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    // Too many unfinished ones, or none at all on this server.
    if ([404, 405, 429, 501].includes(error.status)) return sendAtOnce(upload);
    if (error.status === 409) return undefined;
    const { message, code, status } = parseError(error.status, error.body);
    throw toRequestFailure({ message, code }, status);
  }
}

async function authorization(): Promise<Record<string, string>> {
  const token = await getAccessToken().catch((error: unknown) => {
    throw toRequestFailure(error);
  });
  return { apikey: env.supabaseAnonKey, Authorization: `Bearer ${token}` };
}

/** As browsers say it. */
const unreachable = { message: 'Failed to fetch' };

/** Uses XMLHttpRequest because fetch, which storage-js uses, reports no upload progress. */
async function sendAtOnce({ bucket, path, file, onProgress, signal }: Upload): Promise<void> {
  const headers = await authorization();
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/${bucket}/${path}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('Content-Type', file.type);
    request.setRequestHeader('Cache-Control', cacheControlOf(bucket));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (isForeignAnswer(request.status, request.getResponseHeader('content-type'), request.responseText === '')) {
        reject(toRequestFailure(unreachable));
        return;
      }
      const error = request.status < 300 ? null : parseError(request.status, request.responseText);
      // Each path is used once, so an existing file is this one, from an earlier try.
      if (error === null || error.status === 409) resolve();
      else reject(toRequestFailure({ message: error.message, code: error.code }, error.status));
    });
    request.addEventListener('error', () => reject(toRequestFailure(unreachable)));
    const stop = () => {
      request.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    request.send(file);
  });
}

interface StorageFailure {
  status: number;
  message: string;
  /** P0001 for a rule of the database, whose message is for the user. */
  code?: string | undefined;
}

/** Storage responds to most errors with status 400 and puts the actual status in the body. */
function parseError(status: number, body: string): StorageFailure {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed && 'message' in parsed) {
      const inside = 'statusCode' in parsed ? Number(parsed.statusCode) : 0;
      const message = String(parsed.message);
      // Storage doesn't pass the code on; Postgres's own messages are no sentences.
      const isRule = 'code' in parsed && parsed.code === 'DatabaseError' && message.endsWith('.');
      return { status: inside || status, message, code: isRule ? 'P0001' : undefined };
    }
  } catch {
    // Resumable uploads are refused with a text, and everything fails with HTML that isn't from the storage server.
    if (status < 500 && body !== '' && !body.startsWith('<')) return { status, message: body };
  }
  return { status, message: 'Failed to upload image.' };
}

/** Removes files from a bucket, ignoring those that don't exist. */
export async function removeFiles(bucket: Bucket, filePaths: readonly string[]): Promise<void> {
  if (filePaths.length === 0) return;
  const storage = await getStorage();
  unwrap(await storage.from(bucket).remove([...filePaths]));
}
