import { pictureProblem } from '@/shared/lib/picture-rules';
import { shrinkPicture } from '@/shared/lib/shrink-picture';
import { extensionOf } from '@/shared/lib/shrink-rules';
import { recheckSession } from '@/shared/session/recheck';
import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';
import type { PostPicture } from '../post';

/** Rejects with a sentence for the reader where the file is no picture we take. */
async function prepare(file: File): Promise<{ picture: Blob; width: number; height: number }> {
  const problem = await pictureProblem(file);
  if (problem) throw new Error(problem);
  const picture = await shrinkPicture(file);
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { picture, width, height };
}

/**
 * Makes a picture ready and stores it in the member's folder of posts. Rejects with a sentence for the reader, or with the signal's
 * reason when aborted.
 */
export async function storePostPicture(
  userId: string,
  file: File,
  progress: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<PostPicture> {
  const { picture, width, height } = await prepare(file);
  progress.signal.throwIfAborted();
  const path = `${userId}/posts/${crypto.randomUUID()}.${extensionOf(picture.type)}`;
  try {
    await uploadFile({ bucket: 'images', path, file: picture, ...progress });
  } catch (error) {
    progress.signal.throwIfAborted();
    recheckSession(error);
    const offline = toRequestFailure(error).kind === 'offline';
    throw new Error(
      offline ? 'The picture could not be sent. Check your network and choose it again.' : 'Failed to upload image.',
      { cause: error },
    );
  }
  return { path, width, height };
}

/** How long a picture that no post shows is kept. A draft in another tab may name it, which nobody can ask. */
const strayMs = 7 * 24 * 60 * 60 * 1000;

/** As many paths as fit into an address. */
const pathsAtOnce = 50;

/** Removes pictures that no post of the member shows and no draft can want any more: uploads of tabs that were closed. */
export async function sweepPostPictures(userId: string): Promise<void> {
  const supabase = await getSupabase();
  const folder = `${userId}/posts`;
  const files = unwrap(
    await supabase.storage.from('images').list(folder, { limit: 1000, sortBy: { column: 'created_at', order: 'asc' } }),
  );
  const old = files
    .filter(({ created_at }) => created_at && Date.now() - Date.parse(created_at) > strayMs)
    .map(({ name }) => `${folder}/${name}`);
  for (let from = 0; from < old.length; from += pathsAtOnce) {
    const asked = old.slice(from, from + pathsAtOnce);
    const shown = unwrap(
      await supabase.from('feed_posts').select('image').eq('user_id', userId).in('image', asked).retry(false),
    );
    const kept = new Set(shown.map(({ image }) => image));
    await removeFiles(
      'images',
      asked.filter((path) => !kept.has(path)),
    );
  }
}
