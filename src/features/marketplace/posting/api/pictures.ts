import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '@/shared/supabase/ids';
import { revalidateSession } from '@/shared/session/revalidate-session';
import { getSupabase } from '@/shared/supabase/client';
import { getStorage } from '@/shared/supabase/storage';
import { unwrap } from '@/shared/supabase/errors';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';
import { newListingDraft } from '../draft-store';
import { pictureFolder, isExpired } from '../listing-pictures';
import { marketplaceKeys } from '../../listing/api/keys';

/** Identifies the folder of a listing's pictures. */
interface PictureOwner {
  userId: string;
  listingId: string;
}

/** Uploads a picture. Checks after an error whether the session has expired, as queries and mutations do. */
export async function uploadPicture({
  picture,
  ...upload
}: Pick<Upload, 'path' | 'onProgress' | 'signal'> & { picture: Blob }): Promise<void> {
  try {
    await uploadFile({ bucket: 'images', file: picture, ...upload });
  } catch (error) {
    revalidateSession(error);
    throw error;
  }
}

function removePictures(picturePaths: readonly string[]): Promise<void> {
  return removeFiles('images', picturePaths);
}

/**
 * Removes pictures that the stored listing doesn't show: it may have been stored with them although the response was
 * lost. Resolves with the pictures that stay. Rejects and removes nothing when the listing can't be read.
 */
export async function removeUnusedPictures(
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

/** More files than a listing's folder can have. */
const maxFiles = 100;

interface StoredFile {
  path: string;
  /** ISO 8601. */
  createdAt: string;
}

async function filesIn(folder: string, signal?: AbortSignal): Promise<StoredFile[]> {
  const storage = await getStorage();
  const found = unwrap(await storage.from('images').list(folder, { limit: maxFiles }, signal && { signal }));
  return found.flatMap(({ name, id, created_at }) =>
    id ? [{ path: `${folder}/${name}`, createdAt: created_at ?? '' }] : [],
  );
}

/** The paths of all pictures in a listing's folder. Fetched once, for a restored draft. */
export function storedPicturesQuery({ userId, listingId }: PictureOwner) {
  return queryOptions({
    queryKey: marketplaceKeys.storedPictures(listingId),
    queryFn: async ({ signal }) => (await filesIn(pictureFolder(userId, listingId), signal)).map(({ path }) => path),
    staleTime: Infinity,
    // Later uploads are missing from it, so the next restored draft has to fetch again.
    gcTime: 0,
  });
}

/** Removes all files of a listing. */
export async function removeFolder(userId: string, listingId: string): Promise<void> {
  const folder = pictureFolder(userId, listingId);
  let before = '';
  for (;;) {
    const files = await filesIn(folder);
    const [first] = files;
    // Storage silently skips files that policies protect: stop when nothing was removed.
    if (!first || first.path === before) return;
    before = first.path;
    await removePictures(files.map(({ path }) => path));
    if (files.length < maxFiles) return;
  }
}

/**
 * Removes files that aren't among the listing's pictures: uploads of a tab that was closed before saving. Files younger
 * than 30 days stay, because another tab may be using them.
 */
export async function cleanUpFolder(userId: string, listingId: string, images: readonly string[]): Promise<void> {
  const files = await filesIn(pictureFolder(userId, listingId));
  const now = Date.now();
  await removePictures(
    files.filter(({ path, createdAt }) => !images.includes(path) && isExpired(createdAt, now)).map(({ path }) => path),
  );
}

/** Folders checked per cleanup. */
const maxFolders = 20;

/**
 * Removes pictures without a listing (deleted while storage was unreachable, or never posted) when all files of the
 * folder are older than 30 days. Keeps those of the draft on this device.
 */
export async function removeOrphanedPictures(userId: string): Promise<void> {
  const storage = await getStorage();
  const entries = unwrap(await storage.from('images').list(`${userId}/properties`, { limit: 1000 }));
  const draft = newListingDraft(userId).load()?.listingId;
  const ids = entries.flatMap(({ name, id }) => (id === null && isUuid(name) && name !== draft ? [name] : []));
  const orphans = (await idsWithoutListing(userId, ids)).slice(0, maxFolders);
  const now = Date.now();
  const expired: string[] = [];
  for (const id of orphans) {
    const files = await filesIn(pictureFolder(userId, id));
    if (files.every(({ createdAt }) => isExpired(createdAt, now))) expired.push(id);
  }
  // Check again right before removing: one may have been posted in the meantime.
  for (const id of await idsWithoutListing(userId, expired)) await removeFolder(userId, id);
}

/** As many ids as fit into a URL. */
const idsPerRequest = 100;

/** The ids that aren't listings of the member. */
async function idsWithoutListing(userId: string, ids: readonly string[]): Promise<string[]> {
  const supabase = await getSupabase();
  const posted = new Set<string>();
  for (let from = 0; from < ids.length; from += idsPerRequest) {
    const chunk = ids.slice(from, from + idsPerRequest);
    const own = unwrap(
      await supabase.from('properties').select('id').eq('user_id', userId).in('id', chunk).retry(false),
    );
    for (const { id } of own) posted.add(id);
  }
  return ids.filter((id) => !posted.has(id));
}
