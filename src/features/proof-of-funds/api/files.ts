import { invokeFunction } from '@/platform/supabase/functions';
import { openFile, removeFrom, uploadTo } from '@/platform/supabase/private-files';
import type { ProofValues } from '../schema';

const bucket = 'proofs-of-funds';

export const uploadProof = uploadTo(bucket);
export const removeProofFiles = removeFrom(bucket);

interface NewProof extends ProofValues {
  proofId: string;
  fileId: string;
  name: string;
}

/** Has the server check an uploaded document and submit it for review. Idempotent. Rejects with the server's reason. */
export async function registerProof({ proofId, fileId, name, kind, amount, expiresOn }: NewProof): Promise<void> {
  await invokeFunction('register-proof', {
    proof_id: proofId,
    file_id: fileId,
    name,
    kind,
    amount,
    expires_on: expiresOn,
  });
}

/** A URL that shows a document, valid for a minute. Logs the view for its owner. Rejects for readers without access. */
export function signProof(proofId: string): Promise<string> {
  return openFile(bucket, proofId);
}
