import type { ErrorTexts } from '@/platform/errors/describe-error';
import { userMessage, type RequestFailure } from '@/platform/errors/errors';

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

/** The server's own sentence, such as a size or daily limit. */
const sentence = ({ message }: RequestFailure) => (message.endsWith('.') ? message : null);
const uploadFailed = 'The upload failed. Please try again.';

export const uploadErrors = {
  'code:P0001': userMessage,
  offline: 'Not uploaded. Check your internet connection.',
  'signed-out': 'Not uploaded. Your session expired.',
  invalid: ({ message }) => message,
  server: sentence,
  refused: sentence,
  unknown: uploadFailed,
  'rate-limited': uploadFailed,
  other: uploadFailed,
  failed: 'Not uploaded.',
} satisfies ErrorTexts;
