import { displayFileName } from '@/domain/files/file-types';
import { UploadQueue, type Queued, type UploadWork } from '@/platform/uploads/upload-queue';
import { attachmentPath, checkAttachment, isPicture } from './attachments';
import type { StoredFile } from './message';
import type { PreparedPicture } from './prepare-picture';
import { isStoredFile, storedList } from './stored-session';

/** In pixels; null for other files than pictures. */
type PictureSize = Pick<StoredFile, 'width' | 'height'>;

/** A file that goes with the next message. */
export type QueuedAttachment = Queued<PictureSize>;
export type AttachmentQueue = UploadQueue<PictureSize>;

interface AttachmentBackend extends Pick<UploadWork<PictureSize>, 'errors'> {
  prepare: (file: File, type: string) => Promise<PreparedPicture>;
  upload: (upload: {
    path: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  remove: (paths: readonly string[]) => Promise<void>;
}

/** What a message is sent with. */
export function storedFiles(files: readonly QueuedAttachment[]): StoredFile[] {
  return files.flatMap(({ status, path, name, size, type, width, height }) =>
    status === 'done' && path !== null ? [{ path, name, size, mime_type: type, width, height }] : [],
  );
}

/**
 * The attachments of a draft message to one member. They upload as soon as they're chosen, and survive a reload once
 * uploaded.
 */
export function attachmentQueue(senderId: string, recipientId: string, backend: AttachmentBackend): AttachmentQueue {
  const { prepare, upload, remove, errors } = backend;
  const store = storedList(`message_files_${senderId}_${recipientId}`, isStoredFile);
  const queue = new UploadQueue<PictureSize>({
    stored: store.read().map(({ mime_type: type, ...stored }) => ({ ...stored, type })),
    check: checkAttachment,
    // Not every browser shows every picture before it's converted.
    start: () => ({ file: null, width: null, height: null }),
    upload: async ({ type: chosenType, name: chosenName }, chosen, { signal, onProgress, update }) => {
      const picture = isPicture(chosenType) ? await prepare(chosen, chosenType) : null;
      signal.throwIfAborted();
      const file = picture?.file ?? new Blob([chosen], { type: chosenType });
      const { type, size } = file;
      const name = displayFileName(chosenName, type);
      const path = attachmentPath(senderId, recipientId, name);
      update({ file, name, path, type, size, width: picture?.width ?? null, height: picture?.height ?? null });
      await upload({ path, file, signal, onProgress });
    },
    discard: (files) => remove(files.flatMap(({ path }) => path ?? [])),
    errors,
  });
  queue.subscribe(() => store.keep(storedFiles(queue.getSnapshot())));
  return queue;
}
