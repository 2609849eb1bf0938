import { readFile } from 'node:fs/promises';
import { Failure, codeOf, messageOf } from '../failure.ts';
import { writeWhole } from '../server/storage/file-store.ts';
import { copyOf } from './objects.ts';
import { emptyState, type SandboxState } from './state.ts';

/**
 * Stores the state in one file, or in memory. Changes are atomic: objects and their events are written together, so a
 * crash can't lose one without the other.
 */
export class SandboxStore {
  #last: Promise<unknown> = Promise.resolve();
  #onChange: () => void = () => undefined;

  private constructor(
    private readonly file: string | undefined,
    private current: SandboxState,
  ) {}

  /** Reads `file`, or starts with `first()` if it doesn't exist. Undefined keeps the state in memory. */
  static async open(file: string | undefined, first: () => Promise<SandboxState>): Promise<SandboxStore> {
    const kept = file === undefined ? null : await read(file);
    const store = new SandboxStore(file, kept ?? (await first()));
    if (!kept) await store.change(() => undefined);
    return store;
  }

  /** The current state. Don't modify it or hold on to it. */
  get state(): SandboxState {
    return this.current;
  }

  /** Called after each stored change. */
  set onChange(listener: () => void) {
    this.#onChange = listener;
  }

  /** Runs `work` on a copy and stores it. Changes are serialized; nothing is stored if `work` throws. */
  change<T>(work: (state: SandboxState) => T): Promise<T> {
    const done = this.#last.then(async () => {
      const draft = copyOf(this.current);
      const result = work(draft);
      if (this.file !== undefined) await writeWhole(this.file, Buffer.from(JSON.stringify(draft)));
      this.current = draft;
      this.#onChange();
      return result;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}

async function read(file: string): Promise<SandboxState | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    // Files written before a field was added don't have it.
    return { ...emptyState(), ...(JSON.parse(text) as Partial<SandboxState>) };
  } catch (error) {
    throw new Failure(
      `Couldn’t read ${file}, the Stripe sandbox’s state: ${messageOf(error)}`,
      'Delete that file and start again. The sandbox will be recreated from the database.',
      {
        cause: error,
      },
    );
  }
}
