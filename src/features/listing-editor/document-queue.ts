import { checkFile, displayFileName, extensionOf } from '@/shared/uploads/file-types';
import { UploadQueue, type QueuedUpload } from '@/shared/uploads/upload-queue';
import { documentTypes, maxDocuments } from '@/shared/listings/documents';
import type { DocumentDraft, ListingDraft } from './schema';

const maxDocumentBytes = 10 * 1024 * 1024;

/** A document that was added to the form, uploading, failed, or uploaded. */
export interface QueuedDocument extends QueuedUpload {
  /** In the bucket `documents`. */
  path: string;
  /** MIME type. */
  type: string;
}

/** The backend calls of the queue. */
export interface DocumentBackend {
  upload: (upload: {
    path: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Never rejects. Storage keeps the files of stored documents. */
  remove: (paths: readonly string[]) => Promise<void>;
  describeError: (error: unknown) => string;
}

/** Documents to add to the form, and one sentence about each file that can't be. */
export interface ChosenDocuments {
  documents: DocumentDraft[];
  problems: string[];
}

/**
 * Uploads the documents of a listing form, two at a time. The form has the list; this has the state of those uploaded
 * since it was opened.
 */
export class DocumentQueue extends UploadQueue<QueuedDocument> {
  constructor(
    readonly owner: { userId: string; listingId: string },
    readonly backend: DocumentBackend,
  ) {
    super({ concurrency: 2, describeError: backend.describeError, initial: [] });
  }

  /** Checks and uploads chosen files. `present` counts the form's documents once the files are read. */
  async add(files: readonly File[], present: () => number): Promise<ChosenDocuments> {
    const checked = await Promise.all(files.map(async (file) => ({ file, result: await checkDocument(file) })));
    const problems = checked.flatMap(({ result }) => ('problem' in result ? result.problem : []));
    const usable = checked.flatMap(({ file, result }) => ('type' in result ? [{ file, type: result.type }] : []));
    const accepted = usable.slice(0, Math.max(0, maxDocuments - present()));
    const skipped = usable.length - accepted.length;
    if (skipped > 0) {
      problems.push(
        `A listing can have ${maxDocuments} documents. ${skipped} ${skipped === 1 ? 'was' : 'were'} not added.`,
      );
    }
    const added = accepted.map(({ file, type }) => ({ file, document: this.#draftOf(file, type) }));
    this.enqueue(
      added.map(({ file, document: { id, name, path, type } }) => ({
        file,
        item: { id, name, path, type, status: 'uploading', progress: 0, error: null },
      })),
    );
    return { documents: added.map(({ document }) => document), problems };
  }

  /** The form's values without documents that aren't in storage yet, to keep as a draft. */
  withoutUnfinished(values: ListingDraft): ListingDraft {
    const isUploaded = ({ id }: DocumentDraft) => (this.find(id)?.status ?? 'done') === 'done';
    return { ...values, documents: values.documents.filter(isUploaded) };
  }

  /** Call after removing a document from the form. */
  remove({ id, path }: DocumentDraft) {
    this.drop(id);
    void this.backend.remove([path]);
  }

  /** Aborts unfinished uploads when the screen is left; they can be retried. */
  stop() {
    this.abortAll('The upload was stopped.');
  }

  /** Discards the form's documents. */
  clear(documents: readonly DocumentDraft[]) {
    this.reset();
    void this.backend.remove(documents.map(({ path }) => path));
  }

  protected async upload({ id, path, type }: QueuedDocument, file: File, signal: AbortSignal) {
    // Browsers don't know the type of every file.
    const typed = new Blob([file], { type });
    await this.backend.upload({
      path,
      file: typed,
      signal,
      onProgress: (progress) => this.update(id, { progress }),
    });
    return { path };
  }

  protected onOrphaned({ path }: Partial<QueuedDocument>) {
    if (path) void this.backend.remove([path]);
  }

  #draftOf(file: File, type: string): DocumentDraft {
    const id = crypto.randomUUID();
    const name = displayFileName(file.name, type);
    const path = `${this.owner.userId}/${this.owner.listingId}/${id}.${extensionOf(name)}`;
    return { id, path, name, size: file.size, kind: '', access: 'on_request', type };
  }
}

function checkDocument(file: File): ReturnType<typeof checkFile> {
  return checkFile(file, {
    maxBytes: maxDocumentBytes,
    types: Object.keys(documentTypes),
    supported: 'Add a PDF, JPG, PNG, WebP, DOCX, or XLSX file.',
  });
}
