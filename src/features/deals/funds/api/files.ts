import { getSupabase } from '@/shared/supabase/client';
import { toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { invokeFunction } from '@/shared/supabase/functions';
import { getStorage } from '@/shared/supabase/storage';
import { removeFiles, uploadFile, type Upload } from '@/shared/supabase/upload';
import type { ProofValues } from '../schema';

const bucket = 'proofs-of-funds';

/** Uploads a document for the server to check. Rejects with a RequestFailure, or with the signal's reason. */
export function uploadProof(upload: Omit<Upload, 'bucket'>): Promise<void> {
  return uploadFile({ ...upload, bucket });
}

/** Deletes files that are no proof of funds. Best effort: a file that remains is visible only to its owner. */
export async function removeProofFiles(paths: readonly string[]): Promise<void> {
  await removeFiles(bucket, paths).catch(() => undefined);
}

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

const signedUrlSeconds = 60;

/** A URL that shows a document, valid for a minute. Logs the view for its owner. Rejects for readers without access. */
export async function signProof(proofId: string): Promise<string> {
  const supabase = await getSupabase();
  const path = unwrap(await supabase.rpc('open_proof', { proof_id: proofId }));
  const storage = await getStorage();
  const { signedUrl } = unwrap(
    await storage
      .from(bucket)
      .createSignedUrl(path, signedUrlSeconds)
      .catch((error: unknown) => {
        throw toRequestFailure(error);
      }),
  );
  return signedUrl;
}
