import { z } from 'zod';
import { attachmentPath, isPicture, givenName } from '../attachment-rules';
import type { StoredFile } from '../message';
import type { PreparedPicture } from './prepare-picture';

/** A file that is to go with the next message. */
export interface TrayFile {
  id: string;
  name: string;
  size: number;
  type: string;
  status: 'working' | 'failed' | 'done';
  /** Share sent so far, 0 to 1. */
  progress: number;
  problem: string | null;
  /** What is sent, for a picture of it; null after a reload. */
  file: Blob | null;
  /** Once it is stored. */
  stored: StoredFile | null;
}

const storedSchema = z.array(
  z.object({
    path: z.string(),
    name: z.string(),
    size: z.number(),
    mime_type: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
  }),
);

interface TrayWork {
  prepare: (file: File, type: string) => Promise<PreparedPicture>;
  upload: (upload: {
    path: string;
    file: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  remove: (paths: readonly string[]) => Promise<void>;
  /** Why it was not stored, for the reader. */
  explain: (error: unknown) => string;
}

interface Running {
  chosen: File;
  stop: AbortController;
}

/**
 * The files of a message that is being written to one member. They are stored as soon as they are chosen, and stay over other
 * screens; what is stored by then also over a reload.
 */
export class AttachmentTray {
  #senderId: string;
  #recipientId: string;
  #key: string;
  #work: TrayWork;
  #files: readonly TrayFile[];
  #running = new Map<string, Running>();
  #listeners = new Set<() => void>();

  constructor(senderId: string, recipientId: string, work: TrayWork) {
    this.#senderId = senderId;
    this.#recipientId = recipientId;
    this.#key = `message_files_${senderId}_${recipientId}`;
    this.#work = work;
    this.#files = load(this.#key).map((stored) => ({
      id: stored.path,
      name: stored.name,
      size: stored.size,
      type: stored.mime_type,
      status: 'done',
      progress: 1,
      problem: null,
      file: null,
      stored,
    }));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): readonly TrayFile[] => this.#files;

  /** Takes a file that was found fit to be sent, and stores it. */
  add(chosen: File, type: string): void {
    const id = crypto.randomUUID();
    const { name, size } = chosen;
    this.#set([
      ...this.#files,
      { id, name, size, type, status: 'working', progress: 0, problem: null, file: null, stored: null },
    ]);
    void this.#store(id, chosen, type);
  }

  retry(id: string): void {
    const running = this.#running.get(id);
    const file = this.#files.find((one) => one.id === id);
    if (!running || file?.status !== 'failed') return;
    this.#change(id, { status: 'working', progress: 0, problem: null });
    void this.#store(id, running.chosen, file.type);
  }

  /** Takes a file out, stored or not. */
  remove(id: string): void {
    const file = this.#files.find((one) => one.id === id);
    this.#running.get(id)?.stop.abort();
    this.#running.delete(id);
    this.#set(this.#files.filter((one) => one.id !== id));
    if (file?.stored) void this.#work.remove([file.stored.path]);
  }

  /** Empties the tray; what was in it goes with a message. */
  take(): StoredFile[] {
    const stored = this.#files.flatMap((file) => file.stored ?? []);
    this.#running.clear();
    this.#set([]);
    return stored;
  }

  async #store(id: string, chosen: File, type: string) {
    const stop = new AbortController();
    this.#running.set(id, { chosen, stop });
    let path: string | null = null;
    try {
      const picture = isPicture(type) ? await this.#work.prepare(chosen, type) : null;
      const file = picture?.file ?? new Blob([chosen], { type });
      stop.signal.throwIfAborted();
      const name = givenName(chosen.name, file.type);
      path = attachmentPath(this.#senderId, this.#recipientId, name);
      this.#change(id, { file, name, size: file.size });
      await this.#work.upload({
        path,
        file,
        signal: stop.signal,
        onProgress: (progress) => this.#change(id, { progress }),
      });
      const stored = {
        path,
        name,
        size: file.size,
        mime_type: file.type,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
      };
      stop.signal.throwIfAborted();
      this.#change(id, { status: 'done', progress: 1, stored });
    } catch (error) {
      if (!stop.signal.aborted) this.#change(id, { status: 'failed', problem: this.#work.explain(error) });
      // Taken out meanwhile, it may have arrived all the same.
      else if (path) await this.#work.remove([path]);
    }
  }

  #change(id: string, change: Partial<TrayFile>) {
    this.#set(this.#files.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(files: readonly TrayFile[]) {
    this.#files = files;
    save(
      this.#key,
      files.flatMap(({ stored }) => stored ?? []),
    );
    for (const listener of this.#listeners) listener();
  }
}

function load(key: string): StoredFile[] {
  try {
    return storedSchema.parse(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

function save(key: string, stored: readonly StoredFile[]) {
  try {
    if (stored.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // The browser forbids it: a reload will lose them.
  }
}
