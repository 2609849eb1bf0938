export const maxPictureBytes = 10 * 1024 * 1024;

/** For the file chooser, which filters by name. `pictureProblem` checks the content. */
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
const signatureLength = 12;

/** The picture type by its signature; null if it isn't an accepted type. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  const has = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
  if (has(png)) return 'image/png';
  if (has(jpeg)) return 'image/jpeg';
  if (has(riff) && has(webp, 8)) return 'image/webp';
  return null;
}

/**
 * The picture type by the file's content, ignoring its name; null if it isn't accepted. Rejects if the file can't be
 * read.
 */
export async function readPictureType(file: Blob): Promise<PictureType | null> {
  return sniffPictureType(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
}

/** Returns a message if the file isn't an accepted picture, else null. Never rejects. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  try {
    if ((await readPictureType(file)) === null)
      return 'Invalid file type. Please upload JPEG, PNG, or WebP images only.';
  } catch {
    // The file was moved or deleted after it was chosen.
    return 'We couldn’t read this file. Choose it again.';
  }
  if (file.size > maxPictureBytes) return 'File size too large. Maximum size is 10MB.';
  return null;
}
