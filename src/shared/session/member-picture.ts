import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { publicFileUrl } from '@/shared/supabase/files';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';

const failedText = 'Failed to upload image.';
const noAddressText = 'Could not get public URL for the uploaded image.';

interface NewPicture extends Pick<Upload, 'onProgress' | 'signal'> {
  userId: string;
  /** JPEG. */
  picture: Blob;
}

/**
 * Makes a picture the member's own: stores it in their folder, names it in their row, and removes what else lies in the
 * folder, also what a closed tab left there. Resolves with its path. Where it fails or is aborted, what was stored is
 * removed again and the picture before stays. Once the row is being written, aborting comes too late.
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
    await show(userId, path);
    await emptyFolder(userId, path);
    return path;
  }, signal);
}

/** Takes the member's picture away, from the row and from their folder. */
export function removeMemberPicture(userId: string): Promise<void> {
  return oneAtATime(async () => {
    await writeRow(userId, null);
    await emptyFolder(userId, null);
  });
}

/**
 * What to tell a member whose picture could not be changed. `failed` is the sentence for what nobody can say more about.
 * Not for changes that the member aborted.
 */
export function pictureFailureText(error: unknown, failed = failedText): string {
  if (!(error instanceof RequestFailure)) return failed;
  if (error.message === noAddressText) return noAddressText;
  if (error.kind === 'offline') return `${failed} Check your network and try again.`;
  if (error.kind === 'signed-out') return `${failed} Your session has ended. Sign in again to go on.`;
  if (error.kind === 'rate-limited') return `${failed} Wait a moment and try again.`;
  // Storage says in words what is wrong with a file; the database, with a code, speaks of its columns.
  return error.kind === 'invalid' && error.code === null ? error.message : failed;
}

/** Not in two tabs at once: one would clear away what the other has just stored. */
function oneAtATime<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('member-picture', signal ? { signal } : {}, work);
}

/** The row must not name a file that nobody can load. */
async function expectServed(path: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(publicFileUrl('avatars', path), { method: 'HEAD', signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw toRequestFailure(error);
  });
  if (!answer.ok) throw new RequestFailure('server', noAddressText, null, answer.status);
}

/** Names the picture in the row, or removes it. An answer can get lost on its way, so the row itself decides. */
async function show(userId: string, path: string): Promise<void> {
  try {
    await writeRow(userId, path);
  } catch (error) {
    const shown = await readRow(userId).catch(() => undefined);
    if (shown === path) return;
    // Unknown: the file stays, for the row may name it. The next change clears it away if not.
    if (shown !== undefined) await removeQuietly([path]);
    throw error;
  }
}

async function writeRow(userId: string, path: string | null): Promise<void> {
  const supabase = await getSupabase();
  // Reads it back: a row that may not be written counts as changed otherwise.
  unwrap(await supabase.from('users').update({ profile_image_url: path }).eq('id', userId).select('id').single());
}

async function readRow(userId: string): Promise<string | null> {
  const supabase = await getSupabase();
  return unwrap(await supabase.from('users').select('profile_image_url').eq('id', userId).retry(false).single())
    .profile_image_url;
}

/** Removes every file of the member's folder but one. Where that fails, the next change does it. */
async function emptyFolder(userId: string, kept: string | null): Promise<void> {
  try {
    const supabase = await getSupabase();
    const files = unwrap(await supabase.storage.from('avatars').list(userId, { limit: 1000 }));
    await removeFiles(
      'avatars',
      files.map(({ name }) => `${userId}/${name}`).filter((path) => path !== kept),
    );
  } catch {
    // The picture is changed all the same.
  }
}

async function removeQuietly(filePaths: readonly string[]): Promise<void> {
  await removeFiles('avatars', filePaths).catch(() => undefined);
}
