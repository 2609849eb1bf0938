import { invokeFunction } from './functions';
import type { Upload } from './upload';

interface UploadedFile {
  /** What the file is for, whose folder it's in. */
  subject_id: string;
  file_id: string;
  name: string;
}

/**
 * Has the server check an uploaded file and add it to what it's for. Idempotent. Rejects with the server's reason, of
 * kind 'invalid' if it can't use the file.
 */
export async function registerUpload(
  bucket: Upload['bucket'],
  file: UploadedFile & Record<string, unknown>,
): Promise<void> {
  await invokeFunction('register-upload', { bucket, ...file });
}
