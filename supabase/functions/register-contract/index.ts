// Adds an uploaded file to the caller's submission after checking its bytes. The checked bytes are stored under their
// hash where members can't write, so they can't be swapped. Every step is idempotent: a retry completes or repeats
// the call.
import { downloadFile, removeUpload, storeByHash } from '../_shared/checked-upload.ts';
import { documentKind, type DocumentKind } from '../_shared/document-kind.ts';
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';

const bucket = 'contracts';

const mimeTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface Upload {
  submissionId: string;
  fileId: string;
  /** The member's file name. */
  name: string;
  kind: DocumentKind;
}

servePost('We couldn’t check the file. Please try again.', async (request) => {
  const member = await requireMember(request);
  const upload = readUpload(await readObject(request));
  const service = serviceClient();
  await requireOpen(service, member.id, upload.submissionId);

  const incoming = `${member.id}/${upload.submissionId}/incoming/${upload.fileId}.${upload.kind}`;
  const bytes = await downloadFile(service, bucket, incoming);
  if (!bytes) {
    // Perhaps registered by an earlier call whose response was lost.
    const { data, error } = await service
      .from('submission_files')
      .select()
      .eq('id', upload.fileId)
      .eq('submission_id', upload.submissionId)
      .maybeSingle();
    if (error) throw error;
    if (!data) throw new Refusal(404, 'We can’t find the upload anymore. Please choose the file again.');
    return json({ file: data });
  }

  const problem = problemOf(documentKind(bytes), upload.kind);
  if (problem) {
    await service.storage.from(bucket).remove([incoming]);
    throw new Refusal(400, problem);
  }
  const file = await register(service, member.id, upload, bytes);
  await removeUpload(service, bucket, incoming);
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
    throw new Refusal(400, 'The request is invalid.');
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
  if (!data) throw new Refusal(404, 'This submission no longer exists.');
  if (data.status !== 'draft' && data.status !== 'returned') {
    throw new Refusal(409, 'This property has already been submitted and can’t be changed.');
  }
}

/** Why a file is rejected; null if its type matches its name. */
function problemOf(found: DocumentKind | null, named: DocumentKind): string | null {
  if (found === null) return 'This file is not a PDF or Word document.';
  if (found === named) return null;
  return (
    `The name of this file ends in .${named}, but it is a ${found.toUpperCase()} file. Rename it and ` +
    'upload it again.'
  );
}

async function register(
  service: SupabaseClient,
  memberId: string,
  { submissionId, fileId, name, kind }: Upload,
  bytes: Uint8Array,
): Promise<unknown> {
  const { sha256, path } = await storeByHash(service, {
    bucket,
    folder: `${memberId}/${submissionId}`,
    bytes,
    extension: kind,
    mimeType: mimeTypes[kind],
  });
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
  if (error.code === '42501') throw new Refusal(404, 'This submission no longer exists.');
  if (error.code === '23514')
    throw new Refusal(400, 'This file name isn’t allowed. Rename the file and upload it again.');
  throw new Error(`${error.code}: ${error.message}`);
}
