import { env } from '@/shared/config/current-env';
import { getSupabase } from './client';
import { toRequestFailure, unwrap } from './errors';

export type PictureBucket = 'avatars' | 'images';

type Bucket = PictureBucket | 'message-attachments' | 'contracts';

export interface Upload {
  bucket: Bucket;
  /** Path inside the bucket, used for this file only: nothing is overwritten. */
  path: string;
  file: Blob;
  /** Share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How long browsers keep what they have loaded. */
const cacheSeconds: Readonly<Record<Bucket, number>> = {
  avatars: 3600,
  images: 31_536_000,
  'message-attachments': 3600,
  contracts: 3600,
};

/**
 * Stores a file. The request is an XMLHttpRequest because fetch, which storage-js uses, cannot tell how
 * much has been sent. A file that is already there counts as stored. Rejects with a RequestFailure, or with
 * the signal's reason when aborted.
 */
export async function uploadFile({ bucket, path, file, onProgress, signal }: Upload): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/${bucket}/${path}`);
    request.setRequestHeader('apikey', env.supabaseAnonKey);
    request.setRequestHeader('Authorization', `Bearer ${data.session?.access_token ?? env.supabaseAnonKey}`);
    request.setRequestHeader('Content-Type', file.type);
    request.setRequestHeader('Cache-Control', `max-age=${cacheSeconds[bucket]}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const refusal = request.status < 300 ? null : refusalIn(request.status, request.responseText);
      // Taken already: each path is used once, so what is there is this file.
      if (refusal === null || refusal.status === 409) resolve();
      else reject(toRequestFailure({ message: refusal.message }, refusal.status));
    });
    request.addEventListener('error', () => reject(toRequestFailure({ message: 'Failed to fetch' })));
    const stop = () => {
      request.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    request.send(file);
  });
}

/** Storage answers 400 to whatever it refuses, with the true status inside. */
function refusalIn(status: number, body: string): { status: number; message: string } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed && 'message' in parsed) {
      const inside = 'statusCode' in parsed ? Number(parsed.statusCode) : 0;
      return { status: inside || status, message: String(parsed.message) };
    }
  } catch {
    // Not the storage server's own answer.
  }
  return { status, message: 'Failed to upload image.' };
}

/** Removes files from a bucket. What is not there counts as removed. */
export async function removeFiles(bucket: Bucket, filePaths: readonly string[]): Promise<void> {
  if (filePaths.length === 0) return;
  const supabase = await getSupabase();
  unwrap(await supabase.storage.from(bucket).remove([...filePaths]));
}
