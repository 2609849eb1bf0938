import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '@/shared/lib/ids';
import { recheckSession } from '@/shared/session/recheck';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';
import { newDraft } from '../lib/draft-store';
import { folderOf, isStale } from '../picture-rules';
import { marketplaceKeys } from './keys';

/** Whose listing it is whose pictures are meant. */
interface PictureOwner {
  userId: string;
  listingId: string;
}

/** Stores a listing's picture. After a refusal it is looked, as with every query and mutation, whether the session still stands. */
export async function uploadPicture({
  picture,
  ...upload
}: Pick<Upload, 'path' | 'onProgress' | 'signal'> & { picture: Blob }): Promise<void> {
  try {
    await uploadFile({ bucket: 'images', file: picture, ...upload });
  } catch (error) {
    recheckSession(error);
    throw error;
  }
}

function removePictures(picturePaths: readonly string[]): Promise<void> {
  return removeFiles('images', picturePaths);
}

/**
 * Removes pictures of a listing that is being written, but for those that it shows as it is stored: it may have been stored
 * with them and the answer lost. Resolves with those that stay; rejects, with all of them left, when it cannot be known.
 */
export async function removeUnshown(
  { userId, listingId }: PictureOwner,
  picturePaths: readonly string[],
): Promise<readonly string[]> {
  const supabase = await getSupabase();
  const stored = unwrap(
    await supabase
      .from('properties')
      .select('images')
      .eq('id', listingId)
      .eq('user_id', userId)
      .retry(false)
      .maybeSingle(),
  );
  const shown = new Set(stored?.images);
  await removePictures(picturePaths.filter((path) => !shown.has(path)));
  return picturePaths.filter((path) => shown.has(path));
}

/** More than a listing's folder ever holds. */
const mostFiles = 100;

interface StoredFile {
  path: string;
  /** ISO 8601. */
  createdAt: string;
}

async function filesIn(folder: string, signal?: AbortSignal): Promise<StoredFile[]> {
  const supabase = await getSupabase();
  const found = unwrap(await supabase.storage.from('images').list(folder, { limit: mostFiles }, signal && { signal }));
  return found.flatMap(({ name, id, created_at }) =>
    id ? [{ path: `${folder}/${name}`, createdAt: created_at ?? '' }] : [],
  );
}

/** The paths of the pictures that lie in a listing's folder. Asked once, for a draft that comes back. */
export function storedPicturesQuery({ userId, listingId }: PictureOwner) {
  return queryOptions({
    queryKey: marketplaceKeys.storedPictures(listingId),
    queryFn: async ({ signal }) => (await filesIn(folderOf(userId, listingId), signal)).map(({ path }) => path),
    staleTime: Infinity,
    // What is uploaded meanwhile is not in it: the next draft that comes back asks anew.
    gcTime: 0,
  });
}

/** Removes every file of a listing's folder. */
export async function removeFolder(userId: string, listingId: string): Promise<void> {
  const folder = folderOf(userId, listingId);
  let before = '';
  for (;;) {
    const files = await filesIn(folder);
    const [first] = files;
    // Storage passes over in silence what may not be removed.
    if (!first || first.path === before) return;
    before = first.path;
    await removePictures(files.map(({ path }) => path));
    if (files.length < mostFiles) return;
  }
}

/**
 * Removes what lies in a listing's folder and is not among its pictures: uploads of a tab that was closed before it saved.
 * Younger than 30 days they are left, for somebody may be at work there.
 */
export async function tidyFolder(userId: string, listingId: string, images: readonly string[]): Promise<void> {
  const files = await filesIn(folderOf(userId, listingId));
  const now = Date.now();
  await removePictures(
    files.filter(({ path, createdAt }) => !images.includes(path) && isStale(createdAt, now)).map(({ path }) => path),
  );
}

/** Folders looked at in one sweep. */
const mostFolders = 20;

/**
 * Removes pictures that belong to nothing any more: in the member's folders of listings that are not there (deleted while the
 * storage could not be reached, or never posted), where every file is older than 30 days. The draft kept on this
 * device is spared whatever its age.
 */
export async function sweepPictures(userId: string): Promise<void> {
  const supabase = await getSupabase();
  const entries = unwrap(await supabase.storage.from('images').list(`${userId}/properties`, { limit: 1000 }));
  const draft = newDraft(userId).load()?.listingId;
  const ids = entries.flatMap(({ name, id }) => (id === null && isUuid(name) && name !== draft ? [name] : []));
  const strays = (await withoutListing(userId, ids)).slice(0, mostFolders);
  const now = Date.now();
  const stale: string[] = [];
  for (const id of strays) {
    const files = await filesIn(folderOf(userId, id));
    if (files.every(({ createdAt }) => isStale(createdAt, now))) stale.push(id);
  }
  // Asked again at the last moment: one of them may have been posted meanwhile.
  for (const id of await withoutListing(userId, stale)) await removeFolder(userId, id);
}

/** As many ids as fit into an address. */
const idsAtOnce = 100;

/** Those of the ids under which the member has no listing. */
async function withoutListing(userId: string, ids: readonly string[]): Promise<string[]> {
  const supabase = await getSupabase();
  const posted = new Set<string>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const asked = ids.slice(from, from + idsAtOnce);
    const own = unwrap(
      await supabase.from('properties').select('id').eq('user_id', userId).in('id', asked).retry(false),
    );
    for (const { id } of own) posted.add(id);
  }
  return ids.filter((id) => !posted.has(id));
}
