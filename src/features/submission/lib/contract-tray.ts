import { givenName, mimeTypeOf } from '../rules';

/** A file on its way: what is registered is part of the submission, and stands here no more. */
export interface TrayFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** checking: it has arrived, and the server looks at what it is. */
  status: 'uploading' | 'checking' | 'failed';
  /** Share sent so far, 0 to 1. */
  progress: number;
  problem: string | null;
  /** Trying again with the same file cannot help. */
  final: boolean;
}

interface TrayWork {
  upload: (upload: {
    fileId: string;
    name: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Resolves once the server has made it part of the submission. */
  register: (fileId: string, name: string) => Promise<void>;
  /** Removes whatever there is of a file that was cancelled, registered or not. Never rejects. */
  discard: (fileId: string, name: string) => Promise<void>;
  /** Something was registered or discarded; resolves when what the submission has is read again. */
  changed: () => Promise<void>;
  explain: (error: unknown) => { text: string; final: boolean };
}

interface Running {
  chosen: Blob;
  stop: AbortController;
}

/** The contracts of one submission while they are uploaded and checked, each by itself: cancelled, or tried again. */
export class ContractTray {
  #work: TrayWork;
  #files: readonly TrayFile[] = [];
  #running = new Map<string, Running>();
  #listeners = new Set<() => void>();

  constructor(work: TrayWork) {
    this.#work = work;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): readonly TrayFile[] => this.#files;

  add(chosen: readonly File[]): void {
    for (const file of chosen) {
      const id = crypto.randomUUID();
      const name = givenName(file.name);
      this.#set([
        ...this.#files,
        { id, name, size: file.size, status: 'uploading', progress: 0, problem: null, final: false },
      ]);
      // By the ending, for browsers may not know the type of a Word document.
      void this.#take(id, name, new Blob([file], { type: mimeTypeOf(name) ?? file.type }));
    }
  }

  retry(id: string): void {
    const running = this.#running.get(id);
    const file = this.#files.find((one) => one.id === id);
    if (!running || file?.status !== 'failed') return;
    this.#change(id, { status: 'uploading', progress: 0, problem: null });
    void this.#take(id, file.name, running.chosen);
  }

  /** Takes a file out, however far it has come. */
  remove(id: string): void {
    const file = this.#files.find((one) => one.id === id);
    const running = this.#running.get(id);
    this.#running.delete(id);
    this.#set(this.#files.filter((one) => one.id !== id));
    running?.stop.abort();
    // What is under way cleans up behind itself.
    if (file?.status === 'failed') void this.#work.discard(id, file.name);
  }

  async #take(id: string, name: string, chosen: Blob) {
    const stop = new AbortController();
    this.#running.set(id, { chosen, stop });
    try {
      await this.#work.upload({
        fileId: id,
        name,
        file: chosen,
        signal: stop.signal,
        onProgress: (progress) => this.#change(id, { progress }),
      });
      stop.signal.throwIfAborted();
      this.#change(id, { status: 'checking', progress: 1 });
      await this.#work.register(id, name);
      stop.signal.throwIfAborted();
      await this.#work.changed();
      this.#running.delete(id);
      this.#set(this.#files.filter((one) => one.id !== id));
    } catch (error) {
      if (stop.signal.aborted) {
        // It may have arrived, or been registered, all the same.
        await this.#work.discard(id, name);
        await this.#work.changed();
        return;
      }
      const { text, final } = this.#work.explain(error);
      this.#change(id, { status: 'failed', problem: text, final });
    }
  }

  #change(id: string, change: Partial<TrayFile>) {
    this.#set(this.#files.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(files: readonly TrayFile[]) {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}
