import { checkFile, displayFileName, extensionOf } from './file-types';
import { UploadQueue, type QueuedUpload } from './upload-queue';

const maxBytes = 10 * 1024 * 1024;

/** The one file of a form while it uploads. */
export interface QueuedFile extends QueuedUpload {
  /** In the bucket, where the server checks it. */
  path: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Which files a form takes. */
export interface AcceptedFiles {
  /** MIME types. */
  types: readonly string[];
  /** File name extensions with their dots, for the file picker. */
  extensions: readonly string[];
  /** In sentences: 'PDF, JPG, or PNG'. */
  names: string;
}

/** The backend calls of the queue. */
interface FileBackend {
  upload: (upload: {
    path: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Never rejects. */
  remove: (paths: readonly string[]) => Promise<void>;
  describeError: (error: unknown) => string;
}

/**
 * Uploads the one file of a form as soon as it's chosen, to `{member}/{record}/incoming/{file}.{extension}`, where an
 * edge function checks it. Choosing another replaces it.
 */
export class SingleUpload extends UploadQueue<QueuedFile> {
  readonly #userId: string;
  readonly #accepted: AcceptedFiles;
  readonly #backend: FileBackend;
  /** The record's ID: kept for retries, so that submitting twice makes one. */
  recordId: string = crypto.randomUUID();

  constructor(userId: string, accepted: AcceptedFiles, backend: FileBackend) {
    super({ concurrency: 1, describeError: backend.describeError, initial: [] });
    this.#userId = userId;
    this.#accepted = accepted;
    this.#backend = backend;
  }

  /** Checks a chosen file and uploads it. Resolves with the reason if it can't be used; null otherwise. */
  async choose(file: File): Promise<string | null> {
    const { types, names } = this.#accepted;
    const checked = await checkFile(file, { maxBytes, types, supported: `Choose a ${names}.` });
    if ('problem' in checked) return checked.problem;
    this.discard();
    const name = displayFileName(file.name, checked.type);
    const id = crypto.randomUUID();
    const path = `${this.#userId}/${this.recordId}/incoming/${id}.${extensionOf(name)}`;
    const item = { id, name, path, type: checked.type, size: file.size, status: 'uploading', progress: 0 } as const;
    this.enqueue([{ item: { ...item, error: null }, file }]);
    return null;
  }

  /** Removes the file, from storage too. */
  discard() {
    const paths = this.getSnapshot().map(({ path }) => path);
    this.reset();
    if (paths.length > 0) void this.#backend.remove(paths);
  }

  /** Starts over after the form was submitted. */
  finish() {
    this.reset();
    this.recordId = crypto.randomUUID();
  }

  protected async upload({ id, path, type }: QueuedFile, file: File, signal: AbortSignal) {
    await this.#backend.upload({
      path,
      file: new Blob([file], { type }),
      signal,
      onProgress: (progress) => this.update(id, { progress }),
    });
    return { path };
  }

  protected onOrphaned({ path }: Partial<QueuedFile>) {
    if (path) void this.#backend.remove([path]);
  }
}
