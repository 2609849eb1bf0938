import { queryOptions } from '@tanstack/react-query';
import { getStorage } from '@/shared/supabase/storage';
import { RequestFailure, toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { uploadFile, removeFiles, type Upload } from '@/shared/supabase/upload';
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

/** The lifetime of a signed URL, in seconds. */
const linkSeconds = 300;

/** Signed URLs are renewed shortly before they expire. */
const linkFreshMs = (linkSeconds - 30) * 1000;

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
      return signAll([...paths]);
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

async function signAll(filePaths: string[]): Promise<Map<string, string>> {
  const storage = await getStorage();
  const signed = unwrap(
    await storage
      .from(bucket)
      .createSignedUrls(filePaths, linkSeconds)
      .catch((error: unknown) => {
        throw toRequestFailure(error);
      }),
  );
  return new Map(signed.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl] as const] : [])));
}

/** A signed URL of an attachment, valid for five minutes and renewed before it expires. */
export function linkQuery(path: string) {
  return queryOptions({
    queryKey: messagingKeys.link(path),
    queryFn: () => sign(path),
    staleTime: linkFreshMs,
    gcTime: linkFreshMs,
  });
}

/** The URL that downloads the file under its name instead of showing it. */
export function downloadLink(link: string, name: string): string {
  return `${link}&download=${encodeURIComponent(name)}`;
}
