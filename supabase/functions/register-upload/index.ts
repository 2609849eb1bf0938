// Adds an uploaded file to what it's for, after checking its bytes: a contract to a submission, a proof of funds to the
// member's, a document to a deal. The checked and scanned bytes are stored under their hash where members can't write,
// so they can't be swapped. Every step is idempotent: a retry completes or repeats the call.
import { pixelProblem } from '../../../src/domain/files/picture-limits.ts';
import {
  downloadFile,
  registrationError,
  removeUnused,
  removeUpload,
  storeScanned,
} from '../_shared/checked-upload.ts';
import { fileKind, type FileKind } from '../_shared/file-kind.ts';
import { isId, json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';

interface Kind {
  mimeTypes: Readonly<Partial<Record<FileKind, string>>>;
  /** As in 'This file is not a PDF or Word document.' */
  accepted: string;
  /** The table with the registered files, which has their `path`. */
  table: string;
  /** The database function that adds one, and its argument for what the file is for. */
  register: string;
  subject: string;
  /** Other arguments, which the request has. */
  details: readonly string[];
  /** What to say if the subject isn't the caller's or doesn't exist. */
  gone: string;
  /** What to say if the database refuses a value. */
  invalid: string;
}

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** By the bucket that members upload to. */
const kinds: Readonly<Record<string, Kind>> = {
  contracts: {
    mimeTypes: { pdf, doc: 'application/msword', docx },
    accepted: 'a PDF or Word document',
    table: 'submission_files',
    register: 'register_contract',
    subject: 'submission_id',
    details: ['file_id'],
    gone: 'This submission no longer exists.',
    invalid: 'The request is invalid.',
  },
  'proofs-of-funds': {
    mimeTypes: { pdf, jpg: 'image/jpeg', png: 'image/png' },
    accepted: 'a PDF, JPG, or PNG',
    table: 'proofs_of_funds',
    register: 'register_proof',
    subject: 'proof_id',
    details: ['kind', 'amount', 'expires_on'],
    gone: 'This document no longer exists.',
    invalid: 'Check the amount and the dates, then try again.',
  },
  'deal-documents': {
    mimeTypes: { pdf, jpg: 'image/jpeg', png: 'image/png', docx },
    accepted: 'a PDF, JPG, PNG, or Word document (.docx)',
    table: 'deal_documents',
    register: 'register_deal_document',
    subject: 'document_id',
    details: ['deal_id', 'kind', 'reader_ids'],
    gone: 'This deal isn’t available to you.',
    invalid: 'Choose what kind of document this is, then try again.',
  },
};

interface Upload {
  bucket: string;
  kind: Kind;
  /** `{member}/{subject}`. */
  folder: string;
  /** Where it waits: `{folder}/incoming/{file}.{extension}`. */
  incoming: string;
  /** The member's file name. */
  name: string;
  /** Of that name, in lower case, without the dot. */
  extension: string;
  /** Of the subject and of the file: the registered row has one of them. */
  ids: string[];
  /** Arguments of the database function. */
  details: Record<string, unknown>;
}

servePost('We couldn’t check the file. Please try again.', async (request) => {
  const member = await requireMember(request);
  const upload = readUpload(await readObject(request), member.id);
  const service = serviceClient();
  const bytes = await downloadFile(service, upload.bucket, upload.incoming);
  return json({ file: bytes ? await register(service, upload, bytes) : await findRegistered(service, upload) });
});

/** The upload that a request names. Rejects a malformed request, or a name without an accepted extension, with 400. */
function readUpload(body: Record<string, unknown>, memberId: string): Upload {
  const { bucket, subject_id: subjectId, file_id: fileId, name } = body;
  const kind = typeof bucket === 'string' && Object.hasOwn(kinds, bucket) ? kinds[bucket] : undefined;
  if (typeof bucket !== 'string' || !kind || !isId(subjectId) || !isId(fileId) || typeof name !== 'string')
    throw new Refusal(400, 'The request is invalid.');
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  if (!Object.hasOwn(kind.mimeTypes, kindOf(extension))) throw new Refusal(400, `This file is not ${kind.accepted}.`);
  const folder = `${memberId}/${subjectId}`;
  return {
    bucket,
    kind,
    folder,
    incoming: `${folder}/incoming/${fileId}.${extension}`,
    name,
    extension,
    ids: [subjectId, fileId],
    details: {
      member_id: memberId,
      [kind.subject]: subjectId,
      name,
      ...Object.fromEntries(kind.details.map((detail) => [detail, body[detail] ?? null])),
    },
  };
}

/** What an earlier call registered whose response was lost. Rejects with 404 if none did. */
async function findRegistered(service: SupabaseClient, { kind, folder, ids }: Upload): Promise<unknown> {
  const { data, error } = await service
    .from(kind.table)
    .select()
    .in('id', ids)
    .like('path', `${folder}/%`)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw new Refusal(404, 'We can’t find the upload anymore. Please choose the file again.');
  return data;
}

/** Registers an upload and returns its row. Rejects a file that it doesn't take, and removes it. */
async function register(service: SupabaseClient, upload: Upload, bytes: Uint8Array): Promise<unknown> {
  const { bucket, kind, folder, incoming, name, details } = upload;
  const checked = check(upload, bytes);
  if (typeof checked === 'string') {
    await service.storage.from(bucket).remove([incoming]);
    throw new Refusal(400, checked);
  }
  const { sha256, path } = await storeScanned(service, { bucket, folder, incoming, name, bytes, ...checked });
  const file = { size: bytes.length, mime_type: checked.mimeType, sha256, path };
  const { data, error } = await service.rpc(kind.register, { ...details, ...file });
  if (error) {
    await removeUnused(service, bucket, kind.table, path);
    throw registrationError(error, kind.gone, kind.invalid);
  }
  await removeUpload(service, bucket, incoming);
  return data as unknown;
}

/** What a file is, by its bytes. A sentence if it isn't accepted, or not what its name says. */
function check(
  { kind: { mimeTypes, accepted }, extension }: Upload,
  bytes: Uint8Array,
): { extension: FileKind; mimeType: string } | string {
  const kind = fileKind(bytes);
  const mimeType = kind === null ? undefined : mimeTypes[kind];
  if (kind === null || mimeType === undefined) return `This file is not ${accepted}.`;
  if (kind !== kindOf(extension)) {
    return (
      `The name of this file ends in .${extension}, but it is a ${kind.toUpperCase()} file. Rename it and ` +
      'upload it again.'
    );
  }
  return (mimeType.startsWith('image/') ? pixelProblem(bytes) : null) ?? { extension: kind, mimeType };
}

/** The kind of file that an extension stands for. */
function kindOf(extension: string): string {
  return extension === 'jpeg' ? 'jpg' : extension;
}
