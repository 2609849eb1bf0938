import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { openFile, removeFrom, uploadTo } from '@/platform/supabase/private-files';
import { registerUpload } from '@/platform/supabase/register-upload';
import type { ContractFile } from '../submission';

const bucket = 'contracts';

export const uploadContract = uploadTo(bucket);
export const removeUploads = removeFrom(bucket);

/** Adds an uploaded file to the submission. */
export function registerContract(submissionId: string, fileId: string, name: string): Promise<void> {
  return registerUpload(bucket, { subject_id: submissionId, file_id: fileId, name });
}

/** Removes a registered file from an open submission and deletes it. */
export async function removeContract(fileId: string): Promise<void> {
  const path = unwrap(await database().rpc('delete_submission_file', { file_id: fileId }));
  if (path) await removeUploads([path]);
}

/** A URL of a contract, valid for a minute. PDFs open in the browser; Word documents download. */
export function signContract({ id, name, mime_type }: ContractFile): Promise<string> {
  return openFile(bucket, id, mime_type === 'application/pdf' ? undefined : name);
}
