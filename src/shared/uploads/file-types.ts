import { cutText } from '@/shared/formatting/cut-text';
import { sniffPictureType } from './picture-limits';

/** MIME types of pictures by file extension. */
export const pictureFileTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** MIME types of other files by file extension. */
export const documentFileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The first bytes of each kind of file. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b],
  xlsx: [0x50, 0x4b],
};

/** The length of the longest signature. */
const signatureBytes = 12;

/** A file name's extension in lower case; '' for none of 3 or 4 letters. */
export const extensionOf = (name: string) => /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file's MIME type by its first bytes, and for documents also by its extension; null if it isn't supported. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const begins = (extension: string) => signatures[extension]?.every((byte, index) => bytes[index] === byte) ?? false;
  const picture = sniffPictureType(bytes) ?? (begins('gif') ? 'image/gif' : null);
  if (picture) return picture;
  const extension = extensionOf(name);
  return begins(extension) ? (documentFileTypes[extension] ?? null) : null;
}

interface FileRules {
  maxBytes: number;
  /** The MIME types to accept. */
  types: readonly string[];
  /** After 'report.exe isn’t supported. ', which files are. */
  supported: string;
}

/** Checks a chosen file: its MIME type, or a message why it can't be used. Never rejects. */
export async function checkFile(
  file: File,
  { maxBytes, types, supported }: FileRules,
): Promise<{ type: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: `${file.name} is larger than ${maxBytes / (1024 * 1024)} MB.` };
  if (file.size === 0) return { problem: `${file.name} is empty.` };
  try {
    const type = typeOfFile(file.name, new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
    return type && types.includes(type) ? { type } : { problem: `${file.name} isn’t supported. ${supported}` };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { problem: `We couldn’t read ${file.name}. Choose it again.` };
  }
}

const maxDisplayName = 150;

/** The file name to show others: without illegal characters, and with the extension of its MIME type. */
export function displayFileName(name: string, type: string): string {
  const clean = name.replaceAll(/[/\\\p{Cc}]+/gu, '-');
  const extension = extensionOf(clean);
  const fits = (pictureFileTypes[extension] ?? documentFileTypes[extension]) === type;
  const right = fits ? extension : Object.entries(pictureFileTypes).find(([, one]) => one === type)?.[0];
  const stem = cutText(clean.replace(/\.[a-z]{3,4}$/i, ''), maxDisplayName) || 'file';
  return right ? `${stem}.${right}` : stem;
}

/** A file size as text, such as '820 KB' or '2.4 MB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
