import sharp from 'sharp';

/** A file in the format of Playwright’s setInputFiles. */
export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of one color, 640 × 480 pixels. */
export async function plainPicture(name: string, background = '#c77d0a'): Promise<Picture> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** The location in the EXIF data. */
export const gps = { latitude: [30, 16, 12], longitude: [97, 44, 24] } as const;
/** The camera name in the EXIF data. */
export const cameraName = 'Cornerlot Test Camera';

/**
 * A JPEG like a phone’s: EXIF data with a location, stored as `width` × `height` and displayed rotated 90° clockwise as
 * `height` × `width`, red on top and blue at the bottom.
 */
export async function photoWithExif(width: number, height: number): Promise<Buffer> {
  const half = Math.floor(width / 2);
  // The left half ends up on top.
  const blue = await sharp({ create: { width: width - half, height, channels: 3, background: '#2040d0' } })
    .png()
    .toBuffer();
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#d02020' } })
    .composite([{ input: blue, left: half, top: 0 }])
    .png()
    .toBuffer();
  return sharp(pixels)
    .withExif({
      IFD0: { Make: cameraName, Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: gps.latitude.map((part) => `${part}/1`).join(' '),
        GPSLongitudeRef: 'W',
        GPSLongitude: gps.longitude.map((part) => `${part}/1`).join(' '),
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A JPEG with random pixels, which stays far above 1 MB at any quality. */
export async function heavyPhoto(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.allocUnsafe(width * height * 3);
  // Reproducible noise.
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = seed >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Whether a file still has EXIF data. */
export function hasExif(file: Buffer): boolean {
  return file.includes('Exif') || file.includes('EXIF') || file.includes(cameraName);
}
