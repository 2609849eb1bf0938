import { documentKind, type DocumentKind } from './document-kind.ts';

export type FileKind = DocumentKind | 'jpg' | 'png';

/** Detects a file's type from its bytes, regardless of its name: a document, JPEG, or PNG. Null for anything else. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  if (isJpeg(bytes)) return 'jpg';
  return isPng(bytes) ? 'png' : documentKind(bytes);
}

/** Start of image and a marker at the beginning, end of image at the end; phones may add zeros after it. */
function isJpeg(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return false;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9;
}

/** The signature with the header chunk, and the end chunk as the last 12 bytes. */
function isPng(bytes: Uint8Array): boolean {
  const header = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  return bytes.length > 40 && startsWith(bytes, header) && startsWith(bytes.subarray(bytes.length - 12), end);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
