import { cutText } from '../../kit/formatting/cut-text.ts';
import { plainLine } from '../../kit/formatting/plain-line.ts';
import {
  conversionHint,
  conversionProblem,
  filePixelProblem,
  sniffConvertedType,
  sniffPictureType,
} from './picture-limits.ts';

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

/** The first bytes of each kind of file, but PDFs. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b],
  xlsx: [0x50, 0x4b],
};

/** How far into a file its type is looked for: as far as the header of a PDF may be. */
const headerBytes = 1024 + 8;

/**
 * Whether a file is a PDF, also with a byte order mark or a few bytes from a printer or a download before its header,
 * unless they make it a file of another format. The same as in supabase/functions/_shared/document-kind.ts.
 */
function isPdf(bytes: Uint8Array): boolean {
  const header = String.fromCharCode(...bytes.subarray(0, headerBytes));
  const [, before] = /^([^<]*?)%PDF-[12]\.\d/.exec(header) ?? [];
  return before !== undefined && !otherFormat.test(before);
}

/** How archives, pictures, compound files, and programs begin. */
const otherFormat = /^(?:PK|GIF8|\xff\xd8\xff|\x89PNG|RIFF|\xd0\xcf|MZ|.ELF|Rar!|7z|#!|.{4}ftyp)/s;

/** A file name's extension in lower case; '' for none of 3 or 4 letters. */
export const extensionOf = (name: string) => /\.([a-z]{3,4})$/i.exec(plainLine(name))?.[1]?.toLowerCase() ?? '';

/** A file's MIME type by its first bytes, and for documents also by its extension; null if it isn't known. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const begins = (extension: string) => signatures[extension]?.every((byte, index) => bytes[index] === byte) ?? false;
  const picture = sniffPictureType(bytes) ?? (begins('gif') ? 'image/gif' : sniffConvertedType(bytes));
  if (picture) return picture;
  const extension = extensionOf(name);
  return (extension === 'pdf' ? isPdf(bytes) : begins(extension)) ? (documentFileTypes[extension] ?? null) : null;
}

interface FileRules {
  maxBytes: number;
  /** The MIME types to accept. */
  types: readonly string[];
  /** After 'report.exe isn’t supported. ', which files are. */
  supported: string;
  /** Whether pictures are shrunk and converted before the upload; GIFs aren't. */
  shrinks?: boolean;
}

/** Checks a chosen file: its MIME type, or a message why it can't be used. Never rejects. */
export async function checkFile(
  file: File,
  { maxBytes, types, supported, shrinks = false }: FileRules,
): Promise<{ type: string } | { problem: string }> {
  const { name, size } = file;
  const tooLarge = { problem: `${name} is larger than ${maxBytes / (1024 * 1024)} MB.` };
  if (size === 0) return { problem: `${name} is empty.` };
  if (size > maxBytes && !shrinks) return tooLarge;
  try {
    const type = typeOfFile(name, new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
    const isConverted = type === 'image/heic' || type === 'image/avif';
    const tooManyPixels = type?.startsWith('image/') ? await filePixelProblem(file) : null;
    if (tooManyPixels !== null) return { problem: `${name}: ${tooManyPixels}` };
    if (shrinks && type !== 'image/gif' && type?.startsWith('image/')) {
      if (size > maxBytes * 10) return tooLarge;
      const problem = isConverted ? await conversionProblem(file, type) : null;
      return problem === null ? { type } : { problem: `${name}: ${problem}` };
    }
    if (isConverted) {
      const { format, advice } = conversionHint(type);
      return { problem: `${name} is ${format === 'AVIF' ? 'an' : 'a'} ${format} photo. ${advice}` };
    }
    if (!type || !types.includes(type)) return { problem: `${name} isn’t supported. ${supported}` };
    return size > maxBytes ? tooLarge : { type };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { problem: `We couldn’t read ${file.name}. Choose it again.` };
  }
}

/** The database keeps 160 characters. */
const maxStem = 150;

/**
 * A chosen file's name as the database accepts it, which shows it to others and saves files under it: one line that
 * reads as it is, without slashes, at most 155 characters, and with its extension. `fallback` names a file that has
 * nothing but an extension.
 */
export function cleanFileName(name: string, fallback = 'file'): string {
  const clean = plainLine(name.replaceAll(/[/\\]+/g, '-'));
  const extension = /\.[a-z]{1,4}$/i.exec(clean)?.[0] ?? '';
  return (cutText(clean.slice(0, clean.length - extension.length), maxStem).trim() || fallback) + extension;
}

/** The file name to show others: clean, and with the extension of its MIME type. */
export function displayFileName(name: string, type: string): string {
  const clean = cleanFileName(name);
  const extension = extensionOf(clean);
  const fits = (pictureFileTypes[extension] ?? documentFileTypes[extension]) === type;
  const right = fits ? extension : Object.entries(pictureFileTypes).find(([, one]) => one === type)?.[0];
  const stem = clean.replace(/\.[a-z]{3,4}$/i, '');
  return right ? `${stem}.${right}` : stem;
}

/** A file size as text, such as '820 KB' or '2.4 MB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
