import { pictureTypeOf } from '@/shared/lib/picture-rules';
import { encodingFor, fitWithin, maxPictureSide } from '../picture-rules';

/**
 * The picture drawn anew, at most 1920 px on its longer side. Only the pixels survive: camera data such as the
 * place it was taken is gone. Upright as the camera meant it. Rejects with a sentence for the reader when it is no readable picture.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('This picture cannot be read. Try saving it anew.');
  });
  try {
    const { width, height } = fitWithin(source.width, source.height, maxPictureSide);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot prepare pictures.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, width, height);
    return await encode(canvas, encodingFor(await pictureTypeOf(file)));
  } finally {
    source.close();
  }
}

/** Browsers that cannot write WebP give PNG instead; the blob's own type says which. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('This picture is too large to prepare.'));
      },
      type,
      0.85,
    );
  });
}
