import { typeInBytes } from '@/shared/lib/picture-rules';

export const maxAttachments = 5;
export const maxAttachmentBytes = 10 * 1024 * 1024;

/** Pictures that are shown in the conversation, and the endings of their names. */
const pictureEndings: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Files that are downloaded. */
const fileEndings: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** For the file choosers. */
export const pictureAccept = [...new Set(Object.values(pictureEndings))].join(',');
export const fileAccept = Object.keys(fileEndings)
  .map((ending) => `.${ending}`)
  .join(',');

/** How each kind of file begins. */
const signatures: Readonly<Record<string, readonly number[]>> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b],
  xlsx: [0x50, 0x4b],
};

export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}

const endingOf = (name: string) => /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file is, by its first bytes, and for documents by its name as well; null when it is none of those that can be sent. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const begins = (ending: string) => signatures[ending]?.every((byte, index) => bytes[index] === byte) ?? false;
  const picture = typeInBytes(bytes) ?? (begins('gif') ? 'image/gif' : null);
  if (picture) return picture;
  const ending = endingOf(name);
  return begins(ending) ? (fileEndings[ending] ?? null) : null;
}

/** As far as the longest signature reaches. */
const signatureBytes = 12;

/** What a chosen file is, or why it cannot be sent. Never rejects. */
export async function judgeFile(file: File): Promise<{ type: string } | { problem: string }> {
  if (file.size > maxAttachmentBytes) return { problem: `${file.name} is larger than 10 MB.` };
  if (file.size === 0) return { problem: `${file.name} is empty.` };
  try {
    const type = typeOfFile(file.name, new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
    return type
      ? { type }
      : {
          problem: `${file.name} cannot be sent: only JPEG, PNG, WebP and GIF pictures, PDF, DOC, DOCX, XLS and XLSX.`,
        };
  } catch {
    // Moved or deleted since it was chosen.
    return { problem: `${file.name} could not be read. Please choose it again.` };
  }
}

const longestName = 80;

/** A name with nothing that a path in storage cannot hold; the ending stays. */
export function safeName(name: string): string {
  const dot = name.lastIndexOf('.');
  const clean = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\w-]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-|-$/g, '');
  const ending = dot > 0 ? clean(name.slice(dot + 1)).toLowerCase() : '';
  const stem = clean(dot > 0 ? name.slice(0, dot) : name).slice(0, longestName) || 'file';
  return ending ? `${stem}.${ending}` : stem;
}

const longestGivenName = 150;

/** A file's name as the recipient sees it: without what no name may hold, and with an ending that fits what the file has become. */
export function givenName(name: string, type: string): string {
  const clean = name.replaceAll(/[/\\\p{Cc}]+/gu, '-');
  const ending = endingOf(clean);
  const fits = (pictureEndings[ending] ?? fileEndings[ending]) === type;
  const right = fits ? ending : Object.entries(pictureEndings).find(([, one]) => one === type)?.[0];
  const stem = clean.replace(/\.[a-z]{3,4}$/i, '').slice(0, longestGivenName) || 'file';
  return right ? `${stem}.${right}` : stem;
}

let lastStamp = 0;

/** Where a file is stored: in the sender's folder, in that for the recipient. No two are the same, however quickly they come. */
export function attachmentPath(senderId: string, recipientId: string, name: string): string {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return `${senderId}/${recipientId}/${lastStamp}-${safeName(name)}`;
}

/** A file's size for the reader: '820 KB', '2.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
