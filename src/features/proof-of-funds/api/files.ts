import { openFile, removeFrom, uploadTo } from '@/platform/supabase/private-files';
import { registerUpload } from '@/platform/supabase/register-upload';
import type { ProofValues } from '../schema';

const bucket = 'proofs-of-funds';

export const uploadProof = uploadTo(bucket);
export const removeProofFiles = removeFrom(bucket);

interface NewProof extends ProofValues {
  proofId: string;
  fileId: string;
  name: string;
}

/** Submits an uploaded document for review. */
export function registerProof({ proofId, fileId, expiresOn, ...proof }: NewProof): Promise<void> {
  return registerUpload(bucket, { subject_id: proofId, file_id: fileId, expires_on: expiresOn, ...proof });
}

/** A URL that shows a document, valid for a minute. Logs the view for its owner. Rejects for readers without access. */
export function signProof(proofId: string): Promise<string> {
  return openFile(bucket, proofId);
}
