import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';

/** Stores a listing's picture. */
export function uploadPicture({ picture, ...upload }: Pick<Upload, 'path' | 'onProgress' | 'signal'> & { picture: Blob }): Promise<void> {
  return uploadFile({ bucket: 'images', file: picture, ...upload });
}

/** Removes pictures that no listing carries. */
export function removePictures(picturePaths: readonly string[]): Promise<void> {
  return removeFiles('images', picturePaths);
}
