import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { invokeFunction } from '@/shared/supabase/functions';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';
import type { ContractFile } from '../submission';

const bucket = 'contracts';

/** Stores a file where the server will look at it. Rejects with a RequestFailure, or with the signal's reason. */
export function uploadContract(upload: Omit<Upload, 'bucket'>): Promise<void> {
  return uploadFile({ ...upload, bucket });
}

/** Has the server check an uploaded file and make it part of the submission; again, it is the same file. Rejects with the server's reason: kind 'invalid' for a file that is none it takes. */
export async function registerContract(submissionId: string, fileId: string, name: string): Promise<void> {
  await invokeFunction('register-contract', { submission_id: submissionId, file_id: fileId, name });
}

/** Removes uploads that are part of nothing. Where that fails they stay, seen by nobody but their owner. */
export async function removeUploads(paths: readonly string[]): Promise<void> {
  await removeFiles(bucket, paths).catch(() => undefined);
}

/** Takes a registered file out of an open submission, and removes it. */
export async function removeContract(fileId: string): Promise<void> {
  const supabase = await getSupabase();
  const path = unwrap(await supabase.rpc('remove_submission_file', { file_id: fileId }));
  if (path) await removeUploads([path]);
}

/** How long a signed link opens its file, in seconds. */
const linkSeconds = 300;

/** An address that opens a contract for five minutes: a PDF in the browser, a Word document under its own name. */
export async function signContract({ path, name, mime_type }: ContractFile): Promise<string> {
  const supabase = await getSupabase();
  const { signedUrl } = unwrap(
    await supabase.storage
      .from(bucket)
      .createSignedUrl(path, linkSeconds, mime_type === 'application/pdf' ? {} : { download: name })
      .catch((error: unknown) => {
        throw toRequestFailure(error);
      }),
  );
  return signedUrl;
}
