// Submits an uploaded proof of funds for review after checking its bytes, as register-contract does with contracts.
// Every step is idempotent: a retry completes or repeats the call.
import { downloadFile, removeUpload, storeByHash } from '../_shared/checked-upload.ts';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { proofKind, type ProofKind } from './proof-kind.ts';

const bucket = 'proofs-of-funds';

const mimeTypes: Readonly<Record<ProofKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

interface Upload {
  proofId: string;
  fileId: string;
  /** The member's file name. */
  name: string;
  /** The extension of the name in lower case, without the dot. */
  extension: string;
  /** What the database checks. */
  stated: { kind: unknown; amount: unknown; expires_on: unknown };
}

servePost('We couldn’t check the file. Please try again.', async (request) => {
  const member = await requireMember(request);
  const upload = readUpload(await readObject(request));
  const service = serviceClient();

  const incoming = `${member.id}/${upload.proofId}/incoming/${upload.fileId}.${upload.extension}`;
  const bytes = await downloadFile(service, bucket, incoming);
  if (!bytes) return json({ proof: await registered(service, member.id, upload.proofId) });

  const kind = proofKind(bytes);
  const problem = problemOf(kind, upload.extension);
  if (kind === null || problem) {
    await service.storage.from(bucket).remove([incoming]);
    throw new Refusal(400, problem ?? '');
  }
  const proof = await register(service, member.id, upload, kind, bytes);
  await removeUpload(service, bucket, incoming);
  return json({ proof });
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readUpload(body: Record<string, unknown>): Upload {
  const { proof_id: proofId, file_id: fileId, name, kind, amount, expires_on } = body;
  if (
    typeof proofId !== 'string' ||
    typeof fileId !== 'string' ||
    !uuid.test(proofId) ||
    !uuid.test(fileId) ||
    typeof name !== 'string'
  ) {
    throw new Refusal(400, 'The request is invalid.');
  }
  const extension = /\.(pdf|jpe?g|png)$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (!extension) throw new Refusal(400, 'This file is not a PDF, JPG, or PNG.');
  return { proofId, fileId, name, extension, stated: { kind, amount, expires_on } };
}

/** The proof that an earlier call registered whose response was lost. */
async function registered(service: SupabaseClient, memberId: string, proofId: string): Promise<unknown> {
  const { data, error } = await service
    .from('proofs_of_funds')
    .select()
    .eq('id', proofId)
    .eq('user_id', memberId)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw new Refusal(404, 'We can’t find the upload anymore. Please choose the file again.');
  return data;
}

/** Removes a stored file, where the member can't write, unless a parallel call registered it. */
async function removeUnused(service: SupabaseClient, path: string): Promise<void> {
  const { count, error } = await service
    .from('proofs_of_funds')
    .select('id', { count: 'exact', head: true })
    .eq('path', path);
  if (!error && count === 0) await removeUpload(service, bucket, path);
}

/** Why a file is rejected; null if its type matches its name. */
function problemOf(found: ProofKind | null, extension: string): string | null {
  if (found === null) return 'This file is not a PDF, JPG, or PNG.';
  if (found === extension || (found === 'jpg' && extension === 'jpeg')) return null;
  return (
    `The name of this file ends in .${extension}, but it is a ${found.toUpperCase()} file. Rename it and ` +
    'upload it again.'
  );
}

async function register(
  service: SupabaseClient,
  memberId: string,
  { proofId, name, stated }: Upload,
  kind: ProofKind,
  bytes: Uint8Array,
): Promise<unknown> {
  const mimeType = mimeTypes[kind];
  const folder = `${memberId}/${proofId}`;
  const { sha256, path } = await storeByHash(service, { bucket, folder, bytes, extension: kind, mimeType });
  const { data, error } = await service.rpc('register_proof', {
    ...stated,
    member_id: memberId,
    proof_id: proofId,
    name,
    size: bytes.length,
    mime_type: mimeType,
    sha256,
    path,
  });
  if (!error) return data;
  await removeUnused(service, path);
  if (error.code === 'P0001') throw new Refusal(409, error.message);
  if (error.code === '42501') throw new Refusal(404, 'This document no longer exists.');
  if (error.code === '23514' && error.message.includes('name')) {
    throw new Refusal(400, 'This file name isn’t allowed. Rename the file and upload it again.');
  }
  if (/^(22|23)/.test(error.code)) throw new Refusal(400, 'Check the amount and the dates, then try again.');
  throw new Error(`${error.code}: ${error.message}`);
}
