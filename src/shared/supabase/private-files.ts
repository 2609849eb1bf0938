import { toRequestFailure, unwrap } from './errors';
import { getStorage } from './storage';
import { removeFiles, uploadFile, type Upload } from './upload';

type Bucket = Upload['bucket'];

/** Uploads a file for the server to check. Rejects with a RequestFailure, or with the signal's reason. */
export const uploadTo = (bucket: Bucket) => (upload: Omit<Upload, 'bucket'>) => uploadFile({ ...upload, bucket });

/** Deletes files that aren't needed. Best effort: a file that remains is visible only to its owner. */
export const removeFrom = (bucket: Bucket) => (paths: readonly string[]) =>
  removeFiles(bucket, paths).then(
    () => undefined,
    () => undefined,
  );

/** Short, because a signed URL still works after the access ends. */
const signedUrlSeconds = 60;

/** A URL that shows a file, or downloads it under a name. Valid for a minute. Rejects for readers without access. */
export async function signedUrl(bucket: Bucket, path: string, download?: string): Promise<string> {
  const storage = await getStorage();
  const signed = unwrap(
    await storage
      .from(bucket)
      .createSignedUrl(path, signedUrlSeconds, download === undefined ? {} : { download })
      .catch((error: unknown) => {
        throw toRequestFailure(error);
      }),
  );
  return signed.signedUrl;
}
