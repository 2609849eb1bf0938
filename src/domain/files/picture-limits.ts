import { pictureSize } from './picture-size.ts';

/** The limit that forms state. Larger photos are shrunk first. */
export const maxPictureBytes = 10 * 1024 * 1024;

/** More than any camera's photo, and too much to decode. */
const maxSourceBytes = 10 * maxPictureBytes;

export const pictureTooLarge = 'File size too large. Maximum size is 10MB.';

/**
 * For file choosers. All images, so that iPhones convert HEIC photos to JPEG, and computers let members choose them.
 * `pictureProblem` checks the content.
 */
export const anyPicture = 'image/*';

/** What a picture field says about the formats. */
export const pictureFormats =
  'JPEG, PNG, WebP, or AVIF. We shrink photos over 10 MB. iPhone photos (HEIC) are converted on iPhones and in ' +
  'Safari; in other browsers, save them as JPEG first.';

/** What a field says that stores files exactly as they are. */
export const heicHint = 'Save iPhone photos (HEIC) as JPEG first.';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A type that is converted before the upload, if the browser can read it. */
export type ConvertedType = 'image/heic' | 'image/avif';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];
const signatureLength = 12;

/** Brands in the header of the container that HEIC and AVIF share. */
const brands: Readonly<Record<ConvertedType, RegExp>> = {
  'image/heic': /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/,
  'image/avif': /^ftypavi[fs]/,
};

/** Pixels to decode. Of an animation, all frames together may have ten times as many. */
const maxPicturePixels = 50_000_000;
const maxFrames = 1000;

/**
 * Why a picture of a known format isn't accepted, as far as its bytes show without decoding them: it's too large to
 * decode, or broken. Null if it's fine. `bytes` may be the beginning of a file if `isPart`.
 */
export function pixelProblem(bytes: Uint8Array, { isPart = false } = {}): string | null {
  const size = pictureSize(bytes);
  if (size === null) return isPart ? null : 'We can’t read how large this picture is. Save it again as a JPEG.';
  const { width, height, frames } = size;
  const pixels = width * height;
  if (pixels > maxPicturePixels) {
    const megapixels = Math.ceil(pixels / 1_000_000).toLocaleString('en-US');
    return `This picture has ${megapixels} megapixels. The limit is 50: make it smaller first.`;
  }
  if (frames > maxFrames || pixels * frames > 10 * maxPicturePixels)
    return 'This animation has too many frames. The limit is 500 megapixels in all: make it smaller or shorter first.';
  return null;
}

/** The type of a picture by its content, or why it isn't accepted. For whatever stores pictures. */
export function checkPicture(bytes: Uint8Array): { type: PictureType } | { problem: string } {
  const type = sniffPictureType(bytes);
  if (type === null) return { problem: 'It isn’t a valid JPEG, PNG, or WebP image.' };
  const problem = pixelProblem(bytes);
  return problem === null ? { type } : { problem };
}

/** The picture type by its signature; null if it isn't an accepted type. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  const has = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
  if (has(png)) return 'image/png';
  if (has(jpeg)) return 'image/jpeg';
  if (has(riff) && has(webp, 8)) return 'image/webp';
  return null;
}

/** The type of a picture to convert by its signature; null for others. */
export function sniffConvertedType(bytes: Uint8Array): ConvertedType | null {
  const header = String.fromCharCode(...bytes.subarray(4, signatureLength));
  return (['image/heic', 'image/avif'] as const).find((type) => brands[type].test(header)) ?? null;
}

/**
 * The picture type by the file's content, ignoring its name; null if it isn't accepted. Rejects if the file can't be
 * read.
 */
export async function readPictureType(file: Blob): Promise<PictureType | ConvertedType | null> {
  const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  return sniffPictureType(bytes) ?? sniffConvertedType(bytes);
}

/** 'HEIC', and what to do with a photo that a browser or a form doesn't take. */
export function conversionHint(type: ConvertedType): { format: string; advice: string } {
  return type === 'image/heic'
    ? {
        format: 'HEIC',
        advice: 'Export it as a JPEG first. On an iPhone: Settings > Camera > Formats > Most Compatible.',
      }
    : { format: 'AVIF', advice: 'Save it as a JPEG or PNG first.' };
}

/** Returns a message if this browser can't convert a photo, and what to do; else null. Never rejects. */
export async function conversionProblem(file: Blob, type: ConvertedType): Promise<string | null> {
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    const { format, advice } = conversionHint(type);
    return `This browser can’t read ${format} photos. ${advice}`;
  }
}

/** As far into a file as its size is looked for. */
const headerBytes = 1024 * 1024;

/** `pixelProblem` of a file. A browser says later what it can't decode. */
export async function filePixelProblem(file: Blob): Promise<string | null> {
  return pixelProblem(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()), { isPart: true });
}

/**
 * Returns a message if the file isn't an accepted picture, else null. A picture is shrunk before its size counts. Never
 * rejects.
 */
export async function pictureProblem(file: Blob): Promise<string | null> {
  try {
    const type = await readPictureType(file);
    if (type === null) return 'Invalid file type. Please upload JPEG, PNG, WebP, or AVIF images only.';
    if (file.size > maxSourceBytes) return pictureTooLarge;
    const problem = await filePixelProblem(file);
    if (problem !== null) return problem;
    return type === 'image/heic' || type === 'image/avif' ? await conversionProblem(file, type) : null;
  } catch {
    // The file was moved or deleted after it was chosen.
    return 'We couldn’t read this file. Choose it again.';
  }
}
