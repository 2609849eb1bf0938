import { checkFile, displayFileName, extensionOf } from './file-types';
import { UploadQueue, type QueuedUpload } from './upload-queue';

const maxBytes = 10 * 1024 * 1024;

/** A document that is uploading, failed, or uploaded. */
export interface QueuedDocument extends QueuedUpload {
  /** In the bucket. */
  path: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Sends a document's content. */
export interface DocumentTransfer {
  file: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface DocumentQueueOptions {
  userId: string;
  /** The record that the documents belong to; by default, a new one. */
  recordId?: string;
  /** A folder below the record's, such as the one that a function takes files from. */
  folder?: string;
  /** MIME types to accept. */
  types: readonly string[];
  /** After 'report.exe isn’t supported. ', which files are. */
  supported: string;
  upload: (document: QueuedDocument, transfer: DocumentTransfer) => Promise<void>;
  /** Deletes stored files that were removed from the queue. Never rejects. Without it, they stay. */
  remove?: (paths: readonly string[]) => Promise<void>;
  describeError: (error: unknown) => string;
}

/** Uploads the documents of a record, two at a time, to `{member}/{record}/{file}.{extension}`. */
export class DocumentQueue extends UploadQueue<QueuedDocument> {
  readonly #options: DocumentQueueOptions;
  /** The record's ID. A form keeps it for retries, so that submitting twice makes one. */
  recordId: string;

  constructor(options: DocumentQueueOptions) {
    super({ concurrency: 2, describeError: options.describeError, initial: [] });
    this.#options = options;
    this.recordId = options.recordId ?? crypto.randomUUID();
  }

  /**
   * Checks chosen files and uploads those that can be used, at most `room()`, which is called once the files are read.
   * Resolves with those added, how many didn’t fit, and a sentence for each file with a problem.
   */
  async choose(
    files: readonly File[],
    room: () => number,
  ): Promise<{ added: QueuedDocument[]; skipped: number; problems: string[] }> {
    const { types, supported } = this.#options;
    const checked = await Promise.all(
      files.map(async (file) => ({ file, result: await checkFile(file, { maxBytes, types, supported }) })),
    );
    const usable = checked.flatMap(({ file, result }) => ('type' in result ? [{ file, type: result.type }] : []));
    const accepted = usable.slice(0, Math.max(0, room()));
    const added = accepted.map(({ file, type }) => ({ file, item: this.#itemOf(file, type) }));
    this.enqueue(added);
    return {
      added: added.map(({ item }) => item),
      skipped: usable.length - accepted.length,
      problems: checked.flatMap(({ result }) => ('problem' in result ? result.problem : [])),
    };
  }

  /** Removes a document, from storage too. `path`: of one that the form had before. */
  remove(id: string, path = this.find(id)?.path) {
    this.drop(id);
    if (path) void this.#options.remove?.([path]);
  }

  /** Aborts unfinished uploads when the screen is left. */
  stop() {
    this.abortAll('The upload was stopped.');
  }

  /** Discards the form, and removes its documents from storage. */
  discard(paths: readonly string[]) {
    this.reset();
    void this.#options.remove?.(paths);
  }

  /** Starts over with another record after a form was submitted. Stored files stay. */
  finish() {
    this.reset();
    this.recordId = crypto.randomUUID();
  }

  protected async upload(document: QueuedDocument, file: File, signal: AbortSignal) {
    const { id, path, type } = document;
    await this.#options.upload(document, {
      // Browsers don't know the type of every file.
      file: new Blob([file], { type }),
      signal,
      onProgress: (progress) => this.update(id, { progress }),
    });
    return { path };
  }

  protected onOrphaned({ path }: Partial<QueuedDocument>) {
    if (path) void this.#options.remove?.([path]);
  }

  #itemOf({ name: chosen, size }: File, type: string): QueuedDocument {
    const { userId, folder } = this.#options;
    const id = crypto.randomUUID();
    const name = displayFileName(chosen, type);
    const path = [userId, this.recordId, folder, `${id}.${extensionOf(name)}`].filter(Boolean).join('/');
    return { id, name, path, type, size, status: 'uploading', progress: 0, error: null };
  }
}
