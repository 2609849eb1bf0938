import { checkFile, displayFileName, extensionOf } from '@/domain/files/file-types';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { UploadQueue, type UploadRun } from './upload-queue';

const maxBytes = 10 * 1024 * 1024;

/** Where to send a document's content. */
export type DocumentTransfer = Pick<UploadRun, 'signal' | 'onProgress'> & { path: string; file: Blob };

export interface DocumentQueueOptions {
  /** The folder of the record that the documents belong to. Called for each file. */
  folder: () => string;
  /** MIME types to accept. */
  types: readonly string[];
  /** After 'report.exe isn’t supported. ', which files are. */
  supported: string;
  upload: (transfer: DocumentTransfer, document: { id: string; name: string }) => Promise<void>;
  /** Deletes stored files that were removed from the queue. Never rejects. Without it, they stay. */
  remove?: (paths: readonly string[]) => Promise<void>;
  errors?: ErrorTexts;
  /** Whether uploaded documents leave the queue. */
  leave?: boolean;
}

/** Uploads the documents of a record, as they are, to `{folder}/{file}.{extension}`. */
export function documentQueue({ folder, types, supported, upload, remove, ...work }: DocumentQueueOptions) {
  return new UploadQueue<{ path: string }>({
    ...work,
    check: (file) => checkFile(file, { maxBytes, types, supported }),
    start: ({ id, name: chosen, type }) => {
      const name = displayFileName(chosen, type);
      return { name, path: `${folder()}/${id}.${extensionOf(name)}` };
    },
    // Browsers don't know the type of every file.
    upload: ({ id, name, path, type }, file, { signal, onProgress }) =>
      upload({ path, file: new Blob([file], { type }), signal, onProgress }, { id, name }),
    discard: (documents) => remove?.(documents.map(({ path }) => path)),
  });
}

/** A queue of documents. */
export type DocumentUploads = ReturnType<typeof documentQueue>;
