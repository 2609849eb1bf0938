import { queryOptions } from '@tanstack/react-query';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { removeFiles, uploadFile, type Upload } from '@/platform/supabase/upload';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { filesOf } from './stored-files';

/** Identifies the folder of a listing's pictures. */
export interface PictureOwner {
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
  const stored = unwrap(
    await database().from('properties').select('images').eq('id', listingId).eq('user_id', userId).maybeSingle(),
  );
  const shown = new Set(stored?.images);
  await removePictures(picturePaths.filter((path) => !shown.has(path)));
  return picturePaths.filter((path) => shown.has(path));
}

/** The paths of all pictures in a listing's folder. Fetched once, for a restored draft. */
export function storedPicturesQuery({ userId, listingId }: PictureOwner) {
  return queryOptions({
    queryKey: marketplaceKeys.storedPictures(listingId),
    queryFn: async ({ signal }) => (await filesOf('images', userId, listingId, signal)).map(({ path }) => path),
    staleTime: Infinity,
    // Later uploads are missing from it, so the next restored draft has to fetch again.
    gcTime: 0,
  });
}
