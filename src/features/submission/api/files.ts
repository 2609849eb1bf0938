import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { invokeFunction } from '@/platform/supabase/functions';
import { openFile } from '@/platform/supabase/private-files';
import { removeFiles, uploadFile, type Upload } from '@/platform/supabase/upload';
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

/** A URL of a contract, valid for a minute. PDFs open in the browser; Word documents download. */
export function signContract({ id, name, mime_type }: ContractFile): Promise<string> {
  return openFile(bucket, id, mime_type === 'application/pdf' ? undefined : name);
}
