import type { PGlite, Results } from '@electric-sql/pglite';
import { currentRequest, DatabaseLost } from './current-request.ts';
import { textOf } from './values.ts';

/** The exit status with which PGlite’s code leaves a statement that Postgres has rejected. */
const rejectedByPostgres = 100;

/** The parts of PGlite’s WebAssembly module we watch. */
interface Module {
  _PostgresMainLoopOnce: () => void;
  _PostgresMainLongJmp: () => void;
  _PostgresSendReadyForQueryIfNecessary: () => void;
  _pgl_pq_flush: () => void;
  FS: { streams: unknown[]; close: (stream: unknown) => void };
}

/** What holds the current instance. */
interface Holder {
  driver: PGlite;
}

/**
 * PGlite, opened again after its code failed in the middle of a statement. PGlite ignores such a failure (a stack
 * overflow in a regular expression, for example): the statement seems to return nothing, and later errors get lost. We
 * reject that statement and all others of its turn, and `restore` opens the files as after a crash.
 */
export class ReopeningPglite {
  #lost: DatabaseLost | null = null;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();

  /** `open` opens the same files, or those given, as another instance. */
  private constructor(
    private readonly holder: Holder,
    private readonly open: (files?: Blob) => Promise<Holder>,
    private readonly isInMemory: boolean,
  ) {}

  /** Prepares the instance in `holder`, where its successors go. */
  static async prepare(
    holder: Holder,
    open: (files?: Blob) => Promise<Holder>,
    isInMemory: boolean,
  ): Promise<ReopeningPglite> {
    const prepared = new ReopeningPglite(holder, open, isInMemory);
    await prepared.#prepare();
    return prepared;
  }

  /** The current instance. Statements must go through `query` and `exec`. */
  get current(): PGlite {
    return this.holder.driver;
  }

  async query<T>(sql: string, params?: unknown[]): Promise<Results<T>> {
    return this.#guarded(sql, () => this.current.query<T>(sql, params));
  }

  async exec(sql: string): Promise<void> {
    await this.#guarded(sql, () => this.current.exec(sql));
  }

  /** Opens a new instance if this one is lost. Call it before each turn. */
  async restore(): Promise<void> {
    if (!this.#lost) return;
    // In memory, the files are what was written at each commit, as on a disk.
    const files = this.isInMemory ? await this.current.dumpDataDir('none') : undefined;
    closeFiles(moduleOf(this.current));
    this.holder.driver = (await this.open(files)).driver;
    this.#lost = null;
    await this.#prepare();
    for (const [channel, listeners] of this.#listeners) {
      for (const listener of listeners) await this.current.listen(channel, listener);
    }
  }

  /** Calls `onPayload` for each notification. Resolves to a function that stops it. */
  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onPayload));
    await this.current.listen(channel, onPayload);
    return async () => {
      listeners.delete(onPayload);
      if (!this.#lost) await this.current.unlisten(channel, onPayload);
    };
  }

  /** Closes the files. A lost instance must not write any more. */
  async close(): Promise<void> {
    if (this.#lost) closeFiles(moduleOf(this.current));
    else await this.current.close();
  }

  async #prepare(): Promise<void> {
    await this.current.waitReady;
    watch(moduleOf(this.current), (lost) => (this.#lost = lost));
    sendTextOnly(this.current);
    await this.current.exec(`set search_path to "$user", public, extensions; set timezone to 'UTC'`);
  }

  async #guarded<T>(sql: string, run: () => Promise<T>): Promise<T | Results<never>> {
    if (!this.#lost) {
      try {
        const result = await run();
        if (!this.#lost) return result;
      } catch (error) {
        if (!this.#lost) throw error;
      }
    } else if (/^\s*rollback\b/i.test(sql)) {
      return { rows: [], fields: [] };
    }
    const request = currentRequest.getStore();
    if (request) request.lost = this.#lost;
    throw this.#lost;
  }
}

function moduleOf(pglite: PGlite): Module {
  // Protected in the library.
  return Reflect.get(pglite, 'mod') as Module;
}

/**
 * Calls `onLost` when the code fails other than by rejecting a statement, and from then on throws instead of running
 * it. PGlite ignores what its main loop throws, but not what its handler of rejections does.
 */
function watch(module: Module, onLost: (lost: DatabaseLost) => void): void {
  const { _PostgresMainLoopOnce: loop, _PostgresMainLongJmp: reject } = module;
  const lose = (cause: unknown): never => {
    const lost = new DatabaseLost(cause);
    onLost(lost);
    const leave = () => {
      throw Object.assign(new Error('lost'), { status: rejectedByPostgres });
    };
    module._PostgresMainLoopOnce = leave;
    module._PostgresMainLongJmp = () => {
      throw lost;
    };
    module._PostgresSendReadyForQueryIfNecessary = () => undefined;
    module._pgl_pq_flush = () => undefined;
    return leave();
  };
  module._PostgresMainLoopOnce = () => {
    try {
      loop();
    } catch (error) {
      if (statusOf(error) === rejectedByPostgres) throw error;
      lose(error);
    }
  };
  module._PostgresMainLongJmp = () => {
    try {
      reject();
    } catch (error) {
      lose(error);
    }
  };
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
}

/** Closes the open files without writing. */
function closeFiles({ FS: files }: Module): void {
  for (const stream of files.streams) {
    try {
      if (stream) files.close(stream);
    } catch {
      // It's closed already.
    }
  }
}

/**
 * PGlite sends a non-array where an array belongs as it is. A number there corrupts the protocol, and every later
 * request fails, so everything is sent as text.
 */
function sendTextOnly(pglite: PGlite): void {
  for (const [type, serialize] of Object.entries(pglite.serializers)) {
    pglite.serializers[type] = (value) => textOf(serialize(value));
  }
}
