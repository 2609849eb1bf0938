/** One file of an `UploadQueue`, as its screen shows it. */
export interface QueuedUpload {
  id: string;
  name: string;
  status: 'uploading' | 'done' | 'failed';
  /** Share sent, 0 to 1. */
  progress: number;
  /** Why it failed, for the reader. */
  error: string | null;
}

interface UploadQueueOptions<Item> {
  initial: readonly Item[];
  /** How many files upload at the same time. */
  concurrency: number;
  describeError: (error: unknown) => string;
}

/**
 * Files that upload as soon as they're added, each on its own: one can fail, be retried or be removed without touching
 * the others. An external store for `useSyncExternalStore`; subclasses say how one file is uploaded and what is kept.
 */
export abstract class UploadQueue<Item extends QueuedUpload> {
  #items: readonly Item[];
  readonly #options: UploadQueueOptions<Item>;
  readonly #files = new Map<string, File>();
  readonly #uploads = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  #waiting: string[] = [];
  #running = 0;

  constructor(options: UploadQueueOptions<Item>) {
    this.#options = options;
    this.#items = options.initial;
  }

  /** Uploads a file and resolves with the fields of the finished item. Should reject once the signal is aborted. */
  protected abstract upload(item: Item, file: File, signal: AbortSignal): Promise<Partial<Item>>;

  /** Called when an upload succeeds although its item was removed in the meantime. */
  protected abstract onOrphaned(result: Partial<Item>): void;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): readonly Item[] => this.#items;

  retry(id: string) {
    if (this.find(id)?.status !== 'failed' || !this.#files.has(id)) return;
    this.update(id, { status: 'uploading', progress: 0, error: null } as Partial<Item>);
    this.#enqueue(id);
  }

  /** Resolves once nothing is uploading. */
  async settled(): Promise<readonly Item[]> {
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

  protected find(id: string): Item | undefined {
    return this.#items.find((item) => item.id === id);
  }

  protected enqueue(added: readonly { item: Item; file: File }[]) {
    for (const { item, file } of added) this.#files.set(item.id, file);
    this.setItems([...this.#items, ...added.map(({ item }) => item)]);
    for (const { item } of added) this.#enqueue(item.id);
  }

  /** Removes an item and aborts its upload; what is already stored is up to the caller. */
  protected drop(id: string) {
    this.#uploads.get(id)?.abort();
    this.#files.delete(id);
    this.#waiting = this.#waiting.filter((waiting) => waiting !== id);
    this.setItems(this.#items.filter((item) => item.id !== id));
  }

  /** Aborts all uploads. Unfinished items fail with `error` and can be retried. */
  protected abortAll(error: string) {
    if (!this.#isUploading()) return;
    this.#waiting = [];
    for (const upload of this.#uploads.values()) upload.abort();
    this.setItems(
      this.#items.map((item) => (item.status === 'uploading' ? { ...item, status: 'failed', error } : item)),
    );
  }

  /** Aborts all uploads and empties the queue; stored files stay. */
  protected reset() {
    for (const upload of this.#uploads.values()) upload.abort();
    this.#files.clear();
    this.#waiting = [];
    this.setItems([]);
  }

  protected update(id: string, change: Partial<Item>) {
    this.setItems(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  protected setItems(items: readonly Item[]) {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #isUploading(): boolean {
    return this.#items.some(({ status }) => status === 'uploading');
  }

  #enqueue(id: string) {
    this.#waiting.push(id);
    this.#next();
  }

  #next() {
    while (this.#running < this.#options.concurrency) {
      const id = this.#waiting.shift();
      if (id === undefined) return;
      this.#running += 1;
      void this.#run(id).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #run(id: string) {
    const [item, file] = [this.find(id), this.#files.get(id)];
    if (!item || !file) return;
    const abort = new AbortController();
    this.#uploads.set(id, abort);
    try {
      const result = await this.upload(item, file, abort.signal);
      if (abort.signal.aborted) this.onOrphaned(result);
      else this.update(id, { ...result, status: 'done', progress: 1 });
    } catch (error) {
      if (abort.signal.aborted) return;
      this.update(id, { status: 'failed', error: this.#options.describeError(error) } as Partial<Item>);
    } finally {
      if (this.#uploads.get(id) === abort) this.#uploads.delete(id);
    }
  }
}
