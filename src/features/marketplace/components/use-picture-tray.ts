import { useEffect, useState, useSyncExternalStore } from 'react';
import { publicFileUrl } from '@/shared/supabase/files';
import { removePictures, uploadPicture } from '../api/pictures';
import { PictureTray, type TrayWork } from '../lib/picture-tray';
import { shrinkPicture } from '../lib/shrink-picture';

const work: TrayWork = {
  prepare: shrinkPicture,
  upload: (upload) =>
    uploadPicture(upload).catch((error: unknown) => {
      throw new Error('Failed to upload image.', { cause: error });
    }),
  remove: removePictures,
  address: (path) => publicFileUrl('images', path, 400),
};

/** The pictures of a listing being written, and what they are at the moment. */
export function usePictureTray(userId: string, listingId: string, stored: readonly { path: string; name: string }[]) {
  const [tray] = useState(() => new PictureTray({ userId, listingId }, work, stored));
  const pictures = useSyncExternalStore(tray.subscribe, tray.getSnapshot);
  const uploading = pictures.some(({ status }) => status === 'working');

  useEffect(() => {
    if (!uploading) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploading]);

  return { tray, pictures, uploading };
}
