/** Which files are taken as pictures. */

export const maxPictureBytes = 10 * 1024 * 1024;

/** For the file chooser, which goes by names. What is in a file decides `pictureProblem`. */
export const pictureTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
} as const;

export type PictureType = keyof typeof pictureTypes;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];
/** As far as the signatures reach. */
const signatureBytes = 12;

/** The kind of picture that a file begins as; null when it is none of those we take. */
export function typeInBytes(bytes: Uint8Array): PictureType | null {
  const has = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
  if (has(png)) return 'image/png';
  if (has(jpeg)) return 'image/jpeg';
  if (has(riff) && has(webp, 8)) return 'image/webp';
  return null;
}

/** The kind of picture a file holds, whatever its name says. Rejects when the file cannot be read. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | null> {
  return typeInBytes(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
}

/** Why a file cannot be taken as a picture; null when it can. Never rejects. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  try {
    if ((await pictureTypeOf(file)) === null) return 'Invalid file type. Please upload JPEG, PNG, or WebP images only.';
  } catch {
    // Moved or deleted since it was chosen.
    return 'This file could not be read. Please choose it again.';
  }
  if (file.size > maxPictureBytes) return 'File size too large. Maximum size is 10MB.';
  return null;
}
