import { attempts, fitWithin, maxSentBytes } from './shrink-rules';

/** Something to draw on, in a window or in a worker. */
export interface Easel {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  encode: (type: string, quality: number) => Promise<Blob>;
}

/** Makes an easel of this size in pixels. */
export type EaselMaker = (width: number, height: number) => Easel;

/**
 * The picture drawn anew: upright as the camera meant it, at most 1920 px and 1 MB, without camera data such as the place it
 * was taken. Rejects with a sentence for the reader when it is no readable picture.
 */
export async function shrinkBitmap(
  file: Blob,
  type: 'image/jpeg' | 'image/webp',
  makeEasel: EaselMaker,
): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('This picture cannot be read. Try saving it anew.');
  });
  try {
    let wanted = type;
    for (const { side, quality } of attempts) {
      let picture = await draw(source, side, wanted, quality, makeEasel);
      if (picture.type !== wanted) {
        // A browser that cannot write WebP gives PNG, whose weight no quality changes.
        wanted = 'image/jpeg';
        picture = await draw(source, side, wanted, quality, makeEasel);
      }
      if (picture.size <= maxSentBytes) return picture;
    }
    throw new Error('This picture is too large to prepare.');
  } finally {
    source.close();
  }
}

function draw(
  source: ImageBitmap,
  side: number,
  type: 'image/jpeg' | 'image/webp',
  quality: number,
  makeEasel: EaselMaker,
) {
  const { width, height } = fitWithin(source.width, source.height, side);
  const { context, encode } = makeEasel(width, height);
  if (!context) throw new Error('This browser cannot prepare pictures.');
  if (type === 'image/jpeg') {
    // Under transparent pixels, which a JPEG would show black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return encode(type, quality);
}
