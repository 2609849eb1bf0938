import { env } from '@/shared/config/current-env';
import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';

interface Upload {
  /** Path inside the bucket `images`. */
  path: string;
  picture: Blob;
  /** Share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Stores a picture. The request is an XMLHttpRequest because fetch, which storage-js uses, cannot tell how
 * much has been sent. A file that is already there counts as stored. Rejects with a RequestFailure, or with
 * the signal's reason when aborted.
 */
export async function uploadPicture({ path, picture, onProgress, signal }: Upload): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${env.supabaseUrl}/storage/v1/object/images/${path}`);
    request.setRequestHeader('apikey', env.supabaseAnonKey);
    request.setRequestHeader('Authorization', `Bearer ${data.session?.access_token ?? env.supabaseAnonKey}`);
    request.setRequestHeader('Content-Type', picture.type);
    request.setRequestHeader('Cache-Control', 'max-age=31536000');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve();
      else if (isDuplicate(status, request.responseText)) resolve();
      else reject(toRequestFailure({ message: messageIn(request.responseText) }, status));
    });
    request.addEventListener('error', () => reject(toRequestFailure({ message: 'Failed to fetch' })));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
}

/** Storage answers 400 or 409 for a path that is taken. Names are random, so what is there is this picture. */
function isDuplicate(status: number, body: string): boolean {
  return status === 409 || (status === 400 && /duplicate/i.test(body));
}

function messageIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed && 'message' in parsed) return String(parsed.message);
  } catch {
    // Not the storage server's own answer.
  }
  return 'Failed to upload image.';
}

/** Removes pictures that no listing carries. */
export async function removePictures(picturePaths: readonly string[]): Promise<void> {
  if (picturePaths.length === 0) return;
  const supabase = await getSupabase();
  unwrap(await supabase.storage.from('images').remove([...picturePaths]));
}
