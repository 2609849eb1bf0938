// Makes an uploaded file part of the caller's own submission, once its bytes have shown what it is. What is kept are the bytes that were
// checked, stored under their own hash where no member can write: nobody puts others in their place. Each step can be repeated,
// so a call whose answer was lost is finished, or answered alike, by the next one.
import { createHash } from 'node:crypto';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { documentKind, type DocumentKind } from './document-kind.ts';

const bucket = 'contracts';

const mimeTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface Upload {
  submissionId: string;
  fileId: string;
  /** As the member named it. */
  name: string;
  kind: DocumentKind;
}

servePost('The file could not be checked. Please try again.', async (request) => {
  const member = await requireMember(request);
  const upload = readUpload(await readObject(request));
  const service = serviceClient();
  await requireOpen(service, member.id, upload.submissionId);

  const incoming = `${member.id}/${upload.submissionId}/incoming/${upload.fileId}.${upload.kind}`;
  const bytes = await download(service, incoming);
  if (!bytes) {
    // Registered by a call before this one, whose answer was lost perhaps.
    const { data, error } = await service
      .from('submission_files')
      .select()
      .eq('id', upload.fileId)
      .eq('submission_id', upload.submissionId)
      .maybeSingle();
    if (error) throw error;
    if (!data) throw new Refusal(404, 'The upload is not there any more. Please choose the file again.');
    return json({ file: data });
  }

  const problem = problemOf(documentKind(bytes), upload.kind);
  if (problem) {
    await service.storage.from(bucket).remove([incoming]);
    throw new Refusal(400, problem);
  }
  const file = await register(service, member.id, upload, bytes);
  const { error } = await service.storage.from(bucket).remove([incoming]);
  // It lies in the member's own folder, part of nothing.
  if (error) console.error(`${incoming} was not removed: ${error.message}`);
  return json({ file });
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readUpload(body: Record<string, unknown>): Upload {
  const { submission_id: submissionId, file_id: fileId, name } = body;
  if (
    typeof submissionId !== 'string' ||
    typeof fileId !== 'string' ||
    !uuid.test(submissionId) ||
    !uuid.test(fileId) ||
    typeof name !== 'string'
  ) {
    throw new Refusal(400, 'The request could not be read.');
  }
  const kind = /\.(pdf|docx?)$/i.exec(name.trim())?.[1]?.toLowerCase() as DocumentKind | undefined;
  if (!kind) throw new Refusal(400, 'This file is not a PDF or Word document.');
  return { submissionId, fileId, name, kind };
}

async function requireOpen(service: SupabaseClient, memberId: string, submissionId: string): Promise<void> {
  const { data, error } = await service
    .from('property_submissions')
    .select('status')
    .eq('id', submissionId)
    .eq('user_id', memberId)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw new Refusal(404, 'This submission is not there any more.');
  if (data.status !== 'draft' && data.status !== 'returned') {
    throw new Refusal(409, 'This property was submitted already. It cannot be changed any more.');
  }
}

/** The bytes of a stored file; null where there is none. */
async function download(service: SupabaseClient, path: string): Promise<Uint8Array | null> {
  const { data, error } = await service.storage.from(bucket).download(path);
  if (data) return new Uint8Array(await data.arrayBuffer());
  // Hosted storage says 400 for what is not there, with the true status inside.
  if (error && 'status' in error && (error.status === 400 || error.status === 404)) return null;
  throw error;
}

/** Why a file is refused; null for one that is what its name says. */
function problemOf(found: DocumentKind | null, named: DocumentKind): string | null {
  if (found === null) return 'This file is not a PDF or Word document.';
  if (found === named) return null;
  return `The name of this file ends in .${named}, but it is a ${found.toUpperCase()} file. Rename it and upload it again.`;
}

async function register(
  service: SupabaseClient,
  memberId: string,
  { submissionId, fileId, name, kind }: Upload,
  bytes: Uint8Array,
): Promise<unknown> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = `${memberId}/${submissionId}/${sha256}.${kind}`;
  const stored = await service.storage
    .from(bucket)
    .upload(path, bytes, { contentType: mimeTypes[kind], cacheControl: '3600' });
  // Named by its bytes: what is there already is the same.
  if (stored.error && !isTaken(stored.error)) throw stored.error;
  const { data, error } = await service.rpc('register_contract', {
    member_id: memberId,
    submission_id: submissionId,
    file_id: fileId,
    name,
    size: bytes.length,
    mime_type: mimeTypes[kind],
    sha256,
    path,
  });
  if (!error) return data;
  if (error.code === 'P0001') throw new Refusal(409, error.message);
  if (error.code === '42501') throw new Refusal(404, 'This submission is not there any more.');
  if (error.code === '23514') throw new Refusal(400, 'A file cannot have this name. Rename it and upload it again.');
  throw new Error(`${error.code}: ${error.message}`);
}

function isTaken(error: Error): boolean {
  return 'statusCode' in error && String(error.statusCode) === '409';
}
