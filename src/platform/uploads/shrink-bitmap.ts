import { compressionSteps, fitWithin, maxCompressedBytes } from './picture-encoding';

/** A canvas, in the page or in a worker. */
export interface DrawingSurface {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  encode: (type: string, quality: number) => Promise<Blob>;
}

/** Creates a canvas with this size in pixels. */
export type CreateSurface = (width: number, height: number) => DrawingSurface;

/**
 * Compresses a picture to at most 1920 px and 1 MB. Applies the EXIF orientation and drops all metadata, such as the
 * location. Rejects with a user message if the file can't be read.
 */
export async function shrinkBitmap(
  file: Blob,
  type: 'image/jpeg' | 'image/webp',
  createSurface: CreateSurface,
): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error('We couldn’t read this image. Try saving it again.');
  });
  try {
    let outputType = type;
    for (const { side, quality } of compressionSteps) {
      let picture = await draw(source, side, outputType, quality, createSurface);
      if (picture.type !== outputType) {
        // Browsers that can't encode WebP return a PNG, which ignores the quality.
        outputType = 'image/jpeg';
        picture = await draw(source, side, outputType, quality, createSurface);
      }
      if (picture.size <= maxCompressedBytes) return picture;
    }
    throw new Error('This image is too large to process.');
  } finally {
    source.close();
  }
}

function draw(
  source: ImageBitmap,
  side: number,
  type: 'image/jpeg' | 'image/webp',
  quality: number,
  createSurface: CreateSurface,
) {
  const { width, height } = fitWithin(source.width, source.height, side);
  const { context, encode } = createSurface(width, height);
  if (!context) throw new Error('Your browser can’t process images.');
  if (type === 'image/jpeg') {
    // Transparent pixels would be black in a JPEG.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return encode(type, quality);
}
