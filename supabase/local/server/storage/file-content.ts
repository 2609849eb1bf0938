import { fileTypeFromBuffer } from 'file-type';
import { documentFileTypes, typeOfFile } from '../../../../src/domain/files/file-types.ts';
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
  const found = await mimeOf(bytes, declared);
  if (found === null || ![declared, ...(otherNames[declared] ?? [])].includes(found))
    return `the file's content is not ${declared}`;
  return declared.startsWith('image/') ? pixelProblem(bytes) : null;
}

/** The library finds a PDF's header only at the start of a file; printers and downloads put lines before it. */
async function mimeOf(bytes: Uint8Array, declared: string): Promise<string | null> {
  if (declared === documentFileTypes['pdf']) return typeOfFile('a.pdf', bytes);
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null;
}
