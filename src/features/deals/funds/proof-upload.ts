import { checkFile, displayFileName, extensionOf } from '@/shared/uploads/file-types';
import { UploadQueue, type QueuedUpload } from '@/shared/uploads/upload-queue';

/** MIME types and extensions the server accepts, in the shape react-dropzone expects. */
export const acceptedTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

const maxBytes = 10 * 1024 * 1024;

/** The document of a new proof while it uploads. */
export interface QueuedProof extends QueuedUpload {
  /** In the bucket `proofs-of-funds`, where the server checks it. */
  path: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
}

/** The backend calls of the queue. */
interface ProofBackend {
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

/** Uploads the one document of a new proof as soon as it's chosen. Choosing another replaces it. */
export class ProofUpload extends UploadQueue<QueuedProof> {
  readonly #userId: string;
  readonly #backend: ProofBackend;
  /** The proof's ID: kept for retries, so that submitting twice makes one. */
  proofId: string = crypto.randomUUID();

  constructor(userId: string, backend: ProofBackend) {
    super({ concurrency: 1, describeError: backend.describeError, initial: [] });
    this.#userId = userId;
    this.#backend = backend;
  }

  /** Checks a chosen file and uploads it. Resolves with the reason if it can't be used; null otherwise. */
  async choose(file: File): Promise<string | null> {
    const types = Object.keys(acceptedTypes);
    const checked = await checkFile(file, { maxBytes, types, supported: 'Choose a PDF, JPG, or PNG.' });
    if ('problem' in checked) return checked.problem;
    this.discard();
    const name = displayFileName(file.name, checked.type);
    const id = crypto.randomUUID();
    const path = `${this.#userId}/${this.proofId}/incoming/${id}.${extensionOf(name)}`;
    const item = { id, name, path, type: checked.type, size: file.size, status: 'uploading', progress: 0 } as const;
    this.enqueue([{ item: { ...item, error: null }, file }]);
    return null;
  }

  /** Removes the document, from storage too. */
  discard() {
    const paths = this.getSnapshot().map(({ path }) => path);
    this.reset();
    if (paths.length > 0) void this.#backend.remove(paths);
  }

  /** Starts over after the document was submitted. */
  finish() {
    this.reset();
    this.proofId = crypto.randomUUID();
  }

  protected async upload({ id, path, type }: QueuedProof, file: File, signal: AbortSignal) {
    await this.#backend.upload({
      path,
      file: new Blob([file], { type }),
      signal,
      onProgress: (progress) => this.update(id, { progress }),
    });
    return { path };
  }

  protected onOrphaned({ path }: Partial<QueuedProof>) {
    if (path) void this.#backend.remove([path]);
  }
}
