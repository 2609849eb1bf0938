import { checkFile, documentFileTypes, pictureFileTypes } from '@/domain/files/file-types';
import { anyPicture } from '@/domain/files/picture-limits';

export const maxAttachments = 5;
export const maxAttachmentBytes = 10 * 1024 * 1024;

/** The `accept` attributes of the file inputs. */
export const pictureAccept = anyPicture;
export const fileAccept = Object.keys(documentFileTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** True for the MIME type of a picture. */
export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}

/** Checks a chosen file: its MIME type, or a message why it can't be attached. Never rejects. */
export function checkAttachment(file: File): ReturnType<typeof checkFile> {
  return checkFile(file, {
    maxBytes: maxAttachmentBytes,
    types: [...Object.values(pictureFileTypes), ...Object.values(documentFileTypes)],
    shrinks: true,
    supported: 'Attach a JPEG, PNG, WebP, GIF, PDF, DOC, DOCX, XLS, or XLSX file.',
  });
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

let lastStamp = 0;

/** A unique storage path in the sender's folder for the recipient, as specified. */
export function attachmentPath(senderId: string, recipientId: string, name: string): string {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return `${senderId}/${recipientId}/${lastStamp}-${storageFileName(name)}`;
}
