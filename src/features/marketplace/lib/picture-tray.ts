import { moved, picturePath } from '../picture-rules';
import type { StoredPicture } from './draft-store';

/** A picture in the form, uploaded or on its way. */
export interface TrayPicture {
  id: string;
  name: string;
  /** Address of what is shown meanwhile. */
  preview: string;
  status: 'working' | 'done' | 'failed';
  /** Share sent, 0 to 1. */
  progress: number;
  /** Where it lies once done. */
  path: string | null;
  /** Why it failed. */
  problem: string | null;
}

/** What the tray needs of the world. */
export interface TrayWork {
  prepare: (file: File) => Promise<Blob>;
  upload: (upload: {
    path: string;
    picture: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Resolves with those that have to stay, because the listing as it is stored shows them. */
  remove: (picturePaths: readonly string[]) => Promise<readonly string[]>;
  /** Address to show a stored picture from. */
  address: (path: string) => string;
}

const atOnce = 2;

/**
 * The pictures of a listing that is being written: each is prepared and uploaded as it comes, two at a
 * time, and can fail and be tried again without touching the others. What the stored listing shows is
 * removed only once it has been stored without it.
 */
export class PictureTray {
  #pictures: readonly TrayPicture[] = [];
  #files = new Map<string, File>();
  #uploads = new Map<string, AbortController>();
  #waiting: string[] = [];
  #running = 0;
  #listeners = new Set<() => void>();
  /** What the stored listing shows. */
  #posted: ReadonlySet<string>;
  /** Taken out, and still to be removed. */
  #leftOver = new Set<string>();

  constructor(
    readonly owner: { userId: string; listingId: string },
    readonly work: TrayWork,
    stored: readonly StoredPicture[] = [],
    posted: readonly string[] = [],
  ) {
    this.#posted = new Set(posted);
    const kept = new Set(stored.map(({ path }) => path));
    this.#leftOver = new Set(posted.filter((path) => !kept.has(path)));
    this.#pictures = stored.map(({ path, name }) => ({
      id: path,
      name,
      path,
      preview: work.address(path),
      status: 'done',
      progress: 1,
      problem: null,
    }));
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): readonly TrayPicture[] => this.#pictures;

  add(files: readonly File[]) {
    const added = files.map((file): TrayPicture => {
      const id = crypto.randomUUID();
      this.#files.set(id, file);
      return {
        id,
        name: file.name,
        preview: URL.createObjectURL(file),
        status: 'working',
        progress: 0,
        path: null,
        problem: null,
      };
    });
    this.#set([...this.#pictures, ...added]);
    for (const { id } of added) this.#enqueue(id);
  }

  retry(id: string) {
    if (this.#pictures.find((picture) => picture.id === id)?.status !== 'failed') return;
    this.#change(id, { status: 'working', progress: 0, problem: null });
    this.#enqueue(id);
  }

  move(from: number, to: number) {
    this.#set(moved(this.#pictures, from, to));
  }

  /** Takes a picture out; what is stored of it is removed, at once where no stored listing shows it. */
  take(id: string) {
    const picture = this.#pictures.find((one) => one.id === id);
    if (!picture) return;
    this.#uploads.get(id)?.abort();
    this.#files.delete(id);
    this.#waiting = this.#waiting.filter((one) => one !== id);
    release(picture);
    this.#set(this.#pictures.filter((one) => one.id !== id));
    if (!picture.path) return;
    if (this.#posted.has(picture.path)) this.#leftOver.add(picture.path);
    else void this.#removeStored([picture.path]);
  }

  /** Takes out what is no longer in storage. */
  lose(picturePaths: readonly string[]) {
    const left = this.#pictures.filter(({ path }) => path === null || !picturePaths.includes(path));
    if (left.length < this.#pictures.length) this.#set(left);
  }

  /** Takes all pictures out, for a listing or changes that are given up; what the stored listing shows stays. */
  clear() {
    const stored = this.#pictures.flatMap(({ path }) => path ?? []).filter((path) => !this.#posted.has(path));
    this.close();
    void this.#removeStored(stored);
  }

  /** Stops what is under way, for a screen that is left. It counts as failed and can be tried again. */
  stop() {
    if (this.#pictures.every(({ status }) => status !== 'working')) return;
    this.#waiting = [];
    for (const upload of this.#uploads.values()) upload.abort();
    this.#set(
      this.#pictures.map((picture) =>
        picture.status === 'working' ? { ...picture, status: 'failed', problem: 'The upload was stopped.' } : picture,
      ),
    );
  }

  /** Lets go of everything in memory and keeps what is stored. */
  close() {
    for (const upload of this.#uploads.values()) upload.abort();
    for (const picture of this.#pictures) release(picture);
    this.#files.clear();
    this.#waiting = [];
    this.#set([]);
  }

  /** The listing is stored with these pictures and no others: those taken out are removed now. */
  store(images: readonly string[]) {
    const shown = new Set(images);
    const gone = [...this.#leftOver, ...this.#posted].filter((path) => !shown.has(path));
    this.#posted = shown;
    this.close();
    void this.#removeStored([...new Set(gone)]);
  }

  /** Resolves when nothing is being prepared or uploaded any more. */
  async settled(): Promise<readonly TrayPicture[]> {
    if (this.#pictures.some(({ status }) => status === 'working')) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          if (this.#pictures.some(({ status }) => status === 'working')) return;
          stop();
          resolve();
        });
      });
    }
    return this.#pictures;
  }

  #enqueue(id: string) {
    this.#waiting.push(id);
    this.#next();
  }

  #next() {
    while (this.#running < atOnce) {
      const id = this.#waiting.shift();
      if (id === undefined) return;
      this.#running += 1;
      void this.#send(id).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #send(id: string) {
    const file = this.#files.get(id);
    if (!file) return;
    const upload = new AbortController();
    this.#uploads.set(id, upload);
    try {
      const picture = await this.work.prepare(file);
      upload.signal.throwIfAborted();
      const path = picturePath(this.owner.userId, this.owner.listingId, id, picture.type);
      await this.work.upload({
        path,
        picture,
        onProgress: (progress) => this.#change(id, { progress }),
        signal: upload.signal,
      });
      // Taken out just as it arrived: nobody else knows that it is there.
      if (upload.signal.aborted) void this.#removeStored([path]);
      else this.#change(id, { status: 'done', progress: 1, path });
    } catch (error) {
      if (upload.signal.aborted) return;
      this.#change(id, {
        status: 'failed',
        problem: error instanceof Error ? error.message : 'Failed to upload image.',
      });
    } finally {
      this.#uploads.delete(id);
    }
  }

  /** Without waiting: a picture that stays behind goes once the listing is stored without it, or when its folder is swept. */
  async #removeStored(picturePaths: readonly string[]) {
    if (picturePaths.length === 0) return;
    const staying = await this.work.remove(picturePaths).catch(() => picturePaths);
    for (const path of staying) this.#leftOver.add(path);
  }

  #change(id: string, change: Partial<TrayPicture>) {
    this.#set(this.#pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)));
  }

  #set(pictures: readonly TrayPicture[]) {
    this.#pictures = pictures;
    for (const listener of this.#listeners) listener();
  }
}

function release({ preview }: TrayPicture) {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
}
