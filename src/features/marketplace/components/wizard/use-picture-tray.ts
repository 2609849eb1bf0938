import { useEffect, useState, useSyncExternalStore } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';
import { removePictures, uploadPicture } from '../../api/pictures';
import type { StoredPicture } from '../../lib/draft-store';
import { PictureTray, type TrayWork } from '../../lib/picture-tray';
import { shrinkPicture } from '../../lib/shrink-picture';

const work: TrayWork = {
  prepare: shrinkPicture,
  upload: (upload) =>
    uploadPicture(upload).catch((error: unknown) => {
      throw new Error('Failed to upload image.', { cause: error });
    }),
  remove: removePictures,
  address: (path) => publicFileUrl('images', path, 400),
};

/**
 * The pictures of a listing being written, and what they are at the moment. `posted` are those that the stored listing shows.
 * Another listing id begins with none.
 */
export function usePictureTray(owner: PictureTray['owner'], stored: readonly StoredPicture[] = [], posted: readonly string[] = []) {
  const [tray, setTray] = useState(() => new PictureTray(owner, work, stored, posted));
  if (tray.owner.listingId !== owner.listingId) setTray(new PictureTray(owner, work));
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
