/** A rectangle of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Drawing {
  /** What is taken of the picture. */
  from: PictureArea;
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/webp';
  /** 0 to 1. */
  quality: number;
  /** Colour under transparent pixels; without it they stay transparent, or black in a JPEG. */
  background?: string;
}

/**
 * A picture drawn anew. Only the pixels survive: camera data such as the place it was taken is gone. Upright as the
 * camera meant it. Rejects with a sentence for the reader when it is no readable picture.
 */
export async function drawPicture(
  file: Blob,
  plan: (source: { width: number; height: number }) => Drawing,
): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('This picture cannot be read. Try saving it anew.');
  });
  try {
    const { from, width, height, type, quality, background } = plan(source);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot prepare pictures.');
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

/** Browsers that cannot write WebP give PNG instead; the blob's own type says which. */
function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('This picture is too large to prepare.'));
      },
      type,
      quality,
    );
  });
}
