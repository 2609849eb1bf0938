import decodeJpeg from 'npm:@jsquash/jpeg@1.6.0/decode.js';
import decodePng from 'npm:@jsquash/png@3.1.1/decode.js';
import decodeWebp from 'npm:@jsquash/webp@1.5.0/decode.js';
import type { Pixels } from '../../../src/domain/duplicates/gray-picture.ts';
import { checkPicture, type PictureType } from '../../../src/domain/files/picture-limits.ts';

const decoders: Readonly<Record<PictureType, (file: ArrayBuffer) => Promise<ImageData | null>>> = {
  'image/jpeg': (file) => decodeJpeg(file),
  'image/png': (file) => decodePng(file),
  'image/webp': (file) => decodeWebp(file),
};

/** The pixels of a JPEG, PNG, or WebP; null for other files, broken ones, and those with more pixels than allowed. */
export async function decodePicture(file: Uint8Array): Promise<Pixels | null> {
  const checked = checkPicture(file);
  if ('problem' in checked) return null;
  try {
    const decoded = await decoders[checked.type](file.slice().buffer);
    return decoded && { width: decoded.width, height: decoded.height, data: new Uint8Array(decoded.data.buffer) };
  } catch (error) {
    console.error(`Couldn't decode a picture: ${error instanceof Error ? error.name : 'unknown'}`);
    return null;
  }
}
