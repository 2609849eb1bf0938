import { isForeignPage } from '@/kit/network/foreign-answer';
import { database } from '@/platform/supabase/client';
import { getStorage } from '@/platform/supabase/storage';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { RequestFailure, toRequestFailure, unwrap, userMessage } from '@/platform/errors/errors';
import { publicFileUrl } from '@/platform/supabase/files';
import { removeFiles, uploadFile, type Upload } from '@/platform/supabase/upload';

const failedText = 'Failed to upload image.';
const noUrlText = 'Could not get public URL for the uploaded image.';

interface NewPicture extends Pick<Upload, 'onProgress' | 'signal'> {
  userId: string;
  /** JPEG. */
  picture: Blob;
}

/**
 * Sets the member's picture: uploads it to their folder, saves its path in their row, and removes all other files in
 * the folder, including leftovers of closed tabs. Resolves with the path. On failure or abort, the upload is removed
 * and the old picture stays. Aborting has no effect once the row is being written.
 */
export function storeMemberPicture({ userId, picture, onProgress, signal }: NewPicture): Promise<string> {
  return oneAtATime(async () => {
    const path = `${userId}/${Date.now()}.jpg`;
    try {
      await uploadFile({ bucket: 'avatars', path, file: picture, onProgress, signal });
      await expectServed(path, signal);
      signal.throwIfAborted();
    } catch (error) {
      await removeQuietly([path]);
      throw error;
    }
    await savePath(userId, path);
    await emptyFolder(userId, path);
    return path;
  }, signal);
}

/** Removes the member's picture from their row and folder. */
export function removeMemberPicture(userId: string): Promise<void> {
  return oneAtATime(async () => {
    await writeRow(userId, null);
    await emptyFolder(userId, null);
  });
}

/** When a picture couldn't be changed. `failed` is the first or only sentence. Not for abort errors. */
export const pictureErrors = (failed = failedText): ErrorTexts => ({
  'code:P0001': userMessage,
  'code:no_url': noUrlText,
  offline: `${failed} Check your internet connection and try again.`,
  'rate-limited': `${failed} Wait a moment and try again.`,
  // Messages from storage describe the file; messages from the database (with a code) describe columns.
  invalid: ({ code, message }) => (code === null ? message : failed),
  unknown: failed,
  other: failed,
  failed,
});

/** Two tabs at once would remove each other's upload. */
function oneAtATime<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('member-picture', signal ? { signal } : {}, work);
}

/** The row must not reference a file that can't be loaded. */
async function expectServed(path: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(publicFileUrl('avatars', path), { method: 'HEAD', signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw toRequestFailure(error);
  });
  if (isForeignPage(response.status, response.headers.get('content-type')))
    throw toRequestFailure(new TypeError('Failed to fetch'));
  if (!response.ok) throw new RequestFailure('server', noUrlText, 'no_url', response.status);
}

/** Saves the path in the row, or removes the upload. If the response is lost, reads the row to find out. */
async function savePath(userId: string, path: string): Promise<void> {
  try {
    await writeRow(userId, path);
  } catch (error) {
    const saved = await readRow(userId).catch(() => undefined);
    if (saved === path) return;
    // If unknown, keep the file, because the row may reference it. Otherwise the next change removes it.
    if (saved !== undefined) await removeQuietly([path]);
    throw error;
  }
}

async function writeRow(userId: string, path: string | null): Promise<void> {
  // `select().single()` fails if no row was updated; without it, a denied update looks like success.
  unwrap(await database().from('users').update({ profile_image_url: path }).eq('id', userId).select('id').single());
}

async function readRow(userId: string): Promise<string | null> {
  return unwrap(await database().from('users').select('profile_image_url').eq('id', userId).single()).profile_image_url;
}

/** Removes all files of the member's folder except one. If that fails, the next change does it. */
async function emptyFolder(userId: string, except: string | null): Promise<void> {
  try {
    const storage = await getStorage();
    const files = unwrap(await storage.from('avatars').list(userId, { limit: 1000 }));
    await removeFiles(
      'avatars',
      files.map(({ name }) => `${userId}/${name}`).filter((path) => path !== except),
    );
  } catch {
    // The new picture is already saved.
  }
}

async function removeQuietly(filePaths: readonly string[]): Promise<void> {
  await removeFiles('avatars', filePaths).catch(() => undefined);
}
