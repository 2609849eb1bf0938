import { describeError, type ErrorTexts } from '@/platform/errors/describe-error';
import type { UnfinishedUpload, UploadStore } from './unfinished-uploads';

/** How many files of a queue upload at the same time. */
const concurrency = 2;

/** One file of an `UploadQueue`, as its screen shows it. */
export interface QueuedUpload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
  /** For a thumbnail; null for one that was uploaded before the form was opened. */
  file: Blob | null;
  /** In the bucket, as soon as it's known. Only what is `done` is certainly there. */
  path: string | null;
  status: 'uploading' | 'done' | 'failed';
  /** Share sent, 0 to 1. */
  progress: number;
  /** Why it failed, for the reader. */
  error: string | null;
}

/** `Extra` is what the items of a queue have besides. */
export type Queued<Extra> = QueuedUpload & Extra;

type Change<Extra> = Partial<QueuedUpload> | Partial<Extra>;

/** How far one upload is: it aborts with `signal`, and says what is known about its item. */
export interface UploadRun<Extra = object> {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  update: (change: Change<Extra>) => void;
  /** Notes the file as it will be stored, and where: from now on, `upload` gets this one and its path. */
  prepared: (file: File, path: string) => void;
}

/** What is particular to the files of a form. */
export interface UploadWork<Extra> {
  /** Files that were uploaded before. */
  stored?: readonly (Pick<QueuedUpload, 'path' | 'name'> & Partial<QueuedUpload> & Extra)[];
  /** The MIME type of a chosen file, or a sentence why it can't be used. Never rejects. */
  check: (file: File) => Promise<{ type: string } | { problem: string }>;
  /** What is known about an item before its upload. */
  start: (item: Pick<QueuedUpload, 'id' | 'name' | 'type'>) => Partial<QueuedUpload> & Extra;
  /** Prepares, sends, and registers a file. It updates the item with its path before it sends anything. */
  upload: (item: Queued<Extra>, file: File, run: UploadRun<Extra>) => Promise<unknown>;
  /** Deletes what may be stored of removed items. Without it, they stay. Never rejects. */
  discard?: (items: readonly Queued<Extra>[]) => unknown;
  errors?: ErrorTexts;
  /** Keeps the files, so that `resume` continues their uploads after a reload. */
  keeper?: UploadStore;
  /** Uploaded files leave the queue, because the record that they were registered with shows them. */
  leave?: boolean;
}

interface Limits {
  /** How many more files can be added. Called once the chosen ones are read. */
  room?: () => number;
  /** Says how many there can be, if some don't fit. */
  limit?: string;
}

/**
 * The files of a form. They upload as soon as they're chosen, two at a time, each on its own: one can fail, be retried
 * or be removed without touching the others. An external store for `useSyncExternalStore`.
 */
export class UploadQueue<Extra extends object = object> {
  #items: readonly Queued<Extra>[];
  readonly #work: UploadWork<Extra>;
  readonly #files = new Map<string, File>();
  /** IDs of files that the keeper has. */
  readonly #persisted = new Set<string>();
  readonly #runs = new Set<{ id: string; abort: AbortController }>();
  readonly #listeners = new Set<() => void>();
  #waiting: string[] = [];

  constructor(work: UploadWork<Extra>) {
    this.#work = work;
    this.#items = (work.stored ?? []).map((stored) => ({
      id: stored.path ?? stored.name,
      size: 0,
      type: '',
      file: null,
      status: 'done',
      progress: 1,
      error: null,
      ...stored,
    }));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): readonly Queued<Extra>[] => this.#items;

  /**
   * Checks chosen files and uploads those that can be used and fit. Resolves with those added, and a sentence for each
   * problem.
   */
  async choose(files: readonly File[], { room = () => Infinity, limit = '' }: Limits = {}) {
    const checked = await Promise.all(files.map(async (file) => ({ file, result: await this.#work.check(file) })));
    const problems = checked.flatMap(({ result }) => ('problem' in result ? result.problem : []));
    const usable = checked.flatMap(({ file, result }) => ('type' in result ? [{ file, type: result.type }] : []));
    const fitting = usable.slice(0, Math.max(0, room()));
    const skipped = usable.length - fitting.length;
    if (skipped > 0) problems.push(`${limit} ${skipped} ${skipped === 1 ? 'was' : 'were'} not added.`);
    const added = fitting.map(({ file, type }) => this.#itemOf(file, type));
    this.#set([...this.#items, ...added]);
    for (const item of added) void this.#persist(item);
    this.#enqueue(added);
    return { added, problems };
  }

  /** Continues the uploads that a reload or closing the tab ended. */
  async resume() {
    const { keeper } = this.#work;
    const unfinished = (await keeper?.load()) ?? [];
    const isHere = ({ id, path }: UnfinishedUpload) =>
      this.#items.some((item) => item.id === id || (path !== null && item.path === path));
    // Closing the tab came between the end of an upload and forgetting it.
    keeper?.forget(unfinished.filter((one) => isHere(one) && !this.#files.has(one.id)).map(({ id }) => id));
    const continued = unfinished
      .filter((one) => !isHere(one))
      .map(({ file, ...one }) => ({ ...this.#itemOf(file, one.type, one.id), ...one }));
    if (continued.length === 0) return;
    for (const { id } of continued) this.#persisted.add(id);
    this.#set([...this.#items, ...continued]);
    this.#enqueue(continued);
  }

  /** Whether uploads would continue after a reload. */
  survivesReload(): boolean {
    return this.#items.every(({ id, status }) => status === 'done' || this.#persisted.has(id));
  }

  retry(id: string) {
    const item = this.#find(id);
    if (item?.status !== 'failed' || !this.#files.has(id)) return;
    this.#update(id, { status: 'uploading', progress: 0, error: null });
    this.#enqueue([item]);
  }

  move(from: number, to: number) {
    const moved = this.#items[from];
    if (moved && this.#items[to]) this.#set(this.#items.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  /** Removes files, from storage too. An upload that has to be stopped first is cleaned up once it has. */
  remove(...ids: readonly string[]) {
    const removed = this.#items.filter(({ id }) => ids.includes(id));
    this.takeOut((item) => removed.includes(item));
    const ended = removed.filter(({ status }) => status !== 'uploading');
    if (ended.length > 0) this.#work.discard?.(ended);
  }

  /** Removes all files, from storage too. */
  clear() {
    this.remove(...this.#items.map(({ id }) => id));
  }

  /** Takes files out and stops their uploads. What is stored stays. */
  takeOut(which: (item: Queued<Extra>) => boolean = () => true) {
    const gone = new Set(this.#items.filter(which).map(({ id }) => id));
    if (gone.size === 0) return;
    for (const { id, abort } of this.#runs) if (gone.has(id)) abort.abort();
    for (const id of gone) this.#files.delete(id);
    this.#forget([...gone]);
    this.#waiting = this.#waiting.filter((id) => !gone.has(id));
    this.#set(this.#items.filter(({ id }) => !gone.has(id)));
  }

  /** Stops unfinished uploads when the screen is left. They fail, and can be retried. */
  stop() {
    if (!this.#isUploading()) return;
    this.#waiting = [];
    for (const { abort } of this.#runs) abort.abort();
    for (const { id, status } of this.#items)
      if (status === 'uploading') this.#update(id, { status: 'failed', error: 'The upload was stopped.' });
  }

  /** Resolves once nothing is uploading. */
  async settled(): Promise<readonly Queued<Extra>[]> {
    if (this.#isUploading()) {
      await new Promise<void>((resolve) => {
        const unsubscribe = this.subscribe(() => {
          if (this.#isUploading()) return;
          unsubscribe();
          resolve();
        });
      });
    }
    return this.#items;
  }

  #itemOf(file: File, type: string, id: string = crypto.randomUUID()): Queued<Extra> {
    const { name, size } = file;
    this.#files.set(id, file);
    const item: QueuedUpload = {
      id,
      name,
      size,
      type,
      file,
      path: null,
      status: 'uploading',
      progress: 0,
      error: null,
    };
    return { ...item, ...this.#work.start({ id, name, type }) };
  }

  async #persist({ id, name, type, path }: QueuedUpload) {
    const file = this.#files.get(id);
    if (!file) return;
    const isPersisted = await this.#work.keeper?.save({ id, name, type, path, file });
    if (!isPersisted || !this.#files.has(id)) return;
    this.#persisted.add(id);
    this.#set([...this.#items]);
  }

  #forget(ids: readonly string[]) {
    if (ids.length > 0) this.#work.keeper?.forget(ids);
  }

  #find(id: string) {
    return this.#items.find((item) => item.id === id);
  }

  #update(id: string, change: Change<Extra>) {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #set(items: readonly Queued<Extra>[]) {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #isUploading(): boolean {
    return this.#items.some(({ status }) => status === 'uploading');
  }

  #enqueue(items: readonly QueuedUpload[]) {
    this.#waiting.push(...items.map(({ id }) => id));
    this.#next();
  }

  #next() {
    while (this.#runs.size < concurrency) {
      const item = this.#find(this.#waiting.shift() ?? '');
      const file = item && this.#files.get(item.id);
      if (!file) return;
      void this.#run(item, file);
    }
  }

  async #run(item: Queued<Extra>, file: File) {
    const { id } = item;
    const run = { id, abort: new AbortController() };
    const { signal } = run.abort;
    this.#runs.add(run);
    let latest = item;
    const update = (change: Change<Extra>) => {
      latest = { ...latest, ...change };
      this.#update(id, change);
    };
    try {
      const prepared = (final: File, path: string) => {
        this.#files.set(id, final);
        update({ path });
        void this.#persist(latest);
      };
      await this.#work.upload(item, file, { signal, update, onProgress: (progress) => update({ progress }), prepared });
      signal.throwIfAborted();
      this.#forget([id]);
      if (this.#work.leave) this.takeOut((one) => one.id === id);
      else update({ status: 'done', progress: 1 });
    } catch (error) {
      if (!signal.aborted) update({ status: 'failed', error: describeError(error, this.#work.errors) });
      // It was removed, but may have arrived all the same.
      else if (!this.#find(id)) this.#work.discard?.([latest]);
    } finally {
      this.#runs.delete(run);
      this.#next();
    }
  }
}
