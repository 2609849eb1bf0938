import { pictureProblem } from '@/domain/files/picture-limits';
import { shrinkPicture } from '@/platform/uploads/shrink-picture';
import { pictureFileName } from '@/platform/uploads/corner-colors';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { database } from '@/platform/supabase/client';
import { getStorage } from '@/platform/supabase/storage';
import { describeError, type ErrorTexts } from '@/platform/errors/describe-error';
import { unwrap } from '@/platform/errors/errors';
import { removeFiles, uploadFile, type Upload } from '@/platform/supabase/upload';
import type { PostPicture } from '../post';
import { dayMs } from '@/kit/time/durations';

const failed = 'Failed to upload image.';
const uploadErrors = {
  offline: 'The picture wasn’t uploaded. Check your internet connection and choose it again.',
  unknown: failed,
  'signed-out': failed,
  'rate-limited': failed,
  other: failed,
} satisfies ErrorTexts;

/** Shrinks a picture and measures it. Rejects with a message for the member if the file isn't accepted. */
async function preparePicture(file: File): Promise<{ picture: Blob; width: number; height: number }> {
  const problem = await pictureProblem(file);
  if (problem) throw new Error(problem);
  const picture = await shrinkPicture(file);
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { picture, width, height };
}

/**
 * Shrinks a picture and uploads it to the member's post folder. Rejects with a message for the member, or with the
 * signal's reason when aborted.
 */
export async function storePostPicture(
  userId: string,
  file: File,
  progress: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<PostPicture> {
  const { picture, width, height } = await preparePicture(file);
  const name = await pictureFileName(crypto.randomUUID(), picture);
  progress.signal.throwIfAborted();
  const path = `${userId}/posts/${name}`;
  try {
    await uploadFile({ bucket: 'images', path, file: picture, ...progress });
  } catch (error) {
    progress.signal.throwIfAborted();
    revalidateSession(error);
    throw new Error(describeError(error, uploadErrors), { cause: error });
  }
  return { path, width, height };
}

/** How long an unused picture is retained. A draft in another tab may still use it, which can't be checked. */
const keepOrphansMs = 7 * dayMs;

/** As many paths as fit into a URL. */
const batchSize = 50;

/** Removes the member's orphaned post pictures, such as uploads from tabs that were closed. */
export async function removeOrphanedPictures(userId: string): Promise<void> {
  const storage = await getStorage();
  const folder = `${userId}/posts`;
  const files = unwrap(
    await storage.from('images').list(folder, { limit: 1000, sortBy: { column: 'created_at', order: 'asc' } }),
  );
  const old = files
    .filter(({ created_at }) => created_at && Date.now() - Date.parse(created_at) > keepOrphansMs)
    .map(({ name }) => `${folder}/${name}`);
  for (let from = 0; from < old.length; from += batchSize) {
    const asked = old.slice(from, from + batchSize);
    const shown = unwrap(await database().from('feed_posts').select('image').eq('user_id', userId).in('image', asked));
    const used = new Set(shown.map(({ image }) => image));
    await removeFiles(
      'images',
      asked.filter((path) => !used.has(path)),
    );
  }
}
