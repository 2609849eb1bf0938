import { fileTypeFromBuffer } from 'file-type';
import { pixelProblem } from '../../../../src/domain/files/picture-limits.ts';

/** Types that a file's first bytes show. Text isn't among them, and `nosniff` keeps browsers from guessing. */
const binary = /^(image|video|audio|font)\/|^application\/(pdf|zip|msword|vnd\.)/;

/** What a file's bytes may say besides its own type. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['image/apng'],
  'application/msword': ['application/x-cfb'],
  'application/vnd.ms-excel': ['application/x-cfb'],
  'application/vnd.ms-powerpoint': ['application/x-cfb'],
  'audio/webm': ['video/webm'],
  'audio/mp4': ['video/mp4', 'audio/x-m4a'],
};

/**
 * Returns why a file can't be stored as the declared type, in a sentence: its bytes show another one, or it's a picture
 * that's too large to decode. Null if it's fine, or bytes don't show the type.
 */
export async function contentProblem(bytes: Uint8Array, declared: string): Promise<string | null> {
  if (!binary.test(declared)) return null;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found === undefined || ![declared, ...(otherNames[declared] ?? [])].includes(found.mime))
    return `the file's content is not ${declared}`;
  return declared.startsWith('image/') ? pixelProblem(bytes) : null;
}
