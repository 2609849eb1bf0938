import { sanitizeFileName, mimeTypeOf } from './contract-file';

/** A file being uploaded. It leaves this list once it's registered. */
export interface UploadingFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** checking: uploaded, and the server is checking it. */
  status: 'uploading' | 'checking' | 'failed';
  /** Share uploaded, 0 to 1. */
  progress: number;
  problem: string | null;
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

interface Running {
  chosen: Blob;
  stop: AbortController;
}

/** Uploads and checks the contracts of one submission. Each can be canceled or retried on its own. */
export class ContractUploads {
  #work: UploadHandlers;
  #files: readonly UploadingFile[] = [];
  #running = new Map<string, Running>();
  #listeners = new Set<() => void>();

  constructor(work: UploadHandlers) {
    this.#work = work;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): readonly UploadingFile[] => this.#files;

  add(chosen: readonly File[]): void {
    for (const file of chosen) {
      const id = crypto.randomUUID();
      const name = sanitizeFileName(file.name);
      this.#set([
        ...this.#files,
        { id, name, size: file.size, status: 'uploading', progress: 0, problem: null, final: false },
      ]);
      // By extension, because browsers don't always know Word types.
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

  /** Cancels or removes a file at any stage. */
  remove(id: string): void {
    const file = this.#files.find((one) => one.id === id);
    const running = this.#running.get(id);
    this.#running.delete(id);
    this.#set(this.#files.filter((one) => one.id !== id));
    running?.stop.abort();
    // A running upload cleans up after itself.
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
        // It may have been uploaded or registered anyway.
        await this.#work.discard(id, name);
        await this.#work.changed();
        return;
      }
      const { text, final } = this.#work.explain(error);
      this.#change(id, { status: 'failed', problem: text, final });
    }
  }

  #change(id: string, change: Partial<UploadingFile>) {
    this.#set(this.#files.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(files: readonly UploadingFile[]) {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}
