import { fileTypeFromBuffer } from 'file-type';

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

/** Returns whether the bytes are a file of the declared type, or bytes don't show the type. */
export async function isOfType(bytes: Uint8Array, declared: string): Promise<boolean> {
  if (!binary.test(declared)) return true;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found !== undefined && [declared, ...(otherNames[declared] ?? [])].includes(found.mime);
}
