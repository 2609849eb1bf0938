import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { uploadFile, removeFiles, type Upload } from '@/shared/supabase/upload';
import { messagingKeys } from './keys';

const bucket = 'message-attachments';

/** Stores a file for a message. Rejects with a RequestFailure, or with the signal's reason. */
export function uploadAttachment(upload: Omit<Upload, 'bucket'>): Promise<void> {
  return uploadFile({ ...upload, bucket });
}

/** Removes files that no message carries. Where that fails they stay, seen by nobody but their owner. */
export async function removeAttachments(filePaths: readonly string[]): Promise<void> {
  await removeFiles(bucket, filePaths).catch(() => undefined);
}

/** How long a signed link opens its file, in seconds. */
const linkSeconds = 300;

/** A link is used for a little less than it lives. */
const linkFreshMs = (linkSeconds - 30) * 1000;

type Signed = Promise<string>;
interface Batch {
  wanted: Set<string>;
  answer: Promise<Map<string, string>>;
}
let batch: Batch | null = null;

/** Signs what is asked for in one moment with one request. */
function sign(path: string): Signed {
  if (batch === null) {
    const wanted = new Set<string>();
    const answer = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
      batch = null;
      return signAll([...wanted]);
    });
    batch = { wanted, answer };
  }
  batch.wanted.add(path);
  return batch.answer.then((links) => {
    const link = links.get(path);
    if (!link) throw new RequestFailure('not-found', 'This file is not there for you.', null, null);
    return link;
  });
}

async function signAll(filePaths: string[]): Promise<Map<string, string>> {
  const supabase = await getSupabase();
  const signed = unwrap(
    await supabase.storage
      .from(bucket)
      .createSignedUrls(filePaths, linkSeconds)
      .catch((error: unknown) => {
        throw toRequestFailure(error);
      }),
  );
  return new Map(signed.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl] as const] : [])));
}

/** A link that opens a file of a conversation for five minutes. Signed anew where the one known is about to run out. */
export function linkQuery(path: string) {
  return queryOptions({
    queryKey: messagingKeys.link(path),
    queryFn: () => sign(path),
    staleTime: linkFreshMs,
    gcTime: linkFreshMs,
  });
}

/** The link as one that stores the file under its name instead of showing it. */
export function downloadLink(link: string, name: string): string {
  return `${link}&download=${encodeURIComponent(name)}`;
}
