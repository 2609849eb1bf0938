import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { shrinkPicture } from '@/shared/lib/shrink-picture';
import { publicFileUrl } from '@/shared/supabase/files';
import { removeUnshown, storedPicturesQuery, uploadPicture } from '../../api/pictures';
import type { StoredPicture } from '../../lib/draft-store';
import { PictureTray, type TrayWork } from '../../lib/picture-tray';
import { folderOf } from '../../picture-rules';

const none: readonly StoredPicture[] = [];

function trayWork(owner: PictureTray['owner']): TrayWork {
  return {
    prepare: shrinkPicture,
    upload: (upload) =>
      uploadPicture(upload).catch((error: unknown) => {
        throw new Error('Failed to upload image.', { cause: error });
      }),
    remove: (picturePaths) => removeUnshown(owner, picturePaths),
    address: (path) => publicFileUrl('images', path, 400),
  };
}

/**
 * The pictures of a listing being written, and what they are at the moment. `posted` are those that the stored listing shows.
 * Another listing id begins with none.
 */
export function usePictureTray(
  owner: PictureTray['owner'],
  stored: readonly StoredPicture[] = none,
  posted: readonly string[] = [],
) {
  const [tray, setTray] = useState(() => new PictureTray(owner, trayWork(owner), stored, posted));
  if (tray.owner.listingId !== owner.listingId) setTray(new PictureTray(owner, trayWork(owner)));
  const pictures = useSyncExternalStore(tray.subscribe, tray.getSnapshot);
  const uploading = pictures.some(({ status }) => status === 'working');

  // Nobody would know of what still arrives once this is gone.
  useEffect(() => () => tray.stop(), [tray]);

  useEffect(() => {
    if (!uploading) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploading]);

  return { tray, pictures, uploading };
}

/**
 * Takes out of the tray the pictures that a draft from before names and storage no longer has: on another device the member
 * may have begun anew, and what lies there for long is swept. Returns how many those are.
 */
export function useLostPictures(tray: PictureTray, restored: readonly StoredPicture[] = none): number {
  const { userId, listingId } = tray.owner;
  const folder = `${folderOf(userId, listingId)}/`;
  const { data } = useQuery({ ...storedPicturesQuery(tray.owner), enabled: restored.length > 0 });
  const lost = useMemo(
    () =>
      data ? restored.map(({ path }) => path).filter((path) => path.startsWith(folder) && !data.includes(path)) : [],
    [data, restored, folder],
  );
  useEffect(() => tray.lose(lost), [tray, lost]);
  return lost.length;
}
