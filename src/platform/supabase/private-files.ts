import { env } from '@/platform/config/current-env';
import { RequestFailure } from '@/platform/errors/errors';
import { invokeFunction } from './functions';
import { removeFiles, uploadFile, type Upload } from './upload';

type Bucket = Exclude<Upload['bucket'], 'avatars' | 'images'>;

/** Uploads a file for the server to check. Rejects with a RequestFailure, or with the signal's reason. */
export const uploadTo = (bucket: Bucket) => (upload: Omit<Upload, 'bucket'>) => uploadFile({ ...upload, bucket });

/** Deletes files that aren't needed. Best effort: a file that remains is visible only to its owner. */
export const removeFrom = (bucket: Bucket) => (paths: readonly string[]) =>
  removeFiles(bucket, paths).then(
    () => undefined,
    () => undefined,
  );

interface OpenedFile {
  path: string;
  /** On the project's host. */
  url: string;
}

/**
 * URLs of private files by path, valid for a minute. Logs the view where its owner sees who opened a file. `files` is
 * the ID of one, or for message attachments the paths of several, of which those without access are left out. Rejects
 * with a RequestFailure for the ID of a file without access.
 */
export async function openFiles(bucket: Bucket, files: string | readonly string[]): Promise<Map<string, string>> {
  const { files: opened } = (await invokeFunction('open-file', { bucket, files })) as { files: OpenedFile[] };
  return new Map(opened.map(({ path, url }) => [path, `${env.supabaseUrl}${url}`]));
}

/** The URL that shows a private file, or downloads it under a name. As openFiles, but rejects if the file is gone. */
export async function openFile(bucket: Bucket, id: string, download?: string): Promise<string> {
  const [url] = (await openFiles(bucket, id)).values();
  if (url === undefined) throw new RequestFailure('not-found', 'This file no longer exists.', null, null);
  return download === undefined ? url : asDownload(url, download);
}

/** The URL that downloads a file under a name instead of showing it. */
export function asDownload(url: string, name: string): string {
  return `${url}&download=${encodeURIComponent(name)}`;
}
