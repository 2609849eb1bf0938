import type { Upload } from '@/shared/supabase/upload';
import {
  checkFile,
  displayFileName,
  documentFileTypes,
  extensionOf,
  pictureFileTypes,
} from '@/shared/uploads/file-types';
import { UploadQueue, type QueuedUpload } from '@/shared/uploads/upload-queue';

/** As many files as a card can have. */
export const maxFiles = 10;

const maxBytes = 10 * 1024 * 1024;
const { gif: _, ...pictureTypes } = pictureFileTypes;
const types = { ...pictureTypes, ...documentFileTypes };

/** For the `accept` of a file input. */
export const fileExtensions = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join();

/** A file of a card that is uploading, failed, or was just added. */
export interface QueuedFile extends QueuedUpload {
  /** In the bucket `pipeline`. */
  path: string;
  /** MIME type. */
  type: string;
}

/** The backend calls of the queue. */
export interface FileBackend {
  add: (
    file: { id: string; cardId: string; path: string; name: string },
    upload: Pick<Upload, 'file' | 'onProgress' | 'signal'>,
  ) => Promise<void>;
  describeError: (error: unknown) => string;
  /** Called after a file was added. */
  onAdded: () => Promise<unknown>;
}

/** Uploads the files of a card, two at a time. */
export class FileQueue extends UploadQueue<QueuedFile> {
  constructor(
    readonly owner: { userId: string; cardId: string },
    readonly backend: FileBackend,
  ) {
    super({ concurrency: 2, describeError: backend.describeError, initial: [] });
  }

  /** Checks and uploads chosen files; `present` is how many the card has. Resolves with a sentence for each problem. */
  async choose(files: readonly File[], present: number): Promise<string[]> {
    const checked = await Promise.all(
      files.map(async (file) => ({
        file,
        result: await checkFile(file, {
          maxBytes,
          types: Object.values(types),
          supported: 'Add a PDF, Word, Excel, JPG, PNG, or WebP file.',
        }),
      })),
    );
    const usable = checked.flatMap(({ file, result }) => ('type' in result ? [{ file, type: result.type }] : []));
    const accepted = usable.slice(0, Math.max(0, maxFiles - present));
    this.enqueue(accepted.map(({ file, type }) => ({ file, item: this.#itemOf(file, type) })));
    const problems = checked.flatMap(({ result }) => ('problem' in result ? result.problem : []));
    const skipped = usable.length - accepted.length;
    if (skipped > 0) {
      problems.push(`A deal can have ${maxFiles} files. ${skipped} ${skipped === 1 ? 'was' : 'were'} not added.`);
    }
    return problems;
  }

  /** Removes a file that failed or is still uploading. */
  remove(id: string) {
    this.drop(id);
  }

  /** Aborts unfinished uploads when the card is closed. */
  stop() {
    this.abortAll('The upload was stopped.');
  }

  protected async upload({ id, path, name, type }: QueuedFile, file: File, signal: AbortSignal) {
    await this.backend.add(
      { id, cardId: this.owner.cardId, path, name },
      // Browsers don't know the type of every file.
      { file: new Blob([file], { type }), signal, onProgress: (progress) => this.update(id, { progress }) },
    );
    await this.backend.onAdded();
    return { path };
  }

  protected onOrphaned() {
    // It's on the card, where it can be deleted.
  }

  #itemOf(file: File, type: string): QueuedFile {
    const id = crypto.randomUUID();
    const name = displayFileName(file.name, type);
    const path = `${this.owner.userId}/${this.owner.cardId}/${id}.${extensionOf(name)}`;
    return { id, name, path, type, status: 'uploading', progress: 0, error: null };
  }
}
