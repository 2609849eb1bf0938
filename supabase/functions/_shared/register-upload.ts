// What the functions share that register an uploaded file: they check its bytes, store them under their hash, and add
// them to the database. Every step is idempotent: a retry completes or repeats the call.
import { pixelProblem } from '../../../src/domain/files/picture-limits.ts';
import { downloadFile, removeUpload, storeByHash } from './checked-upload.ts';
import { fileKind, type FileKind } from './file-kind.ts';
import { Refusal } from './http.ts';
import type { SupabaseClient } from './project.ts';

/** What a bucket takes. */
export interface UploadRules {
  bucket: string;
  /** The table with the registered files, which has their `path`. */
  table: string;
  mimeTypes: Readonly<Partial<Record<FileKind, string>>>;
  /** As in 'This file is not a PDF or Word document.' */
  accepted: string;
}

/** An upload waiting at `{member}/{subject}/incoming/{fileId}.{extension}`. */
export interface Upload {
  /** What the file is for: the folder it's in. */
  subjectId: string;
  fileId: string;
  /** The member's file name. */
  name: string;
  /** The extension of the name in lower case, without the dot. */
  extension: string;
}

/** What the database registers. */
interface CheckedFile {
  name: string;
  size: number;
  mime_type: string;
  sha256: string;
  path: string;
}

interface Registration {
  service: SupabaseClient;
  memberId: string;
  upload: Upload;
  rules: UploadRules;
  /** What an earlier call registered whose response was lost; null if none did. */
  find: () => Promise<unknown>;
  /** Adds the file to the database. Throws what the caller should see. */
  save: (file: CheckedFile) => Promise<unknown>;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a value of a request is an ID. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** The upload that a request names. Rejects a malformed request, or a name without an accepted extension, with 400. */
export function readUpload(
  { file_id: fileId, name }: Record<string, unknown>,
  subjectId: unknown,
  { mimeTypes, accepted }: UploadRules,
): Upload {
  if (!isId(subjectId) || !isId(fileId) || typeof name !== 'string') throw new Refusal(400, 'The request is invalid.');
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  if (!Object.hasOwn(mimeTypes, kindOf(extension))) throw new Refusal(400, `This file is not ${accepted}.`);
  return { subjectId, fileId, name, extension };
}

/** Registers an upload and returns its row. Rejects a file whose content isn't what its name says, and removes it. */
export async function registerUpload({ service, memberId, upload, rules, find, save }: Registration): Promise<unknown> {
  const { bucket, table, mimeTypes } = rules;
  const folder = `${memberId}/${upload.subjectId}`;
  const incoming = `${folder}/incoming/${upload.fileId}.${upload.extension}`;
  const bytes = await downloadFile(service, bucket, incoming);
  if (!bytes) {
    const found = await find();
    if (!found) throw new Refusal(404, 'We can’t find the upload anymore. Please choose the file again.');
    return found;
  }
  const kind = fileKind(bytes);
  const mimeType = kind === null ? undefined : mimeTypes[kind];
  if (kind === null || mimeType === undefined || kind !== kindOf(upload.extension)) {
    await service.storage.from(bucket).remove([incoming]);
    throw new Refusal(400, mimeType === undefined ? `This file is not ${rules.accepted}.` : misnamed(upload, kind));
  }
  const problem = mimeType.startsWith('image/') ? pixelProblem(bytes) : null;
  if (problem !== null) {
    await service.storage.from(bucket).remove([incoming]);
    throw new Refusal(400, problem);
  }
  const { sha256, path } = await storeByHash(service, { bucket, folder, bytes, extension: kind, mimeType });
  try {
    const row = await save({ name: upload.name, size: bytes.length, mime_type: mimeType, sha256, path });
    await removeUpload(service, bucket, incoming);
    return row;
  } catch (error) {
    await removeUnused(service, bucket, table, path);
    throw error;
  }
}

/** The error of a database function as the caller should see it. `gone`: of what isn't theirs or doesn't exist. */
export function registrationError({ code, message }: { code: string; message: string }, gone: string): Error {
  if (code === 'P0001') return new Refusal(409, message);
  if (code === '42501') return new Refusal(404, gone);
  if (code === '23514' && message.includes('name'))
    return new Refusal(400, 'This file name isn’t allowed. Rename the file and upload it again.');
  return new Error(`${code}: ${message}`);
}

/** Removes a stored file, where the member can't write, unless a row has it: that of a parallel call, for example. */
export async function removeUnused(
  service: SupabaseClient,
  bucket: string,
  table: string,
  path: string,
): Promise<void> {
  const { count, error } = await service.from(table).select('id', { count: 'exact', head: true }).eq('path', path);
  if (!error && count === 0) await removeUpload(service, bucket, path);
}

/** The kind of file that an extension stands for. */
function kindOf(extension: string): string {
  return extension === 'jpeg' ? 'jpg' : extension;
}

function misnamed({ extension }: Upload, kind: FileKind | null): string {
  return (
    `The name of this file ends in .${extension}, but it is a ${kind?.toUpperCase()} file. Rename it and ` +
    'upload it again.'
  );
}
