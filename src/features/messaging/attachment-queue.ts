import type { DraftStore } from '@/shared/forms/draft-store';
import { displayFileName } from '@/shared/uploads/file-types';
import { UploadQueue, type QueuedUpload } from '@/shared/uploads/upload-queue';
import { attachmentPath, isPicture } from './attachments';
import type { StoredFile } from './message';
import type { PreparedPicture } from './prepare-picture';
import { isStoredFile, storedList } from './stored-session';

/** A file that goes with the next message. */
export interface QueuedAttachment extends QueuedUpload {
  /** Bytes. */
  size: number;
  /** MIME type of the chosen file. */
  type: string;
  /** What is sent, for a thumbnail; null after a reload. */
  file: Blob | null;
  /** Set once uploaded. */
  stored: StoredFile | null;
}

interface AttachmentBackend {
  prepare: (file: File, type: string) => Promise<PreparedPicture>;
  upload: (upload: {
    path: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  remove: (paths: readonly string[]) => Promise<void>;
  describeError: (error: unknown) => string;
}

/**
 * The attachments of a draft message to one member. They upload as soon as they're chosen, stay while the sender visits
 * other screens, and survive a reload once uploaded (in session storage).
 */
export class AttachmentQueue extends UploadQueue<QueuedAttachment> {
  readonly #senderId: string;
  readonly #recipientId: string;
  readonly #store: DraftStore<readonly StoredFile[]>;
  readonly #backend: AttachmentBackend;

  constructor(senderId: string, recipientId: string, backend: AttachmentBackend) {
    const store = storedList(`message_files_${senderId}_${recipientId}`, isStoredFile);
    super({
      concurrency: Infinity,
      describeError: backend.describeError,
      initial: store.read().map((stored) => ({
        id: stored.path,
        name: stored.name,
        size: stored.size,
        type: stored.mime_type,
        status: 'done',
        progress: 1,
        error: null,
        file: null,
        stored,
      })),
    });
    this.#senderId = senderId;
    this.#recipientId = recipientId;
    this.#store = store;
    this.#backend = backend;
  }

  /** Uploads a file that passed the attachment checks. */
  add(chosen: File, type: string): void {
    const { name, size } = chosen;
    const id = crypto.randomUUID();
    this.enqueue([
      {
        file: chosen,
        item: { id, name, size, type, status: 'uploading', progress: 0, error: null, file: null, stored: null },
      },
    ]);
  }

  /** Removes a file, uploaded or not. */
  remove(id: string): void {
    const stored = this.find(id)?.stored;
    this.drop(id);
    if (stored) void this.#backend.remove([stored.path]);
  }

  /** Empties the queue and returns the uploaded files, to be sent with a message. */
  takeAll(): StoredFile[] {
    const stored = this.getSnapshot().flatMap((file) => file.stored ?? []);
    this.reset();
    return stored;
  }

  protected async upload({ id, type }: QueuedAttachment, chosen: File, signal: AbortSignal) {
    const picture = isPicture(type) ? await this.#backend.prepare(chosen, type) : null;
    const file = picture?.file ?? new Blob([chosen], { type });
    signal.throwIfAborted();
    const name = displayFileName(chosen.name, file.type);
    const path = attachmentPath(this.#senderId, this.#recipientId, name);
    this.update(id, { file, name, size: file.size });
    try {
      await this.#backend.upload({ path, file, signal, onProgress: (progress) => this.update(id, { progress }) });
    } catch (error) {
      // An aborted upload may have arrived all the same.
      if (signal.aborted) await this.#backend.remove([path]);
      throw error;
    }
    const size = { width: picture?.width ?? null, height: picture?.height ?? null };
    return { stored: { path, name, size: file.size, mime_type: file.type, ...size } };
  }

  protected onOrphaned({ stored }: Partial<QueuedAttachment>) {
    if (stored) void this.#backend.remove([stored.path]);
  }

  protected override setItems(files: readonly QueuedAttachment[]) {
    this.#store.keep(files.flatMap(({ stored }) => stored ?? []));
    super.setItems(files);
  }
}
