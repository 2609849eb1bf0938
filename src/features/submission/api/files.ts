import { getSupabase } from '@/shared/supabase/client';
import { getStorage } from '@/shared/supabase/storage';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { invokeFunction } from '@/shared/supabase/functions';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';
import type { ContractFile } from '../submission';

const bucket = 'contracts';

/** Uploads a file for the server to check. Rejects with a RequestFailure, or with the signal's reason. */
export function uploadContract(upload: Omit<Upload, 'bucket'>): Promise<void> {
  return uploadFile({ ...upload, bucket });
}

/**
 * Has the server check an uploaded file and add it to the submission. Idempotent. Rejects with the server's reason;
 * kind 'invalid' means the file type isn't accepted.
 */
export async function registerContract(submissionId: string, fileId: string, name: string): Promise<void> {
  await invokeFunction('register-contract', { submission_id: submissionId, file_id: fileId, name });
}

/** Deletes orphaned uploads. Best effort: a file that remains is visible only to its owner. */
export async function removeUploads(paths: readonly string[]): Promise<void> {
  await removeFiles(bucket, paths).catch(() => undefined);
}

/** Removes a registered file from an open submission and deletes it. */
export async function removeContract(fileId: string): Promise<void> {
  const supabase = await getSupabase();
  const path = unwrap(await supabase.rpc('delete_submission_file', { file_id: fileId }));
  if (path) await removeUploads([path]);
}

const signedUrlSeconds = 300;

/** A signed URL for a contract, valid for five minutes. PDFs open in the browser; Word documents download. */
export async function signContract({ path, name, mime_type }: ContractFile): Promise<string> {
  const storage = await getStorage();
  const { signedUrl } = unwrap(
    await storage
      .from(bucket)
      .createSignedUrl(path, signedUrlSeconds, mime_type === 'application/pdf' ? {} : { download: name })
      .catch((error: unknown) => {
        throw toRequestFailure(error);
      }),
  );
  return signedUrl;
}
