import { cutText } from '@/shared/formatting/cut-text';
import { sniffPictureType } from '@/shared/uploads/picture-limits';

export const maxAttachments = 5;
export const maxAttachmentBytes = 10 * 1024 * 1024;

/** MIME types of pictures, which are shown inline, by file extension. */
const pictureTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** MIME types of other files, which are downloaded, by file extension. */
const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The `accept` attributes of the file inputs. */
export const pictureAccept = [...new Set(Object.values(pictureTypes))].join(',');
export const fileAccept = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The first bytes of each kind of file. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b],
  xlsx: [0x50, 0x4b],
};

/** True for the MIME type of a picture. */
export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}

const extensionOf = (name: string) => /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file's MIME type by its first bytes, and for documents also by its extension; null if it isn't supported. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const begins = (extension: string) => signatures[extension]?.every((byte, index) => bytes[index] === byte) ?? false;
  const picture = sniffPictureType(bytes) ?? (begins('gif') ? 'image/gif' : null);
  if (picture) return picture;
  const extension = extensionOf(name);
  return begins(extension) ? (documentTypes[extension] ?? null) : null;
}

/** The length of the longest signature. */
const signatureBytes = 12;

/** Checks a chosen file: its MIME type, or a message why it can't be attached. Never rejects. */
export async function checkFile(file: File): Promise<{ type: string } | { problem: string }> {
  if (file.size > maxAttachmentBytes) return { problem: `${file.name} is larger than 10 MB.` };
  if (file.size === 0) return { problem: `${file.name} is empty.` };
  try {
    const type = typeOfFile(file.name, new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
    return type
      ? { type }
      : {
          problem: `${file.name} isn’t supported. Attach a JPEG, PNG, WebP, GIF, PDF, DOC, DOCX, XLS, or XLSX file.`,
        };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { problem: `Couldn’t read ${file.name}. Choose it again.` };
  }
}

const maxStoredName = 80;

/** A file name with only characters that storage paths allow. Keeps the extension. */
export function storageFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const clean = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\w-]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-|-$/g, '');
  const extension = dot > 0 ? clean(name.slice(dot + 1)).toLowerCase() : '';
  const stem = clean(dot > 0 ? name.slice(0, dot) : name).slice(0, maxStoredName) || 'file';
  return extension ? `${stem}.${extension}` : stem;
}

const maxDisplayName = 150;

/** The file name shown to the recipient: without illegal characters, and with the extension of its MIME type. */
export function displayFileName(name: string, type: string): string {
  const clean = name.replaceAll(/[/\\\p{Cc}]+/gu, '-');
  const extension = extensionOf(clean);
  const fits = (pictureTypes[extension] ?? documentTypes[extension]) === type;
  const right = fits ? extension : Object.entries(pictureTypes).find(([, one]) => one === type)?.[0];
  const stem = cutText(clean.replace(/\.[a-z]{3,4}$/i, ''), maxDisplayName) || 'file';
  return right ? `${stem}.${right}` : stem;
}

let lastStamp = 0;

/** A unique storage path in the sender's folder for the recipient, as specified. */
export function attachmentPath(senderId: string, recipientId: string, name: string): string {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return `${senderId}/${recipientId}/${lastStamp}-${storageFileName(name)}`;
}

/** A file size as text, such as '820 KB' or '2.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
