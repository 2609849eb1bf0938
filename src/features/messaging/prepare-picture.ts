import { shrinkPicture } from '@/platform/uploads/shrink-picture';

/** A picture ready to upload, with its size in pixels. */
export interface PreparedPicture {
  file: Blob;
  width: number;
  height: number;
}

/**
 * Shrinks a picture and strips its metadata, such as the location. GIFs stay unchanged, because they may be animated.
 * Rejects with a message for the member if the picture can't be read.
 */
export async function preparePicture(chosen: File, type: string): Promise<PreparedPicture> {
  const file = type === 'image/gif' ? new Blob([chosen], { type }) : await shrinkPicture(chosen);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('We couldn’t read this image. Try saving it again.');
  });
  const { width, height } = bitmap;
  bitmap.close();
  return { file, width, height };
}
