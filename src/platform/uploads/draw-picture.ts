/** A rectangle in the picture's own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Drawing {
  /** The part of the source to draw. */
  from: PictureArea;
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/webp';
  /** 0 to 1. */
  quality: number;
  /** Color of transparent pixels. By default they stay transparent, or turn black in a JPEG. */
  background?: string;
}

/**
 * Redraws a picture on a canvas. Applies the EXIF orientation and drops all metadata, such as the location. Rejects
 * with a user message if the file can't be read.
 */
export async function drawPicture(
  file: Blob,
  plan: (source: { width: number; height: number }) => Drawing,
): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('We couldn’t read this image. Try saving it again.');
  });
  try {
    const { from, width, height, type, quality, background } = plan(source);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Your browser can’t process images.');
    if (background) {
      context.fillStyle = background;
      context.fillRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, width, height);
    return await encode(canvas, type, quality);
  } finally {
    source.close();
  }
}

/** Browsers that can't encode WebP return a PNG; check the blob's type. */
function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('This image is too large to process.'));
      },
      type,
      quality,
    );
  });
}
