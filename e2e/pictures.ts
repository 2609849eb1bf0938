import sharp from 'sharp';

/** Where the camera says that the picture was taken. */
export const gps = { latitude: [30, 16, 12], longitude: [97, 44, 24] } as const;
/** The camera's name, in the same block of data. */
export const cameraName = 'Cornerlot Test Camera';

/**
 * A JPEG as a phone takes it: with the place in its EXIF data, and held sideways. It lies `width` × `height` and is meant to be
 * shown turned by 90° clockwise: `height` × `width`, red above and blue below.
 */
export async function photoWithPlace(width: number, height: number): Promise<Buffer> {
  const half = Math.floor(width / 2);
  // Turned clockwise, what lies to the left comes up.
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

/** A JPEG of random pixels, which compresses to far more than 1 MB however plainly it is written at its size. */
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

/** Whether a file still says where, or with what, it was taken. */
export function tellsPlace(file: Buffer): boolean {
  return file.includes('Exif') || file.includes('EXIF') || file.includes(cameraName);
}
