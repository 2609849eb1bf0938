import { UploadQueue, type QueuedUpload } from '@/shared/uploads/upload-queue';
import { cleanFileName } from '@/shared/uploads/file-types';
import { mimeTypeOf } from './contract-file';

/** A file being uploaded. It leaves this list once it's registered. */
export interface UploadingFile extends QueuedUpload {
  /** Bytes. */
  size: number;
  /** It's uploaded, and the server is checking it. */
  checking: boolean;
  /** Retrying the same file is pointless. */
  final: boolean;
}

interface UploadHandlers {
  upload: (upload: {
    fileId: string;
    name: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Resolves once the server has added it to the submission. */
  register: (fileId: string, name: string) => Promise<void>;
  /** Deletes a canceled file, registered or not. Never rejects. */
  discard: (fileId: string, name: string) => Promise<void>;
  /** Called after a change; resolves once the submission has been refetched. */
  changed: () => Promise<void>;
  explain: (error: unknown) => { text: string; final: boolean };
}

/** Uploads and checks the contracts of one submission. Each can be canceled or retried on its own. */
export class ContractUploads extends UploadQueue<UploadingFile> {
  readonly #work: UploadHandlers;

  constructor(work: UploadHandlers) {
    super({ concurrency: Infinity, initial: [], describeError: (error) => work.explain(error).text });
    this.#work = work;
  }

  add(chosen: readonly File[]): void {
    this.enqueue(
      chosen.map((file) => ({
        file,
        item: {
          id: crypto.randomUUID(),
          name: cleanFileName(file.name, 'Contract'),
          size: file.size,
          status: 'uploading',
          checking: false,
          progress: 0,
          error: null,
          final: false,
        },
      })),
    );
  }

  /** Cancels or removes a file at any stage. */
  remove(id: string): void {
    const file = this.find(id);
    this.drop(id);
    // A running upload cleans up after itself.
    if (file?.status === 'failed') void this.#work.discard(id, file.name);
  }

  protected async upload({ id, name }: UploadingFile, file: File, signal: AbortSignal) {
    const { upload, register, discard, changed, explain } = this.#work;
    try {
      // By extension, because browsers don't always know Word types.
      const typed = new Blob([file], { type: mimeTypeOf(name) ?? file.type });
      const onProgress = (progress: number) => this.update(id, { progress });
      await upload({ fileId: id, name, file: typed, signal, onProgress });
      signal.throwIfAborted();
      this.update(id, { checking: true, progress: 1 });
      await register(id, name);
      signal.throwIfAborted();
      await changed();
      this.drop(id);
    } catch (error) {
      if (signal.aborted) {
        // It may have been uploaded or registered anyway.
        await discard(id, name);
        await changed();
      } else this.update(id, { checking: false, final: explain(error).final });
      throw error;
    }
    return {};
  }

  protected onOrphaned() {
    // It's in the submission, where it can be removed.
  }
}
