import { shrinkPicture } from '@/shared/lib/shrink-picture';

/** A picture as it is sent: its file, and its size in pixels. */
export interface PreparedPicture {
  file: Blob;
  width: number;
  height: number;
}

/**
 * A picture made ready to be sent: no larger than needed, and without what a camera writes into it, such as the place. A GIF,
 * which may move, is left as it is. Rejects with a sentence for the reader when it is no readable picture.
 */
export async function preparePicture(chosen: File, type: string): Promise<PreparedPicture> {
  const file = type === 'image/gif' ? new Blob([chosen], { type }) : await shrinkPicture(chosen);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This picture cannot be read. Try saving it anew.');
  });
  const { width, height } = bitmap;
  bitmap.close();
  return { file, width, height };
}
