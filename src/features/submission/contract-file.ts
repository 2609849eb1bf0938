import { describeOutage } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';

/** MIME types and extensions the server accepts, in the shape react-dropzone expects. */
export const acceptedTypes = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};
export const maxFileBytes = 5 * 1024 * 1024;

/** Why react-dropzone rejected a file. Worded here because the library's own messages vary between versions. */
export function rejectionText({ code, message }: { code: string; message: string }): string {
  if (code === 'file-invalid-type') return `File type must be one of ${Object.values(acceptedTypes).flat().join(', ')}`;
  if (code === 'file-too-large') return `File is larger than ${maxFileBytes} bytes`;
  if (code === 'file-too-small') return 'File is smaller than 1 byte';
  return code === 'too-many-files' ? 'Too many files' : message;
}

/** The MIME type for a file name's extension; null if it isn't accepted. Browsers don't always know Word types. */
export function mimeTypeOf(name: string): string | null {
  const extension = fileExtension(name);
  return Object.entries(acceptedTypes).find(([, extensions]) => extensions.includes(extension))?.[0] ?? null;
}

/** A file name's extension in lower case, with the dot; '' if there is none. */
function fileExtension(name: string): string {
  return /\.[a-z]+$/i.exec(name.trim())?.[0].toLowerCase() ?? '';
}

/** The storage path of a file that hasn't been checked yet. */
export function incomingPath(userId: string, submissionId: string, fileId: string, name: string): string {
  return `${userId}/${submissionId}/incoming/${fileId}${fileExtension(name)}`;
}

/** A file size in KB: '12.34 KB'. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** Why an upload failed, and whether retrying the same file is pointless (`final`). */
export function describeUploadError(error: unknown): { text: string; final: boolean } {
  if (!(error instanceof RequestFailure)) return { text: 'The upload failed. Please try again.', final: false };
  const outage = describeOutage(error);
  if (outage !== null) return { text: `Not uploaded. ${outage}`, final: false };
  if (error.kind === 'offline') return { text: 'Not uploaded. Check your internet connection.', final: false };
  if (error.kind === 'signed-out') return { text: 'Not uploaded. Your session expired.', final: false };
  if (error.kind === 'invalid') return { text: error.message, final: true };
  // The server's own sentence, such as a size or daily limit.
  if ((error.kind === 'server' || error.kind === 'refused') && error.message.endsWith('.'))
    return { text: error.message, final: false };
  return { text: 'The upload failed. Please try again.', final: false };
}
