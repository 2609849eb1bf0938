import { queryOptions } from '@tanstack/react-query';
import { RequestFailure } from '@/platform/errors/errors';
import { asDownload, openFiles } from '@/platform/supabase/private-files';
import { uploadFile, removeFiles, type Upload } from '@/platform/supabase/upload';
import { messagingKeys } from './keys';

const bucket = 'message-attachments';

/** Uploads a file for a message. Rejects with a RequestFailure, or with the signal's reason. */
export function uploadAttachment(upload: Omit<Upload, 'bucket'>): Promise<void> {
  return uploadFile({ ...upload, bucket });
}

/** Removes files of unsent messages. On errors they stay, visible only to their owner. */
export async function removeAttachments(filePaths: readonly string[]): Promise<void> {
  await removeFiles(bucket, filePaths).catch(() => undefined);
}

type Signed = Promise<string>;
interface Batch {
  paths: Set<string>;
  answer: Promise<Map<string, string>>;
}
let batch: Batch | null = null;

/** Signs a URL, batching calls within 20 ms into one request. */
function sign(path: string): Signed {
  if (batch === null) {
    const paths = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
      batch = null;
      return openFiles(bucket, [...paths]);
    });
    batch = { paths, answer };
  }
  batch.paths.add(path);
  return batch.answer.then((links) => {
    const link = links.get(path);
    if (!link) throw new RequestFailure('not-found', 'You don’t have access to this file.', null, null);
    return link;
  });
}

/** How long a picture is shown from the browser's cache, for which its URL must stay the same. */
const shownMs = 300_000;

/** The URL that shows a picture. It's valid for a minute; browsers keep what it showed for longer. */
export function linkQuery(path: string) {
  return queryOptions({
    queryKey: messagingKeys.link(path),
    queryFn: () => sign(path),
    staleTime: shownMs,
    gcTime: shownMs,
  });
}

/** A URL that downloads an attachment under its name, valid for a minute. Rejects for readers without access. */
export async function downloadLink(path: string, name: string): Promise<string> {
  return asDownload(await sign(path), name);
}
