import { UploadQueue, type QueuedUpload } from '@/shared/uploads/upload-queue';
import type { StoredPicture } from './draft-store';
import { moveItem, picturePath } from './listing-pictures';

/** A picture in the form, uploaded or uploading. */
export interface QueuedPicture extends QueuedUpload {
  /** URL of the thumbnail: of the local file until it's stored. */
  preview: string;
  /** Path in the bucket `images` once uploaded. */
  path: string | null;
}

/** The backend calls of the queue. */
export interface PictureBackend {
  prepare: (file: File) => Promise<Blob>;
  upload: (upload: {
    path: string;
    picture: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Resolves with the paths that have to stay because the stored listing shows them. */
  remove: (picturePaths: readonly string[]) => Promise<readonly string[]>;
  /** URL of a stored picture. */
  url: (path: string) => string;
}

/**
 * The pictures of a listing form. Each is shrunk and uploaded when added, two at a time. Pictures of the stored listing
 * are removed from storage only once the listing is stored without them.
 */
export class PictureQueue extends UploadQueue<QueuedPicture> {
  /** Paths that the stored listing shows. */
  #posted: ReadonlySet<string>;
  /** Paths that were taken out of the form but are still in storage. */
  readonly #leftOver: Set<string>;

  constructor(
    readonly owner: { userId: string; listingId: string },
    readonly backend: PictureBackend,
    stored: readonly StoredPicture[] = [],
    posted: readonly string[] = [],
  ) {
    super({
      concurrency: 2,
      describeError: (error) => (error instanceof Error ? error.message : 'Failed to upload image.'),
      initial: stored.map(({ path, name }) => ({
        id: path,
        name,
        path,
        preview: backend.url(path),
        status: 'done',
        progress: 1,
        error: null,
      })),
    });
    this.#posted = new Set(posted);
    const kept = new Set(stored.map(({ path }) => path));
    this.#leftOver = new Set(posted.filter((path) => !kept.has(path)));
  }

  add(files: readonly File[]) {
    this.enqueue(
      files.map((file) => ({
        file,
        item: {
          id: crypto.randomUUID(),
          name: file.name,
          preview: URL.createObjectURL(file),
          status: 'uploading',
          progress: 0,
          path: null,
          error: null,
        },
      })),
    );
  }

  move(from: number, to: number) {
    this.setItems(moveItem(this.getSnapshot(), from, to));
  }

  /** Takes a picture out. Its file is removed from storage now, unless the stored listing shows it. */
  remove(id: string) {
    const picture = this.find(id);
    if (!picture) return;
    revokePreview(picture);
    this.drop(id);
    if (!picture.path) return;
    if (this.#posted.has(picture.path)) this.#leftOver.add(picture.path);
    else void this.#removeStored([picture.path]);
  }

  /** Takes out pictures whose files are gone from storage. */
  removeMissing(picturePaths: readonly string[]) {
    const left = this.getSnapshot().filter(({ path }) => path === null || !picturePaths.includes(path));
    if (left.length < this.getSnapshot().length) this.setItems(left);
  }

  /** Discards the form: removes everything from storage that the stored listing doesn't show. */
  clear() {
    const uploaded = this.getSnapshot().flatMap(({ path }) => path ?? []);
    this.close();
    void this.#removeStored(uploaded.filter((path) => !this.#posted.has(path)));
  }

  /** Aborts unfinished uploads when the screen is left; they can be retried. */
  stop() {
    this.abortAll('The upload was stopped.');
  }

  /** Frees memory and keeps what is stored. */
  close() {
    for (const picture of this.getSnapshot()) revokePreview(picture);
    this.reset();
  }

  /** Call once the listing is stored with exactly these pictures: the files of all others are removed. */
  commit(images: readonly string[]) {
    const shown = new Set(images);
    const gone = [...this.#leftOver, ...this.#posted].filter((path) => !shown.has(path));
    this.#posted = shown;
    this.close();
    void this.#removeStored([...new Set(gone)]);
  }

  protected async upload({ id }: QueuedPicture, file: File, signal: AbortSignal) {
    const picture = await this.backend.prepare(file);
    signal.throwIfAborted();
    const path = picturePath(this.owner.userId, this.owner.listingId, id, picture.type);
    await this.backend.upload({ path, picture, signal, onProgress: (progress) => this.update(id, { progress }) });
    return { path };
  }

  protected onOrphaned({ path }: Partial<QueuedPicture>) {
    if (path) void this.#removeStored([path]);
  }

  /** Doesn't wait: what can't be removed now goes with the next commit or the cleanup of the folder. */
  async #removeStored(picturePaths: readonly string[]) {
    if (picturePaths.length === 0) return;
    const staying = await this.backend.remove(picturePaths).catch(() => picturePaths);
    for (const path of staying) this.#leftOver.add(path);
  }
}

function revokePreview({ preview }: QueuedPicture) {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
}
